import type { Estado } from '@hiring/contract';
import type { ApplicationHistory } from '../../candidates/applications/history/application-history.entity.js';
import type { Application } from '../../candidates/applications/application.entity.js';
import { moveChange } from '../../candidates/applications/application.rules.js';
import type { Interview } from '../../interviews/interview.entity.js';
import { uuidOf } from '../random.js';

export type ApplicationRow = Omit<
  Application,
  'candidato' | 'vacante' | 'etapas_alcanzadas' | 'modificado_at'
>;
export type HistoryRow = Omit<
  ApplicationHistory,
  'aplicacion' | 'actor' | 'motivo_rechazo' | 'estancia_etapa' | 'estancia_desde'
>;
export type InterviewRow = Omit<Interview, 'candidato' | 'aplicacion' | 'entrevistador' | 'modificado_at'>;

const HOUR = 3_600_000;
/** Delay of a message so that the action can be undone, and delay of a rejection (system_config). */
export const UNDO_MS = 10_000;
export const REJECTION_MS = 24 * HOUR;

/** An application and its history, built event by event with the product's own rules. */
export class ApplicationStory {
  readonly application: ApplicationRow;
  readonly history: HistoryRow[] = [];
  readonly interviews: InterviewRow[] = [];

  constructor(
    /** Unique name of the application; its ids are derived from it. */
    readonly name: string,
    start: Pick<
      Application,
      | 'candidato_id'
      | 'vacante_id'
      | 'departamento'
      | 'posicion'
      | 'prioridad'
      | 'canal'
      | 'cuestionario_respuestas'
    >,
    at: Date,
  ) {
    this.application = {
      ...start,
      id: uuidOf(`application:${name}`),
      estado: 'recibida',
      estado_candidato: 'recibida',
      fecha_aplicacion: at,
      en_fase_desde: at,
      fecha_respuesta: null,
      fecha_contratacion: null,
      feedback_rrhh: null,
      notas_rrhh: null,
      retirada_at: null,
      deleted_at: null,
      version: 1,
      created_at: at,
      updated_at: at,
    };
    this.tell({ tipo: 'creada', a: 'recibida', visible_at: at, created_at: at });
  }

  /** A move by HR; `hidden`: not visible to the candidate yet. */
  move(a: Estado, at: Date, actorId: string, { message = null as string | null, hidden = false } = {}): void {
    const { application } = this;
    this.tell({
      tipo: 'movida',
      de: application.estado,
      a,
      actor_id: actorId,
      mensaje_candidato: message,
      antes: {
        estado: application.estado,
        estado_candidato: application.estado_candidato,
        fecha_respuesta: application.fecha_respuesta?.toISOString() ?? null,
        fecha_contratacion: application.fecha_contratacion?.toISOString() ?? null,
        en_fase_desde: application.en_fase_desde.toISOString(),
      },
      // A rejection becomes visible when its message is sent.
      visible_at: hidden ? null : a === 'rechazada' ? new Date(at.getTime() + REJECTION_MS) : at,
      created_at: at,
    });
    Object.assign(application, moveChange(application, a, at), { updated_at: at });
    if (!hidden) application.estado_candidato = a;
    application.version += 1;
  }

  /** The candidate submits the form again with a change. */
  update(at: Date): void {
    this.tell({ tipo: 'actualizada', visible_at: at, created_at: at });
    this.application.version += 1;
    this.application.updated_at = at;
  }

  /** The candidate withdraws: the estado is kept, and future interviews are cancelled. */
  withdraw(at: Date): void {
    this.tell({ tipo: 'retirada', visible_at: at, created_at: at });
    this.application.retirada_at = at;
    this.application.version += 1;
    this.application.updated_at = at;
    for (const interview of this.interviews) {
      if (interview.inicio <= at || interview.estado === 'cancelada') continue;
      Object.assign(interview, { estado: 'cancelada', updated_at: at, version: interview.version + 1 });
    }
  }

  schedule(interview: Omit<InterviewRow, 'id' | 'candidato_id' | 'aplicacion_id'>): InterviewRow {
    const row = {
      ...interview,
      id: uuidOf(`interview:${this.name}:${this.interviews.length}`),
      candidato_id: this.application.candidato_id,
      aplicacion_id: this.application.id,
    };
    this.interviews.push(row);
    return row;
  }

  private tell(event: Pick<HistoryRow, 'tipo' | 'visible_at' | 'created_at'> & Partial<HistoryRow>): void {
    this.history.push({
      de: null,
      a: null,
      actor_id: null,
      mensaje_candidato: null,
      motivo_rechazo_id: null,
      antes: {},
      deshecha_at: null,
      ...event,
      id: uuidOf(`history:${this.name}:${this.history.length}`),
      aplicacion_id: this.application.id,
    });
  }
}
