import type { CustomFieldKind } from '@hiring/contract';
import { RunBulkAction } from '../../src/candidates/recruiting/bulk/run-bulk-action.js';
import { submit } from '../candidates/application-form.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let admin: Agent;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedInAs('admin');
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());
beforeEach(() => world.dataSource.query('DELETE FROM campos_propios'));
afterEach(() => world.clock.reset());

const define = async (es: string, tipo: CustomFieldKind, extra: object = {}) =>
  (
    await admin
      .post('/api/custom-fields')
      .send({ entidad: 'persona', tipo, etiqueta: { es }, clase: 'ordinario', ...extra })
      .expect(201)
  ).body as { id: string; clave: string };

let people = 0;
async function applicant(campos: object = {}) {
  const agent = await world.registered(`muchos${++people}@example.com`);
  const application = String((await submit(agent).expect(201)).body.application.id);
  const id = String((await agent.get('/api/candidates/me').expect(200)).body.candidate.id);
  const { updated_at } = await personOf(id);
  await hr.put(`/api/candidates/${id}/custom-fields`).send({ campos, updated_at }).expect(200);
  return { id, application };
}
const personOf = async (id: string) => (await hr.get(`/api/candidates/${id}`).expect(200)).body;

describe('a file of people', () => {
  it('has a column for each field in use, those of special categories left out', async () => {
    await define('Años con ADR', 'numero', { unidad: 'años' });
    await define('Caduca', 'fecha');
    await define('Turnos', 'varias_de', {
      opciones: ['Día', 'Noche'].map((es) => ({ texto: { es } })),
    });
    await define('Discapacidad', 'texto', { clase: 'sensible' });
    await define('Referencia', 'texto', { entidad: 'candidatura' });
    const { application } = await applicant({
      anos_con_adr: 4.5,
      caduca: '2027-03-01',
      turnos: ['dia', 'noche'],
      discapacidad: 'secreto',
    });
    await hr
      .put(`/api/applications/${application}/custom-fields`)
      .send({ campos: { referencia: '=ETT' }, version: 1 })
      .expect(200);
    const sheet = (await hr.get('/api/applications/export').query({ formato: 'csv' }).expect(200)).text;
    const [heading = '', ...rows] = sheet.split('\r\n');
    expect(heading.endsWith('Fase;Años con ADR;Caduca;Turnos;Referencia')).toBe(true);
    expect(rows.find((row) => row.includes(`muchos${people}@`))).toMatch(
      /;4,5;01\/03\/2027;Día, Noche;"?'=ETT"?$/,
    );
    expect(sheet).not.toContain('secreto');
    const { text } = await hr
      .get('/api/applications/export')
      .query({ formato: 'csv', filas: 'candidaturas', para: 'programa' })
      .expect(200);
    expect(text.split('\r\n')[0]).toMatch(
      /,fase,campos\.anos_con_adr,campos\.caduca,campos\.turnos,candidatura\.referencia$/,
    );
    await hr.get('/api/applications/export').query({ formato: 'xlsx' }).expect(200);
  });
});

describe('an action on many', () => {
  const prepare = (ids: string[], campo: object) =>
    hr.post('/api/bulk-actions').send({ tipo: 'campo', ids, campo });

  it('writes one field of each, leaves out who has the value and who changed meanwhile, and can be undone before', async () => {
    const { id } = await define('Base', 'texto');
    const [first, second, changed] = [await applicant(), await applicant({ base: 'Vic' }), await applicant()];
    const all = [first, second, changed].map(({ application }) => application);
    const { body } = await prepare(all, { id, valor: ' Vic ' }).expect(201);
    expect(body).toMatchObject({
      titulo: 'Poner «Base»: Vic',
      pendientes: 2,
      motivos: [{ codigo: 'sin_cambios', motivo: 'Ya tiene ese valor', total: 1 }],
    });
    await world.moveTo(changed.application, 'en_revision');
    await hr.post(`/api/bulk-actions/${body.id}/confirm`).expect(200);
    world.clock.advance(11_000);
    await world.app.get(RunBulkAction).run(body.id);
    expect((await hr.get(`/api/bulk-actions/${body.id}`)).body).toMatchObject({ hechas: 1, omitidas: 2 });
    expect((await personOf(first.id)).campos).toEqual({ base: 'Vic' });
    expect((await personOf(changed.id)).campos).toEqual({});

    const empties = (await prepare([first.application], { id, valor: null }).expect(201)).body;
    expect(empties).toMatchObject({ titulo: 'Vaciar «Base»', pendientes: 1 });
    await hr.post(`/api/bulk-actions/${empties.id}/confirm`).expect(200);
    await hr.post(`/api/bulk-actions/${empties.id}/undo`).expect(200);
    world.clock.advance(11_000);
    await world.app.get(RunBulkAction).run(empties.id);
    expect((await personOf(first.id)).campos).toEqual({ base: 'Vic' });
  });

  it('writes a field of the application', async () => {
    const { id } = await define('Puntos', 'numero', { entidad: 'candidatura' });
    const { application } = await applicant();
    const { body } = await prepare([application], { id, valor: 7 }).expect(201);
    await hr.post(`/api/bulk-actions/${body.id}/confirm`).expect(200);
    world.clock.advance(11_000);
    await world.app.get(RunBulkAction).run(body.id);
    expect((await hr.get(`/api/applications/${application}`).expect(200)).body).toMatchObject({
      campos: { puntos: 7 },
      version: 2,
    });
  });

  it('refuses a field of a special category and a value that the field does not take', async () => {
    const { application } = await applicant();
    const { id } = await define('Discapacidad', 'texto', { clase: 'sensible' });
    const years = await define('Años', 'numero');
    expect((await prepare([application], { id, valor: 'x' }).expect(422)).body.errors).toEqual({
      'campo.id': ['Elige un campo'],
    });
    expect((await prepare([application], { id: years.id, valor: 'x' }).expect(422)).body.errors).toEqual({
      'campo.valor': ['Escribe un número'],
    });
  });
});
