import type { Role } from '@hiring/contract';

/** Validity of an access token in seconds; the session is still looked up on every request. */
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
/** Activity is stored at most this often. */
const TOUCH_MS = MINUTE;

export interface SessionTimes {
  role: Role;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

/** Latest end of a session opened at `createdAt` and used at `now`. */
export function sessionEnd(role: Role, createdAt: Date, now: Date): Date {
  return new Date(role === 'candidate' ? now.getTime() + CANDIDATE_MS : createdAt.getTime() + STAFF_MS);
}

/**
 * Whether a session that was not revoked is still valid. Staff sessions end after `idleMinutes` without activity.
 * The limits of the current role apply, so that a promoted candidate does not keep thirty days.
 */
export function isLive(session: SessionTimes, now: Date, idleMinutes: number): boolean {
  if (session.expires_at <= now) return false;
  if (session.role === 'candidate') return true;
  const idleMs = now.getTime() - session.last_seen_at.getTime();
  return sessionEnd(session.role, session.created_at, now) > now && idleMs <= idleMinutes * MINUTE;
}

/** `isLive` for queries: staff sessions must have been opened and used after these instants. */
export function liveSince(now: Date, idleMinutes: number): { opened: Date; seen: Date } {
  return { opened: new Date(now.getTime() - STAFF_MS), seen: new Date(now.getTime() - idleMinutes * MINUTE) };
}

/** Activity stored after this instant need not be stored again at `now`. */
export function touchedSince(now: Date): Date {
  return new Date(now.getTime() - TOUCH_MS);
}

export interface RefreshHashes {
  refresh_hash: string;
  previous_hash: string | null;
  rotated_at: Date;
}

/**
 * Classifies a presented refresh token. `reused`: it was issued and is used up, so somebody has a copy. `unknown`:
 * as far as we know it was never issued; this says nothing about the session.
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

/** Whether a page sent the request by itself: it does not keep an idle session alive. `path` is the whole path. */
export function isBackground(path: string, header: string | string[] | undefined): boolean {
  return header === '1' || /^\/api\/(?:team\/)?events(?:$|[/?])/.test(path);
}
