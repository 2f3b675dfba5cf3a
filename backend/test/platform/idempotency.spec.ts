import type { Pool } from 'pg';
import {
  answering,
  inRequestTransaction,
  inTransaction,
} from '../../src/platform/database/transactions/transaction.js';
import { IdempotentRequests } from '../../src/platform/http/idempotency/idempotent-requests.js';
import { forgetAnswers } from '../../src/platform/http/idempotency/forget-answers.js';
import { IdempotentRequestsRepository } from '../../src/platform/http/idempotency/idempotent-requests.repository.js';
import { RemoveOldRows } from '../../src/operations/old-rows/remove-old-rows.js';
import { digestOfKey } from '../../src/platform/http/idempotency/fingerprint.js';
import { readApiDocument } from '../integrations/api-document.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let admin: Agent;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld({ environment: { trustProxy: 1 } });
  admin = await world.signedInAs('admin');
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());

let names = 0;
const tag = (): { nombre: string } => ({ nombre: `Etiqueta ${++names}` });
const create = (key: string, body: object, agent: Agent = hr) =>
  agent.post('/api/tags').set('Idempotency-Key', key).send(body);
const countTags = async (nombre: string): Promise<number> => {
  const [row] = await world.dataSource.query<{ n: number }[]>(
    `SELECT count(*)::int AS n FROM etiquetas WHERE nombre = $1`,
    [nombre],
  );
  return row?.n ?? 0;
};

describe('a creating request with an Idempotency-Key', () => {
  it('is executed once, and repetitions get the same response', async () => {
    const body = tag();
    const first = await create('once', body).expect(201);
    const second = await create('once', body).expect(201);
    expect(second.body).toEqual(first.body);
    expect([first.headers['idempotency-replayed'], second.headers['idempotency-replayed']]).toEqual([
      undefined,
      'true',
    ]);
    expect(await countTags(body.nombre)).toBe(1);
  });

  it('gets the Location of the record each time', async () => {
    const body = {
      email: 'reciente@example.com',
      role: 'rrhh',
      nombre: 'Reciente',
      apellidos: 'Llegada',
      departamento: 'oficina',
      posicion: 'rrhh',
      invitar: true,
    };
    const send = () => admin.post('/api/users').set('Idempotency-Key', 'located').send(body).expect(201);
    const first = await send();
    const { id } = first.body as { id: string };
    expect([first, await send()].map(({ headers }) => headers.location)).toEqual([
      `/api/users/${id}`,
      `/api/users/${id}`,
    ]);
    expect((await admin.get(`/api/users/${id}`).expect(200)).body).toMatchObject({ id });
  });

  it('is refused with other content or on another route', async () => {
    await create('other', tag()).expect(201);
    const { body } = await create('other', tag()).expect(422);
    expect(body.code).toBe('idempotency_mismatch');
    const elsewhere = await hr.post('/api/scorecard-criteria').set('Idempotency-Key', 'other').send({});
    expect([elsewhere.status, elsewhere.body.code]).toEqual([422, 'idempotency_mismatch']);
  });

  it('is executed once when many arrive at once', async () => {
    const body = tag();
    const answers = await Promise.all(Array.from({ length: 8 }, () => create('at-once', body)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body: { id } }) => id as string)).size).toBe(1);
    expect(await countTags(body.nombre)).toBe(1);
  });

  it('belongs to its sender', async () => {
    const mine = await create('shared', tag()).expect(201);
    const theirs = await create('shared', tag(), admin).expect(201);
    expect(theirs.body.id).not.toBe(mine.body.id);
  });

  it('of a visitor belongs to the network that it came from', async () => {
    const message = {
      tipo: 'empresa',
      nombre: 'Núria Vidal',
      empresa: 'Transportes del Vallès, S.L.',
      email: 'nuria.vidal@example.com',
      telefono: '+34 600 123 456',
      servicio: 'transporte',
      mensaje: 'Queríamos pedir un presupuesto para trasladar 40 vehículos.',
    };
    const send = (address: string) =>
      world
        .agent()
        .post('/api/contact')
        .set({ 'Idempotency-Key': 'visitor', 'x-forwarded-for': address })
        .send(message);
    const first = await send('192.0.2.1');
    const stranger = await send('198.51.100.1');
    const again = await send('192.0.2.1');
    expect([first, stranger, again].map(({ status }) => status)).toEqual([201, 201, 201]);
    const replayed = [first, stranger, again].map(({ headers }) => headers['idempotency-replayed']);
    expect(replayed).toEqual([undefined, undefined, 'true']);
  });

  it('that was refused may be sent again with the same key', async () => {
    await create('again', { nombre: '' }).expect(422);
    const body = tag();
    await create('again', body).expect(201);
  });

  it('needs a valid key', async () => {
    for (const key of ['x'.repeat(201), 'con espacio']) {
      const { body } = await create(key, tag()).expect(400);
      expect(body).toMatchObject({
        code: 'invalid_query',
        detail: expect.stringContaining('Idempotency-Key'),
      });
    }
  });

  it('is a new one after a day', async () => {
    const body = tag();
    await create('old', body).expect(201);
    await world.dataSource.query(
      `UPDATE peticiones_idempotentes SET created_at = now() - interval '25 hours' WHERE clave = $1`,
      [digestOfKey('old')],
    );
    expect((await create('old', body).expect(409)).body.code).toBe('tag_exists');
    await world.app.get(RemoveOldRows).run();
  });

  it('of version 1.0.0, which serves beside this one during an update, is removed after a day too', async () => {
    const { id } = await world.given.user({ role: 'rrhh' });
    const insert = `INSERT INTO idempotency_keys (user_id, clave, huella, created_at) VALUES ($1, $2, '', $3)`;
    await world.dataSource.query(insert, [id, 'old', new Date(world.clock.now().getTime() - 25 * 3_600_000)]);
    await world.dataSource.query(insert, [id, 'new', world.clock.now()]);
    await world.app.get(RemoveOldRows).run();
    expect(
      await world.dataSource.query(`SELECT clave FROM idempotency_keys WHERE user_id = $1`, [id]),
    ).toEqual([{ clave: 'new' }]);
  });
});

it('a request takes its key although it has ended another transaction before', async () => {
  const requests = world.app.get(IdempotentRequests);
  const actor = await world.given.user({ role: 'rrhh' });
  let times = 0;
  const ask = () =>
    answering(async () => {
      await inTransaction(world.dataSource, () => Promise.resolve());
      return requests.onceByContent(actor.id, 'POST /test', { words: 'the same' }, () =>
        inRequestTransaction(world.dataSource, () => Promise.resolve(++times)),
      );
    });
  expect([await ask(), await ask(), times]).toEqual([1, 1, 1]);
});

describe('a request interrupted by a crash', () => {
  const lose = (key: string, since: string): Promise<unknown> =>
    world.dataSource.query(
      `UPDATE peticiones_idempotentes SET contestacion = NULL, created_at = ${since} WHERE clave = $1`,
      [digestOfKey(key)],
    );

  it('is reported as done when the change is stored and its response is lost', async () => {
    const body = tag();
    await create('crash', body).expect(201);
    await lose('crash', `now() - interval '2 min'`);
    expect((await create('crash', body).expect(409)).body.code).toBe('idempotency_answer_lost');
    expect(await countTags(body.nombre)).toBe(1);
  });

  it('is reported as under way while its response may still be stored', async () => {
    const body = tag();
    await create('under-way', body).expect(201);
    await lose('under-way', 'now()');
    const { body: problem, headers } = await create('under-way', body).expect(409);
    expect([problem.code, headers['retry-after']]).toEqual(['idempotency_in_progress', '1']);
    expect(await countTags(body.nombre)).toBe(1);
  });

  it('leaves no key when its change is rolled back, and the next one is executed', async () => {
    const body = tag();
    const requests = world.app.get(IdempotentRequestsRepository);
    const keep = requests.keep.bind(requests);
    requests.keep = () => Promise.reject(new Error('the connection is gone'));
    try {
      await create('undone', body).expect(500);
    } finally {
      requests.keep = keep;
    }
    expect(await countTags(body.nombre)).toBe(0);
    await create('undone', body).expect(201);
    expect(await countTags(body.nombre)).toBe(1);
  });

  it('is replaced by the one that waits for it', async () => {
    const body = tag();
    const { master: pool } = world.dataSource.driver as unknown as { master: Pool };
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query(
      `INSERT INTO peticiones_idempotentes (titular, clave, ruta, huella)
       SELECT titular, $1, '', '' FROM peticiones_idempotentes WHERE clave = $2`,
      [digestOfKey('waits'), digestOfKey('once')],
    );
    const waiting = create('waits', body);
    const [answer] = await Promise.all([
      waiting,
      (async () => {
        await world.until(async () => {
          const { rowCount } = await pool.query(`SELECT 1 FROM pg_locks WHERE NOT granted`);
          return (rowCount ?? 0) > 0;
        });
        await client.query('ROLLBACK');
        client.release();
      })(),
    ]);
    expect(answer.status).toBe(201);
  });
});

it('stored responses about a person are erased with the person', async () => {
  const { id } = await world.given.user({ role: 'candidate' });
  const { body: created } = await create('kept', tag()).expect(201);
  const row = async (): Promise<{ contestacion: { cuerpo: string } | null }> => {
    const [found] = await world.dataSource.query<{ contestacion: { cuerpo: string } | null }[]>(
      `SELECT contestacion FROM peticiones_idempotentes WHERE clave = $1`,
      [digestOfKey('kept')],
    );
    return found ?? { contestacion: null };
  };
  expect((await row()).contestacion?.cuerpo).toContain(created.nombre);
  await world.dataSource.query(
    `UPDATE peticiones_idempotentes SET nombra = ARRAY[$2]::uuid[] WHERE clave = $1`,
    [digestOfKey('kept'), id],
  );
  await forgetAnswers(world.dataSource.manager, { userId: id, candidateId: null });
  expect((await row()).contestacion).toBeNull();
});

it('a response that shows a secret once is not stored: a repetition is told that it is done', async () => {
  const ask = () => hr.post('/api/calendar-feeds').set('Idempotency-Key', 'secret').send({});
  const first = await ask().expect(201);
  const again = await ask().expect(409);
  expect(again.body.code).toBe('idempotency_answer_lost');
  const rows = await world.dataSource.query<object[]>(
    `SELECT contestacion FROM peticiones_idempotentes WHERE clave = $1`,
    [digestOfKey('secret')],
  );
  expect(rows).toEqual([{ contestacion: { estado: null, cuerpo: null } }]);
  expect(JSON.stringify(first.body)).toContain('http');
});

it('every creating route accepts the header', () => {
  const { paths } = readApiDocument() as {
    paths: Record<string, { post?: { parameters?: { name: string }[]; responses: object } }>;
  };
  const without = Object.entries(paths).flatMap(([path, item]) => {
    const post = item.post;
    if (!post || !('201' in post.responses)) return [];
    const names = (post.parameters ?? []).map(({ name }) => name);
    return names.includes('Idempotency-Key') ? [] : [path];
  });
  // It opens a session: what it answers is cookies, and a second one is told that the address is taken.
  expect(without).toEqual(['/api/auth/register']);
});
