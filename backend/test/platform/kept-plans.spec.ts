import type { Pool } from 'pg';
import { type Agent, createWorld, type World } from '../world.js';
import { submit } from '../candidates/application-form.js';

/** PostgreSQL tries a prepared statement with its values this many times before it keeps one plan. */
const TRIED = 5;

let world: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld({ sendsMail: false });
  hr = await world.signedInAs('rrhh');
  // With few rows every plan is cheap: indexes are used as they are with many.
  await onEach('SET enable_seqscan = off');
  // Of sessions there are enough that one id is estimated to be cheaper than ten.
  await world.change(
    `INSERT INTO sessions (user_id, refresh_hash, expires_at)
     SELECT id, gen_random_uuid()::text, now() + interval '1 day' FROM users, generate_series(1, 5000);
     ANALYZE sessions`,
  );
  await world.change(
    `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET enable_seqscan = off', current_database()); END $$`,
  );
});
afterAll(() => world.close());

const poolOf = ({ dataSource }: World) => (dataSource.driver as unknown as { master: Pool }).master;

/** Asks all connections of the pool. */
async function onEach<Row extends object>(text: string): Promise<Row[]> {
  const pool = poolOf(world);
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  try {
    return (await Promise.all(clients.map((client) => client.query<Row>(text)))).flatMap(({ rows }) => rows);
  } finally {
    for (const client of clients) client.release();
  }
}

it('statements of frequent requests are not planned anew at each call', async () => {
  for (let n = 0; n < 30; n++) {
    const agent = await world.registered(`plan${n}@example.com`);
    const { body } = await submit(agent).expect(201);
    const me = await agent.get('/api/candidates/me').expect(200);
    const candidate: string = me.body.candidate.id;
    await hr
      .post(`/api/applications/${body.application.id}/move`)
      .send({ version: 1, estado: 'en_revision' })
      .expect(200);
    const interview = {
      candidato_id: candidate,
      fecha: `${new Date().getUTCFullYear() + 1}-03-${10 + (n % 15)}`,
      hora: n < 15 ? '10:00' : '12:00',
      tipo: 'telefonica',
    };
    await hr.post('/api/interviews').send(interview).expect(201);
    await hr.post('/api/notes').send({ candidato_id: candidate, texto: 'Bien' }).expect(201);
    await hr.post(`/api/threads/${candidate}`).field('texto', '¿Puedes?').expect(201);
    await hr.get(`/api/candidates/${candidate}`).expect(200);
    await hr.get('/api/candidates?range=[0,24]').expect(200);
    // Sessions that are asked for together are read together.
    await Promise.all([hr, agent].map((one) => one.get('/api/auth/me').expect(200)));
  }
  const planned = await onEach<{ statement: string }>(
    `SELECT statement, custom_plans, generic_plans FROM pg_prepared_statements WHERE custom_plans > ${TRIED} ORDER BY custom_plans DESC`,
  );
  expect(planned).toEqual([]);
});
