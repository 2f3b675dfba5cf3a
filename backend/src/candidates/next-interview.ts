import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { TIME_ZONE } from '@hiring/contract';
import { Interview } from '../interviews/interview.entity.js';
import type { Candidate } from './candidate.entity.js';

type Projection = Pick<
  Candidate,
  'entrevista_fecha' | 'entrevista_hora' | 'entrevista_tipo' | 'entrevista_ubicacion'
>;

const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' });
const TIME = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, timeStyle: 'short' });

/**
 * Joins `e.inicio`: the next live interview of an application. Read and not projected: it is over when it is over.
 * One look into interviews_aplicacion_ix for each row of the page.
 */
export const nextInterviewJoin = (applicationId: string): string => `LEFT JOIN LATERAL (
      SELECT i.inicio FROM interviews i
      WHERE i.aplicacion_id = ${applicationId} AND i.deleted_at IS NULL
        AND i.estado IN ('programada', 'confirmada') AND i.fin > now()
      ORDER BY i.inicio LIMIT 1
    ) e ON true`;

/** How many live interviews of an application have not begun. */
export function countInterviewsAhead(
  manager: EntityManager,
  applicationId: string,
  now: Date,
): Promise<number> {
  return manager.countBy(Interview, {
    aplicacion_id: applicationId,
    estado: In(['programada', 'confirmada']),
    deleted_at: IsNull(),
    inicio: MoreThan(now),
  });
}

/** What the lists show of a person's next live interview: day and hour of Madrid, and where. */
export async function nextInterviewOf(manager: EntityManager, candidateId: string): Promise<Projection> {
  const next = await manager.findOne(Interview, {
    where: {
      candidato_id: candidateId,
      estado: In(['programada', 'confirmada']),
      deleted_at: IsNull(),
      fin: MoreThan(new Date()),
    },
    order: { inicio: 'ASC' },
  });
  return {
    entrevista_fecha: next && DAY.format(next.inicio),
    entrevista_hora: next && TIME.format(next.inicio),
    entrevista_tipo: next && next.tipo,
    entrevista_ubicacion: next && (next.ubicacion ?? next.link_virtual),
  };
}
