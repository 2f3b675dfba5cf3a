import { randomUUID } from 'node:crypto';
import { madridDay } from '../../src/platform/values/madrid-day.js';
import { submit } from '../candidates/application-form.js';
import { contentFrom } from '../offers/offers-given.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let admin: Agent;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedInAs('admin');
});
afterAll(() => world.close());

const API = '/api/departments';
interface Row {
  id: string;
  codigo: string;
  nombre: string;
  version: number;
  posiciones: { id: string; codigo: string; nombre: string; activa: boolean; version: number }[];
}
const catalogue = async (): Promise<Row[]> => (await admin.get(`${API}/catalogue`).expect(200)).body;
const byCode = async (code: string): Promise<Row> => {
  const row = (await catalogue()).find(({ codigo }) => codigo === code);
  if (!row) throw new Error(`no ${code}`);
  return row;
};
const offered = async (use: string): Promise<Row[]> =>
  (
    await world
      .agent()
      .get(API)
      .query({ filter: JSON.stringify({ uso: use }) })
  ).body;
const lastLog = async () => {
  const [entry] = await world.dataSource.query(
    `SELECT action, level, cambios FROM system_logs WHERE entity IN ('departments', 'positions') ORDER BY id DESC LIMIT 1`,
  );
  return entry;
};

it('only administrators see and edit the whole catalogue', async () => {
  const hr = await world.signedInAs('rrhh');
  const { id } = await byCode('chofer');
  await hr.get(`${API}/catalogue`).expect(403);
  await hr.post(API).send({}).expect(403);
  await hr.put(`${API}/${id}`).send({ nombre: 'x', version: 1 }).expect(403);
  await hr.delete(`${API}/${id}`).expect(403);
  await hr.post(`${API}/${id}/positions`).send({}).expect(403);
  await world.agent().get(`${API}/catalogue`).expect(401);
  await admin.put(`${API}/${randomUUID()}`).send({ nombre: 'x', version: 1 }).expect(404);
});

it('a new department is active and without positions; two with the same name at once are one', async () => {
  expect((await admin.post(API).send({}).expect(422)).body.errors).toHaveProperty('nombre');
  const nombre = 'Nuevo departamento';
  const both = await Promise.all([admin.post(API).send({ nombre }), admin.post(API).send({ nombre })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const made = both.filter(({ status }) => status === 201);
  expect(made[0]?.body).toMatchObject({ activo: true, posiciones: [], ofrecido_en: [] });
  expect(await lastLog()).toMatchObject({ action: 'department.created', level: 'info' });
  for (const { body } of made) await admin.delete(`${API}/${body.id}`).expect(204);
  expect(await lastLog()).toMatchObject({ action: 'department.removed', level: 'warning' });
});

it('a department is renamed, offered and deactivated, in every form at once, with the same code', async () => {
  const { body } = await admin.post(API).send({ nombre: 'Atención  al Cliente' }).expect(201);
  expect(body).toMatchObject({ nombre: 'Atención al Cliente', codigo: 'atencion_al_cliente' });
  const { id } = body;
  expect((await admin.post(API).send({ nombre: 'ATENCIÓN AL CLIENTE' }).expect(409)).body.code).toBe(
    'department_exists',
  );
  const order = { nombre: 'Clientes', ofrecido_en: ['candidatura', 'vacante'], version: 1 };
  expect((await admin.put(`${API}/${id}`).send(order).expect(200)).body).toMatchObject({
    codigo: 'atencion_al_cliente',
    version: 2,
  });
  expect(await lastLog()).toEqual({
    action: 'department.updated',
    level: 'info',
    cambios: {
      nombre: { antes: 'Atención al Cliente', ahora: 'Clientes' },
      ofrecido_en: { antes: '', ahora: 'candidatura, vacante' },
    },
  });
  expect((await offered('candidatura')).map(({ nombre }) => nombre)).toContain('Clientes');
  expect((await offered('perfil')).map(({ nombre }) => nombre)).not.toContain('Clientes');
  // Again after a lost answer: no conflict; another change over the old version: refused.
  await admin.put(`${API}/${id}`).send(order).expect(200);
  const stale = await admin.put(`${API}/${id}`).send({ nombre: 'Otro nombre', version: 1 }).expect(409);
  expect(stale.body.code).toBe('department_stale');

  await admin.put(`${API}/${id}`).send({ activo: false, version: 2 }).expect(200);
  expect((await offered('candidatura')).map(({ nombre }) => nombre)).not.toContain('Clientes');
  const whole = await world
    .agent()
    .get(API)
    .query({ filter: JSON.stringify({ inactivos: 'true' }), range: '[0,99]' });
  expect(whole.body.find((one: Row) => one.id === id)).toMatchObject({ nombre: 'Clientes', activo: false });
  for (const wrong of [
    { nombre: ' ' },
    { ofrecido_en: ['luna'] },
    { activo: 'no' },
    { nombre: 'x'.repeat(61) },
  ]) {
    await admin
      .put(`${API}/${id}`)
      .send({ ...wrong, version: 3 })
      .expect(422);
  }
  await admin.delete(`${API}/${id}`).expect(204);
  await admin.delete(`${API}/${id}`).expect(404);
});

it('a department in use cannot be removed, and its uses are named', async () => {
  await world.givenVacancy({ departamento: 'lavadero', posicion: 'limpiador' });
  await submit(await world.signedInAs('candidate'), {
    fields: { departamento: 'sistema', posicion: 'desarrollador' },
  }).expect(201);
  const wash = await byCode('lavadero');
  expect(wash).toMatchObject({ usos: { vacantes: 1, candidatos: 0, personal: 0 } });
  const refused = await admin.delete(`${API}/${wash.id}`).expect(409);
  expect(refused.body).toMatchObject({
    code: 'department_in_use',
    detail: 'No se puede eliminar: lo usa 1 vacante. Puedes desactivarlo.',
  });
  const systems = await byCode('sistema');
  expect((await admin.delete(`${API}/${systems.id}`).expect(409)).body.detail).toContain(
    'lo usan 1 candidato y 1 candidatura',
  );
  const used = wash.posiciones.find(({ codigo }) => codigo === 'limpiador');
  const position = await admin.delete(`${API}/${wash.id}/positions/${used?.id}`).expect(409);
  expect(position.body.detail).toBe(
    'No se puede eliminar «Limpiador»: la usa 1 vacante. Puedes desactivarla.',
  );
});

it('a department that a request for staff names, or that has managers, cannot be removed', async () => {
  const { body: made } = await admin
    .post(API)
    .send({ nombre: 'Grúas', ofrecido_en: ['vacante'] })
    .expect(201);
  const { body } = await admin.post(`${API}/${made.id}/positions`).send({ nombre: 'Gruista' }).expect(201);
  const manager = await world.signedInAs('responsable');
  const { user } = (await manager.get('/api/auth/me').expect(200)).body;
  const departments = `/api/users/${user.id}/departments`;
  await admin
    .put(departments)
    .send({ departamentos: [made.codigo] })
    .expect(200);
  const refused = async (path = `${API}/${made.id}`) => (await admin.delete(path).expect(409)).body.detail;
  expect(await refused()).toContain('lo usa 1 responsable');
  await admin.put(departments).send({ departamentos: [] }).expect(200);
  const [{ id, codigo }] = body.posiciones;
  const order = {
    titulo: 'Gruista',
    departamento: made.codigo,
    posicion: codigo,
    ubicacion: 'Base',
    plazas: 1,
    motivo: 'nueva',
    desde_el: '2027-03-01',
    salario_min: 20_000,
    salario_max: 25_000,
    convenio: 'metal_bcn',
  };
  await manager.post('/api/requisitions').send(order).expect(201);
  expect(await refused()).toContain('lo usa 1 solicitud de personal');
  expect(await refused(`${API}/${made.id}/positions/${id}`)).toContain('la usa 1 solicitud de personal');
});

it('positions are added, renamed, deactivated and removed', async () => {
  const { id } = await byCode('marketing');
  await admin.post(`${API}/${id}/positions`).send({}).expect(422);
  const { body } = await admin.post(`${API}/${id}/positions`).send({ nombre: 'Nueva posición' }).expect(201);
  expect(body.posiciones).toMatchObject([
    { nombre: 'Nueva posición', codigo: 'nueva_posicion', activa: true, version: 1 },
  ]);
  const [made] = body.posiciones;
  const at = `${API}/${id}/positions/${made.id}`;
  const named = await admin.put(at).send({ nombre: 'Analista', version: 1 }).expect(200);
  expect(named.body.posiciones).toMatchObject([{ nombre: 'Analista', version: 2 }]);
  expect((await admin.put(at).send({ nombre: 'Otra', version: 1 }).expect(409)).body.code).toBe(
    'position_stale',
  );
  const twice = await admin.post(`${API}/${id}/positions`).send({ nombre: 'analista' }).expect(409);
  expect(twice.body.code).toBe('position_exists');
  expect((await offered('perfil')).find((one) => one.id === id)?.posiciones).toHaveLength(1);
  await admin.put(at).send({ activa: false, version: 2 }).expect(200);
  expect((await offered('perfil')).find((one) => one.id === id)?.posiciones).toEqual([]);
  await admin
    .put(`${API}/${(await byCode('ventas')).id}/positions/${made.id}`)
    .send({ nombre: 'x', version: 3 })
    .expect(404);
  expect((await admin.delete(at).expect(200)).body.posiciones).toEqual([]);
  expect(await lastLog()).toMatchObject({ action: 'position.removed', level: 'warning' });
});

it('positions are added, changed, ordered and removed with their department, or none of it is', async () => {
  const { body: made } = await admin.post(API).send({ nombre: 'Taller nuevo' }).expect(201);
  const put = (posiciones: object[], version: number) =>
    admin.put(`${API}/${made.id}`).send({ nombre: 'Taller nuevo', posiciones, version });
  const first = await put(
    [
      { nombre: 'Chapista', activa: true },
      { nombre: 'Pintora', activa: false },
    ],
    1,
  ).expect(200);
  expect(first.body).toMatchObject({
    version: 2,
    posiciones: [
      { nombre: 'Chapista', activa: true },
      { nombre: 'Pintora', activa: false },
    ],
  });
  const [plates, paint] = first.body.posiciones as [object, object];
  const turned = await put([{ ...paint, activa: true }, plates], 2).expect(200);
  expect(turned.body.posiciones).toMatchObject([{ nombre: 'Pintora', activa: true }, { nombre: 'Chapista' }]);
  expect((await put([paint], 2).expect(409)).body.code).toBe('department_stale');
  expect((await put([paint, { nombre: 'pintora', activa: true }], 3).expect(409)).body.code).toBe(
    'position_exists',
  );
  expect((await byCode('taller_nuevo')).posiciones).toHaveLength(2);
  expect((await put([turned.body.posiciones[0]], 3).expect(200)).body).toMatchObject({
    version: 4,
    posiciones: [{ nombre: 'Pintora' }],
  });
  expect((await put([turned.body.posiciones[0]], 1).expect(200)).body.version).toBe(4);
});

it('the order is set with one request, and refused when the list has changed', async () => {
  const before = (await catalogue()).map(({ id }) => id);
  const turned = [...before].reverse();
  const { body } = await admin.put(`${API}/order`).send({ ids: turned }).expect(200);
  expect(body.map(({ id }: Row) => id)).toEqual(turned);
  const [first] = await offered('candidatura');
  expect(first?.codigo).toBe('sistema');
  const missing = await admin
    .put(`${API}/order`)
    .send({ ids: before.slice(1) })
    .expect(409);
  expect(missing.body.code).toBe('departments_order_stale');
  await admin.put(`${API}/order`).send({ ids: before }).expect(200);

  const { id, posiciones } = await byCode('oficina');
  const ids = posiciones.map((one) => one.id).reverse();
  const ordered = await admin.put(`${API}/${id}/positions/order`).send({ ids }).expect(200);
  expect(ordered.body.posiciones.map((one: { id: string }) => one.id)).toEqual(ids);
});

it('a department that is read, changed and sent back whole changes nothing else', async () => {
  const { id } = await byCode('oficina');
  const read = async () => (await admin.get(`${API}/${id}`).expect(200)).body;
  const before = await read();
  await admin.put(`${API}/${id}`).send(before).expect(200);
  const same = await read();
  expect(same).toEqual({ ...before, version: same.version });
  const [first, ...others] = same.posiciones;
  const renamed = { ...first, nombre: 'Recepción y archivo' };
  await admin
    .put(`${API}/${id}`)
    .send({ ...same, posiciones: [renamed, ...others] })
    .expect(200);
  expect((await read()).posiciones).toEqual([{ ...renamed, label: 'Recepción y archivo' }, ...others]);
});

it('a department without positions takes any words in each form', async () => {
  const { body: made } = await admin
    .post(API)
    .send({ nombre: 'Portería', ofrecido_en: ['candidatura', 'vacante', 'personal'] });
  expect(made).toMatchObject({ nombre: 'Portería' });
  const job = { departamento: made.codigo, posicion: 'Gruista de noche' };
  const staff = {
    email: 'porteria@example.com',
    nombre: 'Ana',
    apellidos: 'Gil',
    role: 'rrhh',
    invitar: true,
  };
  await admin
    .post('/api/users')
    .send({ ...staff, ...job })
    .expect(201);
  const asked = { titulo: 'Gruista', ubicacion: 'Reus', plazas: 1, motivo: 'nueva', desde_el: '2027-03-01' };
  await admin
    .post('/api/requisitions')
    .send({ ...asked, salario_min: 20_000, salario_max: 25_000, convenio: 'metal_bcn', ...job })
    .expect(201);
  const person = await world.given.user();
  const agent = await world.agentOf(person);
  await submit(agent, { fields: job }).expect(201);
  const [{ id }] = await world.dataSource.query(
    `SELECT a.id FROM aplicaciones_vacantes a JOIN candidates c ON c.id = a.candidato_id WHERE c.user_id = $1`,
    [person.id],
  );
  const offer = { ...contentFrom(madridDay(world.clock.now())), ...job, aplicacion_id: id };
  await admin.post('/api/offers').send(offer).expect(201);

  // One that was retired leaves them free again, and an offer may still name it.
  const at = `${API}/${made.id}/positions`;
  const { body: one } = await admin.post(at).send({ nombre: 'Gruista' }).expect(201);
  const other = await admin.post('/api/offers').send({ ...offer, posicion: 'Otra' });
  expect(other.body.errors).toEqual({ posicion: ['Elige la posición'] });
  const [{ id: position, version }] = one.posiciones;
  await admin.put(`${at}/${position}`).send({ activa: false, version }).expect(200);
  const whole = await world.agent().get(API).query({ filter: '{"inactivos":"true"}' }).expect(200);
  expect(whole.body.find((department: Row) => department.id === made.id).posiciones).toEqual([
    { value: 'gruista', label: 'Gruista', activa: false },
  ]);
  expect((await submit(agent, { fields: { ...job, posicion: 'Gruista de día' } })).status).toBe(200);
});
