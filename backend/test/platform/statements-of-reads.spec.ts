import { observeStatements } from '../../src/platform/database/connections/statement-observer.js';
import { submit } from '../candidates/application-form.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let hr: Agent;
let candidate: Agent;
let person: string;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
  candidate = await world.registered('persona@example.com');
  await submit(candidate, { fields: { vacante_id: await world.givenVacancy() } }).expect(201);
  await submit(candidate).expect(201);
  const { body } = await hr.get('/api/candidates').expect(200);
  [{ id: person }] = body as [{ id: string }];
});
afterAll(() => world.close());

/** Statements on connections that this request uses; jobs of the background have others. */
async function statementsOf(agent: Agent, path: string): Promise<string[]> {
  // What a process reads once is in memory then.
  await agent.get(path).expect(200);
  await world.change('SELECT pg_current_xact_id()');
  const asked: string[] = [];
  observeStatements((text) => {
    if (!/pgboss|FOR UPDATE|^LISTEN/i.test(text)) asked.push(text);
    return null;
  });
  try {
    await agent.get(path).expect(200);
    return asked;
  } finally {
    observeStatements(null);
  }
}

// The check of the session is one of them.
it.each([
  ['the record of a person', () => `/api/candidates/${person}`, 2],
  ['the portal', () => '/api/candidates/me', 3],
  ['a page of the list', () => '/api/candidates?range=[0,24]', 4],
  ['who is signed in', () => '/api/auth/me', 3],
])(
  '%s needs a fixed number of statements, however many applications there are',
  async (_what, path, most) => {
    const agent = path().endsWith('/me') ? candidate : hr;
    const texts = await statementsOf(agent, path());
    expect({ most: texts.length <= most, texts: texts.length <= most ? [] : texts }).toEqual({
      most: true,
      texts: [],
    });
  },
);
