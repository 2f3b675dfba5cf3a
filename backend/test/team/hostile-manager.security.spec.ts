import type { User } from '../../src/auth/user.entity.js';
import { submit } from '../candidates/application-form.js';
import { givenPerson } from '../onboarding/onboarding-given.js';
import { type Agent, createWorld, type World } from '../world.js';

/* What a manager could read beyond the policy, and by which way. */

let world: World;
let hr: Agent;
let user: User;
let agent: Agent;
let opening: string;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());
beforeEach(async () => {
  user = await world.given.user({ role: 'responsable', nombre: 'Jordi' });
  agent = await world.agentOf(user);
  opening = await world.given.vacancy();
  await hr.put(`/api/vacancies/${opening}/team/${user.id}`).send({ papel: 'responsable' }).expect(200);
});

const query = (sql: string, values: unknown[] = []) => world.dataSource.query(sql, values);
const idsAt = async (address: string): Promise<string[]> =>
  ((await agent.get(address).expect(200)).body as { id: string }[]).map(({ id }) => id);
const found = (filter: object) =>
  idsAt(`/api/team/applications?filter=${encodeURIComponent(JSON.stringify(filter))}`);
const idsOfHr = async (q: string) =>
  (await hr.get(`/api/candidates?filter=${encodeURIComponent(JSON.stringify({ q }))}`).expect(200)).body;

describe('a manager who applied for their own opening', () => {
  it('finds their own application nowhere, and writes nothing about it', async () => {
    const other = await givenPerson(world, { vacante_id: opening });
    const { body } = await submit(agent, { fields: { vacante_id: opening } }).expect(201);
    const { id } = body.application as { id: string };
    await query(
      `INSERT INTO interviews (candidato_id, aplicacion_id, entrevistador_id, entrevistador_nombre, inicio, fin, tipo, estado)
       SELECT candidato_id, id, $2, 'Rosa', now() + interval '1 day', now() + interval '25 hours', 'presencial', 'confirmada'
       FROM aplicaciones_vacantes WHERE id = $1`,
      [id, (await world.given.user({ role: 'rrhh' })).id],
    );
    expect(await found({})).toEqual([other.application]);
    const days = 'desde=2020-01-01&hasta=2099-12-31';
    const { body: agenda } = await agent.get(`/api/team/interviews?${days}`).expect(200);
    expect(agenda.entrevistas).toEqual([]);
    const { body: columns } = await agent.get(`/api/team/board/columns?vacante=${opening}`).expect(200);
    expect(columns[0].total).toBe(1);
    const { body: page } = await agent
      .get(`/api/team/board/column?vacante=${opening}&etapa=recibida`)
      .expect(200);
    expect(page.tarjetas.map((card: { id: string }) => card.id)).toEqual([other.application]);
    const { body: today } = await agent.get('/api/team/today').expect(200);
    expect([today.total_por_ver, today.vacantes[0].abiertas, today.proximas]).toEqual([1, 1, []]);
    const address = `/api/team/applications/${id}`;
    await agent.get(address).expect(404);
    await agent.put(`${address}/proposal`).send({ propuesta: 'pasar' }).expect(404);
    await agent.post(`${address}/notes`).send({ texto: 'Es muy buena persona' }).expect(404);
    const task = { titulo: 'Pedir referencias', aplicacion_id: id };
    const refused = await hr
      .post('/api/tasks')
      .send({ ...task, asignada_a: user.id })
      .expect(422);
    expect(refused.body.errors).toEqual({ asignada_a: ['La tarea es sobre esta misma persona'] });
    // Given to them before they applied with this account.
    const { body: given } = await hr.post('/api/tasks').send(task).expect(201);
    await query(`UPDATE tareas SET asignada_a = $2 WHERE id = $1`, [given.id, user.id]);
    expect((await agent.get('/api/team/today').expect(200)).body.tareas).toEqual([]);
  });
});

describe('a search of a manager', () => {
  it('finds nobody by the position of another application', async () => {
    const elsewhere = { departamento: 'chofer', posicion: 'conductor' };
    const { agent: person } = await givenPerson(world, { ...elsewhere, habilidades: 'Soldadura' });
    const fields = { vacante_id: opening, habilidades: 'Soldadura' };
    const { body } = await submit(person, { fields }).expect(201);
    expect(await idsOfHr('conductor')).toHaveLength(1);
    expect(await found({ q: 'conductor' })).toEqual([]);
    expect(await found({ q: 'soldadura' })).toEqual([body.application.id]);
  });
});

describe('a request of a manager', () => {
  it('tells nothing of a vacancy that is not theirs', async () => {
    const content = {
      titulo: 'Chófer',
      departamento: 'chofer',
      posicion: 'conductor',
      ubicacion: 'Martorell',
      plazas: 1,
      motivo: 'nueva',
      desde_el: '2027-04-05',
      salario_min: 24_000,
      salario_max: 28_000,
      convenio: 'metal_bcn',
    };
    const { body } = await agent.post('/api/requisitions').send(content).expect(201);
    await query(
      `UPDATE solicitudes_personal SET estado = 'aprobada', ronda = 1, pedida_at = now(), aprobada_at = now() WHERE id = $1`,
      [body.id],
    );
    const foreign = { departamento: 'chofer', posicion: 'conductor', estado: 'borrador' } as const;
    const filter = encodeURIComponent(
      JSON.stringify({ para_vacante_id: await world.given.vacancy(foreign) }),
    );
    const address = `/api/requisitions?filter=${filter}`;
    expect((await hr.get(address).expect(200)).body).toHaveLength(1);
    expect((await agent.get(address).expect(200)).body).toEqual([]);
  });
});
