import { canUndo } from './undo.rules.js';

const at = (seconds: number): Date => new Date(Date.UTC(2026, 0, 1, 12, 0, seconds));

describe('undoing a move', () => {
  it.each([
    ['at once', 0, null, true],
    ['within ten seconds', 10, null, true],
    ['a click in time that arrives late', 14, null, true],
    ['a minute later', 60, null, false],
    ['an hour later, while the rejection waits', 3600, at(86_400), true],
    ['after the rejection was due', 86_410, at(86_400), false],
  ])('%s', (_title, seconds, sendFrom, expected) => {
    expect(canUndo(at(0), sendFrom, at(seconds))).toBe(expected);
  });
});
