import {
  ACCESS_SECONDS,
  isBackground,
  isLive,
  judgeRefresh,
  liveSince,
  sessionEnd,
  touchedSince,
} from './session.rules.js';

const NOW = new Date('2026-03-02T10:00:00Z');
const minutesAgo = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);
const inMinutes = (minutes: number): Date => minutesAgo(-minutes);
const HOUR = 60;
const DAY = 24 * HOUR;

describe('the end of a session', () => {
  it('is extended by use for candidates and fixed for staff', () => {
    const opened = minutesAgo(5 * HOUR);
    expect(sessionEnd('candidate', opened, NOW)).toEqual(inMinutes(30 * DAY));
    expect(sessionEnd('rrhh', opened, NOW)).toEqual(inMinutes(7 * HOUR));
    expect(sessionEnd('admin', opened, NOW)).toEqual(inMinutes(7 * HOUR));
  });

  const open = { created_at: minutesAgo(60), last_seen_at: NOW, expires_at: inMinutes(60) };
  it.each([
    ['a candidate idle for 29 days', { role: 'candidate', last_seen_at: minutesAgo(29 * DAY) }, true],
    ['a candidate at the end', { role: 'candidate', expires_at: NOW }, false],
    ['staff idle for just the time-out', { role: 'rrhh', last_seen_at: minutesAgo(30) }, true],
    [
      'staff idle a moment longer',
      { role: 'rrhh', last_seen_at: new Date(minutesAgo(30).getTime() - 1) },
      false,
    ],
    ['an administrator idle too long', { role: 'admin', last_seen_at: minutesAgo(31) }, false],
    ['staff active for 12 hours', { role: 'admin', created_at: minutesAgo(12 * HOUR) }, false],
    [
      'a candidate promoted in a session of days',
      { role: 'rrhh', created_at: minutesAgo(3 * DAY), expires_at: inMinutes(27 * DAY) },
      false,
    ],
  ] as const)('%s', (_, session, live) => {
    expect(isLive({ ...open, ...session }, NOW, 30)).toBe(live);
  });

  it('is saved at most once a minute', () => {
    expect(touchedSince(NOW)).toEqual(minutesAgo(1));
  });
});

describe('a presented refresh token', () => {
  const session = { refresh_hash: 'new', previous_hash: 'old', rotated_at: NOW };
  const after = (ms: number): Date => new Date(NOW.getTime() + ms);
  it.each([
    ['new', 0, 'current'],
    ['new', 9_000_000, 'current'],
    ['old', 0, 'previous'],
    ['old', 30_000, 'previous'],
    ['old', 30_001, 'reused'],
    ['older', 0, 'reused'],
  ])('%s after %d ms is %s', (hash, ms, verdict) => {
    expect(judgeRefresh(session, { hash, issued: true }, after(ms))).toBe(verdict);
  });

  it('is reused when the session never rotated and the token is another one that was issued', () => {
    const unrotated = { ...session, previous_hash: null };
    expect(judgeRefresh(unrotated, { hash: 'old', issued: true }, NOW)).toBe('reused');
  });

  it('is unknown when it was never issued; the session decides when it is one of the last two', () => {
    const made = (hash: string) => judgeRefresh(session, { hash, issued: false }, after(30_001));
    expect([made('made up'), made('new'), made('old')]).toEqual(['unknown', 'current', 'reused']);
  });
});

describe('a background request of a page', () => {
  it.each([
    ['/api/events', undefined, true],
    ['/api/events?since=3', undefined, true],
    ['/api/events/stream', undefined, true],
    ['/api/team/events', undefined, true],
    ['/api/eventsource', undefined, false],
    ['/api/candidates', '1', true],
    ['/api/candidates', undefined, false],
    ['/api/candidates', '0', false],
  ])('%s with X-Background %s: %s', (path, header, background) => {
    expect(isBackground(path, header)).toBe(background);
  });
});

it('sessions of staff live that were opened in the last twelve hours and seen within the time-out', () => {
  const now = new Date('2026-03-02T12:00:00Z');
  expect(liveSince(now, 30)).toEqual({
    opened: new Date('2026-03-02T00:00:00Z'),
    seen: new Date('2026-03-02T11:30:00Z'),
  });
  expect(ACCESS_SECONDS).toBe(300);
});
