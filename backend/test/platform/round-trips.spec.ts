import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { StandingSessions } from '../../src/auth/sessions/standing-sessions.js';
import { RunBulkAction } from '../../src/candidates/bulk/run-bulk-action.js';
import { observeStatements } from '../../src/platform/database/connections/statement-observer.js';
import { currentResponse } from '../../src/platform/http/request-scope.js';
import { pdf, submit } from '../candidates/application-form.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld({ sendsMail: false });
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());

/**
 * The statements of the requests of `work`, by round trip: a statement that is sent while another one of its connection
 * waits for the answer travels with it.
 */
async function tripsOf(
  work: () => Promise<unknown>,
  counts = (): boolean => currentResponse() !== null,
): Promise<string[][]> {
  const trips: string[][] = [];
  const waiting = new Map<object, { count: number; trip: string[] }>();
  observeStatements((text, _values, connection) => {
    if (!counts()) return null;
    const sent = waiting.get(connection) ?? { count: 0, trip: [] };
    if (sent.count === 0) trips.push((sent.trip = []));
    sent.count += 1;
    sent.trip.push(text.replace(/\s+/g, ' ').trim().slice(0, 100));
    waiting.set(connection, sent);
    return () => (sent.count -= 1);
  });
  try {
    await work();
    return trips;
  } finally {
    observeStatements(null);
  }
}

/** Expects no more than these; otherwise the failure shows the statements. */
async function expectAtMost(
  most: { trips: number; statements: number },
  work: () => Promise<unknown>,
  counts?: () => boolean,
) {
  const trips = await tripsOf(work, counts);
  const within = trips.length <= most.trips && trips.flat().length <= most.statements;
  expect({ within, trips: within ? [] : trips }).toEqual({ within: true, trips: [] });
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

// The check of the session is one of them, and COMMIT. START TRANSACTION travels with the first reads. What the answer
// reads takes one or two.
describe('a move', () => {
  const move = (application: string) =>
    hr.post(`/api/applications/${application}/move`).send({ version: 1, estado: 'en_revision' });

  it('takes nine round trips', async () => {
    const { application } = await applicant();
    await expectAtMost({ trips: 9, statements: 19 }, () => move(application).expect(200));
  });

  it('with an Idempotency-Key takes two more: for the key and for its answer', async () => {
    const { application } = await applicant();
    await expectAtMost({ trips: 11, statements: 21 }, () =>
      move(application).set('Idempotency-Key', 'clave').expect(200),
    );
  });
});

describe('an application with a CV', () => {
  it('takes nine round trips for a new person', async () => {
    const agent = await world.registered(`contado${++people}@example.com`);
    await expectAtMost({ trips: 9, statements: 21 }, () => submit(agent).expect(201));
  });

  it('takes ten round trips for a person who has applied before, to a vacancy', async () => {
    const { agent } = await applicant();
    const vacante_id = await world.givenVacancy();
    await expectAtMost({ trips: 11, statements: 38 }, () =>
      submit(agent, { fields: { vacante_id }, cv: pdf('Otro') }).expect(201),
    );
  });
});

describe('a read', () => {
  let person: Awaited<ReturnType<typeof applicant>>;
  beforeAll(async () => {
    person = await applicant();
    await submit(person.agent, { fields: { vacante_id: await world.givenVacancy() } }).expect(201);
  });

  it.each([
    [
      'the record of a person',
      { trips: 2, statements: 2 },
      () => hr.get(`/api/candidates/${person.candidate}`),
    ],
    ['the portal', { trips: 3, statements: 3 }, () => person.agent.get('/api/candidates/me')],
    ['a page of the list', { trips: 3, statements: 3 }, () => hr.get('/api/candidates?range=[0,24]')],
    ['who is signed in', { trips: 2, statements: 3 }, () => person.agent.get('/api/auth/me')],
  ])(
    'of %s takes a fixed number of statements, however many applications there are',
    async (_what, most, read) => {
      await read().expect(200);
      // The list is not answered from its cache.
      await world.change('SELECT pg_current_xact_id()');
      await expectAtMost(most, () => read().expect(200));
    },
  );
});

it('sessions of requests that arrive together are read by one statement, each with its own', async () => {
  const people = [await applicant(), await applicant()];
  const ids = await world.dataSource.query<{ id: string }[]>(
    `SELECT s.id FROM sessions s JOIN users u ON u.id = s.user_id JOIN candidates c ON c.user_id = u.id
     WHERE c.id = ANY($1) ORDER BY s.id`,
    [people.map(({ candidate }) => candidate)],
  );
  const asked = [...ids.map(({ id }) => id), randomUUID(), ids[0]?.id ?? ''];
  const sessions = world.app.get(StandingSessions);
  let found: (string | undefined)[] = [];
  const trips = await tripsOf(
    async () => {
      found = await Promise.all(asked.map(async (id) => (await sessions.find(id))?.id));
    },
    () => true,
  );
  expect(found).toEqual([asked[0], asked[1], undefined, asked[0]]);
  expect(trips.flat().filter((text) => text.startsWith('select "s"."id", "s"."user_id"'))).toHaveLength(1);
});

describe('a note', () => {
  const write = (candidato_id: string) =>
    hr.post('/api/notes').send({ candidato_id, texto: 'Buena entrevista' });

  it('takes two round trips: it commits by itself', async () => {
    const { candidate } = await applicant();
    await expectAtMost({ trips: 2, statements: 2 }, () => write(candidate).expect(201));
  });

  it('with an Idempotency-Key takes six, because the key commits with it', async () => {
    const { candidate } = await applicant();
    await expectAtMost({ trips: 6, statements: 6 }, () =>
      write(candidate).set('Idempotency-Key', 'nota').expect(201),
    );
  });
});

it('a message of HR in a conversation takes four round trips', async () => {
  const { candidate } = await applicant();
  await expectAtMost({ trips: 4, statements: 10 }, () =>
    hr.post(`/api/threads/${candidate}`).field('texto', '¿Puedes el lunes?').expect(201),
  );
});

it('an interview takes six round trips', async () => {
  const { candidate } = await applicant();
  const fecha = `${new Date().getUTCFullYear() + 1}-03-02`;
  const interview = { candidato_id: candidate, fecha, hora: '10:00', tipo: 'telefonica' };
  await expectAtMost({ trips: 6, statements: 17 }, () =>
    hr.post('/api/interviews').send(interview).expect(201),
  );
});

/** The statements of a job: the workers of queues ask meanwhile. */
const counted = new AsyncLocalStorage<true>();
const isCounted = (): boolean => counted.getStore() === true;

it('a bulk move of twenty people takes 28 round trips', async () => {
  const many = 20;
  const ids: string[] = [];
  for (let n = 0; n < many; n++) ids.push((await applicant()).application);
  world.clock.stop();
  try {
    const order = { tipo: 'mover', ids, mover: { estado: 'en_revision' } };
    const { body } = await hr.post('/api/bulk-actions').send(order).expect(201);
    await hr.post(`/api/bulk-actions/${body.id}/confirm`).expect(200);
    world.clock.advance(11_000);
    const job = world.app.get(RunBulkAction);
    await expectAtMost(
      { trips: 28, statements: 116 },
      () => counted.run(true, () => job.run(body.id)),
      isCounted,
    );
  } finally {
    world.clock.reset();
  }
});
