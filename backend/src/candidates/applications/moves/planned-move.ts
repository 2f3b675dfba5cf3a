import type { Estado } from '@hiring/contract';
import { randomUUID } from 'node:crypto';
import type { EmailText, NewEmail } from '../../../mail/emails/mail.service.js';
import type { WrittenWith } from '../../../mail/emails/written-with.js';
import { countOf } from '../../people/projection/next-interview.js';
import { afterChange, type Standing } from '../../people/projection/project-candidate.js';
import type { NewNotification } from '../../portal/notifications/notifications.service.js';
import { moveChange } from '../application.rules.js';
import { beforeMove } from './before-move.js';
import type { ApplicationColumns, LockedApplication } from './lock-application.js';
import { messageOfMove } from './move-message.js';
import { causeOfMove, noticeOfMove } from './move-notice.js';
import { UNDO_MS } from './undo.rules.js';
import type { WrittenMove } from './write-move.js';

export interface MoveOrder {
  applicationId: string;
  /** One of the six estados, or the stage `entrevista`. */
  to: string;
  /** The version that the mover saw. */
  version: number;
  mensaje_candidato: string | null;
  /** HR's own reason of a rejection. */
  motivo_rechazo_id: string | null;
  /** The message's text instead of the template's; absent or null: the template's. */
  texto_propio?: EmailText | null;
  notificar: boolean;
  /** Only with `contratada`: closes the person's other open applications in the same transaction. */
  cerrar_otras?: boolean;
  /** Caused by another move, which tells the candidate. */
  sinAviso?: boolean;
}

export interface Move extends LockedApplication {
  order: MoveOrder;
}

/** What is read before a move is written. */
interface ReadForMove {
  now: Date;
  /** How long a rejection waits before it is told, in milliseconds. */
  delay: number;
  puestoOf: (application: ApplicationColumns) => string;
  writtenOf: (move: Move) => WrittenWith | null;
}

/** Everything that a move writes. */
export interface PlannedMove {
  candidateId: string;
  event: WrittenMove;
  /** The person's applications and interviews after the move. */
  standing: Standing;
  /** How many interviews of the application have not begun. */
  ahead: number;
  /** Null: the candidate is not told, or not yet. */
  notice: NewNotification | null;
  message: NewEmail | null;
  written: WrittenWith | null;
  sendFrom: Date;
}

export const ownText = ({ texto_propio }: MoveOrder): { texto_propio?: EmailText } =>
  texto_propio ? { texto_propio } : {};

/** A delayed rejection stays hidden until its message is sent; without a message there is no delay. */
const isHidden = (order: MoveOrder, delay: number): boolean => delay > 0 && order.notificar;
export const isTold = (order: MoveOrder, delay: number): boolean =>
  !isHidden(order, delay) && !order.sinAviso;

/** @param found the earlier moves and other applications that this one replaces and closes, and what is left then */
export function planMove(
  move: Move,
  to: Estado,
  actorId: string,
  read: ReadForMove,
  found: { adelantadas: string[]; cerradas?: string[] | undefined; standing: Standing },
): PlannedMove {
  const { application, candidate, order } = move;
  const { now, delay } = read;
  const { adelantadas, cerradas, standing } = found;
  const hidden = isHidden(order, delay);
  const puesto = read.puestoOf(application);
  const change = {
    ...moveChange(application, to, now),
    estado_candidato: hidden ? application.estado_candidato : to,
    version: application.version + 1,
    updated_at: now,
  };
  const id = randomUUID();
  const antes = { ...beforeMove(application), adelantadas, ...(cerradas ? { cerradas } : {}) };
  const ahead = countOf(standing.interviews, application.id, now);
  const sendFrom = new Date(now.getTime() + Math.max(UNDO_MS, delay));
  const message = {
    ...messageOfMove(move, to, { puesto, interviewsAhead: ahead, text: order.mensaje_candidato }),
    ...ownText(order),
    ...{ causa: causeOfMove(id), historial_id: id, enviar_desde: sendFrom, creado_por: actorId },
  };
  return {
    candidateId: candidate.id,
    event: {
      ...change,
      ...{ id, antes, aplicacion_id: application.id, de: application.estado, actor_id: actorId },
      ...{ mensaje_candidato: order.mensaje_candidato, motivo_rechazo_id: order.motivo_rechazo_id },
      visible_at: hidden ? null : now,
    },
    standing: afterChange(standing, application.id, change),
    ahead,
    notice: isTold(order, delay) ? noticeOfMove(application, id, to, puesto) : null,
    message: order.notificar ? message : null,
    written: read.writtenOf(move),
    sendFrom,
  };
}
