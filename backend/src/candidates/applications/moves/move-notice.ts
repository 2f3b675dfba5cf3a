import { type Estado, labels, PORTAL_MESSAGE } from '@hiring/contract';
import type { NewNotification } from '../../people/notifications/notifications.service.js';
import type { ApplicationColumns } from './lock-application.js';

const TITLE: Record<Estado, string> = labels({
  recibida: 'Tu candidatura vuelve a estar recibida',
  en_revision: 'Tu candidatura está en revisión',
  entrevista_programada: 'Pasas a la fase de entrevista',
  entrevista_realizada: 'Tu entrevista consta como realizada',
  contratada: 'Tu candidatura ha sido aceptada',
  rechazada: 'Hay una respuesta a tu candidatura',
});

/** What a move's notification is known by. */
export const causeOfMove = (historyId: string): string => `movimiento:${historyId}`;

/** The portal notification of a visible move. `puesto`: the job's title. */
export function noticeOfMove(
  application: Pick<ApplicationColumns, 'id' | 'candidato_id'>,
  historyId: string,
  to: Estado,
  puesto: string,
): NewNotification {
  return {
    causa: causeOfMove(historyId),
    candidato_id: application.candidato_id,
    aplicacion_id: application.id,
    tipo: 'estado',
    titulo: TITLE[to],
    texto: () => `${puesto}: ${PORTAL_MESSAGE[to]}`.slice(0, 1000),
    enlace: '/portal-candidato?tab=progreso',
  };
}
