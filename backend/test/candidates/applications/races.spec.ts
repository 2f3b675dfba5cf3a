import { pdf, submit } from '../application-form.js';
import { newcomer, PASSWORD, tokenFor } from '../../auth/auth-journey.js';
import { givenApplicant, order } from '../../interviews/interviews-given.js';
import { findInvariantViolations } from '../../operations/data/invariants.js';
import { createWorld, type World } from '../../world.js';

/** Concurrent requests of one person: either order is valid, a mixture is not. */

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.dataSource.query(`DELETE FROM rate_limits`));
afterEach(async () => expect(await findInvariantViolations(world.dataSource)).toEqual([]));
afterAll(() => world.close());

const statuses = (answers: { status: number }[]): number[] => answers.map(({ status }) => status).sort();
const rowsOf = async (candidate: string): Promise<{ retirada: boolean }[]> =>
  world.dataSource.query(
    `SELECT retirada_at IS NOT NULL AS retirada FROM aplicaciones_vacantes WHERE candidato_id = $1
     ORDER BY created_at`,
    [candidate],
  );

it('a form sent while its application is withdrawn updates it before the withdrawal, or makes a new one after it', async () => {
  for (let round = 0; round < 3; round++) {
    const { agent, application, candidate } = await givenApplicant(world);
    const [sent, withdrawn] = await Promise.all([
      submit(agent, { fields: { experiencia: `Ronda ${round}` } }),
      agent.post(`/api/applications/${application}/withdraw`).send({ estado: 'recibida' }),
    ]);
    expect(withdrawn.status).toBe(200);
    expect([200, 201]).toContain(sent.status);
    const expected = sent.status === 201 ? [true, false] : [true];
    expect((await rowsOf(candidate)).map(({ retirada }) => retirada)).toEqual(expected);
  }
});

it('an interview confirmed while its application is withdrawn ends cancelled, and nobody waits for it', async () => {
  const { agent, application, candidate } = await givenApplicant(world);
  const hr = await world.signedInAs('rrhh');
  const interview = await hr.post('/api/interviews').send(order(candidate)).expect(201);
  const [confirmed, withdrawn] = await Promise.all([
    agent.post(`/api/interviews/${interview.body.id as string}/confirm`),
    agent.post(`/api/applications/${application}/withdraw`).send({ estado: 'entrevista_programada' }),
  ]);
  expect([200, 404, 409]).toContain(confirmed.status);
  expect(withdrawn.status).toBe(200);
  const estado = `SELECT estado FROM interviews WHERE candidato_id = $1`;
  expect(await world.dataSource.query(estado, [candidate])).toEqual([{ estado: 'cancelada' }]);
});

it('five concurrent forms with and without a key make one application', async () => {
  const agent = await world.registered('cinco@example.com');
  const answers = await Promise.all([
    submit(agent, { key: 'una' }),
    submit(agent, { key: 'una' }),
    submit(agent, { key: 'otra' }),
    submit(agent),
    submit(agent),
  ]);
  expect(statuses(answers)[4]).toBe(201);
  expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(2);
  const { body } = await agent.get('/api/candidates/me');
  expect(await rowsOf(body.candidate.id as string)).toHaveLength(1);
});

it('two mailed links opened at once each do their work once', async () => {
  const { user, browser, sessionId } = await newcomer(world);
  const [verify, reset] = [
    await tokenFor(world, 'verificacion', user.id, sessionId),
    await tokenFor(world, 'restablecer', user.id),
  ];
  const fresh = { token: reset, password: 'otra-clave-2', confirm_password: 'otra-clave-2' };
  const answers = await Promise.all([
    browser.post('/api/auth/verify-email').send({ token: verify }),
    browser.post('/api/auth/verify-email').send({ token: verify }),
    world.agent().post('/api/auth/reset-password').send(fresh),
    world.agent().post('/api/auth/reset-password').send(fresh),
  ]);
  for (const { status } of answers) expect(status).toBeLessThan(500);
  expect(statuses(answers.slice(2))[1]).toBe(410);
  const login = (password: string) =>
    world.agent().post('/api/auth/login').send({ email: user.email, password });
  expect((await login(PASSWORD)).status).toBe(401);
  expect((await login('otra-clave-2')).status).toBe(200);
});

it('a draft saved, sent and deleted at once leaves no file without an owner', async () => {
  const { agent } = await givenApplicant(world);
  const draft = { base: 0, paso: 2, valores: { nombre: 'Ana' }, respuestas: {} };
  const answers = await Promise.all([
    agent.put('/api/drafts/mine').send(draft),
    agent.put('/api/drafts/mine').send(draft),
    agent.put('/api/drafts/mine/cv').attach('cv', pdf(), 'a.pdf'),
    submit(agent),
    agent.delete('/api/drafts/mine'),
  ]);
  for (const { status } of answers) expect(status).toBeLessThan(500);
});
