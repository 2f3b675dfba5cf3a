import type { Stage } from './stages.js';

/**
 * Events of the stream `GET /api/events`: ids and stages, no personal data. Clients request the rest. `resync`:
 * events may be missing; reload what is shown. Skip unknown kinds, which may be added.
 */
export type LiveEvent =
  | ApplicationEvent
  | InterviewEvent
  | CandidateEvent
  | RecordEvent
  | TeamEvent
  | { kind: 'resync' };

export type LiveChange = 'created' | 'moved' | 'changed' | 'removed';

export interface ApplicationEvent {
  kind: 'application';
  change: LiveChange;
  id: string;
  candidato_id: string;
  vacante_id: string | null;
  stage: Stage;
  version: number;
}

export interface InterviewEvent {
  kind: 'interview';
  change: 'created' | 'changed' | 'removed';
  id: string;
  candidato_id: string;
  aplicacion_id: string;
}

/** The profile or the CV of a person, or the person is gone. */
export interface CandidateEvent {
  kind: 'candidate';
  change: 'changed' | 'removed';
  id: string;
}

/** Other records of a person or a vacancy, by the noun of the API. */
export type LiveResource =
  | 'candidates'
  | 'documents'
  | 'emails'
  | 'interview-availability'
  | 'interviews'
  | 'invitations'
  | 'notes'
  | 'offers'
  | 'onboardings'
  | 'privacy/holds'
  | 'requisitions'
  | 'scorecards'
  | 'slot-invitations'
  | 'tasks'
  | 'threads'
  | 'unassigned-mail'
  | 'vacancies';

/** A record was made, changed or removed: whose, or of which vacancy, where the row says it. */
export interface RecordEvent {
  kind: 'record';
  resource: LiveResource;
  candidato_id?: string;
  vacante_id?: string;
  /** Of a request for staff: its id. */
  solicitud_id?: string;
}

/**
 * On the stream of managers, `GET /api/team/events`: something of an opening has changed. Besides it has a `record` of
 * `requisitions` without an id, when a request for staff that they asked for or approve has changed, and `resync`, when
 * they came to a team or an interview or left it.
 */
export interface TeamEvent {
  kind: 'team';
  /** One of their openings; null: it is an application whose interview they hold. */
  vacante_id: string | null;
}

/** Message names of the stream: an array of events, a heartbeat, and the final end. */
export const LIVE_MESSAGES = { events: 'cambios', beat: 'latido', end: 'fin' } as const;

/** Seconds between heartbeats; after twice as long without one the stream is dead. */
export const LIVE_BEAT_SECONDS = 20;
