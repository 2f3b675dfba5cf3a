import { LogsService } from '../../src/logs/logs.service.js';
import { submit } from '../candidates/application-form.js';
import { order } from '../interviews/interviews-given.js';
import { type Agent, createWorld, type World } from '../world.js';

/** As it stands on the screen, and as programs and keyboards change it. */
const copies = (text: string): string[] => [
  text,
  text.toUpperCase(),
  text.normalize('NFD'),
  text.replaceAll(' ', '\u00A0'),
  text.replaceAll('’', "'"),
  text.replaceAll('’', '´'),
  text.replace(/(\p{L}\p{L})(\p{L})/gu, '$1\u00AD$2'),
  text.replaceAll('l·l', 'l.l'),
  `«${text}».`,
];

const NAME = 'Mª Camil·la O’Haraqq–Müller';
const TOWN = 'L’Hospitalet de Llobregat';
const TITLE = 'Mecánico/a «Noche» – col·laboració';

let world: World;
let admin: Agent;
beforeAll(async () => {
  world = await createWorld({ sendsMail: false });
  admin = await world.signedInAs('admin');
  const [nombre = '', apellidos = ''] = NAME.split(/ (?=O)/);
  const agent = await world.registered('camil.la+taller@example.com');
  await submit(agent, {
    fields: {
      nombre,
      apellidos,
      ciudad: TOWN,
      telefono: '612345678',
      habilidades: 'Carretillas, Soldadura «MIG/MAG»',
    },
  }).expect(201);
  const { body } = await agent.get('/api/candidates/me').expect(200);
  await admin.post('/api/interviews').send(order(body.candidate.id)).expect(201);
  await world.givenVacancy({ titulo: TITLE, ubicacion: TOWN, descripcion: 'Otra cosa' });
  const { id } = await world.given.user({ role: 'rrhh', email: 'rrhh@example.org' });
  await world.dataSource.query(`UPDATE users SET nombre = $2, apellidos = $3 WHERE id = $1`, [
    id,
    nombre,
    apellidos,
  ]);
  await world.app.get(LogsService).record(world.dataSource.manager, {
    actorId: null,
    action: 'test.done',
    details: `Prueba: ${TITLE}`,
  });
  // Others, whom a filter that does nothing would find.
  await submit(await world.registered('otra@example.com'), { fields: { nombre: 'Otra' } }).expect(201);
  await world.dataSource.query(`UPDATE correos SET asunto = $1`, [TITLE]);
});
afterAll(() => world.close());

const list = (path: string, name: string) => async (value: string) => {
  const answer = await admin
    .get(path)
    .query({ filter: JSON.stringify({ [name]: value }) })
    .expect(200);
  return (answer.body as Record<string, unknown>[]).length;
};
const accounts = async (q: string): Promise<{ role: string }[]> =>
  (
    await admin
      .get('/api/users')
      .query({ filter: JSON.stringify({ q }) })
      .expect(200)
  ).body;
const search = (kind: 'personas' | 'vacantes' | 'entrevistas') => async (q: string) => {
  const { body } = await admin.get('/api/search').query({ q }).expect(200);
  return (body[kind] as object[]).length;
};

describe.each<[string, string, (text: string) => Promise<number>]>([
  ['people', NAME, list('/api/candidates', 'q')],
  ['people by town', TOWN, list('/api/candidates', 'ciudad')],
  ['people by a skill', 'Soldadura «MIG/MAG»', list('/api/candidates', 'habilidades')],
  ['people, by their skills', 'Soldadura «MIG/MAG»', list('/api/candidates', 'q')],
  ['people, by their town', TOWN, list('/api/candidates', 'q')],
  ['people of the palette', NAME, search('personas')],
  ['interviews of the palette', NAME, search('entrevistas')],
  ['vacancies of the palette', TITLE, search('vacantes')],
  ['interviews', NAME, list('/api/interviews', 'q')],
  ['vacancies', TITLE, list('/api/vacancies', 'q')],
  ['vacancies by place', TOWN, list('/api/vacancies', 'ubicacion')],
  ['accounts', NAME, async (q) => (await accounts(q)).filter(({ role }) => role === 'rrhh').length],
  ['entries of the log', TITLE, list('/api/logs', 'q')],
  [
    'cards of the board',
    NAME,
    async (q) => {
      const { body } = await admin.get('/api/board/counts').query({ q }).expect(200);
      return Object.values(body as Record<string, number>).reduce((sum, count) => sum + count, 0);
    },
  ],
  [
    'interviewers',
    NAME,
    async (q) =>
      ((await admin.get('/api/interviews/interviewers').query({ q }).expect(200)).body as object[]).length,
  ],
])('a copied text finds %s', (_, text, found) => {
  it.each(copies(text))('%j', async (copy) => {
    expect(await found(copy)).toBe(1);
  });
});

it('a copied subject finds its e-mails', async () => {
  const all = await list('/api/emails', 'q')('');
  for (const copy of copies(TITLE)) expect(await list('/api/emails', 'q')(copy)).toBe(all);
  expect(await list('/api/emails', 'q')('nadie col·laboració')).toBe(0);
});

it.each([
  '612345678',
  '612 345 678',
  '+34 612 345 678',
  '(+34) 612-345-678',
  '0034 612345678',
  '٦١٢ ٣٤٥ ٦٧٨',
  '345 678',
  '345678',
  '+34 612 34',
  'O’Haraqq +34 612 345 678',
])('the telephone number %j finds its person in the list and in the palette', async (q) => {
  expect([await list('/api/candidates', 'q')(q), await search('personas')(q)]).toEqual([1, 1]);
});

it('an address of mail finds its person and account, and nobody whose address contains it', async () => {
  const address = 'camil.la+taller@example.com';
  for (const q of [address, address.toUpperCase(), `<${address}>,`, address.slice(0, 18)]) {
    expect([
      await list('/api/candidates', 'q')(q),
      await search('personas')(q),
      await list('/api/users', 'q')(q),
    ]).toEqual([1, 1, 1]);
  }
  expect(await list('/api/candidates', 'q')('la+taller@example.com')).toBe(0);
});
