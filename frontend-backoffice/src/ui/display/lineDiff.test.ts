import { describe, expect, it } from 'vitest';
import { type DiffLine, lineDiff } from './lineDiff';

const sideOf = (lines: DiffLine[], kind: 'added' | 'removed') =>
  lines
    .filter((line) => line.kind === 'same' || line.kind === kind)
    .map(({ text }) => text)
    .join('\n');

describe('the line diff of two texts', () => {
  it('marks added and removed lines', () => {
    expect(lineDiff('Hola\nTe esperamos\nSaludos', 'Hola\nMañana\nSaludos')).toEqual([
      { kind: 'same', text: 'Hola' },
      { kind: 'removed', text: 'Te esperamos' },
      { kind: 'added', text: 'Mañana' },
      { kind: 'same', text: 'Saludos' },
    ]);
  });

  it('keeps the longest lines in common when a paragraph moves', () => {
    const kept = lineDiff('a\nb\nc\nd', 'b\nc\nd\na').filter(({ kind }) => kind === 'same');
    expect(kept.map(({ text }) => text)).toEqual(['b', 'c', 'd']);
  });

  it.each([
    ['', 'Hola'],
    ['Hola\n\nAdiós', 'Hola\nAdiós'],
    ['a\na\na', 'a'],
    ['Uno\nDos', 'Tres\nCuatro\nCinco'],
    ['igual\n', 'igual\n'],
  ])('contains both texts completely: %j and %j', (from, to) => {
    const lines = lineDiff(from, to);
    expect([sideOf(lines, 'removed'), sideOf(lines, 'added')]).toEqual([from, to]);
  });

  it('marks no line of two equal texts', () => {
    expect(lineDiff('a\n\nb', 'a\n\nb').every(({ kind }) => kind === 'same')).toBe(true);
  });
});
