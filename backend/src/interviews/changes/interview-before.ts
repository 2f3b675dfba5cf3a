import type { FollowedMove } from '../../candidates/applications/application-process.js';
import type { Interview } from '../interview.entity.js';
import type { Seat } from '../panel/panel.js';

/** Columns that a change may replace and an undo restores. */
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

/** The interview before its last change, stored in the row. Instants are ISO 8601. */
export interface InterviewBefore extends Replaced {
  inicio: string;
  fin: string;
  recordatorio_de: string | null;
  recordatorio_2h_de: string | null;
  /** Version set by the change: another one means a later change. */
  version: number;
  /** Cause of the change's message; null: no message. */
  causa: string | null;
  /** Who held it besides the interviewer; absent: the change left them. */
  participantes?: Seat[];
  /** How many messages the change wrote to those who hold it. */
  panel?: number;
  /** The application's move that came with it; absent: none. */
  movida?: FollowedMove;
  /** The unsent message that the change's message replaced. */
  pendiente: 'programada' | 'modificada' | null;
  /** Until when the change can be undone. */
  hasta: string;
}

/** Tolerance for a click made in time that arrives later. */
const GRACE_MS = 5000;

export function beforeOf(
  before: Interview,
  change: Pick<InterviewBefore, 'version' | 'causa' | 'pendiente' | 'movida' | 'participantes' | 'panel'> & {
    until: Date;
  },
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

/** The columns as they were; one that was deleted is there again. */
export function restoredOf(antes: InterviewBefore): Partial<Interview> {
  return {
    ...Object.fromEntries(REPLACED.map((name) => [name, antes[name]])),
    deleted_at: null,
    inicio: new Date(antes.inicio),
    fin: new Date(antes.fin),
    recordatorio_de: instant(antes.recordatorio_de),
    recordatorio_2h_de: instant(antes.recordatorio_2h_de),
  };
}

/** What an undo would restore; null when too late, or after another change. */
export function undoableOf(
  { antes, version }: Pick<Interview, 'antes' | 'version'>,
  now: Date,
): InterviewBefore | null {
  if (!antes || antes.version !== version) return null;
  return now.getTime() <= Date.parse(antes.hasta) + GRACE_MS ? antes : null;
}
