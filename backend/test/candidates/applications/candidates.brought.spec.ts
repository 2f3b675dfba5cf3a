import { type FormOptions, FORM, pdf, submit } from '../application-form.js';
import { findInvariantViolations } from '../../operations/data/invariants.js';
import { type Agent, createWorld, type World } from '../../world.js';

let world: World;
let admin: Agent;
let board: string;
let office: string;
beforeAll(async () => {
  world = await createWorld({ sendsMail: false });
  admin = await world.signedInAs('admin');
  board = await keyWith('Portal de empleo', 'candidates:write');
  office = await keyWith('Gestoría', 'candidates:write', 'candidates:read', 'applications:read');
});
afterAll(async () => {
  expect(await findInvariantViolations(world.dataSource)).toEqual([]);
  await world.close();
});

async function keyWith(nombre: string, ...permisos: string[]): Promise<string> {
  const { body } = await admin.post('/api/api-keys').send({ nombre, permisos }).expect(201);
  return body.clave as string;
}
let number = 0;
const newEmail = () => `traida${++number}@example.com`;
const person = (email: string, fields: object = {}) => ({
  ...FORM,
  email,
  procedencia: 'InfoJobs, oferta 4711',
  ...fields,
});
const post = (clave: string, idempotencyKey?: string) => {
  const request = world.agent().post('/api/candidates').set('Authorization', `Bearer ${clave}`);
  return idempotencyKey ? request.set('Idempotency-Key', idempotencyKey) : request;
};
const bring = (email: string, fields: object = {}, clave = board) => post(clave).send(person(email, fields));
function bringWithCv(email: string, cv: Buffer, fields: FormOptions['fields'] = {}) {
  let request = post(board);
  for (const [name, value] of Object.entries(person(email, fields))) request = request.field(name, value);
  return request.attach('cv', cv, 'CV.pdf');
}
const record = async (id: string) => (await admin.get(`/api/candidates/${id}`).expect(200)).body;
const put = (id: string, body: object, clave = office) =>
  world.agent().put(`/api/candidates/${id}`).set('Authorization', `Bearer ${clave}`).send(body);
const count = async (sql: string, ...values: unknown[]): Promise<number> =>
  (await world.dataSource.query<{ n: number }[]>(`SELECT count(*)::int AS n FROM ${sql}`, values))[0]?.n ?? 0;
const people = (email: string) => count('candidates WHERE email = $1', email);

describe('a program that adds a person', () => {
  it('creates the record, the application, its receipt, the notice shown and the source of the data', async () => {
    const email = newEmail();
    const vacante_id = await world.givenVacancy();
    const response = await bring(email, { vacante_id, habilidades: ['Diagnosis', 'Frenos, ABS'] });
    expect(response.status).toBe(201);
    const { candidato_id, application } = response.body;
    expect(response.headers.location).toBe(`/api/applications/${application.id}`);
    // Only ids: the key may write, not read.
    expect(response.body).toEqual({
      created: true,
      candidate_created: true,
      cv_guardado: false,
      candidato_id,
      application: { id: application.id },
    });
    const saved = await record(candidato_id);
    expect(saved).toMatchObject({
      email,
      user_id: null,
      vacante_id,
      estado: 'recibida',
      habilidades: ['Diagnosis', 'Frenos ABS'],
      aplicaciones: [{ id: application.id, canal: 'rrhh' }],
    });
    const { body: origins } = await admin.get(`/api/candidates/${candidato_id}/provenance`).expect(200);
    expect(origins).toMatchObject([
      {
        importacion_id: null,
        origen: 'InfoJobs, oferta 4711',
        informados_el: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      },
    ]);
    const untold = await bring(newEmail(), { aviso_version: null }).expect(201);
    const { body: others } = await admin.get(`/api/candidates/${untold.body.candidato_id}/provenance`);
    expect(others).toMatchObject([{ informados_el: null }]);
    expect(await count(`candidates WHERE id = $1 AND aviso_version = '1'`, candidato_id)).toBe(1);
    expect(await count('correos WHERE causa = $1', `candidatura_recibida:${application.id}`)).toBe(1);
    const [entry] = await world.dataSource.query<{ details: string }[]>(
      `SELECT details FROM system_logs WHERE action = 'candidate.brought' AND entity_id = $1`,
      [candidato_id],
    );
    expect(entry?.details).toContain('«Portal de empleo»');
  });

  it('uploads the CV in a form, and a newer one beside the earlier one', async () => {
    const email = newEmail();
    const first = await bringWithCv(email, pdf('uno')).expect(201);
    expect(first.body).toMatchObject({ created: true, cv_guardado: true });
    const again = await bringWithCv(email, pdf('uno')).expect(200);
    expect(again.body).toMatchObject({ created: false, candidate_created: false, cv_guardado: false });
    expect((await bringWithCv(email, pdf('dos')).expect(200)).body.cv_guardado).toBe(true);
    const { body } = await admin.get(`/api/candidates/${first.body.candidato_id}/cv/history`).expect(200);
    expect(body).toHaveLength(2);
  });

  it('gets the rules and messages of the form, and must name the source of the data', async () => {
    const { status, body } = await bring('nadie', {
      telefono: 'abc',
      nombre: '',
      procedencia: ' ',
      habilidades: [1],
      informado_el: '2026-02-30',
    });
    expect([status, body.errors]).toEqual([
      422,
      {
        email: ['Escribe un correo válido'],
        telefono: [expect.stringContaining('El teléfono no es válido')],
        nombre: ['El campo Nombre es obligatorio'],
        procedencia: ['Indica de dónde vienen los datos'],
        habilidades: ['Las habilidades no son válidas: una lista de textos'],
        informado_el: ['La fecha no es válida'],
      },
    ]);
    const closed = await world.givenVacancy({ estado: 'cerrada' });
    expect((await bring(newEmail(), { vacante_id: closed })).body.code).toBe('vacancy_not_open');
    expect((await bring(newEmail(), { departamento: 'nada' })).body.errors).toEqual({
      departamento: ['El departamento no es válido'],
    });
  });

  it('fills the gaps of a record without an account, and changes nothing else', async () => {
    const email = newEmail();
    const { body } = await bring(email, { experiencia: null, ciudad: 'Rubí' }).expect(201);
    await bring(email.toUpperCase(), { experiencia: 'Un año', ciudad: 'Reus' }).expect(200);
    expect(await record(body.candidato_id)).toMatchObject({ experiencia: 'Un año', ciudad: 'Rubí' });
    const vacante_id = await world.givenVacancy();
    const other = await bring(email, { vacante_id }).expect(201);
    expect(other.body).toMatchObject({ candidate_created: false, candidato_id: body.candidato_id });
  });

  it('does not change the data of a person with an account, and adds the application', async () => {
    const email = newEmail();
    const agent = await world.registered(email);
    await submit(agent).expect(201);
    await world.change(`UPDATE users SET email_verified_at = now() WHERE email = $1`, [email]);
    const { candidate } = (await agent.get('/api/candidates/me').expect(200)).body;
    const vacante_id = await world.givenVacancy();
    const brought = { telefono: '600 999 999', ciudad: 'Reus', vacante_id };
    const { body } = await bringWithCv(email, pdf('ajeno'), brought).expect(201);
    expect(body).toMatchObject({ candidato_id: candidate.id, candidate_created: false, cv_guardado: false });
    expect((await agent.get('/api/candidates/me')).body.candidate).toMatchObject({
      telefono: candidate.telefono,
      ciudad: candidate.ciudad,
    });
    expect((await bring(email, { vacante_id, departamento: 'ventas' }).expect(200)).body.created).toBe(false);
  });

  it('gives nothing to an account with the address of another person: it is not verified', async () => {
    const email = newEmail();
    const stranger = await world.registered(email);
    await world.change(`UPDATE users SET email_verified_at = NULL WHERE email = $1`, [email]);
    await submit(stranger).expect(201);
    const { body } = await bring(email, { vacante_id: await world.givenVacancy() }).expect(201);
    expect(body.candidate_created).toBe(true);
    expect((await record(body.candidato_id)).user_id).toBeNull();
    expect((await stranger.get('/api/candidates/me')).body.applications).toHaveLength(1);
  });

  it('makes one record, one application and one receipt, also when two requests for the same person come at once', async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, place) =>
        place % 2 ? bring(email, {}, office) : bringWithCv(email, pdf('a la vez')),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.application.id)).size).toBe(1);
    expect(answers.filter(({ body }) => body.cv_guardado)).toHaveLength(1);
    expect(await people(email)).toBe(1);
    expect(await count('correos WHERE destinatario = $1', email)).toBe(1);
  });

  it('gets the first response again with the same Idempotency-Key', async () => {
    const email = newEmail();
    const once = () => post(board, `traer-${email}`).send(person(email));
    const first = await once().expect(201);
    const again = await once().expect(201);
    expect([again.body, again.headers['idempotency-replayed'], again.headers.location]).toEqual([
      first.body,
      'true',
      first.headers.location,
    ]);
    const other = await post(board, `traer-${email}`).send(person(email, { ciudad: 'Reus' }));
    expect(other.body.code).toBe('idempotency_mismatch');
  });

  it('needs candidates:write, which candidates and visitors do not have', async () => {
    const reader = await keyWith('Lectora', 'candidates:read', 'applications:write');
    expect((await bring(newEmail(), {}, reader)).body.code).toBe('forbidden');
    const agent = await world.registered(newEmail());
    expect((await agent.post('/api/candidates').send(person(newEmail()))).status).toBe(403);
    expect((await world.agent().post('/api/candidates').send(person(newEmail()))).status).toBe(401);
    const hr = await world.signedInAs('rrhh');
    await hr.post('/api/candidates').send(person(newEmail())).expect(201);
  });
});

describe('a correction of a record', () => {
  const given = async (fields: object = {}) => {
    const { body } = await bring(newEmail(), fields).expect(201);
    return record(body.candidato_id as string);
  };

  it('changes the given fields, clears null ones, and leaves the rest', async () => {
    const { id, updated_at, email } = await given({ fecha_nacimiento: '1990-05-04' });
    const { body } = await put(id, {
      updated_at,
      email: 'otra@example.com',
      ciudad: 'Sabadell',
      experiencia: null,
      telefono: null,
      habilidades: ['Frenos'],
    }).expect(200);
    expect(body).toMatchObject({
      email,
      nombre: FORM.nombre,
      ciudad: 'Sabadell',
      experiencia: null,
      telefono: '',
      habilidades: ['Frenos'],
      fecha_nacimiento: '1990-05-04',
    });
    const [entry] = await world.dataSource.query<{ details: string }[]>(
      `SELECT details FROM system_logs WHERE action = 'profile.corrected' AND entity_id = $1`,
      [id],
    );
    expect(entry?.details).toContain(
      'Perfil corregido en nombre de su titular: Teléfono, Ciudad, Experiencia',
    );
    expect(entry?.details).not.toContain('Sabadell');
  });

  it('accepts the whole record as it was read, as react-admin sends it', async () => {
    const read = await given();
    const { body } = await put(read.id, { ...read, ciudad: 'Olot' }).expect(200);
    expect({ ...body, ciudad: read.ciudad, updated_at: read.updated_at }).toEqual(read);
  });

  it('of a record changed meanwhile is refused; the same data again is no conflict', async () => {
    const { id, updated_at } = await given();
    const [one, two] = await Promise.all([
      put(id, { ciudad: 'Lleida', updated_at }),
      put(id, { ciudad: 'Girona', updated_at }),
    ]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    const { ciudad } = await record(id);
    await put(id, { ciudad, updated_at }).expect(200);
    expect((await put(id, { ciudad: 'Reus' })).body.errors).toEqual({
      updated_at: ['Falta la versión de la ficha'],
    });
  });

  it('cannot remove the name, and has the messages of the form', async () => {
    const { id, updated_at } = await given();
    const emptied = await put(id, { updated_at, nombre: null, apellidos: ' ' });
    expect(emptied.body.errors).toEqual({
      nombre: ['El campo Nombre es obligatorio'],
      apellidos: ['El campo Apellidos es obligatorio'],
    });
    const wrong = await put(id, { updated_at, codigo_postal: 'abc', habilidades: { uno: 1 } });
    expect(Object.keys(wrong.body.errors).sort()).toEqual(['codigo_postal', 'habilidades']);
  });

  it('shows nothing of the record to a key that may not read', async () => {
    const { id, updated_at } = await given();
    expect((await put(id, { updated_at }, board)).body).toMatchObject({ code: 'forbidden' });
  });

  it('renames the account of a candidate, and never that of staff who have applied', async () => {
    for (const [role, name] of [
      ['candidate', 'Neus'],
      ['admin', 'Núria'],
    ] as const) {
      const agent = await world.signedInAs(role);
      await submit(agent).expect(201);
      const { id } = (await agent.get('/api/candidates/me').expect(200)).body.candidate;
      const { updated_at, user_id } = await record(id);
      await put(id, { updated_at, nombre: 'Neus' }).expect(200);
      expect(await count('users WHERE id = $1 AND nombre = $2', user_id, name)).toBe(1);
    }
  });
});

describe('a program that sends fields of the company', () => {
  it('gives the record those that it lacks, and the new application its own', async () => {
    for (const entidad of ['persona', 'candidatura']) {
      for (const es of ['Base', 'Puntos']) {
        const field = { entidad, tipo: 'texto', etiqueta: { es }, clase: 'ordinario' };
        await admin.post('/api/custom-fields').send(field).expect(201);
      }
    }
    const email = newEmail();
    const campos = (persona: object, candidatura: object) => JSON.stringify({ persona, candidatura });
    const first = await bring(email, { campos: campos({ base: 'Vic' }, { puntos: '7' }) });
    expect(first.status).toBe(201);
    const { candidato_id, application } = first.body;
    const again = {
      vacante_id: await world.givenVacancy(),
      campos: campos({ base: 'Reus', puntos: '9' }, {}),
    };
    expect((await bring(email, again)).status).toBe(201);
    const { campos: kept, aplicaciones } = await record(candidato_id);
    expect(kept).toEqual({ base: 'Vic', puntos: '9' });
    expect(aplicaciones.find(({ id }: { id: string }) => id === application.id).campos).toEqual({
      puntos: '7',
    });
    const wrong = await bring(newEmail(), { campos: campos({ base: 1 }, {}) });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { 'campos.base': ['Escribe tu respuesta'] }]);
  });
});
