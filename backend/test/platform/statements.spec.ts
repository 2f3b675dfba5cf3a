import { observeStatements } from '../../src/platform/database/connections/statement-observer.js';
import { currentResponse } from '../../src/platform/scope.js';
import { pdf, submit } from '../candidates/application-form.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld({ sendsMail: false });
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());

/** The statements of the requests of `work`. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  observeStatements((text) => {
    if (currentResponse() !== null) statements.push(text.replace(/\s+/g, ' ').trim().slice(0, 100));
    return null;
  });
  try {
    await work();
    return statements;
  } finally {
    observeStatements(null);
  }
}

/** Expects no more than these; otherwise the failure shows the statements. */
async function expectAtMost(most: number, work: () => Promise<unknown>) {
  const statements = await statementsOf(work);
  expect(statements.length <= most ? [] : statements).toEqual([]);
}

let people = 0;
async function applicant(): Promise<{ agent: Agent; application: string; candidate: string }> {
  const agent = await world.registered(`contado${++people}@example.com`);
  const { body } = await submit(agent).expect(201);
  const me = await agent.get('/api/candidates/me');
  return { agent, application: body.application.id, candidate: me.body.candidate.id };
}

// What a process reads once, such as the settings, is in memory then.
beforeEach(async () => void (await hr.get('/api/auth/me').expect(200)));

// The check of the session is one of them, and START TRANSACTION and COMMIT.
it('a move takes at most 30 statements', async () => {
  const { application } = await applicant();
  await expectAtMost(30, () =>
    hr.post(`/api/applications/${application}/move`).send({ version: 1, estado: 'en_revision' }).expect(200),
  );
});

it('an application with a CV takes at most 50 statements', async () => {
  const { agent } = await applicant();
  const vacante_id = await world.givenVacancy();
  await expectAtMost(50, () => submit(agent, { fields: { vacante_id }, cv: pdf('Otro') }).expect(201));
});

describe('a read takes a fixed number of statements, however many applications there are:', () => {
  let person: Awaited<ReturnType<typeof applicant>>;
  beforeAll(async () => {
    person = await applicant();
    await submit(person.agent, { fields: { vacante_id: await world.givenVacancy() } }).expect(201);
  });

  it.each([
    ['the record of a person', 3, () => hr.get(`/api/candidates/${person.candidate}`)],
    // Each may read the lists again that a process remembers for seconds: departments, fields, days to answer.
    ['the portal', 6, () => person.agent.get('/api/candidates/me')],
    ['a page of the list', 6, () => hr.get('/api/candidates?range=[0,24]')],
    ['who is signed in', 4, () => person.agent.get('/api/auth/me')],
  ])('%s', async (_what, most, read) => {
    await read().expect(200);
    await expectAtMost(most, () => read().expect(200));
  });
});
