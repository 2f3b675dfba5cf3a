import { submit } from '../candidates/application-form.js';
import { findInvariantViolations } from '../operations/data/invariants.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());
afterEach(async () => {
  expect(await findInvariantViolations(world.dataSource)).toEqual([]);
});

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const make = (body: object, agent: Agent = hr) => agent.post('/api/tracking-links').send(body);
const linksOf = async (vacancy?: string) =>
  (await hr.get(`/api/tracking-links${vacancy ? `?vacante_id=${vacancy}` : ''}`).expect(200)).body as {
    id: string;
    codigo: string;
    visitas: number;
    candidaturas: number | null;
  }[];
const visit = (codigo: string, agent = BROWSER) =>
  world.agent().post(`/api/tracking-links/${codigo}/visits`).set('User-Agent', agent).expect(204);
let people = 0;
async function apply(fields: Record<string, string>): Promise<string> {
  const agent = await world.registered(`canal${++people}@example.com`);
  return (await submit(agent, { fields }).expect(201)).body.application.id as string;
}
const channelOf = async (id: string): Promise<string> => {
  const [row] = await world.dataSource.query<{ canal: string }[]>(
    'SELECT canal FROM aplicaciones_vacantes WHERE id = $1',
    [id],
  );
  return row?.canal ?? '';
};

it('a tracking link is created once for each code, for a vacancy or for all openings', async () => {
  const vacante_id = await world.givenVacancy();
  const order = { nombre: 'Cartel del taller', codigo: 'cartel-taller', vacante_id };
  const [one, two] = await Promise.all([make(order), make(order)]);
  const made = [one, two].filter(({ status }) => status === 201);
  // At the same moment the code's constraint decides; a repetition afterwards is answered with the first.
  expect(made.length).toBeGreaterThan(0);
  expect((await make(order).expect(201)).body.id).toBe(made[0]?.body.id);
  expect(made[0]?.body.direccion).toBe(`http://127.0.0.1:4400/carreras/${vacante_id}?canal=cartel-taller`);
  const { body } = await make({ ...order, nombre: 'Otro' }).expect(409);
  expect(body).toMatchObject({ code: 'tracking_link_exists', errors: { codigo: [expect.anything()] } });
  const all = (await make({ nombre: 'Perfil de LinkedIn', codigo: 'linkedin' }).expect(201)).body;
  expect(all.direccion).toBe('http://127.0.0.1:4400/carreras?canal=linkedin');
  expect((await linksOf(vacante_id)).map(({ codigo }) => codigo)).toEqual(['cartel-taller']);
  expect((await linksOf()).map(({ codigo }) => codigo)).toEqual(['linkedin']);
});

it.each([
  [{ nombre: '', codigo: 'a' }, 'nombre'],
  [{ nombre: 'x', codigo: 'Con Espacios' }, 'codigo'],
  [{ nombre: 'x', codigo: 'ñ' }, 'codigo'],
  [{ nombre: 'x', codigo: 'a'.repeat(41) }, 'codigo'],
  [{ nombre: 'x', codigo: 'web' }, 'codigo'],
  [{ nombre: 'x', codigo: 'alerta' }, 'codigo'],
])('a tracking link is refused with %j', async (body, field) => {
  expect(Object.keys((await make(body).expect(422)).body.errors)).toEqual([field]);
});

it('a tracking link counts visits of people, and neither programs nor unknown codes', async () => {
  await make({ nombre: 'Feria', codigo: 'feria' }).expect(201);
  await Promise.all([visit('feria'), visit('feria'), visit('feria')]);
  await visit('feria', 'Googlebot/2.1 (+http://www.google.com/bot.html)');
  await visit('feria', 'curl/8.1');
  await visit('inventado');
  await visit('NO-VALIDO');
  expect((await linksOf()).find(({ codigo }) => codigo === 'feria')).toMatchObject({
    visitas: 3,
    candidaturas: 0,
  });
});

it('a tracking code is stored with the application that it brought, and with no other', async () => {
  const vacante_id = await world.givenVacancy();
  const { body } = await make({ nombre: 'Portal', codigo: 'portal', vacante_id }).expect(201);
  const [by, unknown, alert, forged, none] = [
    await apply({ vacante_id, canal: 'portal' }),
    await apply({ vacante_id, canal: 'inventado' }),
    await apply({ vacante_id, canal: 'alerta' }),
    await apply({ vacante_id, canal: 'rrhh' }),
    await apply({ vacante_id }),
  ];
  expect(await Promise.all([by, unknown, alert, forged, none].map(channelOf))).toEqual([
    'portal',
    'web',
    'alerta',
    'web',
    'web',
  ]);
  expect((await linksOf(vacante_id))[0]).toMatchObject({ candidaturas: 1 });
  expect((await hr.delete(`/api/tracking-links/${body.id}`).expect(409)).body.code).toBe(
    'tracking_link_in_use',
  );
  // The link stays while its candidates are hidden, because they may return.
  const hide = (at: Date | null) =>
    world.dataSource.query(`UPDATE aplicaciones_vacantes SET deleted_at = $2 WHERE id = $1`, [by, at]);
  await hide(new Date());
  await hr.delete(`/api/tracking-links/${body.id}`).expect(409);
  await hide(null);
  const unused = (await make({ nombre: 'Sin usar', codigo: 'sin-usar', vacante_id }).expect(201)).body;
  await hr.delete(`/api/tracking-links/${unused.id}`).expect(204);
  await hr.delete(`/api/tracking-links/${unused.id}`).expect(404);
});

it('the first tracking code is stored with the draft and the account', async () => {
  const vacante = await world.givenVacancy();
  const agent = await world.registered('borrador-canal@example.com');
  const save = (base: number, canal?: string) =>
    agent
      .put(`/api/drafts/mine?vacante=${vacante}`)
      .send({
        base,
        paso: 1,
        valores: { nombre: `Ana ${base}` },
        respuestas: {},
        ...(canal ? { canal } : {}),
      })
      .expect(200);
  expect((await save(0, 'feria')).body.borrador.canal).toBe('feria');
  expect((await save(1, 'otro')).body.borrador.canal).toBe('feria');
  const visitor = world.agent();
  const account = { email: 'llega@example.com', password: 'Zarza-mora7', confirm_password: 'Zarza-mora7' };
  await visitor.post('/api/auth/register').send({ ...account, vacante_id: vacante, canal: 'feria' });
  const [user] = await world.dataSource.query<{ canal_registro: string }[]>(
    `SELECT canal_registro FROM users WHERE email = 'llega@example.com'`,
  );
  expect(user?.canal_registro).toBe('feria');
});

it('tracking links are created and listed by staff, with a QR code', async () => {
  const { body } = await make({ nombre: 'QR', codigo: 'qr' }).expect(201);
  const qr = (await hr.get(`/api/tracking-links/${body.id}/qr`).expect(200)).body;
  expect(qr.direccion).toBe('http://127.0.0.1:4400/carreras?canal=qr');
  expect(qr.size).toBeGreaterThan(20);
  expect(qr.path).toMatch(/^M\d/);
  const candidate = await world.signedInAs('candidate');
  await candidate.get('/api/tracking-links').expect(403);
  await make({ nombre: 'x', codigo: 'x' }, candidate).expect(403);
  await candidate.delete(`/api/tracking-links/${body.id}`).expect(403);
  await candidate.get(`/api/tracking-links/${body.id}/qr`).expect(403);
});
