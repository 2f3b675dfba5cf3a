import { daysAfter } from '../../src/candidates/people/tasks/task.rules.js';
import { RemindOnboardings } from '../../src/onboarding/reminders/remind-onboardings.js';
import { madridDay } from '../../src/platform/values/madrid-day.js';
import { type Agent, createWorld, type World } from '../world.js';
import { givenHired, recordOf, taskOf } from './onboarding-given.js';

let world: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld({ sendsMail: false });
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());
afterEach(() => world.clock.reset());

const FIRST_DAY = daysAfter(madridDay(new Date()), 9);

/** A manager, and somebody hired whose incorporación they see to as `role`. */
async function givenSeenTo(role: 'responsable_id' | 'informatica_id') {
  const manager = await world.given.user({ role: 'responsable' });
  const hired = await givenHired(world, hr);
  const { id, version } = await recordOf(hr, hired.application);
  await hr
    .put(`/api/onboardings/${id}`)
    .send({ primer_dia: FIRST_DAY, [role]: manager.id, version })
    .expect(200);
  const agent = await world.agentOf(manager);
  const tasks = async () => (await agent.get('/api/team/today').expect(200)).body.tareas as { id: string }[];
  return { ...hired, manager, agent, tasks, record: await recordOf(hr, hired.application) };
}

it('a manager does and reopens what their newcomer needs on their own start page', async () => {
  const { agent, tasks, record, application } = await givenSeenTo('responsable_id');
  const welcome = taskOf(record, 'acogida');
  // Clothes wait for the size, and the talk is a month away.
  expect(await tasks()).toMatchObject([
    {
      id: welcome.id,
      titulo: 'Recibir y enseñar el centro',
      detalle: expect.stringMatching(/ empieza el \w/),
      vence_el: FIRST_DAY,
      vencida: false,
    },
  ]);
  for (let time = 0; time < 2; time++) {
    const { body } = await agent.post(`/api/team/tasks/${welcome.id}/done`).expect(200);
    expect(body.tareas).toEqual([]);
  }
  expect(taskOf(await recordOf(hr, application), 'acogida').hecha_at).not.toBeNull();
  await agent.post(`/api/team/tasks/${welcome.id}/undone`).expect(200);
  expect(await tasks()).toHaveLength(1);
});

it('nobody does what is of somebody else', async () => {
  const { agent, record } = await givenSeenTo('informatica_id');
  const other = await world.agentOf(await world.given.user({ role: 'responsable' }));
  const welcome = taskOf(record, 'acogida');
  for (const one of [agent, other])
    expect((await one.post(`/api/team/tasks/${welcome.id}/done`).expect(404)).body.code).toBe(
      'task_not_found',
    );
  // The document is its person's.
  await agent.post(`/api/team/tasks/${taskOf(record, 'identidad').id}/done`).expect(404);
});

it('a first day that is no more asks for nothing', async () => {
  const { tasks, application } = await givenSeenTo('responsable_id');
  expect(await tasks()).toHaveLength(1);
  const { id, version } = await recordOf(hr, application);
  await hr.post(`/api/onboardings/${id}/not-joined`).send({ motivo: 'Otra empresa', version }).expect(200);
  expect(await tasks()).toEqual([]);
});

it('the reminder leads a manager to a page that they may open', async () => {
  const { manager, record } = await givenSeenTo('responsable_id');
  // A value is written in the record: it is left to human resources.
  await world.change(
    `UPDATE tareas_incorporacion SET quien = 'responsable', turno = 'responsable' WHERE id = $1`,
    [taskOf(record, 'talla').id],
  );
  world.clock.set(new Date(`${daysAfter(FIRST_DAY, -7)}T10:00:00Z`));
  await world.app.get(RemindOnboardings, { strict: false }).run();
  const [mail] = await world.dataSource.query(
    `SELECT texto FROM correos WHERE plantilla = 'incorporaciones_pendientes' AND destinatario = $1`,
    [manager.email],
  );
  expect(mail.texto).toContain('Recibir y enseñar el centro');
  expect(mail.texto).toContain('/sistema-aplicacion/equipo');
  expect(mail.texto).not.toContain('/onboardings');
  expect(mail.texto).not.toContain(taskOf(record, 'talla').titulo);
  const [toHr] = await world.dataSource.query(
    `SELECT texto FROM correos WHERE plantilla = 'incorporaciones_pendientes' AND destinatario = 'rrhh@example.com'`,
  );
  expect(toHr.texto).toContain(taskOf(record, 'talla').titulo);
});
