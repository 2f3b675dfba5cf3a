import type { Role } from '@hiring/contract';

/** Seconds that an access token is good for; the session is looked up with every request all the same. */
export const ACCESS_SECONDS = 5 * 60;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Candidates stay signed in this long after their last rotation. */
const CANDIDATE_MS = 30 * 24 * HOUR;
/** Staff sign in again after this time, however active they are. */
const STAFF_MS = 12 * HOUR;
/** The token before the last rotation stays good this long: two tabs, or an answer that got lost. */
const GRACE_MS = 30 * SECOND;
/** Activity is written down at most this often. */
const TOUCH_MS = MINUTE;

export interface SessionTimes {
  role: Role;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

/** When a session opened at `createdAt` and used at `now` ends at the latest. */
export function sessionEnd(role: Role, createdAt: Date, now: Date): Date {
  return new Date(role === 'candidate' ? now.getTime() + CANDIDATE_MS : createdAt.getTime() + STAFF_MS);
}

/**
 * Whether a session that was not revoked is still good. Staff sessions end after `idleMinutes` without activity.
 * The limits are those of today's role, so that a promoted candidate does not keep thirty days.
 */
export function isLive(session: SessionTimes, now: Date, idleMinutes: number): boolean {
  if (session.expires_at <= now) return false;
  if (session.role === 'candidate') return true;
  const idleMs = now.getTime() - session.last_seen_at.getTime();
  return sessionEnd(session.role, session.created_at, now) > now && idleMs <= idleMinutes * MINUTE;
}

/** `isLive` for queries: sessions of staff must have been opened and used after these instants. */
export function liveSince(now: Date, idleMinutes: number): { opened: Date; seen: Date } {
  return { opened: new Date(now.getTime() - STAFF_MS), seen: new Date(now.getTime() - idleMinutes * MINUTE) };
}

/** Activity that was last written down after this instant need not be written down at `now`. */
export function touchedSince(now: Date): Date {
  return new Date(now.getTime() - TOUCH_MS);
}

export interface RefreshHashes {
  refresh_hash: string;
  previous_hash: string | null;
  rotated_at: Date;
}

/**
 * What a presented refresh token is to its session. `reused`: it was issued once and is used up, so that somebody has a
 * copy. `unknown`: it was never issued, as far as we can tell; that says nothing about the session.
 */
export function judgeRefresh(
  session: RefreshHashes,
  { hash, issued }: { hash: string; issued: boolean },
  now: Date,
): 'current' | 'previous' | 'reused' | 'unknown' {
  if (hash === session.refresh_hash) return 'current';
  if (hash !== session.previous_hash) return issued ? 'reused' : 'unknown';
  return now.getTime() - session.rotated_at.getTime() <= GRACE_MS ? 'previous' : 'reused';
}

/** Requests that a page makes by itself: they keep no idle session alive. `path` is the whole path. */
export function isBackground(path: string, header: string | string[] | undefined): boolean {
  return header === '1' || /^\/api\/events(?:$|[/?])/.test(path);
}
