import type { DerechoEstado } from '@hiring/contract';
import { derivedKey } from '../../src/platform/http/limits/derived-key.js';
import { makeSignedId } from '../../src/platform/secrets/signed-id.js';
import { RetentionRounds } from '../../src/privacy/retention/retention-rounds.js';
import { TakeStep } from '../../src/privacy/retention/take-step.js';
import type { User } from '../../src/auth/user.entity.js';
import { submit } from '../candidates/application-form.js';
import { RetentionWorld, daysAgo } from './retention-world.js';
import { type Agent, createWorld, type World } from '../world.js';

const DAY_MS = 86_400_000;
const LONG_AGO = daysAgo(3 * 365);

let world: World;
let past: RetentionWorld;
let owner: User;
beforeAll(async () => {
  world = await createWorld();
  past = new RetentionWorld(world);
  owner = await world.given.user({ role: 'admin' });
});
afterAll(() => world.close());
afterEach(async () => {
  world.clock.reset();
  await world.change('DELETE FROM candidates');
});

/** With a new session, because an advanced clock ends earlier ones. */
const admin = (): Promise<Agent> => world.agentOf(owner);
const steps = (): TakeStep => world.app.get(TakeStep);

/** The token as in the link of the message. */
async function linkOf(id: string): Promise<string> {
  const [row] = await past.query<{ aviso_id: string }>(
    `SELECT aviso_id FROM plazos_conservacion WHERE candidato_id = $1`,
    [id],
  );
  return makeSignedId(derivedKey(world.environment.sessionSecret, 'data-keeping'), String(row?.aviso_id));
}

async function quarantined(email: string): Promise<string> {
  const id = await past.person({ email, since: LONG_AGO });
  await past.round();
  world.clock.advance(31 * DAY_MS);
  await past.round();
  expect(await past.stateOf(id)).toBe('cuarentena');
  return id;
}

it('the retention job reminds, hides and erases, each step in its time and once', async () => {
  const user = await world.given.user({ email: 'vieja@example.com', email_verified_at: new Date() });
  const id = await past.person({ email: user.email, user, since: LONG_AGO });
  for (let round = 0; round < 3; round++) await past.round();
  expect(await past.stateOf(id)).toBe('avisada');
  const mails = await past.query(`SELECT 1 FROM correos WHERE plantilla = 'conservacion_aviso'`);
  expect(mails).toHaveLength(1);

  world.clock.advance(29 * DAY_MS);
  await past.round();
  expect(await past.stateOf(id)).toBe('avisada');
  world.clock.advance(2 * DAY_MS);
  await past.round();
  await past.round();
  expect(await past.stateOf(id)).toBe('cuarentena');

  world.clock.advance(31 * DAY_MS);
  await past.round();
  expect(await past.query(`SELECT 1 FROM users WHERE id = $1`, [user.id])).toEqual([]);
  const left = await past.query(`SELECT tipo FROM borrados WHERE id = ANY($1) ORDER BY tipo`, [
    [id, user.id],
  ]);
  expect(left).toEqual([{ tipo: 'candidato' }, { tipo: 'cuenta' }]);
  const log = await past.query(
    `SELECT action, count(*)::int AS n FROM system_logs WHERE entity_id = $1 GROUP BY action ORDER BY action`,
    [id],
  );
  expect(log).toEqual([
    { action: 'privacy.quarantined', n: 1 },
    { action: 'privacy.retention_erased', n: 1 },
    { action: 'privacy.retention_reminded', n: 1 },
  ]);
});

it('the retention job works in the same way through the queue, however many processes tick', async () => {
  const id = await past.person({ email: 'cola@example.com', since: LONG_AGO });
  const second = await createWorld({ databaseUrl: world.environment.databaseUrl });
  try {
    await Promise.all([past.begin(), second.app.get(RetentionRounds).begin(), past.begin()]);
    await world.until(async () => (await past.stateOf(id)) === 'avisada');
  } finally {
    await second.close();
  }
  await Promise.all(['aviso', 'aviso', 'aviso'].map((step) => steps().execute(step, id)));
  expect(await past.query(`SELECT 1 FROM correos WHERE candidato_id = $1`, [id])).toHaveLength(1);
});

it('the retention job leaves open processes, hired people, recent activity and merged records alone', async () => {
  const open = await past.person({ email: 'a@example.com', estado: 'recibida', since: LONG_AGO });
  const hired = await past.person({ email: 'b@example.com', estado: 'contratada', since: LONG_AGO });
  const recent = await past.person({ email: 'c@example.com', since: daysAgo(600) });
  const merged = await past.person({ email: 'd@example.com', since: LONG_AGO });
  await past.query(`UPDATE candidates SET deleted_at = now() WHERE id = $1`, [merged]);
  await past.round();
  for (const id of [open, hired, recent, merged]) expect(await past.stateOf(id)).toBe('activa');
});

it('a sign-in, a consent or a move cancels the reminder', async () => {
  const user = await world.given.user();
  const signedIn = await past.person({ email: user.email, user, since: LONG_AGO });
  const agreed = await past.person({ email: 'e@example.com', since: LONG_AGO });
  await past.round();
  world.clock.advance(DAY_MS);
  const now = world.clock.now();
  await past.query(`UPDATE users SET last_sign_in_at = $2 WHERE id = $1`, [user.id, now]);
  await past.query(
    `INSERT INTO consentimientos (candidato_id, finalidad, version, otorgado_at) VALUES ($1, 'futuras_ofertas', '1', $2)`,
    [agreed, now],
  );
  for (const id of [signedIn, agreed]) expect(await past.stateOf(id)).toBe('activa');
});

describe('a record in quarantine', () => {
  it('is shown on no screen, and a hold with a reason restores it', async () => {
    const id = await quarantined('oculta@example.com');
    const [application] = await past.query<{ id: string }>(
      `SELECT id FROM aplicaciones_vacantes WHERE candidato_id = $1`,
      [id],
    );
    const applicationId = String(application?.id);
    const seen = [
      `/api/candidates/${id}`,
      `/api/applications/${applicationId}`,
      `/api/candidates/${id}/timeline`,
    ];
    for (const path of seen) await (await admin()).get(path).expect(404);
    const list = await (await admin()).get('/api/candidates?filter={"q":"Pasada"}').expect(200);
    expect(list.body).toEqual([]);
    expect((await (await admin()).get('/api/emails').expect(200)).body).toEqual([]);
    const file = await (await admin()).get('/api/applications/export?formato=csv').expect(200);
    expect(file.text).not.toContain('oculta@example.com');
    const { body: hidden } = await (await admin()).get('/api/privacy/retention/quarantine').expect(200);
    expect(hidden).toMatchObject([{ id, persona: 'Marta Pasada' }]);

    await (await admin()).post('/api/privacy/holds').send({ candidato_id: id, motivo: 'corto' }).expect(422);
    const motivo = 'Hay una reclamación abierta en el juzgado social.';
    await (await admin()).post('/api/privacy/holds').send({ candidato_id: id, motivo }).expect(201);
    await (await admin()).post('/api/privacy/holds').send({ candidato_id: id, motivo }).expect(409);
    expect((await (await admin()).get(`/api/candidates/${id}`).expect(200)).body).toMatchObject({ id });
    await (await admin()).get(`/api/applications/${applicationId}`).expect(200);
    const { body: notice } = await (await admin()).get(`/api/candidates/${id}/hold`).expect(200);
    expect(notice).toMatchObject({ retencion: { motivo, hasta: null } });

    world.clock.advance(365 * DAY_MS);
    await past.round();
    expect(await past.stateOf(id)).toBe('activa');
    const { body: holds } = await (await admin()).get('/api/privacy/holds').expect(200);
    const [hold] = holds as { id: string; vigente: boolean }[];
    expect(hold?.vigente).toBe(true);
    await (await admin()).post(`/api/privacy/holds/${hold?.id}/lift`).expect(200);
    await (await admin()).post(`/api/privacy/holds/${hold?.id}/lift`).expect(409);
    await past.round();
    expect(await past.stateOf(id)).toBe('avisada');
  });

  it('is in no list of actions or requests', async () => {
    const id = await past.person({ email: 'listas@example.com', since: LONG_AGO });
    const vacancy = await world.givenVacancy();
    const [application] = await past
      .query<{ id: string }>(
        `UPDATE aplicaciones_vacantes SET vacante_id = $2 WHERE candidato_id = $1 RETURNING id`,
        [id, vacancy],
      )
      .then(([rows]) => rows as unknown as { id: string }[]);
    await past.query(
      `INSERT INTO invitaciones_vacante (candidato_id, vacante_id, invitada_por) VALUES ($1, $2, $3)`,
      [id, vacancy, owner.id],
    );
    const [answer] = await past.query<{ id: string }>(
      `INSERT INTO respuestas_vacante (vacante_id, terminada_at) VALUES ($1, now()) RETURNING id`,
      [vacancy],
    );
    await past.query(
      `INSERT INTO respuestas_vacante_filas (respuesta_id, aplicacion_id, resultado) VALUES ($1, $2, 'respondida')`,
      [answer?.id, application?.id],
    );
    const [action] = await past.query<{ id: string }>(
      `INSERT INTO acciones_masivas (tipo, titulo, parametros, estado, creada_por, ejecutar_at, terminada_at)
       VALUES ('prioridad', 'Prioridad alta', '{"prioridad":"alta"}', 'terminada', $1, now(), now()) RETURNING id`,
      [owner.id],
    );
    await past.query(
      `INSERT INTO acciones_masivas_filas (accion_id, orden, aplicacion_id, version, estado) VALUES ($1, 1, $2, 1, 'hecha')`,
      [action?.id, application?.id],
    );
    const asked = { candidato_id: id, nombre: 'Permiso de conducir' };
    await (await admin()).post('/api/documents').send(asked).expect(201);
    const [file] = await past.query<{ id: string }>(
      `INSERT INTO archivos (clave, nombre_original, tipo, bytes, sha256, estado)
       VALUES ('listas', 'CV_Marta.pdf', 'application/pdf', 1, repeat('0', 64), 'en_uso') RETURNING id`,
    );
    await past.query(
      `INSERT INTO cv_historial (candidato_id, archivo_id, origen, desde) VALUES ($1, $2, 'candidatura', now())`,
      [id, file?.id],
    );
    const paths = [
      `/api/vacancies/${vacancy}/invitations`,
      `/api/candidates/${id}/invitations`,
      `/api/vacancy-answers/${answer?.id}/rows`,
      `/api/bulk-actions/${action?.id}/rows`,
      `/api/documents?candidato_id=${id}`,
      `/api/candidates/${id}/cv/history`,
    ];
    const shown = async (): Promise<string[]> => {
      const agent = await admin();
      const found: string[] = [];
      for (const path of paths) {
        const { text } = await agent.get(path).expect(200);
        if (text.includes(id) || text.includes('Pasada')) found.push(path);
      }
      return found;
    };
    expect(await shown()).toEqual(paths);
    await past.query(`UPDATE plazos_conservacion SET actividad_at = $2 WHERE candidato_id = $1`, [
      id,
      LONG_AGO,
    ]);
    await past.round();
    world.clock.advance(31 * DAY_MS);
    await past.round();
    expect(await past.stateOf(id)).toBe('cuarentena');
    expect(await shown()).toEqual([]);
  });

  it('is not released by a hold that is over', async () => {
    const id = await quarantined('tarde@example.com');
    const motivo = 'Hubo una reclamación, ya cerrada.';
    const order = { candidato_id: id, motivo, hasta: '2020-01-01' };
    await (await admin()).post('/api/privacy/holds').send(order).expect(422);
    expect(await past.stateOf(id)).toBe('cuarentena');
  });

  it('is erased without other records of the address, and a hold on one of them keeps all of it', async () => {
    const email = 'doble@example.com';
    const user = await world.given.user({ email, email_verified_at: new Date() });
    const old = await past.person({ email, user, since: LONG_AGO });
    await past.round();
    world.clock.advance(31 * DAY_MS);
    await past.round();
    // Imported meanwhile: the person was not recognised.
    const fresh = await past.person({ email, estado: 'recibida', since: world.clock.now() });
    await past.query(
      `INSERT INTO retenciones (candidato_id, motivo, created_at) VALUES ($1, 'Inspección de trabajo en curso.', now())`,
      [fresh],
    );
    const token = await linkOf(old);
    const erase = await world.agent().post('/api/privacy/keeping/link/erase').send({ token }).expect(409);
    expect(erase.body).toMatchObject({ code: 'erasure_held' });
    world.clock.advance(31 * DAY_MS);
    await past.round();
    expect(await past.stateOf(old)).toBeNull();
    expect(await past.stateOf(fresh)).toBe('activa');
    expect(await past.query(`SELECT 1 FROM users WHERE id = $1`, [user.id])).toEqual([]);
  });

  it('is restored by its person in the portal, by the link, or by applying again', async () => {
    const user = await world.given.user({ email: 'vuelve@example.com' });
    const agent = (): Promise<Agent> => world.agentOf(user);
    const id = await past.person({ email: user.email, user, since: LONG_AGO });
    const hide = async (): Promise<void> => {
      await past.round();
      world.clock.advance(31 * DAY_MS);
      await past.round();
      expect(await past.stateOf(id)).toBe('cuarentena');
    };
    const old = () =>
      past.query(`UPDATE plazos_conservacion SET actividad_at = $2 WHERE candidato_id = $1`, [id, LONG_AGO]);

    await hide();
    expect((await (await agent()).get('/api/privacy/keeping').expect(200)).body).toMatchObject({
      estado: 'cuarentena',
    });
    const renewed = await (await agent()).post('/api/privacy/keeping/renew').expect(200);
    expect(renewed.body).toEqual({ estado: 'activa', fecha: null });
    expect((await (await agent()).get('/api/candidates/me').expect(200)).body).toMatchObject({
      candidate: { id },
    });

    world.clock.reset();
    await old();
    await hide();
    const token = await linkOf(id);
    await world.agent().post('/api/privacy/keeping/link/renew').send({ token }).expect(204);
    await world.agent().post('/api/privacy/keeping/link/renew').send({ token }).expect(410);
    expect(await past.stateOf(id)).toBe('activa');

    world.clock.reset();
    await old();
    await hide();
    await submit(await agent()).expect(201);
    expect(await past.stateOf(id)).toBe('activa');
  });
});

it('the link of the reminder erases at once, and a hold is answered with its reason', async () => {
  const user = await world.given.user({ email: 'fuera@example.com', email_verified_at: new Date() });
  const id = await past.person({ email: user.email, user, since: LONG_AGO });
  const held = await past.person({ email: 'retenida@example.com', since: LONG_AGO });
  await past.round();
  const erase = (token: string) => world.agent().post('/api/privacy/keeping/link/erase').send({ token });
  await past.query(
    `INSERT INTO retenciones (candidato_id, motivo, created_at) VALUES ($1, 'Inspección de trabajo en curso.', now())`,
    [held],
  );
  const token = await linkOf(held);
  for (let press = 0; press < 2; press++) {
    const { body } = await erase(token).expect(409);
    expect(body).toMatchObject({ code: 'erasure_held' });
    expect((body as { detail: string }).detail).toContain('Inspección de trabajo');
  }
  const requests = await past.query<{ estado: DerechoEstado; tipo: string }>(
    `SELECT tipo, estado FROM solicitudes_derechos WHERE candidato_id = $1`,
    [held],
  );
  expect(requests).toEqual([{ tipo: 'supresion', estado: 'recibida' }]);

  await erase(await linkOf(id)).expect(204);
  expect(await past.query(`SELECT 1 FROM users WHERE id = $1`, [user.id])).toEqual([]);
  await erase('nada').expect(410);
});

it('consents end after 24 months', async () => {
  const id = await past.person({ email: 'f@example.com', since: daysAgo(10) });
  const give = (finalidad: Date) =>
    past.query(
      `INSERT INTO consentimientos (candidato_id, finalidad, version, otorgado_at) VALUES ($1, 'futuras_ofertas', '1', $2)`,
      [id, finalidad],
    );
  await give(daysAgo(729));
  await past.begin();
  const live = () =>
    past.query(`SELECT 1 FROM consentimientos WHERE candidato_id = $1 AND retirado_at IS NULL`, [id]);
  expect(await live()).toHaveLength(1);
  world.clock.advance(3 * DAY_MS);
  await past.begin();
  await past.begin();
  expect(await live()).toHaveLength(0);
  const log = await past.query(`SELECT details FROM system_logs WHERE action = 'privacy.consents_ended'`);
  expect(log).toEqual([{ details: 'Permisos para futuras ofertas caducados: 1' }]);
});

it('the dry run announces what the job then does, day after day', async () => {
  const ages = [600, 640, 650, 665, 680, 701, 735, 2000];
  const ids = [];
  for (const [place, age] of ages.entries())
    ids.push(await past.person({ email: `p${place}@example.com`, since: daysAgo(age) }));
  // Hired people have five years.
  for (const age of [735, 1760, 1790, 3000]) {
    const email = `contratada${age}@example.com`;
    ids.push(await past.person({ email, estado: 'contratada', since: daysAgo(age) }));
  }
  ids.push(await past.person({ email: 'abierta@example.com', estado: 'recibida', since: LONG_AGO }));
  await past.round();
  world.clock.advance(40 * DAY_MS);
  await past.round();

  const target = new Date(world.clock.now().getTime() + 33 * DAY_MS).toISOString().slice(0, 10);
  const expected = new Map<string, string>();
  for (const paso of ['aviso', 'cuarentena', 'borrado']) {
    const { body } = await (
      await admin()
    )
      .get(`/api/privacy/retention/plan?fecha=${target}&paso=${paso}`)
      .expect(200);
    for (const { id } of body as { id: string }[]) expected.set(id, paso);
  }
  const { body: summary } = await (
    await admin()
  )
    .get(`/api/privacy/retention/plan/summary?fecha=${target}`)
    .expect(200);
  const counted = (paso: string) => [...expected.values()].filter((one) => one === paso).length;
  expect(summary).toEqual({
    fecha: target,
    aviso: counted('aviso'),
    cuarentena: counted('cuarentena'),
    borrado: counted('borrado'),
  });
  const { text } = await (
    await admin()
  )
    .get(`/api/privacy/retention/plan/export?fecha=${target}`)
    .expect(200);
  expect(text.trim().split('\r\n')).toHaveLength(1 + expected.size);
  for (const paso of ['aviso', 'cuarentena', 'borrado']) expect(counted(paso)).toBeGreaterThan(0);

  const before = new Map(await Promise.all(ids.map(async (id) => [id, await past.stateOf(id)] as const)));
  const last = new Date(`${target}T23:00:00Z`);
  while (world.clock.now() < last) {
    await past.round();
    world.clock.set(new Date(Math.min(world.clock.now().getTime() + DAY_MS, last.getTime())));
  }
  await past.round();
  const NAME: Record<string, string> = { avisada: 'aviso', cuarentena: 'cuarentena' };
  const done = new Map<string, string>();
  for (const id of ids) {
    const state = await past.stateOf(id);
    if (state !== before.get(id)) done.set(id, state === null ? 'borrado' : (NAME[state] ?? state));
  }
  expect(Object.fromEntries(done)).toEqual(Object.fromEntries(expected));
});

describe('the retention settings', () => {
  it('are for administrators, within their bounds, and used in the next run', async () => {
    const { body: before } = await (await admin()).get('/api/privacy/retention/settings').expect(200);
    expect(before).toMatchObject({
      retencion_meses: 24,
      retencion_contratadas_meses: 60,
      ofertas_anios: 4,
      aviso_dias: 30,
      cuarentena_dias: 30,
    });
    const { version } = before as { version: number };
    const order = { retencion_meses: 12, aviso_dias: 15, cuarentena_dias: 20, version };
    await (
      await admin()
    )
      .put('/api/privacy/retention/settings')
      .send({ ...order, retencion_meses: 5 })
      .expect(422);
    await (await world.signedInAs('rrhh')).put('/api/privacy/retention/settings').send(order).expect(403);
    // What they would do is seen before, and saving them needs a recent proof.
    const plan = await (
      await admin()
    )
      .get('/api/privacy/retention/plan/summary')
      .query({ retencion_meses: 12, aviso_dias: 15, cuarentena_dias: 20 })
      .expect(200);
    expect(plan.body.aviso).toBeGreaterThanOrEqual(0);
    await (await admin()).get('/api/privacy/retention/plan/summary?retencion_meses=5').expect(422);
    await (await admin()).put('/api/privacy/retention/settings').send(order).expect(200);
    await (await admin()).put('/api/privacy/retention/settings').send(order).expect(409);
    const id = await past.person({ email: 'g@example.com', since: daysAgo(360) });
    await past.round();
    expect(await past.stateOf(id)).toBe('avisada');
    const restored = { retencion_meses: 24, aviso_dias: 30, cuarentena_dias: 30, version: version + 1 };
    await (await admin()).put('/api/privacy/retention/settings').send(restored).expect(200);
  });

  it('refuse a dry run of a past day', async () => {
    await (await admin()).get('/api/privacy/retention/plan?fecha=2020-01-01').expect(400);
    await (await admin()).get('/api/privacy/retention/plan?fecha=ayer').expect(400);
  });
});
