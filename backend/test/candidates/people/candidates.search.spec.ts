import { CvTexts } from '../../../src/candidates/files/cv/reading/cv-texts.js';
import { submit } from '../application-form.js';
import { textPdf } from '../files/text-pdf.js';
import { type Agent, createWorld, type World } from '../../world.js';

interface Row {
  nombre: string;
  coincidencia: { lugar: string; fragmento: { texto: string; marcado: boolean }[] } | null;
}

let world: World;
let hr: Agent;
const agents = new Map<string, Agent>();

async function applies(nombre: string, cv: string, fields: Record<string, string> = {}): Promise<void> {
  const agent = await world.registered(`${fields.email ?? nombre.toLowerCase()}@example.com`);
  agents.set(nombre, agent);
  const rest = { ...fields };
  delete rest.email;
  await submit(agent, {
    fields: {
      departamento: 'logistica',
      posicion: 'operador',
      experiencia: 'Sin nada',
      habilidades: 'Orden',
      nombre,
      ...rest,
    },
    cv: textPdf(cv),
  }).expect(201);
}

beforeAll(async () => {
  world = await createWorld({ readsCvTexts: true });
  hr = await world.signedInAs('rrhh');
  await applies('Berta', 'Especialista en Mecánica de autogiros y palas', { apellidos: 'Soler Vidal' });
  await applies(
    'Salma',
    'Chófer –L’Escala– en «Áridos» y ¡hormigón! •Grúas pluma de la Sal/Sodi, instal·lació',
    {
      apellidos: 'O’Haraqq',
      ciudad: 'L’Hospitalet de Llobregat',
      carta_presentacion: 'Con palan­quetas: ayudante@obra.example, +34 933 21 45 67, X-1234567-L.',
    },
  );
  await applies('Marc', 'Reparto de paquetes', {
    apellidos: 'Ñíguez Torres',
    telefono: '+34 612 345 678',
    carta_presentacion: 'Soy jefe de taller y quiero seguir en taller de camiones.',
  });
  await applies('Olga', 'Jefe de un gran taller de motos', {
    apellidos: 'Pons Roca',
    email: 'olga.pons.roca+cv',
    ciudad: 'Terrassa',
    habilidades: 'Carnet C+E, Carretillas',
  });
  await world.until(async () => {
    const [row] = await world.dataSource.query<{ left: number }[]>(
      `SELECT count(*)::int AS left FROM cv_textos WHERE estado = 'pendiente'`,
    );
    return row?.left === 0;
  });
});
afterAll(() => world.close());

async function found(q: string): Promise<Row[]> {
  const response = await hr.get('/api/candidates').query({ filter: JSON.stringify({ q }) });
  expect(response.status).toBe(200);
  return response.body as Row[];
}
const names = async (q: string): Promise<string[]> => (await found(q)).map(({ nombre }) => nombre).sort();

it.each<[string, string[]]>([
  ['mecanico', ['Berta']],
  ['Mecánicas', ['Berta']],
  ['mecanic', ['Berta']],
  ['mec', ['Berta']],
  ['camión', ['Marc']],
  ['"jefe de taller"', ['Marc']],
  ['operadores', ['Berta', 'Marc', 'Olga', 'Salma']],
  ['jefe taller', ['Marc', 'Olga']],
  ['taller -motos', ['Marc']],
  ['taller -"jefe de taller"', ['Olga']],
  ['-taller', ['Berta', 'Salma']],
  ['niguez', ['Marc']],
  ['ÑÍG', ['Marc']],
  ['o', ['Olga', 'Salma']],
  ['ol', ['Olga']],
  ['torre', ['Marc']],
  ['olga.pons.roca+cv@exam', ['Olga']],
  ['roca', ['Olga']],
  ['terrasa', []],
  ['terrassa', ['Olga']],
  ['carretilla', ['Olga']],
  ['operador', ['Berta', 'Marc', 'Olga', 'Salma']],
  ['612 345', ['Marc']],
  ['+34612345678', ['Marc']],
  ['345 678', ['Marc']],
  ['345678', ['Marc']],
  ['(+34) 612-345-678', ['Marc']],
  ['Ñíguez 612 345 678', ['Marc']],
  ['0034612345678', ['Marc']],
  ['hospitalet', ['Salma']],
  ['L´Hospitalet', ['Salma']],
  ['haraqq', ['Salma']],
  ["o'haraqq", ['Salma']],
  ['escala', ['Salma']],
  ['aridos', ['Salma']],
  ['hormigon', ['Salma']],
  ['grua pluma', ['Salma']],
  ['sodi', ['Salma']],
  ['instal.lacio', ['Salma']],
  ['installacio', ['Salma']],
  ['palanqueta', ['Salma']],
  ['ayudante@obra.example', ['Salma']],
  ['+34 933 21 45 67', ['Salma']],
  ['X-1234567-L', ['Salma']],
  ['«Áridos» y ¡hormigón!', ['Salma']],
  ['de la', []],
  [`'); DROP TABLE candidates; --`, []],
])('a search by %s finds %j', async (q, expected) => {
  expect(await names(q)).toEqual(expected);
});

it('a result shows where the words were found, in parts and not as markup', async () => {
  const [berta] = await found('mecanico');
  expect(berta?.coincidencia?.lugar).toBe('cv');
  expect(berta?.coincidencia?.fragmento.filter(({ marcado }) => marcado)).toEqual([
    { texto: 'Mecánica', marcado: true },
  ]);
  const [marc] = await found('camiones');
  expect(marc?.coincidencia?.lugar).toBe('carta');
  const [salma] = await found('ayudante palanqueta');
  expect(salma?.coincidencia?.fragmento.filter(({ marcado }) => marcado).map(({ texto }) => texto)).toEqual([
    'palan­quetas',
    'ayudante',
  ]);
  const [olga] = await found('carretillas');
  expect(olga?.coincidencia?.lugar).toBe('habilidades');
});

it('a result shows no place when the row itself contains the words', async () => {
  expect((await found('berta'))[0]?.coincidencia).toBeNull();
});

it('the search index follows the profile and a replaced CV', async () => {
  const marc = agents.get('Marc') as Agent;
  await marc
    .put('/api/candidates/me/cv')
    .attach('cv', textPdf('Grúas autopropulsadas'), 'CV.pdf')
    .expect(200);
  await world.until(async () => (await names('grua')).includes('Marc'));
  expect(await names('paquetes')).toEqual([]);
  await world.dataSource.query(
    `UPDATE candidates SET carta_presentacion = 'Soldadura' WHERE nombre = 'Marc'`,
  );
  expect(await names('soldaduras gruas')).toEqual(['Marc']);
});

it('the search index has both a profile and a CV that are written at once', async () => {
  const [row] = await world.dataSource.query<{ id: string; cv_archivo_id: string }[]>(
    `SELECT id, cv_archivo_id FROM candidates WHERE nombre = 'Berta'`,
  );
  const profile = world.dataSource.createQueryRunner();
  await profile.startTransaction();
  await profile.query(`UPDATE candidates SET carta_presentacion = 'Hidráulica' WHERE id = $1`, [row?.id]);
  const text = world.change(`UPDATE cv_textos SET texto = 'Neumática' WHERE archivo_id = $1`, [
    row?.cv_archivo_id,
  ]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await profile.commitTransaction();
  await profile.release();
  await text;
  expect(await names('hidraulica neumatico')).toEqual(['Berta']);
});

describe('the text of a CV', () => {
  const read = async (agent: Agent, nombre: string) => {
    const [row] = await world.dataSource.query<{ id: string }[]>(
      `SELECT id FROM candidates WHERE nombre = $1`,
      [nombre],
    );
    return agent.get(`/api/candidates/${row?.id}/cv/text`);
  };

  it('can be read by HR only, and each reading is logged', async () => {
    const { body } = await read(hr, 'Olga');
    expect(body).toEqual({ estado: 'leido', texto: 'Jefe de un gran taller de motos' });
    const [{ views }] = await world.dataSource.query(
      `SELECT count(*)::int AS views FROM system_logs WHERE action = 'cv.viewed'`,
    );
    expect(views).toBe(1);
    expect((await read(agents.get('Olga') as Agent, 'Olga')).status).toBe(403);
    expect((await read(world.agent(), 'Olga')).status).toBe(401);
  });

  it('is empty for a scanned CV and unreadable when its file is lost, and a repeated job changes nothing', async () => {
    await applies('Vacía', '');
    await applies('Perdida', 'Nunca se leerá');
    const texts = world.app.get(CvTexts);
    const file = async (nombre: string): Promise<string> => {
      const [row] = await world.dataSource.query(
        `SELECT cv_archivo_id AS id FROM candidates WHERE nombre = $1`,
        [nombre],
      );
      return row.id;
    };
    const lost = await file('Perdida');
    await world.dataSource.query(
      `UPDATE cv_textos SET estado = 'pendiente', texto = NULL, intentos = 4 WHERE archivo_id = $1`,
      [lost],
    );
    await world.dataSource.query(`UPDATE archivos SET clave = 'no/hay' WHERE id = $1`, [lost]);
    await texts.read(lost);
    await texts.read(lost);
    await texts.read(await file('Vacía'));
    expect((await read(hr, 'Perdida')).body).toEqual({ estado: 'ilegible', texto: null });
    expect((await read(hr, 'Vacía')).body).toEqual({ estado: 'vacio', texto: null });
  });
});

it('the search index of a person is erased with the person', async () => {
  await world.dataSource.query(`UPDATE candidates SET cv_archivo_id = NULL WHERE nombre = 'Olga'`);
  await world.change(`DELETE FROM candidates WHERE nombre = 'Olga'`);
  const [left] = await world.dataSource.query(
    `SELECT (SELECT count(*)::int FROM busqueda_candidatos) AS people, (SELECT count(*)::int FROM candidates) AS all_people,
            (SELECT count(*)::int FROM cv_textos WHERE texto LIKE '%motos%') AS texts`,
  );
  expect(left).toMatchObject({ texts: 0 });
  expect(left.people).toBe(left.all_people);
});
