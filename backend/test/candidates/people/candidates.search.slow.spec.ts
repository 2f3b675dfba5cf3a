import { CandidateSearch } from '../../../src/candidates/people/search/candidate-search.js';
import { CandidatesRepository } from '../../../src/candidates/applications/candidates/candidates.repository.js';
import { createDatabase, type TestDatabase } from '../../database.js';
import { populate } from '../../operations/data/populated.js';
import { createWorld, type World } from '../../world.js';

/** A search has several query plans, chosen by the number of matches: all find the same people. */

let database: TestDatabase;
let world: World;
beforeAll(async () => {
  database = await createDatabase();
  await populate(database.url, 4000);
  world = await createWorld({ databaseUrl: database.url });
});
afterAll(async () => {
  await world.close();
  await database.drop();
});

const WAYS = {
  'as it is': {},
  'everything frequent': { frequent: 0 },
  'everything frequent, and nobody far away': { frequent: 0, walked: 60 },
  'nothing rare': { few: 0, frequent: Infinity },
  'nothing taken for rare': { several: 0, frequent: Infinity },
  'what is frequent known for a minute': { several: 0, frequent: Infinity, certain: 0 },
  'what is frequent known, and few among the newest': { frequent: 0, certain: 0, newest: 40 },
  'nothing rare, few among the newest': { few: 0, frequent: Infinity, newest: 40 },
  'everything rare': { few: 100_000, frequent: Infinity },
};
const WORDS = [
  'mecanico',
  'garcia',
  'conductor cam',
  'nuria puig',
  'puig',
  'con',
  'xilofon',
  'taller -garcia',
];
const FILTERS: Record<string, string>[] = [
  {},
  { stage: 'rechazada' },
  { departamento: 'chofer', prioridad: 'alta' },
];
const PAGES = [
  { offset: 0, limit: 25 },
  { offset: 50, limit: 10 },
  { offset: 990, limit: 25 },
];

/** The search as the simplest query. */
async function plainly(q: string, filter: Record<string, string>) {
  const search = await world.app.get(CandidateSearch).compile(q);
  const rows = await world.dataSource.query<{ id: string }[]>(
    `SELECT c.id FROM candidates c JOIN busqueda_candidatos b ON b.candidato_id = c.id
     WHERE c.retirada_at IS NULL AND c.deleted_at IS NULL AND b.vector @@ $1::tsquery
       AND ($2::text IS NULL OR c.etapa = $2) AND ($3::text IS NULL OR c.departamento = $3)
       AND ($4::text IS NULL OR c.prioridad = $4)
     ORDER BY c.fecha_aplicacion DESC, c.id DESC`,
    [search?.todo, filter.stage, filter.departamento, filter.prioridad],
  );
  return rows.map(({ id }) => id);
}

it.each(Object.entries(WAYS))(
  '%s: the search gives the same people in the same order, and the same total',
  async (_way, limits) => {
    const search = world.app.get(CandidateSearch);
    const usual = { ...search.limits };
    Object.assign(search.limits, limits);
    try {
      for (const q of WORDS) {
        for (const filter of FILTERS) {
          const all = await plainly(q, filter);
          for (const page of PAGES) {
            const found = await world.app.get(CandidatesRepository).list({
              ...page,
              after: null,
              filter: { q, ...filter },
              sort: { field: 'fecha_aplicacion', direction: 'DESC' },
            });
            const what = { q, filter, page };
            expect({ ...what, ids: found.rows.map(({ id }) => id) }).toEqual({
              ...what,
              ids: all.slice(page.offset, page.offset + page.limit),
            });
            expect({ ...what, total: found.total }).toEqual({
              ...what,
              total: all.length > 1000 ? null : all.length,
            });
          }
        }
      }
    } finally {
      Object.assign(search.limits, usual);
    }
  },
);
