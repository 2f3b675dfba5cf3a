import { RunImport } from '../../../src/candidates/recruiting/imports/rows/run-import.js';
import { findInvariantViolations } from '../../operations/data/invariants.js';
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
beforeAll(async () => {
  // The specs run each import themselves.
  world = await createWorld({ environment: { idle: true } });
  admin = await world.signedInAs('admin');
  job = world.app.get(RunImport);
});
afterAll(() => world.close());
afterEach(async () => {
  expect(await findInvariantViolations(world.dataSource)).toEqual([]);
  await world.dataSource.query('DELETE FROM campos_propios');
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

const upload = (content: string) =>
  admin.post('/api/imports').attach('archivo', Buffer.from(content), 'lista.csv');
async function planned(content: string, opciones: object = {}): Promise<Imported> {
  const { body } = await upload(content).expect(201);
  const mapeo = (body as Imported).columnas.map(({ campo }) => campo);
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
const rows = async (id: string): Promise<Record<string, unknown>[]> =>
  (await admin.get(`/api/imports/${id}/rows`).expect(200)).body.filas;
const find = async (email: string) =>
  (await world.dataSource.query(`SELECT id, campos FROM candidates WHERE email = $1`, [email]))[0];

let number = 0;
const mail = (): string => `campos${++number}@example.com`;

describe('fields of the company in a file', () => {
  interface Field {
    id: string;
    clave: string;
    version: number;
  }
  const define = async (es: string, tipo: string, extra: object = {}): Promise<Field> =>
    (
      await admin
        .post('/api/custom-fields')
        .send({ entidad: 'persona', tipo, etiqueta: { es }, clase: 'ordinario', ...extra })
        .expect(201)
    ).body;
  const archive = ({ id, version }: Field, es: string) =>
    admin
      .put(`/api/custom-fields/${id}`)
      .send({ etiqueta: { es }, clase: 'ordinario', version, archivado: true })
      .expect(200);
  const columnsOf = ({ columnas }: Imported) => columnas.map(({ campo }) => campo);
  const options = { opciones: [{ texto: { es: 'Mañana' } }, { texto: { es: 'Noche' } }] };

  it('are proposed by their labels and written to new people, and what does not fit is a warning', async () => {
    await define('Años con ADR', 'numero');
    await define('Turnos', 'varias_de', options);
    await define('Alergias', 'texto', { clase: 'sensible' });
    await define('Base', 'texto', { entidad: 'candidatura' });
    const [first, second] = [mail(), mail()];
    const one = await planned(
      `Nombre;Apellidos;Correo;AÑOS CON adr;Turnos;Alergias;Base\nAna;Gil;${first};4,5;noche, mañana;Polen;Vic\nEva;Sol;${second};muchos;Noche;;\n`,
    );
    expect(columnsOf(one)).toEqual([
      'nombre',
      'apellidos',
      'email',
      'campos.anos_con_adr',
      'campos.turnos',
      null,
      null,
    ]);
    expect(one.columnas[3]?.muestras).toEqual(['4,5', 'muchos']);
    expect(one.previsto).toMatchObject({ errores: 0, crear: 2 });
    expect((await rows(one.id)).map(({ avisos }) => avisos)).toEqual([
      [],
      [{ campo: 'campos.anos_con_adr', mensaje: expect.stringContaining('«muchos» no es un número') }],
    ]);
    const done = await run(one);
    expect(done).toMatchObject({ creadas: 2 });
    expect((await find(first)).campos).toEqual({ anos_con_adr: 4.5, turnos: ['manana', 'noche'] });
    expect((await find(second)).campos).toEqual({ turnos: ['noche'] });
    expect(await undo(done)).toMatchObject({ deshechas: 2 });
    expect(await find(first)).toBeUndefined();
  });

  it('give a known person what is missing, and an undo takes back what nobody has changed since', async () => {
    for (const name of ['Talla', 'Carnet', 'Flota']) await define(name, 'texto');
    const email = mail();
    const head = 'Nombre;Apellidos;Correo;Talla;Carnet;Flota\n';
    await run(await planned(`${head}Ana;Gil;${email};M;;\n`));
    const one = await run(await planned(`${head}Ana;Gil;${email};L;C1;Norte\n`, { si_email: 'actualizar' }));
    expect(one).toMatchObject({ actualizadas: 1 });
    const { id, campos } = await find(email);
    expect(campos).toEqual({ talla: 'M', carnet: 'C1', flota: 'Norte' });
    await world.dataSource.query(
      `UPDATE candidates SET campos = campos || '{"flota": "Sur"}' WHERE id = $1`,
      [id],
    );
    expect(await undo(one)).toMatchObject({ deshechas: 1 });
    expect((await find(email)).campos).toEqual({ talla: 'M', flota: 'Sur' });
  });

  it('that are not in use or leave no record are refused, and one that is archived meanwhile is left out', async () => {
    await define('Alergias', 'texto', { clase: 'sensible' });
    const size = await define('Talla', 'texto');
    const email = mail();
    const file = `Nombre;Apellidos;Correo;Talla\nAna;Gil;${email};M\n`;
    const { body } = await upload(file).expect(201);
    for (const name of ['campos.alergias', 'campos.otra', 'campos.', 'campos.Talla', 'otra']) {
      const mapeo = ['nombre', 'apellidos', 'email', name];
      const refused = await admin.put(`/api/imports/${body.id}/plan`).send({ mapeo, opciones: OPTIONS });
      expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([422, ['mapeo']]);
    }
    const one = await planned(file);
    await confirm(one).expect(200);
    await archive(size, 'Talla');
    await job.run(one.id);
    expect(await get(one.id)).toMatchObject({ creadas: 1 });
    expect((await find(email)).campos).toEqual({});
    expect(await rows(one.id)).toMatchObject([{ motivo: expect.stringContaining('talla') }]);
  });

  it('that were archived since the preview are a fault of the columns', async () => {
    const size = await define('Talla', 'texto');
    const one = await planned(`Nombre;Apellidos;Correo;Talla\nAna;Gil;${mail()};M\n`);
    await archive(size, 'Talla');
    const { fallo, previsto } = await get(one.id);
    expect([fallo, previsto]).toEqual([expect.stringContaining('ya no está en uso'), null]);
  });
});
