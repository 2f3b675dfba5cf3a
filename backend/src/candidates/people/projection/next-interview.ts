import { type Expression, expressionBuilder, sql } from 'kysely';
import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { type InterviewTipo, TIME_ZONE } from '@hiring/contract';
import type { Candidate } from '../candidate.entity.js';
import { isOneOf } from '../../../platform/database/sql/scalars.js';
import type { Database } from '../../../platform/database/sql/tables.js';
import { madridDay } from '../../../platform/values/madrid-day.js';

type Projection = Pick<
  Candidate,
  'entrevista_fecha' | 'entrevista_hora' | 'entrevista_tipo' | 'entrevista_ubicacion'
>;

/** What is read of an interview here. Its table is that of the room above, which is named and not imported. */
interface AgreedInterview {
  candidato_id: string;
  aplicacion_id: string;
  inicio: Date;
  fin: Date;
  tipo: InterviewTipo;
  ubicacion: string | null;
  link_virtual: string | null;
  estado: string;
  deleted_at: Date | null;
}
const INTERVIEW = 'Interview';
const LIVE = { estado: In(['programada', 'confirmada']), deleted_at: IsNull() };

const TIME = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, timeStyle: 'short' });

/**
 * The next live interview of an application, to be joined. Read and not projected: it is over when it is over. One look
 * into interviews_aplicacion_ix for each row of the page.
 */
export const nextInterview = (applicationId: Expression<string | null>) =>
  expressionBuilder<Database>()
    .selectFrom('interviews as i')
    .where((eb) => eb('i.aplicacion_id', '=', applicationId))
    .where('i.deleted_at', 'is', null)
    .where((eb) => isOneOf(eb.ref('i.estado'), ['programada', 'confirmada']))
    .where('i.fin', '>', sql<Date>`now()`)
    .orderBy('i.inicio')
    .limit(1)
    .select('i.inicio');

/** How many live interviews of an application have not begun. */
export function countInterviewsAhead(
  manager: EntityManager,
  applicationId: string,
  now: Date,
): Promise<number> {
  return manager.countBy<AgreedInterview>(INTERVIEW, {
    aplicacion_id: applicationId,
    ...LIVE,
    inicio: MoreThan(now),
  });
}

/** What the lists show of a person's next live interview: day and hour of Madrid, and where. */
export async function nextInterviewOf(manager: EntityManager, candidateId: string): Promise<Projection> {
  const next = await manager.findOne<AgreedInterview>(INTERVIEW, {
    where: { candidato_id: candidateId, ...LIVE, fin: MoreThan(new Date()) },
    order: { inicio: 'ASC' },
  });
  return {
    entrevista_fecha: next && madridDay(next.inicio),
    entrevista_hora: next && TIME.format(next.inicio),
    entrevista_tipo: next && next.tipo,
    entrevista_ubicacion: next && (next.ubicacion ?? next.link_virtual),
  };
}
