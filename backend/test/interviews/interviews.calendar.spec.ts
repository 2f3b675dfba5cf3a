import ICAL from 'ical.js';
import { givenApplicant, messagesOf, order } from './interviews-given.js';
import { type Agent, createWorld, type World } from '../world.js';

/** The files that candidates receive, read by another library. */

let world: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());
afterEach(() => world.clock.reset());

interface Read {
  file: string;
  calendar: ICAL.Component;
  component: ICAL.Component;
  event: ICAL.Event;
}

function read(file: string): Read {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('no event');
  return { file, calendar, component, event: new ICAL.Event(component) };
}

/** All files of an interview; no message is sent in between unless `leave` is called. */
async function filesOf(id: string): Promise<Read[]> {
  return (await messagesOf(world, id)).map(({ calendario }) => read(calendario ?? ''));
}
const leave = (id: string) =>
  world.dataSource.query(
    `UPDATE correos SET estado = 'enviado', enviado_at = now() WHERE entrevista_id = $1 AND estado = 'pendiente'`,
    [id],
  );
const sequenceOf = ({ event }: Read) => Number(event.sequence);
const startOf = ({ event }: Read) => event.startDate.toJSDate().toISOString();

it('the calendar files of an interview share the UID, have rising sequences, and end with a cancellation', async () => {
  const { candidate } = await givenApplicant(world);
  const { body } = await hr.post('/api/interviews').send(order(candidate)).expect(201);
  await leave(body.id);
  await hr.put(`/api/interviews/${body.id}`).send({ hora: '12:30', version: 1 }).expect(200);
  await leave(body.id);
  await hr.put(`/api/interviews/${body.id}`).send({ ubicacion: 'Otra, 3; Nave «B»', version: 2 }).expect(200);
  await leave(body.id);
  await hr.post(`/api/interviews/${body.id}/cancel`).send({}).expect(200);
  const files = await filesOf(body.id);
  expect(files.map(({ calendar }) => calendar.getFirstPropertyValue('method'))).toEqual([
    'REQUEST',
    'REQUEST',
    'REQUEST',
    'CANCEL',
  ]);
  expect(new Set(files.map(({ event }) => event.uid))).toEqual(new Set([body.id]));
  expect(files.map(sequenceOf)).toEqual([0, 1, 2, 3]);
  expect(files.map(({ component }) => component.getFirstPropertyValue('status'))).toEqual([
    'CONFIRMED',
    'CONFIRMED',
    'CONFIRMED',
    'CANCELLED',
  ]);
  expect(files[2]?.event.location).toBe('Otra, 3; Nave «B»');
  for (const { event, component, calendar } of files) {
    expect(event.attendees).toHaveLength(1);
    expect(event.attendees[0]?.getFirstValue()).toMatch(/^mailto:entrevista\d+@example\.com$/);
    expect(event.organizer).toMatch(/^mailto:/);
    expect(component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('Europe/Madrid');
    expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(1);
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(component.getFirstProperty('dtstamp')).not.toBeNull();
  }
  const [invitation] = files;
  expect(invitation?.event.attendees[0]?.toJSON()[1]).toMatchObject({
    role: 'REQ-PARTICIPANT',
    partstat: 'NEEDS-ACTION',
    rsvp: 'TRUE',
  });
  expect(files[3]?.component.getAllSubcomponents('valarm')).toEqual([]);
});

it.each([
  ['the Sunday on which clocks go forward', '2027-03-28', '09:00', '2027-03-28T07:00:00.000Z'],
  ['the Saturday before', '2027-03-27', '09:00', '2027-03-27T08:00:00.000Z'],
  ['the Sunday on which clocks go back', '2027-10-31', '09:00', '2027-10-31T08:00:00.000Z'],
  ['the Saturday before that', '2027-10-30', '09:00', '2027-10-30T07:00:00.000Z'],
  ['an hour that comes twice', '2027-10-31', '02:30', '2027-10-31T00:30:00.000Z'],
])('a calendar file has the right instant on %s', async (_, fecha, hora, instant) => {
  world.clock.set(new Date('2027-03-01T10:00:00Z'));
  const someone = await world.signedInAs('rrhh');
  const { candidate } = await givenApplicant(world);
  const { body } = await someone.post('/api/interviews').send(order(candidate, { fecha, hora })).expect(201);
  const [file] = await filesOf(body.id);
  expect(file && startOf(file)).toBe(instant);
  expect(file?.event.duration.toSeconds()).toBe(30 * 60);
});

it.each([
  ['2026-03-29', '2026-03-29T08:00:00.000Z'],
  ['2026-10-25', '2026-10-25T09:00:00.000Z'],
])('a calendar file has ten o’clock of %s', async (fecha, instant) => {
  world.clock.set(new Date('2026-03-01T10:00:00Z'));
  const { candidate } = await givenApplicant(world);
  const { body } = await hr.post('/api/interviews').send(order(candidate, { fecha })).expect(201);
  const [file] = await filesOf(body.id);
  expect(file && startOf(file)).toBe(instant);
});

it('a calendar file has short lines, each ended by CR LF, whatever their text', async () => {
  const { candidate } = await givenApplicant(world);
  const ubicacion = `Polígono «Ñandú», nave 7; ${'edificio muy largo, '.repeat(8)}fin`;
  const { body } = await hr.post('/api/interviews').send(order(candidate, { ubicacion })).expect(201);
  const [read] = await filesOf(body.id);
  expect(read?.file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of read?.file.split('\r\n') ?? []) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(read?.event.location).toBe(ubicacion);
});

it('the calendar file of a confirmed candidate contains the confirmation', async () => {
  const { candidate, agent } = await givenApplicant(world);
  const { body } = await hr.post('/api/interviews').send(order(candidate)).expect(201);
  await leave(body.id);
  await agent.post(`/api/interviews/${body.id}/confirm`).expect(200);
  const { text } = await agent.get(`/api/interviews/${body.id}/calendar.ics`).expect(200);
  expect(sequenceOf(read(text))).toBe(0);
  await hr.put(`/api/interviews/${body.id}`).send({ ubicacion: 'Sala 2', version: 2 }).expect(200);
  const files = await filesOf(body.id);
  expect(files[1]?.event.attendees[0]?.getParameter('partstat')).toBe('ACCEPTED');
});

it.each([
  ['en', 'Interview at', 'Type: '],
  ['ar', 'مقابلة', 'النوع'],
] as const)(
  'the calendar file that a person downloads is in their language: %s',
  async (idioma, summary, type) => {
    const { candidate, agent } = await givenApplicant(world);
    const { body } = await hr.post('/api/interviews').send(order(candidate)).expect(201);
    await agent.put('/api/auth/account/language').send({ idioma }).expect(204);
    // A plain link: the browser asks in the languages of its own list.
    const { text } = await agent
      .get(`/api/interviews/${body.id}/calendar.ics`)
      .set('Accept-Language', 'es-ES,es;q=0.9,en;q=0.8')
      .expect(200);
    const { event } = read(text);
    expect([event.summary, event.description]).toEqual([
      expect.stringContaining(summary),
      expect.stringContaining(type),
    ]);
  },
);
