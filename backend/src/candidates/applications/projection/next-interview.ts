import { type Expression, expressionBuilder, sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { TIME_ZONE } from '@hiring/contract';
import type { Candidate } from '../../people/candidate.entity.js';
import { isOneOf } from '../../../platform/database/sql/scalars.js';
import { db, type Source } from '../../../platform/database/sql/db.js';
import type { Database } from '../../../platform/database/sql/tables.js';
import { madridDay } from '../../../platform/values/madrid-day.js';

type ShownInterview = Pick<
  Candidate,
  'entrevista_fecha' | 'entrevista_hora' | 'entrevista_tipo' | 'entrevista_ubicacion'
>;

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

/** Live interviews of a person that are not over, the next one first. */
export const interviewsAhead = (source: Source, candidateId: string, now: Date) =>
  db(source)
    .selectFrom('interviews')
    .where('candidato_id', '=', candidateId)
    .where('deleted_at', 'is', null)
    .where((eb) => isOneOf(eb.ref('estado'), ['programada', 'confirmada']))
    .where('fin', '>', now)
    .orderBy('inicio')
    .select(['candidato_id', 'aplicacion_id', 'inicio', 'fin', 'tipo', 'ubicacion', 'link_virtual'])
    .execute();
export type InterviewAhead = Awaited<ReturnType<typeof interviewsAhead>>[number];

/** How many live interviews of an application have not begun. */
export async function countInterviewsAhead(
  manager: EntityManager,
  application: { id: string; candidato_id: string },
  now: Date,
): Promise<number> {
  const interviews = await interviewsAhead(manager, application.candidato_id, now);
  return interviews.filter(({ aplicacion_id, inicio }) => aplicacion_id === application.id && inicio > now)
    .length;
}

/** What the lists show of a person's next live interview: day and hour of Madrid, and where. */
export const shownInterview = (next: InterviewAhead | undefined): ShownInterview => ({
  entrevista_fecha: next ? madridDay(next.inicio) : null,
  entrevista_hora: next ? TIME.format(next.inicio) : null,
  entrevista_tipo: next?.tipo ?? null,
  entrevista_ubicacion: next ? (next.ubicacion ?? next.link_virtual) : null,
});
