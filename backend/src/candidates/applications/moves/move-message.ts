import { type Estado, type Plantilla } from '@hiring/contract';
import type { EntityManager } from 'typeorm';
import type { NewEmail } from '../../../mail/emails/mail.service.js';
import { db } from '../../../platform/database/sql/db.js';
import type { ApplicationColumns, LockedApplication } from './lock-application.js';

/** One message for each change: hiring and rejecting have their own template. */
export function templateOf(to: Estado): Plantilla {
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
  job: Pick<ApplicationColumns, 'vacante_id' | 'departamento' | 'posicion'>,
): Promise<string> {
  const { titulo } = await db(manager)
    .selectNoFrom((eb) =>
      eb.fn
        .coalesce(
          eb.selectFrom('vacantes').where('id', '=', job.vacante_id).select('titulo'),
          eb
            .selectFrom('posiciones_departamento as p')
            .innerJoin('departamentos_vacantes as d', 'd.id', 'p.departamento_id')
            .where('p.codigo', '=', job.posicion)
            .where('d.codigo', '=', job.departamento)
            .select('p.nombre'),
        )
        .as('titulo'),
    )
    .executeTakeFirstOrThrow();
  return titulo ?? job.posicion.replaceAll('_', ' ');
}

/** A rejection's message also says that future interviews are cancelled. */
const calledOff = (interviews: number): string =>
  interviews === 1
    ? 'La entrevista que teníamos pendiente queda cancelada: no hace falta que acudas ni que te conectes.'
    : 'Las entrevistas que teníamos pendientes quedan canceladas: no hace falta que acudas ni que te conectes.';

/** The message of a move; the caller sets cause and time. `puesto`: the job's title. */
export function messageOfMove(
  { application, candidate }: LockedApplication,
  to: Estado,
  { text, interviewsAhead, puesto }: { text: string | null; interviewsAhead: number; puesto: string },
): Omit<NewEmail, 'causa'> {
  return {
    plantilla: templateOf(to),
    destinatario: candidate.email,
    datos: {
      nombre: candidate.nombre,
      puesto,
      estado: to,
      ...(text ? { mensaje: text } : {}),
      ...(to === 'rechazada' && interviewsAhead > 0 ? { citas: calledOff(interviewsAhead) } : {}),
    },
    candidato_id: candidate.id,
    aplicacion_id: application.id,
    ...(candidate.user_id ? { user_id: candidate.user_id } : {}),
  };
}

/** The confirmation of receipt: one for each application. `puesto`: the job's title. */
export function receiptOf(
  {
    application,
    candidate,
  }: {
    application: Pick<ApplicationColumns, 'id'>;
    candidate: Pick<LockedApplication['candidate'], 'id' | 'nombre' | 'email' | 'user_id'>;
  },
  { historyId, puesto }: { historyId: string | null; puesto: string },
): NewEmail {
  return {
    causa: `candidatura_recibida:${application.id}`,
    plantilla: 'candidatura_recibida',
    destinatario: candidate.email,
    datos: { nombre: candidate.nombre, puesto },
    candidato_id: candidate.id,
    aplicacion_id: application.id,
    ...(historyId ? { historial_id: historyId } : {}),
    ...(candidate.user_id ? { user_id: candidate.user_id } : {}),
  };
}
