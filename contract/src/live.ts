import type { Stage } from './stages.js';

/**
 * What the stream `GET /api/events` tells: ids and stages, nothing about a person. Whoever needs more asks for it.
 * `resync`: something may have been missed; read again what is shown. New kinds may come: skip unknown ones.
 */
export type LiveEvent = ApplicationEvent | InterviewEvent | CandidateEvent | { kind: 'resync' };

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

/** Names of the stream's messages: events in an array, a sign of life, and that the server ends it for good. */
export const LIVE_MESSAGES = { events: 'cambios', beat: 'latido', end: 'fin' } as const;

/** Seconds between two signs of life; without one for twice as long the stream is dead. */
export const LIVE_BEAT_SECONDS = 20;
