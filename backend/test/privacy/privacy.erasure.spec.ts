import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RemoveOldRows } from '../../src/operations/old-rows/remove-old-rows.js';
import { PersonalDataHooks } from '../../src/platform/personal-data/personal-data-hooks.js';
import { FORM, submit } from '../candidates/application-form.js';
import { PASSWORD, tokenFor } from '../auth/auth-journey.js';
import { changeToken } from '../auth/security-journey.js';
import { eventually } from '../mail/mail-world.js';
import { PrivacyWorld, tablesWith } from './privacy-world.js';

const HOUR = 60 * 60 * 1000;
const YEAR = 365 * 24 * HOUR;
const COMPANY_HR = 'rrhh@example.com';

let privacy: PrivacyWorld;
beforeAll(async () => {
  privacy = await PrivacyWorld.create();
});
afterAll(() => privacy.close());
afterEach(() => privacy.world.clock.reset());

const query = <T = unknown>(sql: string, values: unknown[] = []) =>
  privacy.world.dataSource.query<T[]>(sql, values);

const files = (): string[] =>
  readdirSync(join(privacy.world.environment.dataDir, 'files'), { recursive: true }).map(String);

describe('after an erasure', () => {
  it('no table, file or log line contains the address, the name or the telephone number', async () => {
    const email = 'Nuria.Borrada@example.com';
    const words = [email, 'Núria', 'Borràs Única', '+34 611 222 333', 'CV-Nuria-Borras'];
    const { user, agent } = await privacy.person(email);
    const vacante_id = await privacy.world.givenVacancy();
    const fields = { nombre: 'Núria', apellidos: 'Borràs Única', telefono: '+34 611 222 333', vacante_id };
    await submit(agent, { fields, fileName: 'CV Núria Borràs Única.pdf' }).expect(201);
    const { body: me } = await agent.get('/api/candidates/me').expect(200);
    await query(
      `INSERT INTO interviews (candidato_id, aplicacion_id, inicio, fin)
       VALUES ($1, $2, now() + interval '3 days', now() + interval '3 days 30 minutes')`,
      [me.candidate.id, me.current.id],
    );
    await query(
      `INSERT INTO alertas_empleo (email, criterios, criterios_hash, ultima_revision, created_at)
       VALUES ($1, '{}', repeat('a', 64), now(), now())`,
      [email.toLowerCase()],
    );
    await query(
      `INSERT INTO mensajes_contacto (referencia, clave, nombre, email, tipo, servicio, mensaje)
       VALUES ('C-2026-XXXXX', 'x', 'Núria Borràs Única', $1, 'otro', 'empleo', 'Llamadme')`,
      [email],
    );
    await query(
      `INSERT INTO candidates (nombre, apellidos, email, telefono, direccion, ciudad, departamento, posicion)
       VALUES ('Núria', 'Borràs Única', $1, '611222333', 'C/ 1', 'Vic', 'chofer', 'conductor')`,
      [email.toUpperCase()],
    );
    const office = await privacy.world.given.user({ role: 'rrhh' });
    await query(
      `INSERT INTO vistas_guardadas (user_id, recurso, nombre, consulta, orden) VALUES
         ($1, 'candidates', 'Llamar a Núria Borràs Única', $2, 1), ($1, 'candidates', 'Chóferes', '{"filter":{}}', 2),
         ($1, 'candidates', 'Borràs Única', '{"filter":{}}', 3), ($1, 'candidates', 'Núria', '{"filter":{}}', 4)`,
      [office.id, JSON.stringify({ filter: { q: email, stage: 'recibida' }, sort: null })],
    );
    await query(
      `INSERT INTO importaciones (tipo, nombre) VALUES ('cvs', 'CV-Nuria-Borras'), ('tabla', 'Núria.csv')`,
    );
    const output: string[] = [];
    const spies = [process.stdout, process.stderr].map((stream) =>
      jest.spyOn(stream, 'write').mockImplementation((chunk) => {
        output.push(String(chunk));
        return true;
      }),
    );
    try {
      const token = await privacy.asked(agent, email);
      await privacy.confirm(token).expect(204);
      await privacy.mail(email, 'Tu cuenta se ha borrado');
      const left = await eventually(
        () => tablesWith(privacy.world.dataSource, words),
        ({ length }) => length === 0,
      );
      expect(left).toEqual([]);
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
    expect(files().filter((name) => /nuria/i.test(name))).toEqual([]);
    for (const word of words) expect(output.join('')).not.toContain(word);

    // The remaining rows name no person: ids for a restore, and a proof without the address.
    const erased = await query<{ tipo: string }>(`SELECT tipo FROM borrados ORDER BY tipo`);
    expect(erased.map(({ tipo }) => tipo)).toEqual(['candidato', 'candidato', 'cuenta', 'solicitud']);
    expect(await query(`SELECT 1 FROM borrados WHERE id = $1`, [user.id])).toHaveLength(1);
    const [proof] = await query<Record<string, unknown>>(`SELECT * FROM bloqueados`);
    expect(proof?.huella).toMatch(/^[0-9a-f]{64}$/);

    const hr = await privacy.mail(COMPANY_HR, 'Candidaturas borradas');
    expect(hr.text).toContain(String(me.current.id).slice(0, 8));
    expect(hr.text).toMatch(/Entrevistas anuladas/);
    for (const word of words) expect(hr.raw).not.toContain(word);
    // The sessions have ended, and the address may be registered again.
    await agent.get('/api/auth/me').expect(401);
    const { body } = await privacy.world.agent().post('/api/auth/email-exists').send({ email }).expect(200);
    expect(body).toEqual({ exists: false });
  });

  it('counts and other people are as if the person had never existed', async () => {
    const stay = await privacy.person('queda@example.com');
    await submit(stay.agent).expect(201);
    const total = async () => (await query<{ n: string }>(`SELECT sum(value) AS n FROM counters`))[0]?.n;
    const before = await total();
    const { agent } = await privacy.person('se-va@example.com');
    await submit(agent).expect(201);
    await privacy.confirm(await privacy.asked(agent, 'se-va@example.com')).expect(204);
    expect(await total()).toBe(before);
    const { body } = await stay.agent.get('/api/candidates/me').expect(200);
    expect(body.candidate.nombre).toBe(FORM.nombre);
    const cv = await stay.agent.get(`/api/candidates/${body.candidate.id}/cv`);
    expect(cv.status).toBe(200);
  });
});

describe('a request for an erasure', () => {
  it('needs the password, and says so until it is right', async () => {
    const { agent } = await privacy.person('clave@example.com');
    const wrong = await agent.post('/api/privacy/erasure').send({ password: 'otra-cosa' });
    expect([wrong.status, wrong.body.code, Object.keys(wrong.body.errors)]).toEqual([
      422,
      'wrong_password',
      ['password'],
    ]);
    await agent.post('/api/privacy/erasure').send({}).expect(422);
    expect((await agent.get('/api/privacy/erasure').expect(200)).body).toEqual({
      permitido: true,
      pide_password: true,
      solicitud: null,
    });
    const { body } = await agent.post('/api/privacy/erasure').send({ password: PASSWORD }).expect(202);
    const { pedido_at, caduca_at } = body.solicitud as { pedido_at: string; caduca_at: string };
    expect(Date.parse(caduca_at) - Date.parse(pedido_at)).toBe(24 * HOUR);
  });

  it('stores no link', async () => {
    const { agent } = await privacy.person('enlace@example.com');
    const token = await privacy.asked(agent, 'enlace@example.com');
    expect(await tablesWith(privacy.world.dataSource, [token])).toEqual([]);
  });

  it('can be withdrawn: then the link does nothing', async () => {
    const { agent } = await privacy.person('cancela@example.com');
    const token = await privacy.asked(agent, 'cancela@example.com');
    expect((await agent.post('/api/privacy/erasure/cancel').expect(200)).body.solicitud).toBeNull();
    await agent.post('/api/privacy/erasure/cancel').expect(200);
    expect((await privacy.confirm(token)).body.code).toBe('erasure_gone');
    await agent.get('/api/auth/me').expect(200);
  });

  it('ends with a new password and with another address: its link may be in a mailbox that is not the owner’s', async () => {
    const { world } = privacy;
    const { user, agent } = await privacy.person('recupera@example.com');
    const token = await privacy.asked(agent, 'recupera@example.com');
    const password = { password: 'nueva-clave-2', confirm_password: 'nueva-clave-2' };
    const reset = await tokenFor(world, 'restablecer', user.id);
    await world
      .agent()
      .post('/api/auth/reset-password')
      .send({ token: reset, ...password })
      .expect(204);
    expect((await privacy.confirm(token)).body.code).toBe('erasure_gone');

    const owner = await world.agentOf(user);
    const change = { email: 'otra@example.com', password: password.password };
    await owner.post('/api/auth/email-change').send(change).expect(202);
    await owner.post('/api/privacy/erasure').send({ password: password.password }).expect(202);
    const id = [{ user_id: user.id }];
    const requests = () => query(`SELECT user_id FROM solicitudes_borrado WHERE user_id = $1`, [user.id]);
    expect(await requests()).toEqual(id);
    const confirm = await changeToken(world, 'cambio_email', user.id);
    await owner.post('/api/auth/email-change/confirm').send({ token: confirm }).expect(200);
    expect(await requests()).toEqual([]);
  });

  it('made again invalidates the first link', async () => {
    const { agent } = await privacy.person('dos-veces@example.com');
    const first = await privacy.asked(agent, 'dos-veces@example.com');
    const second = await privacy.asked(agent, 'dos-veces@example.com', 2);
    await privacy.confirm(first).expect(410);
    await privacy.confirm(second).expect(204);
  });

  it('sent twice at once leaves one request', async () => {
    const { user, agent } = await privacy.person('a-la-vez@example.com');
    const ask = () => agent.post('/api/privacy/erasure').send({ password: PASSWORD });
    expect((await Promise.all([ask(), ask()])).map(({ status }) => status)).toEqual([202, 202]);
    expect(await query(`SELECT 1 FROM solicitudes_borrado WHERE user_id = $1`, [user.id])).toHaveLength(1);
  });

  it('is refused to staff, to visitors, and more often than five times a day', async () => {
    const staff = await privacy.world.signedInAs('rrhh');
    const refused = await staff.post('/api/privacy/erasure').send({});
    expect([refused.status, refused.body.code]).toEqual([409, 'erasure_of_staff']);
    expect((await staff.get('/api/privacy/erasure').expect(200)).body.permitido).toBe(false);
    await privacy.world.agent().post('/api/privacy/erasure').send({}).expect(401);
    const agent = await privacy.world.signedInAs('candidate');
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await agent.post('/api/privacy/erasure').send({})).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });
});

describe('the link of an erasure', () => {
  it('erases once, even when repeated, also at once', async () => {
    const { user, agent } = await privacy.person('repite@example.com');
    const token = await privacy.asked(agent, 'repite@example.com');
    const answers = await Promise.all([
      privacy.confirm(token),
      privacy.confirm(token),
      privacy.confirm(token),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    await privacy.confirm(token).expect(204);
    await privacy.mail('repite@example.com', 'Tu cuenta se ha borrado');
    expect(
      await query(`SELECT 1 FROM system_logs WHERE action = 'privacy.erased' AND entity_id = $1`, [user.id]),
    ).toHaveLength(1);
  });

  it.each(['', 'nada', '_'.repeat(65)])('does nothing when it is %j', async (token) => {
    const { status } = await privacy.confirm(token);
    expect([410, 422]).toContain(status);
  });

  it('expires after a day', async () => {
    const { agent } = await privacy.person('tarde@example.com');
    const token = await privacy.asked(agent, 'tarde@example.com');
    privacy.world.clock.advance(25 * HOUR);
    await privacy.confirm(token).expect(410);
    await privacy.world.app.get(RemoveOldRows).run();
    expect(
      await query(`SELECT 1 FROM solicitudes_borrado WHERE caduca_at < now() + interval '25 hours'`),
    ).toEqual([]);
  });

  it('erases nothing when a step fails, and everything the next time', async () => {
    const { user, agent } = await privacy.person('se-cae@example.com');
    await submit(agent).expect(201);
    let broken = true;
    privacy.world.app.get(PersonalDataHooks).register({
      name: 'se_rompe_una_vez',
      read: () => Promise.resolve({ data: null }),
      erase: async (manager) => {
        await manager.query(`DELETE FROM candidates WHERE user_id = $1`, [user.id]);
        if (broken) throw new Error('the process ends here');
      },
    });
    const token = await privacy.asked(agent, 'se-cae@example.com');
    const silent = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
    await privacy.confirm(token).expect(500);
    silent.mockRestore();
    expect((await agent.get('/api/candidates/me').expect(200)).body.candidate).not.toBeNull();
    broken = false;
    await privacy.confirm(token).expect(204);
    await agent.get('/api/candidates/me').expect(401);
  });
});

it('the last message waits for the mail server, and its address is deleted afterwards', async () => {
  const email = 'sin-servidor@example.com';
  const { agent } = await privacy.person(email);
  const token = await privacy.asked(agent, email);
  await privacy.sink.down();
  await privacy.confirm(token).expect(204);
  const waiting = await eventually(
    () =>
      query<{ intentos: number }>(
        `SELECT intentos FROM correos WHERE plantilla = 'cuenta_borrada' AND destinatario = $1`,
        [email],
      ),
    ([row]) => (row?.intentos ?? 0) > 0,
  );
  expect(waiting).toHaveLength(1);
  expect(await tablesWith(privacy.world.dataSource, [email])).toEqual(['public.correos']);
  await privacy.sink.up();
  // The second attempt comes ten seconds after the first.
  await privacy.mail(email, 'Tu cuenta se ha borrado', 1);
  await eventually(
    () => tablesWith(privacy.world.dataSource, [email]),
    ({ length }) => length === 0,
  );
});

it('the proof of an erasure is destroyed after three years', async () => {
  const [{ n }] = (await query<{ n: number }>(`SELECT count(*)::int AS n FROM bloqueados`)) as [
    { n: number },
  ];
  expect(n).toBeGreaterThan(0);
  privacy.world.clock.advance(2.9 * YEAR);
  await privacy.world.app.get(RemoveOldRows).run();
  expect(await query(`SELECT 1 FROM bloqueados`)).toHaveLength(n);
  privacy.world.clock.advance(0.2 * YEAR);
  await privacy.world.app.get(RemoveOldRows).run();
  expect(await query(`SELECT 1 FROM bloqueados`)).toEqual([]);
  expect((await query(`SELECT 1 FROM borrados`)).length).toBeGreaterThan(0);
});
