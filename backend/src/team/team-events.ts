import type { LiveEvent, LiveResource, TeamEvent } from '@hiring/contract';
import { sql } from 'kysely';
import { db, type Source } from '../platform/database/sql/db.js';
import { isAnyOf } from '../platform/database/sql/scalars.js';
import { readersOf } from '../requisitions/own-requisitions.js';

/** Records of a person, a vacancy or a request for staff of which managers see something. */
const SEEN: readonly LiveResource[] = [
  'candidates',
  'interviews',
  'notes',
  'requisitions',
  'scorecards',
  'vacancies',
];

const RESYNC: LiveEvent = { kind: 'resync' };
const OF_REQUESTS: LiveEvent = { kind: 'record', resource: 'requisitions' };

/** Ids that events name, as far as managers may be concerned. */
function namedIn(events: readonly LiveEvent[]) {
  const [vacancies, applications, people] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const requests = new Set<string>();
  let lost = false;
  for (const event of events) {
    if (event.kind === 'application') {
      applications.add(event.id);
      // Also of one that was removed just now.
      if (event.vacante_id) vacancies.add(event.vacante_id);
    } else if (event.kind === 'interview') applications.add(event.aplicacion_id);
    else if (event.kind === 'candidate') people.add(event.id);
    else if (event.kind === 'resync') lost = true;
    else if (event.kind === 'record' && SEEN.includes(event.resource)) {
      if (event.vacante_id) vacancies.add(event.vacante_id);
      if (event.candidato_id) people.add(event.candidato_id);
      if (event.solicitud_id) requests.add(event.solicitud_id);
      // Of more rows than are named.
      lost ||= !event.vacante_id && !event.candidato_id && !event.solicitud_id;
    }
  }
  return {
    vacancies: [...vacancies],
    applications: [...applications],
    people: [...people],
    requests: [...requests],
    lost,
  };
}

/**
 * What these managers are told of these events, by the policy of team-rows.ts as it is now: in which of their openings
 * something has changed, that a request for staff of theirs has, and nothing else.
 */
export async function teamEvents(
  source: Source,
  users: readonly string[],
  events: readonly LiveEvent[],
): Promise<Map<string, LiveEvent[]>> {
  const named = namedIn(events);
  const { vacancies, applications, people, requests, lost } = named;
  const told = new Map<string, LiveEvent[]>(users.map((user) => [user, lost ? [RESYNC] : []]));
  if (!lost && requests.length > 0) {
    const readers = await readersOf(source, requests, users);
    for (const user of readers) told.get(user)?.push(OF_REQUESTS);
  }
  if (lost || vacancies.length + applications.length + people.length === 0) return told;
  for (const { usuario_id, vacante_id } of await concerned(source, users, named)) {
    told.get(usuario_id)?.push({ kind: 'team', vacante_id } satisfies TeamEvent);
  }
  return told;
}

/** Which of these managers have what is named: their opening, or null for an interview of theirs. */
function concerned(
  source: Source,
  users: readonly string[],
  { vacancies, applications, people }: ReturnType<typeof namedIn>,
) {
  return db(source)
    .with(
      (cte) => cte('named').materialized(),
      (on) =>
        on
          .selectFrom('aplicaciones_vacantes as a')
          .where((eb) =>
            eb.or([isAnyOf(eb.ref('a.id'), applications), isAnyOf(eb.ref('a.candidato_id'), people)]),
          )
          .select(['a.id', 'a.vacante_id']),
    )
    .with(
      (cte) => cte('openings').materialized(),
      (on) =>
        on
          .selectFrom('vacantes as v')
          .where((eb) =>
            eb.or([
              isAnyOf(eb.ref('v.id'), vacancies),
              eb('v.id', 'in', eb.selectFrom('named').select('named.vacante_id').$castTo<{ id: string }>()),
            ]),
          )
          .select(['v.id', 'v.departamento']),
    )
    .selectFrom('equipo_vacante as e')
    .innerJoin('openings as o', 'o.id', 'e.vacante_id')
    .where((eb) => isAnyOf(eb.ref('e.usuario_id'), users))
    .select(['e.usuario_id', sql<string | null>`o.id`.as('vacante_id')])
    .union((eb) =>
      eb
        .selectFrom('equipo_departamento as d')
        .innerJoin('openings as o', 'o.departamento', 'd.departamento')
        .where((on) => isAnyOf(on.ref('d.usuario_id'), users))
        .select(['d.usuario_id', sql<string | null>`o.id`.as('vacante_id')]),
    )
    .union((eb) =>
      eb
        .selectFrom('named as n')
        .innerJoin('interviews as i', 'i.aplicacion_id', 'n.id')
        .innerJoin('entrevista_participantes as p', 'p.entrevista_id', 'i.id')
        .where((on) => isAnyOf(on.ref('p.usuario_id').$castTo<string>(), users))
        .where('p.activa', '=', true)
        .where('i.deleted_at', 'is', null)
        .select([
          sql<string>`p.usuario_id`.as('usuario_id'),
          sql<string | null>`null::uuid`.as('vacante_id'),
        ]),
    )
    .execute();
}
