import { type Estado, type Plantilla } from '@hiring/contract';
import type { EntityManager } from 'typeorm';
import type { NewEmail } from '../../../mail/emails/mail.service.js';
import { Position } from '../../../departments/department.entity.js';
import { findJoined } from '../../../platform/database/find-joined.js';
import { Vacancy } from '../../../vacancies/vacancy.entity.js';
import type { LockedApplication } from '../lock-application.js';

/** One message for each change: hiring and rejecting have their own template. */
function templateOf(to: Estado): Plantilla {
  switch (to) {
    case 'contratada':
      return 'contratacion';
    case 'rechazada':
      return 'rechazo';
    case 'recibida':
    case 'en_revision':
    case 'entrevista_programada':
    case 'entrevista_realizada':
      return 'cambio_estado';
  }
}

/** Display name of the job: the vacancy's title, or the position of a spontaneous application. */
export async function jobTitle(
  manager: EntityManager,
  application: { vacante_id: string | null; departamento: string; posicion: string },
): Promise<string> {
  const vacancy =
    application.vacante_id &&
    (await manager.findOne(Vacancy, { where: { id: application.vacante_id }, select: { titulo: true } }));
  if (vacancy) return vacancy.titulo;
  const position = await findJoined(manager, Position, {
    where: { codigo: application.posicion, departamento: { codigo: application.departamento } },
    select: { id: true, nombre: true },
  });
  return position?.nombre ?? application.posicion.replaceAll('_', ' ');
}

/** A rejection's message also says that future interviews are cancelled. */
const calledOff = (interviews: number): string =>
  interviews === 1
    ? 'La entrevista que teníamos pendiente queda cancelada: no hace falta que acudas ni que te conectes.'
    : 'Las entrevistas que teníamos pendientes quedan canceladas: no hace falta que acudas ni que te conectes.';

/** The message of a move; the caller sets cause and time. `puesto`: the job's title, if known. */
export async function messageOfMove(
  manager: EntityManager,
  { application, candidate }: LockedApplication,
  to: Estado,
  { text, interviewsAhead, puesto }: { text: string | null; interviewsAhead: number; puesto?: string },
): Promise<Omit<NewEmail, 'causa'>> {
  return {
    plantilla: templateOf(to),
    destinatario: candidate.email,
    datos: {
      nombre: candidate.nombre,
      puesto: puesto ?? (await jobTitle(manager, application)),
      estado: to,
      ...(text ? { mensaje: text } : {}),
      ...(to === 'rechazada' && interviewsAhead > 0 ? { citas: calledOff(interviewsAhead) } : {}),
    },
    candidato_id: candidate.id,
    aplicacion_id: application.id,
    ...(candidate.user_id ? { user_id: candidate.user_id } : {}),
  };
}

/** The confirmation of receipt: one for each application. */
export async function receiptOf(
  manager: EntityManager,
  { application, candidate }: LockedApplication,
  historyId: string | null,
): Promise<NewEmail> {
  return {
    causa: `candidatura_recibida:${application.id}`,
    plantilla: 'candidatura_recibida',
    destinatario: candidate.email,
    datos: { nombre: candidate.nombre, puesto: await jobTitle(manager, application) },
    candidato_id: candidate.id,
    aplicacion_id: application.id,
    ...(historyId ? { historial_id: historyId } : {}),
    ...(candidate.user_id ? { user_id: candidate.user_id } : {}),
  };
}
