import { LOOKED_AT, FOLLOWED_BY } from '../../../src/candidates/recruiting/imports/rows/untouched.sql.js';
import { RemoveOldImports } from '../../../src/candidates/recruiting/imports/remove-old-imports.js';
import { RunImport } from '../../../src/candidates/recruiting/imports/rows/run-import.js';
import { WriteRows } from '../../../src/candidates/recruiting/imports/rows/write-rows.js';
import { PersonalDataHooks } from '../../../src/platform/personal-data/personal-data-hooks.js';
import { Sandbox } from '../../../src/platform/files/sandbox/sandbox.js';
import { submit } from '../application-form.js';
import { findInvariantViolations } from '../../operations/data/invariants.js';
import { begin, multipart } from '../../multipart.js';
import { xlsxOf } from './tables.js';
import { until } from '../../until.js';
import { type Agent, createWorld, type World } from '../../world.js';

interface Imported {
  id: string;
  estado: string;
  revision: number;
  columnas: { titulo: string; campo: string | null; muestras: string[] }[];
  fallo: string | null;
  previsto: Record<string, number> | null;
  creadas: number;
  conservadas: number;
  deshechas: number;
  [figure: string]: unknown;
}

let world: World;
let admin: Agent;
let job: RunImport;
let vacancy: string;
beforeAll(async () => {
  // The specs run each import themselves.
  world = await createWorld({ environment: { idle: true } });
  admin = await world.signedInAs('admin');
  job = world.app.get(RunImport);
  vacancy = await world.givenVacancy({ titulo: 'Chofer de grúa' });
});
afterAll(() => world.close());
afterEach(async () => {
  world.clock.reset();
  jest.restoreAllMocks();
  expect(await findInvariantViolations(world.dataSource)).toEqual([]);
});

const OPTIONS = {
  departamento: 'chofer',
  posicion: 'conductor_camion',
  etapa: 'recibida',
  si_email: 'omitir',
  si_telefono: 'omitir',
  si_fila: 'omitir',
  avisar: false,
};
const ORIGIN = { origen: 'Bolsa de trabajo de 2025', informados_el: '2026-01-15', confirma: true };
const HEAD = 'Nombre;Apellidos;Correo;Teléfono';

const upload = (content: string | Buffer, name = 'lista.csv') =>
  admin.post('/api/imports').attach('archivo', Buffer.from(content), name);
async function planned(
  content: string | Buffer,
  opciones: object = {},
  fields?: string[],
): Promise<Imported> {
  const { body } = await upload(content).expect(201);
  const mapeo = fields ?? (body as Imported).columnas.map(({ campo }) => campo);
  return (
    await admin
      .put(`/api/imports/${body.id}/plan`)
      .send({ mapeo, opciones: { ...OPTIONS, ...opciones } })
      .expect(200)
  ).body;
}
const get = async (id: string): Promise<Imported> => (await admin.get(`/api/imports/${id}`).expect(200)).body;
const confirm = ({ id, revision }: Imported) =>
  admin.post(`/api/imports/${id}/confirm`).send({ ...ORIGIN, revision });
async function run(one: Imported): Promise<Imported> {
  await confirm(one).expect(200);
  await job.run(one.id);
  return get(one.id);
}
async function undo({ id }: Imported): Promise<Imported> {
  await admin.post(`/api/imports/${id}/undo`).expect(200);
  await job.run(id);
  return get(id);
}
const rows = async (id: string, query = ''): Promise<Record<string, unknown>[]> =>
  (await admin.get(`/api/imports/${id}/rows${query}`).expect(200)).body.filas;
const find = async (email: string) =>
  (
    await world.dataSource.query(
      `SELECT c.*, a.canal, a.fecha_aplicacion AS desde, c.fecha_nacimiento::text AS nacimiento FROM candidates c
       JOIN aplicaciones_vacantes a ON a.id = c.aplicacion_actual_id WHERE c.email = $1`,
      [email],
    )
  )[0];
const people = async (): Promise<number> => (await admin.get('/api/stats/candidates')).body.total;
const mails = async (): Promise<number> =>
  (await world.dataSource.query(`SELECT count(*)::int AS n FROM correos`))[0].n;

let number = 0;
const mail = (): string => `persona${++number}@example.com`;

it('the import handles every table that belongs to a candidate', async () => {
  const found = await world.dataSource.query<{ name: string }[]>(
    `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint WHERE confrelid = 'candidates'::regclass`,
  );
  expect(found.map(({ name }) => name).sort()).toEqual([...Object.keys(FOLLOWED_BY), ...LOOKED_AT].sort());
});

describe('who knows a file better', () => {
  const MAC = Buffer.from('Lista\nNombre;Apellidos;Correo\nJos\x8e;Gil;MAIL\n', 'latin1');
  const again = (fields: Record<string, string>, content = MAC) =>
    admin.post('/api/imports').field(fields).attach('archivo', content, 'lista.csv');

  it('sees how it was read, and has it read in another encoding with headings in another row', async () => {
    const { body } = await upload(MAC).expect(201);
    expect(body.lectura).toMatchObject({ codificacion: 'mac-roman', fila_cabecera: 2 });
    expect(body.lectura.lineas).toHaveLength(3);
    expect(body.columnas[0]).toMatchObject({ titulo: 'Nombre', muestras: ['José'] });
    const other = (await again({ codificacion: 'windows-1252', fila_cabecera: '0' }).expect(201)).body;
    expect(other.lectura).toMatchObject({ codificacion: 'windows-1252', fila_cabecera: 0 });
    expect(other.columnas[0]).toMatchObject({ titulo: '', muestras: ['Lista', 'Nombre', 'JosŽ'] });
    expect(other.total).toBe(3);
  });

  it.each([
    [{ codificacion: 'ebcdic' }, 'codificacion'],
    [{ fila_cabecera: '21' }, 'fila_cabecera'],
    [{ fila_cabecera: '-1' }, 'fila_cabecera'],
  ])('is refused with %j', async (fields, name) => {
    const refused = await again(fields);
    expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([422, [name]]);
  });

  it('is warned of a second phone, in the preview and in the result', async () => {
    const one = await planned(
      `${HEAD};Móvil\nAna;Gil;${mail()};611 222 333;622 333 444\nEva;Sol;${mail()};633 444 555;633444555\n`,
    );
    const warning = {
      campo: 'telefono',
      mensaje: 'En la columna «Móvil» está el +34 622 333 444: en la ficha solo cabe uno',
    };
    expect((await rows(one.id)).map(({ avisos }) => avisos)).toEqual([[warning], []]);
    await run(one);
    expect((await rows(one.id)).map(({ avisos }) => avisos)).toEqual([[warning], []]);
  });
});

describe('an imported file', () => {
  it('is read, its columns are proposed, and nothing is written before it is confirmed', async () => {
    const before = await people();
    const { body } = await upload(`${HEAD};Notas\nAna;Gil;${mail()};611 222 333;x\n`, 'Núria.csv').expect(
      201,
    );
    expect(body).toMatchObject({
      estado: 'borrador',
      nombre: 'Núria.csv',
      total: 1,
      revision: 0,
      previsto: null,
    });
    expect(body.columnas.map(({ campo }: { campo: string }) => campo)).toEqual([
      'nombre',
      'apellidos',
      'email',
      'telefono',
      null,
    ]);
    expect(body.columnas[3].muestras).toEqual(['611 222 333']);
    expect(await people()).toBe(before);
    expect((await confirm(body)).body.code).toBe('import_stale');
    await admin.delete(`/api/imports/${body.id}`).expect(204);
    await admin.get(`/api/imports/${body.id}`).expect(404);
  });

  it.each([
    ['import_wrong_type', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3])],
    ['import_wrong_type', Buffer.from('PK\x03\x04 no')],
    ['import_empty', Buffer.from('Nombre\n')],
    ['import_too_many_rows', Buffer.alloc(5_000_000, '\n')],
    ['import_too_many_columns', Buffer.alloc(5_000_000, ',')],
    ['import_unfolds_too_much', Buffer.from(`a;b\nx"${';'.repeat(5_000_000)}`)],
    ['import_too_large', Buffer.alloc(10 * 1024 * 1024 + 1, 'a')],
  ])('is refused as %s', async (code, content) => {
    expect((await upload(content)).body.code).toBe(code);
  });

  it('is not read when the account of its sender is gone', async () => {
    const run = jest.spyOn(world.app.get(Sandbox), 'run');
    const { accessToken } = await world.given.session(await world.given.user({ role: 'admin' }));
    const endless = Buffer.from(`a;b\nx"${';'.repeat(5_000_000)}`);
    const body = multipart([{ field: 'archivo', fileName: 'a.csv', content: endless }]);
    const sending = begin(world, { method: 'POST', path: '/api/imports', accessToken, length: body.length });
    sending.once('error', () => undefined).end(body);
    await until(() => Promise.resolve(run.mock.calls.length > 0));
    sending.destroy();
    await expect(run.mock.results[0]?.value).rejects.toMatchObject({ reason: 'aborted' });
  });

  it('is for HR and administrators', async () => {
    const hr = await world.signedInAs('rrhh');
    await hr.get('/api/imports').expect(200);
    const candidate = await world.signedInAs('candidate');
    await candidate.get('/api/imports').expect(403);
    await candidate.post('/api/imports').attach('archivo', Buffer.from('a;b\n1;2'), 'a.csv').expect(403);
  });

  it('is not planned without saying what is to be done with it', async () => {
    const { body } = await upload(`${HEAD}\nAna;Gil;${mail()};\n`).expect(201);
    const mapeo = ['nombre', 'apellidos', 'email', null];
    for (const opciones of [undefined, null, [], [[]], 'x', {}]) {
      await admin.put(`/api/imports/${body.id}/plan`).send({ mapeo, opciones }).expect(422);
    }
  });

  it('that does not identify the people is not planned', async () => {
    const { body } = await upload('Cosa;Otra\n1;2\n').expect(201);
    expect(body.fallo).toContain('correo');
    const refused = await admin
      .put(`/api/imports/${body.id}/plan`)
      .send({ mapeo: [null, null], opciones: OPTIONS });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['mapeo']]);
  });
});

describe('an import', () => {
  it('shows for every row its errors and effect, and creates people with an application', async () => {
    const [first, second] = [mail(), mail()];
    const before = { people: await people(), mails: await mails() };
    const one = await planned(
      'Nombre completo;Correo;Teléfono;Nacimiento;Vacante;Fecha;Puesto;Habilidades\n' +
        `María del Carmen López García;${first};600111222;31/12/1990;chofer de GRUA;01/02/2024;;Grúa; ADR\n` +
        `;mal;tel;31/02/1990;Otra;mañana;;\n` +
        `Juan Ruiz;${second};;;;;Jefe de flota;\n`,
    );
    expect(one.previsto).toMatchObject({ total: 3, errores: 1, crear: 2, omitir: 0 });
    const [faulty] = await rows(one.id, '?filtro=errores');
    expect(faulty).toMatchObject({ numero: 3, email: 'mal' });
    expect(((faulty?.errores ?? []) as { campo: string }[]).map(({ campo }) => campo).sort()).toEqual([
      'apellidos',
      'email',
      'fecha_aplicacion',
      'fecha_nacimiento',
      'nombre',
      'telefono',
    ]);
    const done = await run(one);
    expect(done).toMatchObject({
      estado: 'terminada',
      creadas: 2,
      fallidas: 1,
      pendientes: 0,
      origen: ORIGIN.origen,
    });
    expect(await find(first)).toMatchObject({
      nombre: 'María del Carmen',
      apellidos: 'López García',
      vacante_id: vacancy,
      departamento: 'mantenimiento',
      nacimiento: '1990-12-31',
      canal: 'importacion',
      user_id: null,
      estado: 'recibida',
      desde: new Date('2024-02-01T00:00:00Z'),
    });
    expect(await find(second)).toMatchObject({
      posicion: 'Jefe de flota',
      departamento: 'chofer',
      vacante_id: null,
    });
    expect([await people(), await mails()]).toEqual([before.people + 2, before.mails]);
    const found = await admin.get(`/api/candidates?filter=${encodeURIComponent('{"q":"Jefe de flota"}')}`);
    expect(found.body.map(({ email }: { email: string }) => email)).toEqual([second]);
    const { id } = await find(first);
    const hr = await world.signedInAs('rrhh');
    expect((await hr.get(`/api/candidates/${id}/provenance`).expect(200)).body).toMatchObject([
      { origen: ORIGIN.origen, informados_el: '2026-01-15', tipo: 'tabla' },
    ]);
    const csv = (await admin.get(`/api/imports/${one.id}/errors.csv`).expect(200)).text;
    expect(csv.split('\r\n')).toHaveLength(3);
    expect(csv).toContain('El correo no es válido');
  });

  it('warns of what it reads otherwise than the file says, and imports the row', async () => {
    const email = mail();
    const one = await planned(
      Buffer.from(
        `Listado de candidatos\n\nNombre;Apellidos;Correo;M\x97vil;CP;Poblaci\x97n;Vacante\nJos\x8e;Mu\x96oz;${email};612345678/933214567;8018;Barcelona;Una que no hay\n`,
        'latin1',
      ),
    );
    expect(one.previsto).toMatchObject({ total: 1, errores: 0, crear: 1 });
    expect(await rows(one.id)).toMatchObject([
      {
        errores: [],
        avisos: expect.arrayContaining([
          expect.objectContaining({ campo: 'telefono', mensaje: expect.stringContaining('+34 933 214 567') }),
          expect.objectContaining({ campo: 'vacante', mensaje: expect.stringContaining('Una que no hay') }),
        ]),
      },
    ]);
    expect(await run(one)).toMatchObject({ creadas: 1 });
    expect(await find(email)).toMatchObject({
      nombre: 'José',
      apellidos: 'Muñoz',
      telefono: '+34 612 345 678',
      codigo_postal: '08018',
      vacante_id: null,
    });
    const page = await upload('<html><table><tr><td>Nombre</td></tr></table>', 'lista.xls').expect(415);
    expect(page.body.code).toBe('import_web_page');
  });

  it('asks for the source of the data and for the legal basis to keep them', async () => {
    const one = await planned(`${HEAD}\nAna;Gil;${mail()};\n`);
    const { status, body } = await admin
      .post(`/api/imports/${one.id}/confirm`)
      .send({ revision: one.revision, confirma: false });
    expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['confirma', 'origen']]);
  });

  it('reads a workbook, into the chosen stage, and tells people when that is chosen', async () => {
    const email = mail();
    const cell = (letter: string, line: number, text: string): string =>
      `<c r="${letter}${line}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const sheet = `<row r="1">${cell('A', 1, 'Nombre y apellidos')}${cell('B', 1, 'E-mail')}</row><row r="2">${cell('A', 2, 'Eva Roca')}${cell('B', 2, email)}</row>`;
    const before = await mails();
    const done = await run(
      await planned(await xlsxOf(sheet), { etapa: 'en_revision', vacante_id: vacancy, avisar: true }),
    );
    expect(done).toMatchObject({ creadas: 1 });
    expect(await find(email)).toMatchObject({ estado: 'en_revision', vacante_id: vacancy });
    expect(await mails()).toBe(before + 1);
    expect(await undo(done)).toMatchObject({ estado: 'deshecha', deshechas: 1 });
    expect(await find(email)).toBeUndefined();
  });

  it('runs once, however often it is confirmed, and continues after a crash where it stopped', async () => {
    const emails = Array.from({ length: 5 }, mail);
    const one = await planned(`${HEAD}\n${emails.map((email) => `Ana;Gil;${email};`).join('\n')}\n`);
    await Promise.all([confirm(one), confirm(one), confirm(one)]);
    jest.spyOn(world.app.get(WriteRows), 'execute').mockRejectedValueOnce(new Error('crash'));
    await Promise.all([job.run(one.id), job.run(one.id)]);
    expect(await get(one.id)).toMatchObject({ estado: 'terminada', creadas: 5 });
    const count = `SELECT count(*)::int AS n FROM candidates WHERE email = ANY($1)`;
    expect((await world.dataSource.query(count, [emails]))[0].n).toBe(5);
  });

  it('does not stop at a row that cannot be written', async () => {
    const [first, second] = [mail(), mail()];
    const one = await planned(`${HEAD}\nAna;Gil;${first};\nEva;Gil;${second};\n`);
    await confirm(one).expect(200);
    await world.dataSource.query(
      `UPDATE importacion_filas SET datos = jsonb_set(datos, '{vacante_id}', '"00000000-0000-4000-8000-000000000000"')
       WHERE importacion_id = $1 AND numero = 2`,
      [one.id],
    );
    // Two concurrent workers: both process the row, which is given up once.
    await Promise.all([job.run(one.id), job.run(one.id)]);
    expect(await get(one.id)).toMatchObject({ estado: 'terminada', creadas: 1, fallidas: 1 });
    expect(await find(second)).toBeDefined();
  });

  it('can be cancelled between two batches, and what was written can be undone', async () => {
    const one = await planned(`${HEAD}\nAna;Gil;${mail()};\n`);
    await confirm(one).expect(200);
    await admin.post(`/api/imports/${one.id}/cancel`).expect(200);
    await job.run(one.id);
    expect(await get(one.id)).toMatchObject({
      estado: 'cancelada',
      creadas: 0,
      omitidas: 1,
      puede_deshacer: true,
    });
  });

  it('links an account with a verified e-mail to its record', async () => {
    const email = mail();
    const user = await world.given.user({ email, email_verified_at: new Date() });
    await run(await planned(`${HEAD}\nAna;Gil;${email.toUpperCase()};\n`));
    expect(await find(email)).toMatchObject({ user_id: user.id });
  });
});

describe('duplicates', () => {
  /** An existing person without an account. */
  async function present(telefono = '+34 699 000 111'): Promise<{ id: string; email: string }> {
    const email = mail();
    const agent = await world.registered(email);
    await submit(agent, { fields: { nombre: 'Ángel', apellidos: 'De la Ñ', telefono } }).expect(201);
    const { body } = await agent.get('/api/candidates/me');
    const empty = `UPDATE candidates SET user_id = NULL, ciudad = '', experiencia = NULL WHERE id = $1`;
    await world.dataSource.query(empty, [body.candidate.id]);
    return { id: body.candidate.id, email };
  }

  it('are reported, decided for all or one by one, and only rows with another e-mail may become new records', async () => {
    const [a, b] = [await present('+34 699 111 000'), mail()];
    const one = await planned(
      `${HEAD}\nOtro;Nombre;${a.email.toUpperCase()};\nAngel;de la ñ;${mail()};699111000\nUno;Gil;${b};\nUno;Gil;${b};\nDos;Gil;${mail()};600000001\ndos;GIL;${mail()};600 000 001\n`,
    );
    expect(one.previsto).toMatchObject({ por_email: 1, por_telefono: 2, por_fila: 1, crear: 2, omitir: 4 });
    const found = await rows(one.id, '?filtro=duplicadas');
    expect(found).toMatchObject([
      { numero: 2, duplicado: 'email', duplicado_id: a.id, duplicado_nombre: 'Ángel De la Ñ' },
      { numero: 3, duplicado: 'telefono', duplicado_id: a.id },
      { numero: 5, duplicado: 'fila', duplicado_fila: 4 },
      { numero: 7, duplicado: 'telefono', duplicado_fila: 6 },
    ]);
    const decide = (row: number, decision: string | null) =>
      admin.put(`/api/imports/${one.id}/rows/${row}`).send({ decision });
    for (const row of [2, 4, 5])
      expect((await decide(row, 'crear')).body.code).toBe('import_decision_refused');
    expect((await decide(99, 'omitir')).status).toBe(404);
    expect((await decide(3, 'crear')).body.previsto).toMatchObject({ crear: 3, omitir: 3 });
    expect((await confirm(one)).body.code).toBe('import_stale');
    await decide(5, 'candidatura').expect(200);
    const done = await run(await get(one.id));
    // Row 5 requests the same spontaneous application as row 4.
    expect(done).toMatchObject({ creadas: 3, omitidas: 3, anadidas: 0 });
  });

  it('are completed or get an application, and an undo restores their data', async () => {
    const [a, b] = [await present(), await present()];
    const before = [await find(a.email), await find(b.email)];
    const file = `Nombre;Apellidos;Correo;Ciudad;Experiencia\nX;Y;${a.email};Reus;Diez años\nX;Y;${b.email};Reus;\n`;
    const one = await planned(file, { si_email: 'actualizar', vacante_id: vacancy });
    const [, second] = await rows(one.id, '?filtro=duplicadas');
    await admin
      .put(`/api/imports/${one.id}/rows/${String(second?.numero)}`)
      .send({ decision: 'candidatura' })
      .expect(200);
    const done = await run(await get(one.id));
    expect(done).toMatchObject({ creadas: 0, actualizadas: 1, anadidas: 1 });
    expect(await find(a.email)).toMatchObject({ nombre: 'Ángel', ciudad: 'Reus', experiencia: 'Diez años' });
    expect(await find(b.email)).toMatchObject({ otras_abiertas: 1, ciudad: '' });
    await world.dataSource.query(`UPDATE candidates SET experiencia = 'Once años' WHERE id = $1`, [a.id]);
    expect(await undo(done)).toMatchObject({ deshechas: 2, conservadas: 0 });
    expect(await find(a.email)).toMatchObject({ ciudad: '', experiencia: 'Once años' });
    const { updated_at: _, modificado_at: _changed, ...unchanged } = before[1];
    expect(await find(b.email)).toMatchObject(unchanged);
    expect((await admin.get(`/api/candidates/${b.id}/provenance`)).body).toEqual([]);
  });

  it('keep an application for which a document was requested', async () => {
    const { id, email } = await present();
    const one = await planned(`${HEAD}\nX;Y;${String(email)};\n`, {
      si_email: 'candidatura',
      vacante_id: vacancy,
    });
    const done = await run(one);
    expect(done).toMatchObject({ anadidas: 1 });
    const [added] = await world.dataSource.query<{ id: string }[]>(
      `SELECT id FROM aplicaciones_vacantes WHERE candidato_id = $1 AND vacante_id = $2`,
      [id, vacancy],
    );
    const asked = { candidato_id: id, aplicacion_id: added?.id, nombre: 'Permiso de conducir' };
    await admin.post('/api/documents').send(asked).expect(201);
    await world.dataSource.query(`DELETE FROM correos WHERE candidato_id = $1`, [id]);
    await world.dataSource.query(
      `UPDATE documentos_solicitados SET aplicacion_id = $2 WHERE candidato_id = $1`,
      [id, added?.id],
    );
    expect(await undo(done)).toMatchObject({ deshechas: 0, conservadas: 1 });
    expect(await rows(one.id)).toMatchObject([{ motivo: 'Tiene documentos' }]);
  });

  it('of two concurrent imports are found by the second', async () => {
    const email = mail();
    const file = `${HEAD}\nAna;Gil;${email};\n`;
    const [one, two] = [await planned(file), await planned(file)];
    const [first, second] = await Promise.all([run(one), run(two)]);
    expect(Number(first.creadas) + Number(second.creadas)).toBe(1);
  });
});

describe('the undo of an import', () => {
  it('removes everybody except people whose process has continued, and lists those', async () => {
    const emails = Array.from({ length: 6 }, mail);
    const before = await people();
    const done = await run(
      await planned(`${HEAD}\n${emails.map((email, n) => `Ana${n};Gil;${email};60000010${n}`).join('\n')}\n`),
    );
    const ids = await Promise.all(
      emails.map(async (email) => (await find(email)) as { id: string; aplicacion_actual_id: string }),
    );
    await admin.post('/api/notes').send({ candidato_id: ids[0]?.id, texto: 'Llamar' }).expect(201);
    await world.moveTo(String(ids[1]?.aplicacion_actual_id), 'en_revision');
    const user = await world.given.user({ email: String(emails[2]) });
    await world.dataSource.query(`UPDATE candidates SET user_id = $2 WHERE id = $1`, [ids[2]?.id, user.id]);
    await admin
      .post(`/api/threads/${String(ids[3]?.id)}`)
      .field('texto', 'Hola')
      .expect(201);
    const undone = await undo(done);
    expect(undone).toMatchObject({ estado: 'deshecha', deshechas: 2, conservadas: 4, puede_deshacer: false });
    const kept = await rows(done.id, '?estado=conservada');
    expect(kept.map(({ motivo }) => motivo)).toEqual([
      'Tiene notas',
      'Su candidatura se ha movido o anotado',
      'Tiene una cuenta',
      'Hay mensajes con esta persona',
    ]);
    expect(await people()).toBe(before + 4);
    expect(await undo(done)).toMatchObject({ estado: 'deshecha', deshechas: 2 });
  });

  it('is refused while it runs and after thirty days, when the rows are deleted and the origin stays', async () => {
    const email = mail();
    const one = await planned(`${HEAD}\nAna;Gil;${email};\n`);
    await confirm(one).expect(200);
    expect((await admin.post(`/api/imports/${one.id}/undo`)).body.code).toBe('import_running');
    await job.run(one.id);
    world.clock.advance(31 * 86_400_000);
    const old = await world.signedInAs('admin');
    expect((await old.post(`/api/imports/${one.id}/undo`)).body.code).toBe('import_too_old');
    await world.app.get(RemoveOldImports).run();
    world.clock.reset();
    expect(await rows(one.id)).toEqual([]);
    expect(await get(one.id)).toMatchObject({ estado: 'terminada', creadas: 1 });
    const { id } = await find(email);
    expect((await admin.get(`/api/candidates/${String(id)}/provenance`)).body).toHaveLength(1);
  });
});

it('an erasure removes the data in imports, also of skipped rows; the data export contains them', async () => {
  const email = mail();
  const one = await run(await planned(`${HEAD}\nAna;Gil;${email};\nAna;Gil;${email};\n`));
  const { id } = await find(email);
  const parts = world.app.get(PersonalDataHooks).parts();
  const { manager } = world.dataSource;
  const subject = { userId: null, candidateId: String(id) };
  const held = await parts.find(({ name }) => name === 'procedencia')?.read(manager, subject);
  expect(held?.data).toMatchObject([{ origen: ORIGIN.origen }]);
  await parts.find(({ name }) => name === 'filas_importadas')?.erase?.(manager, subject);
  expect(await rows(one.id)).toEqual([]);
});

it('an erasure finds the address in a file that is not read yet, and in rows similar to the person', async () => {
  const [email, twin] = [mail(), mail()];
  await run(await planned(`${HEAD}\nEmma;Gil Roca;${email};611222333\n`));
  const { id } = await find(email);
  const unread = (await upload(`A;B;C\nEmma;Gil;mailto:${email.toUpperCase()}\nOtra;Persona;${mail()}\n`))
    .body;
  const alike = await planned(`${HEAD}\nEmma;Gil Roca;${twin};611222333\n`);
  expect(await rows(alike.id)).toMatchObject([{ duplicado: 'telefono', duplicado_id: id }]);
  const part = world.app.get(PersonalDataHooks).parts();
  await part
    .find(({ name }) => name === 'filas_importadas')
    ?.erase?.(world.dataSource.manager, { userId: null, candidateId: String(id) });
  const left = await world.dataSource.query(
    `SELECT numero FROM importacion_filas WHERE importacion_id = $1`,
    [unread.id],
  );
  expect(left).toEqual([{ numero: 3 }]);
  expect(await rows(alike.id)).toEqual([]);
});

it('a list of people can be sorted by stage', async () => {
  const stages = async (order: string): Promise<string[]> =>
    (
      await admin.get(`/api/candidates?sort=${encodeURIComponent(`["estado","${order}"]`)}`).expect(200)
    ).body.map(({ stage }: { stage: string }) => stage);
  const [up, down] = [await stages('ASC'), await stages('DESC')];
  expect([up[0], down[0]]).toEqual(['recibida', 'en_revision']);
});
