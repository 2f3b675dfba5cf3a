import type { FollowedMove } from '../../candidates/applications/application-process.js';
import type { Interview } from '../interview.entity.js';

/** The columns that a change may replace and an undo puts back. */
const REPLACED = [
  'zona',
  'tipo',
  'ubicacion',
  'link_virtual',
  'entrevistador_id',
  'entrevistador_nombre',
  'notas',
  'feedback',
  'estado',
] as const;
type Replaced = Pick<Interview, (typeof REPLACED)[number]>;

/** An interview before its last change, as it is kept in the row. Instants are ISO 8601. */
export interface InterviewBefore extends Replaced {
  inicio: string;
  fin: string;
  recordatorio_de: string | null;
  recordatorio_2h_de: string | null;
  /** The version that the change made: with another one, something has happened since. */
  version: number;
  /** Cause of the message that tells of the change; null: nobody is told of it. */
  causa: string | null;
  /** The move of the application that came with it; absent: it stayed where it was. */
  movida?: FollowedMove;
  /** What had not left when the change was made, and its message took the place of. */
  pendiente: 'programada' | 'modificada' | null;
  /** Until when the change is offered to be taken back. */
  hasta: string;
}

/** A click made in time may arrive a little later. */
const GRACE_MS = 5000;

export function beforeOf(
  before: Interview,
  change: Pick<InterviewBefore, 'version' | 'causa' | 'pendiente' | 'movida'> & { until: Date },
): InterviewBefore {
  const kept = Object.fromEntries(REPLACED.map((name) => [name, before[name]])) as unknown as Replaced;
  const { until, ...rest } = change;
  return {
    ...kept,
    ...rest,
    inicio: before.inicio.toISOString(),
    fin: before.fin.toISOString(),
    recordatorio_de: before.recordatorio_de?.toISOString() ?? null,
    recordatorio_2h_de: before.recordatorio_2h_de?.toISOString() ?? null,
    hasta: until.toISOString(),
  };
}

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** The columns as they were. */
export function restoredOf(antes: InterviewBefore): Partial<Interview> {
  return {
    ...Object.fromEntries(REPLACED.map((name) => [name, antes[name]])),
    inicio: new Date(antes.inicio),
    fin: new Date(antes.fin),
    recordatorio_de: instant(antes.recordatorio_de),
    recordatorio_2h_de: instant(antes.recordatorio_2h_de),
  };
}

/** What an undo would put back; null when it is too late, or something else has happened. */
export function undoableOf(
  { antes, version }: Pick<Interview, 'antes' | 'version'>,
  now: Date,
): InterviewBefore | null {
  if (!antes || antes.version !== version) return null;
  return now.getTime() <= Date.parse(antes.hasta) + GRACE_MS ? antes : null;
}
