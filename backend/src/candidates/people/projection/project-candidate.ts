import { STAGE_OF_ESTADO } from '@hiring/contract';
import type { EntityManager } from 'typeorm';
import type { ApplicationColumns } from '../../applications/moves/lock-application.js';
import { isOpen, pickCurrent, waitingSince } from '../../applications/application.rules.js';
import { statement } from '../../../platform/database/sql/db.js';
import { isAmong, rowsOf } from '../../../platform/database/sql/scalars.js';
import { together } from '../../../platform/database/transactions/together.js';
import { type InterviewAhead, interviewsAhead, shownInterview } from './next-interview.js';

const CURRENT = [
  ...(['id', 'vacante_id', 'departamento', 'posicion', 'estado', 'prioridad', 'version'] as const),
  ...(['fecha_aplicacion', 'en_fase_desde', 'fecha_respuesta', 'fecha_contratacion'] as const),
  ...(['feedback_rrhh', 'retirada_at', 'deleted_at'] as const),
] as const;

/** What is read of an application to choose the current one and to show it. */
export type CurrentColumns = Pick<ApplicationColumns, (typeof CURRENT)[number]>;

/** What the projection of a person depends on. */
export interface Standing {
  /** Those that are not deleted. */
  applications: CurrentColumns[];
  interviews: InterviewAhead[];
}

/** The columns of the person that show the current application. */
export type Projection = NonNullable<ReturnType<typeof projectionOf>>;

export const PROJECTED = [
  ...(['aplicacion_actual_id', 'aplicacion_version', 'vacante_id', 'otras_abiertas', 'estado'] as const),
  ...(['etapa', 'prioridad', 'fecha_aplicacion', 'fecha_respuesta', 'fecha_contratacion'] as const),
  ...(['espera_desde', 'feedback_rrhh', 'retirada_at', 'entrevista_fecha', 'entrevista_hora'] as const),
  ...(['entrevista_tipo', 'entrevista_ubicacion'] as const),
] as const;

const applicationsOf = statement((db, { ids }: { ids: readonly string[] }) =>
  db
    .selectFrom('aplicaciones_vacantes')
    .where((eb) => isAmong(eb.ref('candidato_id'), ids))
    .where('deleted_at', 'is', null)
    .select([...CURRENT, 'candidato_id']),
);

/** Reads it; the candidate's row must be locked before. */
export async function readStanding(
  manager: EntityManager,
  candidateId: string,
  now = new Date(),
): Promise<Standing> {
  return (await readStandings(manager, [candidateId], now))(candidateId);
}

/** The same for many people. */
export async function readStandings(
  manager: EntityManager,
  ids: readonly string[],
  now: Date,
): Promise<(candidateId: string) => Standing> {
  const [applications, interviews] = await together([
    applicationsOf(manager, { ids }),
    interviewsAhead(manager, { ids, now }),
  ]);
  return (candidateId) => ({
    applications: applications.filter(({ candidato_id }) => candidato_id === candidateId),
    interviews: interviews.filter(({ candidato_id }) => candidato_id === candidateId),
  });
}

/** Null: every application is deleted, and the person keeps what was shown. */
export function projectionOf({ applications, interviews }: Standing) {
  const current = pickCurrent(applications);
  if (!current) return null;
  const open = applications.filter(isOpen).length;
  const today = new Date();
  return {
    aplicacion_actual_id: current.id,
    aplicacion_version: current.version,
    vacante_id: current.vacante_id,
    otras_abiertas: open - (isOpen(current) ? 1 : 0),
    estado: current.estado,
    etapa: STAGE_OF_ESTADO[current.estado],
    prioridad: current.prioridad,
    fecha_aplicacion: current.fecha_aplicacion,
    fecha_respuesta: current.fecha_respuesta,
    fecha_contratacion: current.fecha_contratacion,
    espera_desde: waitingSince(applications),
    feedback_rrhh: current.feedback_rrhh,
    retirada_at: current.retirada_at,
    ...shownInterview(interviews.find(({ fin }) => fin > today)),
  };
}

/** The standing after a change of one of its applications. */
export const afterChange = (
  { applications, interviews }: Standing,
  id: string,
  change: Partial<CurrentColumns>,
): Standing => ({
  interviews,
  applications: applications.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

type Written = Projection & { candidateId: string };

const TYPES = {
  ...{ candidateId: 'uuid', aplicacion_actual_id: 'uuid', aplicacion_version: 'int', vacante_id: 'uuid' },
  ...{ otras_abiertas: 'smallint', estado: 'text', etapa: 'text', prioridad: 'text' },
  ...{ fecha_aplicacion: 'timestamptz', fecha_respuesta: 'timestamptz', fecha_contratacion: 'timestamptz' },
  ...{ espera_desde: 'timestamptz', feedback_rrhh: 'text', retirada_at: 'timestamptz' },
  ...{ entrevista_fecha: 'date', entrevista_hora: 'text', entrevista_tipo: 'text' },
  ...{ entrevista_ubicacion: 'text' },
} as const satisfies Record<keyof Written, string>;

/** One statement, whose triggers run once for all of them. */
const updatePeople = statement((db, { people, ids }: { people: string; ids: readonly string[] }) =>
  db
    .updateTable('candidates as c')
    .from(rowsOf<Written>(people, TYPES))
    .set((eb) => Object.fromEntries(PROJECTED.map((name) => [name, eb.ref(`r.${name}`)])))
    .whereRef('c.id', '=', 'r.candidateId')
    .where((eb) => isAmong(eb.ref('c.id'), ids)),
);

/** Writes the projection of the application that is current in this standing. */
export function writeProjection(
  manager: EntityManager,
  candidateId: string,
  standing: Standing,
): Promise<void> {
  return writeProjections(manager, [{ candidateId, standing }]);
}

/** The same for many people. */
export async function writeProjections(
  manager: EntityManager,
  all: readonly { candidateId: string; standing: Standing }[],
): Promise<void> {
  const people = all.flatMap(({ candidateId, standing }) => {
    const projection = projectionOf(standing);
    return projection ? [{ candidateId, ...projection }] : [];
  });
  if (people.length === 0) return;
  const ids = people.map(({ candidateId }) => candidateId);
  await updatePeople(manager, { people: JSON.stringify(people), ids });
}

/**
 * Projects the person's current application. Every write of an application calls it, or `writeProjection`, in its
 * transaction with the candidate's row locked; nothing else writes these columns.
 */
export async function projectCandidate(manager: EntityManager, candidateId: string): Promise<void> {
  await writeProjection(manager, candidateId, await readStanding(manager, candidateId));
}
