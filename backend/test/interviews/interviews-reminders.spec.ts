import { RemindCandidates } from '../../src/interviews/changes/remind-candidates.js';
import { givenApplicant, inDays, messagesOf, order } from './interviews-given.js';
import { type Agent, createWorld, type World } from '../world.js';

const HOUR = 3_600_000;
let world: World;
/** A second process on the same data. */
let other: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld();
  other = await createWorld({ databaseUrl: world.environment.databaseUrl });
  hr = await world.signedInAs('rrhh');
});
afterAll(async () => {
  await other.close();
  await world.close();
});
afterEach(() => setHours(null));

let inicio: Date;
function setHours(before: number | null): void {
  for (const { clock } of [world, other]) {
    if (before === null) clock.reset();
    else clock.set(new Date(inicio.getTime() - before * HOUR));
  }
}
async function agreed(): Promise<string> {
  const { candidate } = await givenApplicant(world);
  const { body } = await hr.post('/api/interviews').send(order(candidate)).expect(201);
  inicio = new Date(body.inicio as string);
  return body.id as string;
}
/** Both processes tick, each several times at once. */
async function tick(before: number): Promise<void> {
  setHours(before);
  await Promise.all([world, other, world, other].map(({ app }) => app.get(RemindCandidates).run()));
}
const reminders = async (id: string): Promise<string[]> =>
  (await messagesOf(world, id))
    .map(({ plantilla }) => plantilla)
    .filter((plantilla) => plantilla.startsWith('entrevista_recordatorio'));

it('reminders are sent a day and two hours before, once each, however many processes tick', async () => {
  const id = await agreed();
  await tick(30);
  expect(await reminders(id)).toEqual([]);
  await tick(23.5);
  await tick(3);
  expect(await reminders(id)).toEqual(['entrevista_recordatorio']);
  await tick(1.9);
  await tick(1);
  expect(await reminders(id)).toEqual(['entrevista_recordatorio', 'entrevista_recordatorio_2h']);
});

it('a late reminder is sent, but not the first one once the second is due', async () => {
  const id = await agreed();
  await tick(0.5);
  await tick(0.4);
  expect(await reminders(id)).toEqual(['entrevista_recordatorio_2h']);
  await tick(-1);
  expect(await reminders(id)).toHaveLength(1);
});

it('reminders are sent again after a new start time, and not again when the interview returns to an earlier one', async () => {
  const id = await agreed();
  const { body } = await hr.get(`/api/interviews/${id}`);
  const first = { fecha: body.fecha as string, hora: body.hora as string };
  await tick(23);
  setHours(null);
  const moved = await hr
    .put(`/api/interviews/${id}`)
    .send({ fecha: inDays(6), hora: '12:00', version: body.version })
    .expect(200);
  inicio = new Date(moved.body.inicio as string);
  await tick(23);
  expect(await reminders(id)).toHaveLength(2);
  setHours(null);
  const back = await hr
    .put(`/api/interviews/${id}`)
    .send({ ...first, version: moved.body.version })
    .expect(200);
  inicio = new Date(back.body.inicio as string);
  await tick(23);
  expect(await reminders(id)).toHaveLength(2);
  await tick(2);
  expect((await reminders(id)).at(-1)).toBe('entrevista_recordatorio_2h');
});

it('no reminder is sent to a person who was rejected, hired or erased', async () => {
  const { candidate, application } = await givenApplicant(world);
  const { body } = await hr.post('/api/interviews').send(order(candidate)).expect(201);
  inicio = new Date(body.inicio as string);
  await world.moveTo(application, 'contratada');
  await tick(23);
  await tick(2);
  expect(await reminders(body.id as string)).toEqual([]);
});
