import { observeStatements } from '../../../src/platform/database/connections/statement-observer.js';
import { submit } from '../application-form.js';
import { type Agent, createWorld, type World } from '../../world.js';

let world: World;
let hr: Agent;
let person: { agent: Agent; id: string; application: string };
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
  person = await applies('Berta');
  await applies('Bertrand');
});
afterAll(() => world.close());

async function applies(nombre: string): Promise<typeof person> {
  const agent = await world.registered(`${nombre.toLowerCase()}@example.com`);
  const { body } = await submit(agent, { fields: { nombre } }).expect(201);
  const me = await agent.get('/api/candidates/me').expect(200);
  return { agent, id: me.body.candidate.id as string, application: body.application.id as string };
}

const FOUND = /busqueda_candidatos/;
/** The names in the list, and how often the index of the search was read for them. */
async function search(filter: object = { q: 'bert' }): Promise<{ names: string[]; reads: number }> {
  let reads = 0;
  observeStatements((text) => {
    if (FOUND.test(text) && /@@/.test(text)) reads += 1;
    return null;
  });
  try {
    const { body } = await hr
      .get('/api/candidates')
      .query({ filter: JSON.stringify(filter) })
      .expect(200);
    return { names: (body as { nombre: string }[]).map(({ nombre }) => nombre).sort(), reads };
  } finally {
    observeStatements(null);
  }
}

it('moves, priorities and notes leave what a search found, and its rows are as they are now', async () => {
  expect(await search()).toEqual({ names: ['Berta', 'Bertrand'], reads: expect.any(Number) });
  const { body } = await hr.get(`/api/applications/${person.application}`).expect(200);
  await hr
    .post(`/api/applications/${person.application}/move`)
    .send({ estado: 'en_revision', version: body.version, notificar: false })
    .expect(200);
  await hr.post(`/api/candidates/${person.id}/notes`).send({ texto: 'Llamar mañana' });
  expect(await search()).toEqual({ names: ['Berta', 'Bertrand'], reads: 0 });
  const rows = await hr.get('/api/candidates').query({ filter: JSON.stringify({ q: 'berta' }) });
  expect(rows.body).toMatchObject([{ id: person.id, estado: 'en_revision' }]);
});

it('a search by a stage is never taken from before a move', async () => {
  expect((await search({ q: 'bert', stage: 'en_revision' })).names).toEqual(['Berta']);
  await world.moveTo(person.application, 'entrevista');
  expect((await search({ q: 'bert', stage: 'en_revision' })).names).toEqual([]);
});

it.each([
  ['a new person', () => applies('Bertina').then(() => undefined), ['Berta', 'Bertina', 'Bertrand']],
  [
    'another name',
    () =>
      world.change(`UPDATE candidates SET nombre = 'Norma', email = 'norma@example.com' WHERE id = $1`, [
        person.id,
      ]),
    ['Bertina', 'Bertrand'],
  ],
  [
    'the name as it was',
    () =>
      world.change(`UPDATE candidates SET nombre = 'Berta', email = 'berta@example.com' WHERE id = $1`, [
        person.id,
      ]),
    ['Berta', 'Bertina', 'Bertrand'],
  ],
  ['a withdrawal', () => world.withdraw(person.application), ['Bertina', 'Bertrand']],
  ['an erasure', () => world.erase(person.id), ['Bertina', 'Bertrand']],
])('%s is found at once', async (_what, change, names) => {
  await search();
  await change();
  expect((await search()).names).toEqual(names);
});

it('a change that is not committed yet is found once it is', async () => {
  const before = await search();
  const runner = world.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query(
    `UPDATE candidates SET nombre = 'Luis', email = 'luis@example.com' WHERE nombre = 'Bertina'`,
  );
  expect((await search()).names).toEqual(before.names);
  await runner.commitTransaction();
  await runner.release();
  expect((await search()).names).toEqual(['Bertrand']);
});
