import { randomUUID } from 'node:crypto';
import { readApiDocument } from '../integrations/api-document.js';
import { submit } from '../candidates/application-form.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let admin: Agent;
let manager: Agent;
let vacancy: string;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedInAs('admin');
  manager = await world.signedInAs('responsable');
  await submit(await world.registered('filtros@example.com')).expect(201);
  vacancy = await world.givenVacancy();
});
afterAll(() => world.close());

/** Every operation of the API that takes the dialect of lists, of a record that is there. */
function lists(): string[] {
  // The committed document: parameters of lists are described when the product is built.
  const { paths } = readApiDocument() as {
    paths: Record<string, { get?: { parameters?: { name: string }[] } }>;
  };
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const names = (get?.parameters ?? []).map((one) => ('name' in one ? one.name : ''));
    const dialect = ['range', 'sort', 'filter'].every((name) => names.includes(name));
    // An order to answer everybody is made of a vacancy with people in it: its rows are in vacancy-answers.spec.
    return dialect && !path.includes('vacancy-answers') ? [path.replace('{id}', vacancy)] : [];
  });
}

const ofSomebody = { candidato_id: randomUUID() };
/** What a list cannot do without. */
const NEEDED: Readonly<Record<string, object>> = {
  '/api/documents': ofSomebody,
  '/api/notes': ofSomebody,
  '/api/slot-invitations': ofSomebody,
  '/api/interviews/agenda': { from: '2026-03-01', to: '2026-03-08' },
};
const ask = (path: string, query: Record<string, string>, filter: object = {}) =>
  (path.startsWith('/api/team/') ? manager : admin).get(path).query({
    ...query,
    filter: JSON.stringify({ ...NEEDED[path], ...filter }),
  });

it('every list answers', async () => {
  const all = lists();
  expect(all.length).toBeGreaterThan(15);
  for (const path of all) expect([path, (await ask(path, {})).status]).toEqual([path, 200]);
});

it('an unknown filter or order is refused by its name', async () => {
  for (const path of lists()) {
    const unknown = await ask(path, {}, { nada: 'x' });
    expect([path, unknown.status, unknown.body]).toEqual([
      path,
      400,
      expect.objectContaining({
        code: 'invalid_query',
        errors: { 'filter.nada': [expect.stringContaining('filter.nada')] },
      }),
    ]);
    const order = await ask(path, { sort: '["nada","ASC"]' });
    expect([path, order.status, order.body.code, Object.keys(order.body.errors as object)]).toEqual([
      path,
      400,
      'invalid_query',
      ['sort'],
    ]);
  }
});

it('a refused value, order or filter gets the list of valid ones', async () => {
  const said = async (query: Record<string, string>, filter: object) =>
    Object.values((await ask('/api/candidates', query, filter)).body.errors as object)[0];
  expect(await said({}, { stage: 'contratado' })).toEqual([
    'El parámetro filter.stage no es válido. Puede ser: recibida, en_revision, entrevista, contratada, rechazada.',
  ]);
  expect(await said({}, { nada: 'x' })).toEqual([expect.stringContaining('filter.departamento')]);
  expect(
    Object.values((await ask('/api/vacancies', {}, { jornada: 'completa' })).body.errors as object)[0],
  ).toEqual([expect.stringMatching(/^El parámetro filter\.jornada no es válido\. Puede ser: Completa/)]);
  expect((await ask('/api/emails', {}, { estado: 'ninguno' })).status).toBe(400);
  expect(await said({ range: '[5,1]' }, {})).toEqual([expect.stringContaining('[0,24]')]);
  expect(await said({ sort: '["nada","ASC"]' }, {})).toEqual([
    expect.stringContaining('["fecha_aplicacion","ASC"|"DESC"]'),
  ]);
});

it('ids select only their rows, or are refused where rows have no ids or other ones', async () => {
  const refused: string[] = [];
  for (const path of lists()) {
    const { status, body } = await ask(path, {}, { id: [randomUUID()] });
    if (status === 400) {
      expect(Object.keys(body.errors as object)).toEqual(['filter.id']);
      refused.push(path.replace(vacancy, '{id}'));
    } else {
      expect([path, status, body]).toEqual([path, 200, []]);
    }
    const wrong = await ask(path, {}, { id: ['1 OR true'] });
    expect([path, wrong.status]).toEqual([path, 400]);
  }
  expect(refused.sort()).toMatchInlineSnapshot(`
    [
      "/api/interviews/agenda",
      "/api/logs",
      "/api/privacy/retention/quarantine",
      "/api/stats/counted",
      "/api/templates",
      "/api/vacancies/{id}/waiting",
    ]
  `);
});

it('desde and hasta must be days', async () => {
  const withDays = ['/api/candidates', '/api/interviews', '/api/logs', '/api/stats/counted'];
  for (const path of withDays) {
    for (const name of ['desde', 'hasta']) {
      const wrong = await ask(path, {}, { [name]: '2026-02-30' });
      expect([path, name, [400, 422].includes(wrong.status)]).toEqual([path, name, true]);
    }
    expect([path, (await ask(path, {}, { desde: '2026-01-01', hasta: '2026-01-31' })).status]).toEqual([
      path,
      200,
    ]);
  }
});

it('a page by cursor is given, or refused by name', async () => {
  const without: string[] = [];
  for (const path of lists()) {
    const { status, body } = await ask(path, { limit: '2' });
    if (status === 400) {
      expect(Object.keys(body.errors as object)).toEqual(['limit']);
      without.push(path.replace(vacancy, '{id}'));
    } else {
      expect([path, status]).toEqual([path, 200]);
    }
  }
  expect(without.sort()).toMatchInlineSnapshot(`
    [
      "/api/api-keys",
      "/api/bulk-actions",
      "/api/custom-fields",
      "/api/departments",
      "/api/interview-availability",
      "/api/interviews/agenda",
      "/api/onboarding-templates",
      "/api/privacy/retention/quarantine",
      "/api/rejection-reasons",
      "/api/rules",
      "/api/saved-answers",
      "/api/saved-views",
      "/api/scorecard-criteria",
      "/api/stats/counted",
      "/api/tags",
      "/api/templates",
      "/api/tracking-links",
      "/api/vacancies/{id}/waiting",
      "/api/webhooks",
    ]
  `);
});
