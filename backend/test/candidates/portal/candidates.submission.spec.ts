import { LIMITS, PHONE_MESSAGE } from '@hiring/contract';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DISK } from '../../../src/platform/files/storage/file-storage.js';
import { FORM, pdf, submit } from '../application-form.js';
import { findInvariantViolations } from '../../operations/data/invariants.js';
import { type Agent, createWorld, type World } from '../../world.js';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

let people = 0;
async function newcomer(): Promise<{ agent: Agent; email: string }> {
  const email = `persona${++people}@example.com`;
  return { agent: await world.registered(email), email };
}

/** The rows of one account. */
async function standing(email: string) {
  const one = async (sql: string): Promise<number> => {
    const [row] = await world.dataSource.query<{ n: string }[]>(sql, [email]);
    return Number(row?.n);
  };
  const user = `(SELECT id FROM users WHERE email_normalizado = $1)`;
  return {
    candidates: await one(`SELECT count(*) AS n FROM candidates WHERE user_id = ${user}`),
    applications: await one(
      `SELECT count(*) AS n FROM aplicaciones_vacantes a JOIN candidates c ON c.id = a.candidato_id WHERE c.user_id = ${user}`,
    ),
    messages: await one(
      `SELECT count(*) AS n FROM correos WHERE user_id = ${user} AND plantilla = 'candidatura_recibida'`,
    ),
    files: await one(`SELECT count(*) AS n FROM archivos WHERE user_id = ${user}`),
    jobs: await one(
      `SELECT count(*) AS n FROM pgboss.job j JOIN correos c ON j.data::text LIKE '%' || c.id || '%'
       WHERE c.user_id = ${user} AND c.plantilla = 'candidatura_recibida'`,
    ),
  };
}

/** Objects in the storage of one account. */
function objectsOf(userId: string): string[] {
  const folder = join(world.environment.dataDir, 'files/candidatos-documentos', userId);
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

async function userId(email: string): Promise<string> {
  const [row] = await world.dataSource.query<{ id: string }[]>(
    `SELECT id FROM users WHERE email_normalizado = $1`,
    [email],
  );
  return row?.id ?? '';
}

const spool = (): string[] => readdirSync(join(world.environment.dataDir, 'spool'));

describe('the application form', () => {
  it('writes person, application, CV and message together', async () => {
    const { agent, email } = await newcomer();
    const response = await submit(agent, { fileName: 'Currículum Ñ "final".pdf' });
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({
      created: true,
      message: {
        title: 'Candidatura enviada',
        description: 'Te escribiremos cuando haya novedades',
      },
      application: { estado: 'recibida', vacante_id: null, posicion_nombre: 'Mecánico' },
    });
    expect(await standing(email)).toEqual({ candidates: 1, applications: 1, messages: 1, files: 1, jobs: 1 });
    const portal = await agent.get('/api/candidates/me');
    expect(portal.body.candidate).toMatchObject({
      nombre: FORM.nombre,
      habilidades: ['Diagnosis', 'Frenos'],
      cv: { nombre_original: 'Currículum Ñ "final".pdf', tipo: 'application/pdf', bytes: pdf().length },
    });
    expect(objectsOf(await userId(email))).toHaveLength(1);
    expect(spool()).toEqual([]);
  });

  it('sent five times at once makes one application', async () => {
    const { agent, email } = await newcomer();
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(agent)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.application.id)).size).toBe(1);
    expect(await standing(email)).toEqual({ candidates: 1, applications: 1, messages: 1, files: 1, jobs: 1 });
    expect(objectsOf(await userId(email))).toHaveLength(1);
    expect(await findInvariantViolations(world.dataSource)).toEqual([]);
  });

  it('sent again with the same key gets the first response', async () => {
    const { agent, email } = await newcomer();
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(agent, { key: 'envio-1' })));
    for (const { status, body } of answers) {
      expect(status).toBe(201);
      expect(body.application.id).toBe(answers[0]?.body.application.id);
    }
    expect(await standing(email)).toEqual({ candidates: 1, applications: 1, messages: 1, files: 1, jobs: 1 });
  });

  it('with a key that was used for another form is refused', async () => {
    const { agent } = await newcomer();
    await submit(agent, { key: 'envio-2' }).expect(201);
    const other = await submit(agent, { key: 'envio-2', fields: { ciudad: 'Girona' } });
    expect(other.status).toBe(422);
    expect(other.body.code).toBe('idempotency_mismatch');
  });

  it('updates the open application to the same vacancy and keeps its estado', async () => {
    const { agent, email } = await newcomer();
    const first = await submit(agent);
    await world.moveTo(first.body.application.id, 'en_revision');
    const second = await submit(agent, { fields: { telefono: '+34 600 000 999' }, cv: pdf('nuevo') });
    expect(second.status).toBe(200);
    expect(second.body.application).toMatchObject({ id: first.body.application.id, estado: 'en_revision' });
    const [row] = await world.dataSource.query<{ telefono: string }[]>(
      `SELECT telefono FROM candidates WHERE email = $1`,
      [email],
    );
    expect(row?.telefono).toBe('+34 600 000 999');
    expect((await standing(email)).messages).toBe(1);
  });

  it('keeps the stored CV when none is attached, and needs one the first time', async () => {
    const { agent } = await newcomer();
    const without = await submit(agent, { cv: null });
    expect(without.status).toBe(422);
    expect(without.body.errors).toEqual({ cv: ['El CV es obligatorio'] });
    await submit(agent).expect(201);
    await submit(agent, { cv: null, fields: { ciudad: 'Girona' } }).expect(200);
    expect((await agent.get('/api/candidates/me')).body.candidate).toMatchObject({ ciudad: 'Girona' });
    expect((await agent.get('/api/candidates/me')).body.candidate.cv).not.toBeNull();
  });

  it('takes department and position from the vacancy and makes a second application beside a spontaneous one', async () => {
    const vacancy = await world.givenVacancy({ departamento: 'chofer', posicion: 'conductor' });
    const { agent, email } = await newcomer();
    await submit(agent).expect(201);
    const second = await submit(agent, { fields: { vacante_id: vacancy } });
    expect(second.status).toBe(201);
    expect(second.body.application).toMatchObject({
      vacante_id: vacancy,
      departamento: 'chofer',
      posicion: 'conductor',
    });
    expect((await standing(email)).applications).toBe(2);
    const portal = await agent.get('/api/candidates/me');
    expect(portal.body.applications).toHaveLength(2);
  });

  it.each([
    ['pausada', 409, 'vacancy_not_open'],
    ['cerrada', 409, 'vacancy_not_open'],
    ['borrador', 404, 'vacancy_not_found'],
  ] as const)('for a vacancy that is %s is refused and leaves nothing', async (estado, status, code) => {
    const vacancy = await world.givenVacancy({ estado });
    const { agent, email } = await newcomer();
    const response = await submit(agent, { fields: { vacante_id: vacancy } });
    expect([response.status, response.body.code]).toEqual([status, code]);
    expect(await standing(email)).toEqual({ candidates: 0, applications: 0, messages: 0, files: 0, jobs: 0 });
    expect(objectsOf(await userId(email))).toEqual([]);
  });

  it('names each missing field by its label', async () => {
    const { agent } = await newcomer();
    const response = await submit(agent, { fields: { nombre: '  ', telefono: '', ciudad: '' } });
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({
      code: 'validation_failed',
      errors: {
        nombre: ['El campo Nombre es obligatorio'],
        telefono: ['El campo Teléfono es obligatorio'],
        ciudad: ['El campo Ciudad es obligatorio'],
      },
    });
    expect(spool()).toEqual([]);
  });

  it.each([
    [{ departamento: 'marketing', posicion: 'x' }, { departamento: ['El departamento no es válido'] }],
    [{ departamento: 'chofer', posicion: 'mecanico' }, { posicion: ['La posición no es válida'] }],
    [{ nombre: 'Gana dinero http://evil.example' }, { nombre: ['El nombre no es válido'] }],
    [{ apellidos: 'www.evil.example' }, { apellidos: ['Los apellidos no son válidos'] }],
    [{ telefono: 'no tengo' }, { telefono: [PHONE_MESSAGE] }],
    [{ telefono: '+40 72' }, { telefono: [PHONE_MESSAGE] }],
    [{ fecha_nacimiento: '2020-02-31' }, { fecha_nacimiento: ['La fecha de nacimiento no es válida'] }],
    [{ vacante_id: '1 OR 1=1' }, { vacante_id: ['La vacante no es válida'] }],
    [
      { experiencia: 'x'.repeat(5001) },
      { experiencia: ['El campo Experiencia no puede superar los 5000 caracteres'] },
    ],
  ])('refuses %j', async (fields, errors) => {
    const { agent } = await newcomer();
    const response = await submit(agent, { fields: fields });
    expect([response.status, response.body.errors]).toEqual([422, errors]);
  });

  it.each([
    ['(+34) 612 345 678', '+34 612 345 678'],
    ['٦١٢٣٤٥٦٧٨', '+34 612 345 678'],
    ['0040 722345678', '+40 722 345 678'],
  ])('keeps the phone %s as %s', async (telefono, kept) => {
    const { agent } = await newcomer();
    await submit(agent, { fields: { telefono } }).expect(201);
    const { body } = await agent.get('/api/candidates/me');
    expect(body.candidate.telefono).toBe(kept);
  });

  it('counts a text as it is kept: line breaks once, letters composed, without the blanks around it', async () => {
    const { agent } = await newcomer();
    const experiencia = `${'línea\n'.repeat(LIMITS.longText / 6)}`.trim().padEnd(LIMITS.longText, 'x');
    const typed = `  ${experiencia.normalize('NFD').replaceAll('\n', '\r\n')}\r\n`;
    await submit(agent, { fields: { experiencia: typed } }).expect(201);
    const { body } = await agent.get('/api/candidates/me');
    expect(body.candidate.experiencia).toBe(experiencia);
  });

  it('keeps a postal code without its blank, and each skill once in its first spelling', async () => {
    const { agent } = await newcomer();
    const fields = {
      codigo_postal: '٠٨ ٠٠١',
      habilidades: 'Tacógrafo digital, tacografo  DIGITAL , CAP, cap',
    };
    await submit(agent, { fields }).expect(201);
    const { body } = await agent.get('/api/candidates/me');
    expect(body.candidate).toMatchObject({
      codigo_postal: '08001',
      habilidades: ['Tacógrafo digital', 'CAP'],
    });
  });

  it('stores text without NUL characters, and names on one line', async () => {
    const { agent } = await newcomer();
    const fields = { nombre: 'Ana\r\nBcc: x', experiencia: 'uno\0\ndos', ciudad: '\u202EGirona' };
    await submit(agent, { fields }).expect(201);
    const { body } = await agent.get('/api/candidates/me');
    expect(body.candidate).toMatchObject({ nombre: 'Ana Bcc: x', experiencia: 'uno\ndos', ciudad: 'Girona' });
  });

  it('is limited for each person', async () => {
    const { agent, email } = await newcomer();
    await submit(agent).expect(201);
    await world.dataSource.query(`UPDATE rate_limits SET points = 40 WHERE key LIKE 'submit:%'`);
    const refused = await submit(agent);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect((await standing(email)).files).toBe(1);
    await world.dataSource.query(`DELETE FROM rate_limits WHERE key LIKE 'submit:%'`);
  });

  it('is for people with an account', async () => {
    const response = await submit(world.agent());
    expect(response.status).toBe(401);
  });
});

describe('a file', () => {
  const full = (size: number): Buffer => {
    const whole = pdf();
    const end = whole.subarray(whole.indexOf('trailer'));
    const start = whole.subarray(0, -end.length);
    return Buffer.concat([start, Buffer.alloc(size - start.length - end.length, 0x20), end]);
  };
  const MAX = 5 * 1024 * 1024;

  it('of exactly 5 MB is accepted', async () => {
    const { agent } = await newcomer();
    await submit(agent, { cv: full(MAX) }).expect(201);
  });

  it.each([
    ['one byte over 5 MB', full(MAX + 1), 'CV.pdf', 413, 'cv_too_large'],
    ['20 MB', full(4 * MAX), 'CV.pdf', 413, 'cv_too_large'],
    [
      'a program named .pdf',
      Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2000)]),
      'CV.pdf',
      415,
      'cv_wrong_type',
    ],
    ['cut short', pdf().subarray(0, 40), 'CV.pdf', 415, 'upload_damaged'],
    ['empty', Buffer.alloc(0), 'CV.pdf', 422, 'cv_empty'],
  ])('that is %s gets a clear message and leaves nothing', async (_title, cv, fileName, status, code) => {
    const { agent, email } = await newcomer();
    const response = await submit(agent, { cv, fileName });
    expect([response.status, response.body.code]).toEqual([status, code]);
    expect(response.body.errors.cv[0]).toMatch(/CV|archivo/);
    expect(await standing(email)).toEqual({ candidates: 0, applications: 0, messages: 0, files: 0, jobs: 0 });
    expect(objectsOf(await userId(email))).toEqual([]);
    expect(spool()).toEqual([]);
  });

  it.each(['../../etc/passwd.pdf', 'CV "comillas" 😀.pdf', `${'n'.repeat(300)}.pdf`])(
    'named %j stays inside its folder',
    async (fileName) => {
      const { agent, email } = await newcomer();
      await submit(agent, { fileName }).expect(201);
      const id = await userId(email);
      const [row] = await world.dataSource.query<{ clave: string; nombre_original: string }[]>(
        `SELECT clave, nombre_original FROM archivos WHERE user_id = $1`,
        [id],
      );
      expect(row?.clave).toMatch(
        new RegExp(`^candidatos-documentos/${id}/\\d+-[0-9a-f]{16}-[A-Za-z0-9.-]{1,60}$`),
      );
      expect(row?.nombre_original).not.toContain('/');
      expect(objectsOf(id)).toHaveLength(1);
    },
  );

  it('whose storage fails leaves neither row nor object', async () => {
    const { agent, email } = await newcomer();
    const disk = world.app.get<{ putStream: unknown }>(DISK);
    const real = disk.putStream;
    disk.putStream = () => Promise.reject(new Error('bucket unreachable'));
    try {
      const response = await submit(agent);
      expect([response.status, response.body.code]).toEqual([502, 'upload_failed_again']);
      expect(response.body.detail).toMatch(/^Error subiendo CV después de reintento: /);
      expect(response.text).not.toContain('bucket');
    } finally {
      disk.putStream = real;
    }
    expect(await standing(email)).toEqual({ candidates: 0, applications: 0, messages: 0, files: 0, jobs: 0 });
  });
});
