import type { Estado } from '@hiring/contract';
import { randomUUID } from 'node:crypto';
import type { EmailText, NewEmail } from '../../../mail/emails/mail.service.js';
import type { Phase } from '../../../vacancies/phases/phase.entity.js';
import type { NewNotification } from '../../people/notifications/notifications.service.js';
import type { ApplicationHistory } from '../history/application-history.entity.js';
import { type MoveChange, moveChange } from '../application.rules.js';
import { beforeMove } from './before-move.js';
import type { ApplicationColumns, LockedApplication } from './lock-application.js';
import { messageOfMove } from './move-message.js';
import { causeOfMove, noticeOfMove } from './move-notice.js';
import { UNDO_MS } from './undo.rules.js';

export interface MoveOrder {
  applicationId: string;
  /** One of the six estados, or the stage `entrevista`; absent: that of the phase. */
  to?: string | undefined;
  /** A phase of the application's vacancy; absent: the first one of the estado. */
  faseId?: string | undefined;
  /** The version that the mover saw. */
  version: number;
  mensaje_candidato: string | null;
  /** HR's own reason of a rejection. */
  motivo_rechazo_id: string | null;
  /** The message's text instead of the template's; absent or null: the template's. */
  texto_propio?: EmailText | null;
  /** Absent: unless the move stays in its estado. */
  notificar?: boolean | undefined;
  /** Only with `contratada`: closes the person's other open applications in the same transaction. */
  cerrar_otras?: boolean;
  /** What it says is agreed already, as by a signature: what its phase requires does not hold it up. */
  acordada?: boolean;
  /** Caused by another move, which tells the candidate. */
  sinAviso?: boolean;
}

/** A move that is decided: an order for a locked application. */
export interface Move extends LockedApplication {
  order: MoveOrder & { notificar: boolean };
  to: Estado;
  phase: Phase | null;
  /** Null: the product itself. */
  actorId: string | null;
  now: Date;
  /** How long a rejection waits before it is told, in milliseconds. */
  delay: number;
}

/** What is read for a move. */
interface Found {
  /** The job's title. */
  puesto: string;
  /** How many interviews of the application have not begun. */
  ahead: number;
  /** Events that this move replaces. */
  adelantadas: string[];
  /** Moves that closed the person's other applications. */
  cerradas?: string[] | undefined;
}

/** Everything that a move writes. */
export interface PlannedMove {
  change: MoveChange & Pick<ApplicationColumns, 'fase_id' | 'estado_candidato' | 'version' | 'updated_at'>;
  event: Partial<ApplicationHistory> & Pick<ApplicationHistory, 'id'>;
  /** Null: the candidate is not told, or not yet. */
  notice: NewNotification | null;
  message: NewEmail | null;
  sendFrom: Date;
}

export function planMove(move: Move, { puesto, ahead, adelantadas, cerradas }: Found): PlannedMove {
  const { application, order, to, phase, actorId, now, delay } = move;
  // A delayed rejection stays hidden until its message is sent; without a message there is no delay.
  const hidden = delay > 0 && order.notificar;
  // A step inside the estado is HR's own unless somebody chooses to tell.
  const silent = order.sinAviso || (to === application.estado && !order.notificar);
  const id = randomUUID();
  const sendFrom = new Date(now.getTime() + Math.max(UNDO_MS, delay));
  return {
    change: {
      ...moveChange(application, to, now),
      fase_id: phase?.id ?? null,
      estado_candidato: hidden ? application.estado_candidato : to,
      version: application.version + 1,
      updated_at: now,
    },
    event: {
      id,
      aplicacion_id: application.id,
      tipo: 'movida',
      de: application.estado,
      a: to,
      fase_id: phase?.id ?? null,
      actor_id: actorId,
      mensaje_candidato: order.mensaje_candidato,
      motivo_rechazo_id: order.motivo_rechazo_id,
      antes: { ...beforeMove(application), adelantadas, ...(cerradas ? { cerradas } : {}) },
      visible_at: hidden ? null : now,
    },
    notice: hidden || silent ? null : noticeOfMove(application, id, to, puesto),
    message: order.notificar
      ? {
          ...messageOfMove(move, to, { puesto, interviewsAhead: ahead, text: order.mensaje_candidato }),
          ...(order.texto_propio ? { texto_propio: order.texto_propio } : {}),
          causa: causeOfMove(id),
          historial_id: id,
          enviar_desde: sendFrom,
          ...(actorId ? { creado_por: actorId } : {}),
        }
      : null,
    sendFrom,
  };
}
