import type { DerechoAccion } from '@hiring/contract';
import { PASSWORD } from '../auth/auth-journey.js';
import { PrivacyWorld, tablesWith } from './privacy-world.js';
import { FORM, submit } from '../candidates/application-form.js';
import type { Agent } from '../world.js';

const DAY_MS = 86_400_000;
const day = (offset: number): string => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);

interface Request {
  id: string;
  estado: string;
  vence_el: string;
  vencida: boolean;
  version: number;
  candidato_id: string | null;
  nombre: string | null;
  acciones: DerechoAccion[];
}

let privacy: PrivacyWorld;
let admin: Agent;
beforeAll(async () => {
  privacy = await PrivacyWorld.create();
  admin = await privacy.world.signedInAs('admin');
});
afterAll(() => privacy.close());

const query = <T = unknown>(sql: string, values: unknown[] = []) =>
  privacy.world.dataSource.query<T[]>(sql, values);

const order = {
  tipo: 'acceso',
  canal: 'telefono',
  recibida_el: day(0),
  nombre: 'Rosa Prat',
  email: 'rosa.prat@example.com',
};

async function create(values: Partial<typeof order> = {}): Promise<Request> {
  const { body } = await admin
    .post('/api/privacy/requests')
    .send({ ...order, ...values })
    .expect(201);
  return body as Request;
}

async function act(request: Request, action: string, body: object = {}, status = 200): Promise<Request> {
  const answer = await admin
    .post(`/api/privacy/requests/${request.id}/${action}`)
    .send({ version: request.version, ...body })
    .expect(status);
  return answer.body as Request;
}

it('privacy requests are for administrators only', async () => {
  for (const role of ['candidate', 'rrhh'] as const) {
    const other = await privacy.world.signedInAs(role);
    await other.get('/api/privacy/requests').expect(403);
    await other.post('/api/privacy/requests').send(order).expect(403);
  }
  await privacy.world.agent().get('/api/privacy/requests').expect(401);
});

it('a request runs from its arrival to its answer, and the person is written to', async () => {
  const request = await create();
  expect(request).toMatchObject({ estado: 'recibida', candidato_id: null, vencida: false });
  await act(request, 'copy', {}, 409);
  const known = await act(request, 'identity');
  const started = await act(known, 'start');
  expect(started).toMatchObject({ estado: 'en_curso' });
  await act(known, 'start', {}, 409);

  await act(started, 'extend', { motivo: 'poco' }, 422);
  const extended = await act(started, 'extend', { motivo: 'Hay que buscar en un archivo antiguo.' });
  expect(extended).toMatchObject({ estado: 'prorrogada' });
  expect(extended.vence_el > started.vence_el).toBe(true);
  expect(extended.acciones).not.toContain('prorrogar');
  await act(extended, 'extend', { motivo: 'Y otra vez más tiempo.' }, 409);
  const told = await privacy.mail(order.email, 'Necesitamos más tiempo');
  expect(told.text).toContain('archivo antiguo');

  const answered = await act(extended, 'resolve', { respuesta: 'No guardamos nada de usted.', enviar: true });
  expect(answered).toMatchObject({ estado: 'resuelta', acciones: [] });
  expect((await privacy.mail(order.email, 'Respuesta a tu solicitud')).text).toContain('No guardamos nada');
  await act(answered, 'deny', { motivo: 'Ya no hace falta nada.' }, 409);

  const log = await query<{ action: string; details: string }>(
    `SELECT action, details FROM system_logs WHERE entity_id = $1 ORDER BY id`,
    [request.id],
  );
  expect(log.map(({ action }) => action)).toEqual([
    'privacy.request_created',
    'privacy.request_identified',
    'privacy.request_started',
    'privacy.request_extended',
    'privacy.request_resolved',
  ]);
  expect(JSON.stringify(log)).not.toContain('Rosa');
});

it('one of two concurrent answers is accepted', async () => {
  const request = await create({ email: 'dos@example.com' });
  const answers = await Promise.all(
    ['Una respuesta larga.', 'Otra respuesta larga.'].map((motivo) =>
      admin.post(`/api/privacy/requests/${request.id}/deny`).send({ version: request.version, motivo }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  await privacy.mail('dos@example.com', 'Respuesta a tu solicitud', 1);
});

it('overdue requests come first and are counted', async () => {
  const late = await create({ email: 'tarde@example.com', recibida_el: day(-40) });
  const soon = await create({ email: 'pronto@example.com', recibida_el: day(-20) });
  expect(late.vencida).toBe(true);
  expect(late.acciones).not.toContain('prorrogar');
  const { body } = await admin.get('/api/privacy/requests').expect(200);
  expect((body as Request[]).map(({ id }) => id).slice(0, 2)).toEqual([late.id, soon.id]);
  const { body: summary } = await admin.get('/api/privacy/requests/summary').expect(200);
  expect(summary).toMatchObject({ abiertas: 2, vencidas: 1 });
  const { body: closed } = await admin
    .get('/api/privacy/requests?filter={"situacion":"cerradas"}')
    .expect(200);
  expect((closed as Request[]).every(({ estado }) => ['resuelta', 'denegada'].includes(estado))).toBe(true);
  await admin
    .post('/api/privacy/requests')
    .send({ ...order, recibida_el: day(2) })
    .expect(422);
});

it('actions of people themselves are listed as done, with dates and, after an erasure, without the person', async () => {
  const email = 'sola@example.com';
  const { user, agent } = await privacy.person(email);
  await agent.post('/api/privacy/export').expect(200);
  const own = await query(`SELECT tipo, estado, canal FROM solicitudes_derechos WHERE user_id = $1`, [
    user.id,
  ]);
  expect(own).toEqual([{ tipo: 'acceso', estado: 'resuelta', canal: 'portal' }]);
  const token = await privacy.asked(agent, email);
  await privacy.confirm(token).expect(204);
  await privacy.confirm(token).expect(204);
  const left = await query(
    `SELECT tipo, estado, user_id, email FROM solicitudes_derechos WHERE canal = 'portal' ORDER BY tipo`,
  );
  expect(left).toEqual([
    { tipo: 'acceso', estado: 'resuelta', user_id: null, email: null },
    { tipo: 'supresion', estado: 'resuelta', user_id: null, email: null },
  ]);
});

it('an erasure during a hold is refused with the reason and becomes a request with its deadline', async () => {
  const email = 'retenida@example.com';
  const { agent } = await privacy.person(email);
  await submit(agent).expect(201);
  const { body: me } = await agent.get('/api/candidates/me').expect(200);
  const { id } = (me as { candidate: { id: string } }).candidate;
  const motivo = 'Demanda por despido en curso, autos 12/2026.';
  await admin.post('/api/privacy/holds').send({ email, motivo }).expect(201);
  const token = await privacy.asked(agent, email);
  for (let press = 0; press < 2; press++) {
    const { body } = await privacy.confirm(token).expect(409);
    expect(body).toMatchObject({ code: 'erasure_held' });
    expect((body as { detail: string }).detail).toContain('Demanda por despido');
  }
  expect((await privacy.mail(email, 'Respuesta a tu solicitud')).text).toContain('Demanda por despido');
  const waiting = await query<{ id: string; version: number }>(
    `SELECT id, version FROM solicitudes_derechos WHERE email = $1 AND cerrada_at IS NULL`,
    [email],
  );
  expect(waiting).toHaveLength(1);
  const [request] = waiting;
  const { body: detail } = await admin.get(`/api/privacy/requests/${request?.id}`).expect(200);
  expect(detail).toMatchObject({ retencion: motivo, tipo: 'supresion' });
  const erase = { version: request?.version, confirmacion: email };
  await admin.post(`/api/privacy/requests/${request?.id}/erase`).send(erase).expect(409);
  expect(await query(`SELECT 1 FROM candidates WHERE id = $1`, [id])).toHaveLength(1);
  const copied = await agent.post('/api/privacy/export').expect(200);
  expect(copied.headers['content-type']).toContain('zip');
});

it('an administrator hands over the copy and erases on request, with the e-mail as the last confirmation', async () => {
  const email = 'Adios.Prat@example.com';
  const { user, agent } = await privacy.person(email);
  await submit(agent, { fields: { nombre: 'Irene', apellidos: 'Adiós Únic' } }).expect(201);
  const access = await act(await create({ email, nombre: 'Irene' }), 'identity');
  expect(access.candidato_id).not.toBeNull();
  const copy = await admin
    .post(`/api/privacy/requests/${access.id}/copy`)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    })
    .expect(200);
  expect((copy.body as Buffer).subarray(0, 2).toString()).toBe('PK');

  const request = await create({ email, tipo: 'supresion', nombre: 'Irene' });
  await act(request, 'erase', { confirmacion: email }, 409);
  const known = await act(request, 'identity');
  await act(known, 'erase', { confirmacion: 'otra@example.com' }, 422);
  const done = await act(known, 'erase', { confirmacion: String(known.candidato_id).slice(0, 8) });
  expect(done).toMatchObject({ estado: 'resuelta', candidato_id: null, nombre: null });
  await privacy.mail(email, 'Tu cuenta se ha borrado');
  await privacy.world.until(
    async () => (await tablesWith(privacy.world.dataSource, [email, 'Adiós Únic'])).length === 0,
  );
  const proof = await query(`SELECT 1 FROM bloqueados WHERE id = $1`, [request.id]);
  expect(proof).toHaveLength(1);
  const gone = await query(`SELECT 1 FROM borrados WHERE id = $1`, [user.id]);
  expect(gone).toHaveLength(1);
});

it('a record without an account is erased as well', async () => {
  const email = 'importada@example.com';
  await query(
    `INSERT INTO candidates (nombre, apellidos, email, telefono, direccion, ciudad, departamento, posicion)
     VALUES ('Eva', 'Importada Sola', $1, $2, 'C/ 1', 'Vic', 'chofer', 'conductor')`,
    [email, FORM.telefono],
  );
  const known = await act(await create({ email, tipo: 'supresion', nombre: 'Eva' }), 'identity');
  await act(known, 'erase', { confirmacion: email });
  expect(await tablesWith(privacy.world.dataSource, ['Importada Sola'])).toEqual([]);
});

it('an erasure removes the person from requests made before there was a record', async () => {
  const email = 'temprana@example.com';
  const early = await create({ email, tipo: 'oposicion', nombre: 'Flor Temprana' });
  expect(early.candidato_id).toBeNull();
  await query(
    `INSERT INTO candidates (nombre, apellidos, email, telefono, direccion, ciudad, departamento, posicion)
     VALUES ('Flor', 'Temprana', $1, $2, 'C/ 1', 'Vic', 'chofer', 'conductor')`,
    [email, FORM.telefono],
  );
  const known = await act(await create({ email, tipo: 'supresion', nombre: 'Flor' }), 'identity');
  await act(known, 'erase', { confirmacion: email });
  expect(await tablesWith(privacy.world.dataSource, ['Flor Temprana'])).toEqual([]);
});

it('a request about a merged record applies to the remaining one', async () => {
  const record = async (email: string, deleted: boolean): Promise<string> => {
    const [row] = await query<{ id: string }>(
      `INSERT INTO candidates (nombre, apellidos, email, telefono, direccion, ciudad, departamento, posicion, deleted_at)
       VALUES ('Lía', 'Unida', $1, $2, 'C/ 1', 'Vic', 'chofer', 'conductor', $3) RETURNING id`,
      [email, FORM.telefono, deleted ? new Date() : null],
    );
    return String(row?.id);
  };
  const [kept, absorbed] = [await record('lia@example.com', false), await record('lia2@example.com', true)];
  await query(`INSERT INTO fusiones (conservado_id, absorbido_id, movido) VALUES ($1, $2, '{}')`, [
    kept,
    absorbed,
  ]);
  expect((await create({ email: 'lia2@example.com' })).candidato_id).toBe(kept);
  const motivo = 'Hay una reclamación abierta.';
  const { body } = await admin
    .post('/api/privacy/holds')
    .send({ email: 'lia2@example.com', motivo })
    .expect(201);
  expect(body).toMatchObject({ candidato_id: kept });
  await admin.post('/api/privacy/holds').send({ candidato_id: absorbed, motivo }).expect(409);
});

it('the right password alone erases nothing', async () => {
  const { agent } = await privacy.person('quieta@example.com');
  await agent.post('/api/privacy/erasure').send({ password: PASSWORD }).expect(202);
  const { body } = await agent.get('/api/auth/me').expect(200);
  expect(body).toBeDefined();
});
