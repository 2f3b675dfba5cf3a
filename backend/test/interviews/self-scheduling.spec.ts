import type { SlotPage } from '@hiring/contract';
import { PersonalDataHooks } from '../../src/platform/personal-data/personal-data-hooks.js';
import { SlotPages } from '../../src/interviews/slots/slot-pages.js';
import { findInvariantViolations } from '../operations/data/invariants.js';
import { type Applicant, givenApplicant, messagesOf, order } from './interviews-given.js';
import { type Agent, createWorld, type World } from '../world.js';

const DAY_MS = 86_400_000;
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
afterEach(async () => {
  world.clock.reset();
  expect(await findInvariantViolations(world.dataSource)).toEqual([]);
});

const pages = (): SlotPages => world.app.get(SlotPages);
const planOf = (interviewer: string, values: object = {}) => ({
  entrevistador_id: interviewer,
  nombre: 'Entrevistas del taller',
  franjas: [1, 2, 3, 4, 5, 6, 7].map((dia) => ({ dia, desde: '09:00', hasta: '11:00' })),
  duracion_min: 30,
  margen_antes_min: 0,
  margen_despues_min: 0,
  antelacion_horas: 24,
  dias_vista: 5,
  tipo: 'presencial',
  ubicacion: 'Carrer de la Mecànica, 12, Barcelona',
  activa: true,
  ...values,
});
async function givenPlan(values: object = {}) {
  const interviewer = await world.given.user({ role: 'rrhh', nombre: 'Marta' });
  const { body } = await hr
    .post('/api/interview-availability')
    .send(planOf(interviewer.id, values))
    .expect(201);
  return { id: body.id as string, interviewer: interviewer.id, email: interviewer.email };
}
/** Somebody who has the link. */
async function offered(disponibilidad: string): Promise<Applicant & { token: string; id: string }> {
  const person = await givenApplicant(world);
  const { body } = await hr
    .post('/api/slot-invitations')
    .send({ candidato_id: person.candidate, disponibilidad_id: disponibilidad })
    .expect(201);
  expect(body.estado).toBe('abierta');
  const { body: mine } = await person.agent.get('/api/slot-invitations/mine').expect(200);
  expect(mine).toHaveLength(1);
  const token = String(mine[0].enlace).replace('/cita/elegir/', '');
  return { ...person, id: body.id as string, token };
}
async function shown(token: string): Promise<SlotPage> {
  const page = await pages().find(token);
  if (!page) throw new Error('no page');
  return page;
}
async function firstHour(token: string): Promise<string> {
  const [hour] = (await shown(token)).dias.flatMap(({ huecos }) => huecos);
  if (!hour) throw new Error('no hour');
  return hour;
}

describe('the hours that HR offers', () => {
  it('are refused without the place of the interview', async () => {
    const interviewer = await world.given.user({ role: 'rrhh' });
    for (const [values, field] of [
      [{ ubicacion: null }, 'ubicacion'],
      [{ tipo: 'virtual' }, 'link_virtual'],
    ] as const) {
      const { body } = await hr
        .post('/api/interview-availability')
        .send(planOf(interviewer.id, values))
        .expect(422);
      expect(Object.keys(body.errors)).toEqual([field]);
    }
  });

  it('are listed, changed with their version and removed', async () => {
    const { id, interviewer } = await givenPlan();
    const { body: list } = await hr.get('/api/interview-availability').expect(200);
    expect(list).toContainEqual(expect.objectContaining({ id, entrevistador_nombre: 'Marta', version: 1 }));
    const change = { ...planOf(interviewer, { tipo: 'telefonica', activa: false }), version: 1 };
    const { body } = await hr.put(`/api/interview-availability/${id}`).send(change).expect(200);
    expect(body).toMatchObject({ tipo: 'telefonica', ubicacion: null, activa: false, version: 2 });
    const stale = await hr.put(`/api/interview-availability/${id}`).send(change);
    expect([stale.status, stale.body.code]).toEqual([409, 'availability_stale']);
    await hr.delete(`/api/interview-availability/${id}`).expect(200);
    expect((await hr.delete(`/api/interview-availability/${id}`)).status).toBe(404);
  });

  it.each([
    [{ nombre: ' ' }, 'nombre'],
    [{ franjas: [] }, 'franjas'],
    [{ franjas: [{ dia: 1, fecha: '2026-12-01', desde: '09:00', hasta: '11:00' }] }, 'franjas'],
    [{ franjas: [{ dia: 1, desde: '11:00', hasta: '09:00' }] }, 'franjas'],
    [{ franjas: [{ dia: 1, desde: '09:00', hasta: '09:20' }] }, 'franjas'],
    [{ franjas: [{ fecha: '2026-02-31', desde: '09:00', hasta: '11:00' }] }, 'franjas'],
    [{ duracion_min: 5 }, 'duracion_min'],
    [{ entrevistador_id: '00000000-0000-4000-8000-000000000000' }, 'entrevistador_id'],
  ])('are refused with %j', async (values, field) => {
    const { id: interviewer } = await world.given.user({ role: 'rrhh' });
    const refused = await hr.post('/api/interview-availability').send(planOf(interviewer, values));
    expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([422, [field]]);
  });

  it('can be read by nobody else', async () => {
    const { agent } = await givenApplicant(world);
    for (const path of [
      'interview-availability',
      'interview-availability/interviewers',
      'slot-invitations',
    ]) {
      expect((await agent.get(`/api/${path}`)).status).toBe(403);
    }
  });
});

describe('a candidate with the scheduling link', () => {
  it('picks an hour once: the interview is agreed, confirmed and announced', async () => {
    const { id: plan, interviewer, email } = await givenPlan();
    const { token, candidate, agent } = await offered(plan);
    const page = await shown(token);
    expect(page).toMatchObject({ estado: 'abierta', entrevistador: 'Marta', elegida: null });
    expect(page.dias[0]?.huecos.length).toBeGreaterThan(0);
    const hour = await firstHour(token);
    const answers = await Promise.all([1, 2, 3].map(() => pages().pick(token, hour)));
    expect(answers).toEqual([{ done: true }, { done: true }, { done: true }]);
    const { body } = await hr.get(
      `/api/interviews?filter=${encodeURIComponent(JSON.stringify({ candidato_id: candidate }))}`,
    );
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({ inicio: hour, estado: 'confirmada', entrevistador_id: interviewer });
    expect(await shown(token)).toMatchObject({ estado: 'elegida', elegida: hour, dias: [] });
    const messages = await messagesOf(world, body[0].id as string);
    expect(messages.map(({ plantilla, destinatario }) => [plantilla, destinatario]).sort()).toEqual([
      ['cita_elegida', email],
      ['cita_reservada', body[0].candidato_email],
    ]);
    expect(messages.find(({ plantilla }) => plantilla === 'cita_reservada')?.calendario).toContain('REQUEST');
    expect((await agent.get('/api/slot-invitations/mine')).body).toEqual([]);
    const another = (await shown(token)).dias;
    expect(another).toEqual([]);
    const second = await pages().pick(token, new Date(Date.parse(hour) + 30 * 60_000).toISOString());
    expect(second).toMatchObject({ done: false, status: 409, code: 'slot_already_picked' });
  });

  it('is not named by address to a manager who holds the interview', async () => {
    for (const role of ['responsable', 'rrhh'] as const) {
      const { id: entrevistador_id, email } = await world.given.user({ role, nombre: 'Marta' });
      const { body } = await hr
        .post('/api/interview-availability')
        .send(planOf(entrevistador_id))
        .expect(201);
      const { token } = await offered(body.id as string);
      const hour = await firstHour(token);
      expect(await pages().pick(token, hour)).toEqual({ done: true });
      const [told] = await world.dataSource.query(
        `SELECT responder_a IS NOT NULL AS answers FROM correos WHERE plantilla = 'cita_elegida' AND destinatario = $1`,
        [email],
      );
      expect([role, told]).toEqual([role, { answers: role === 'rrhh' }]);
    }
  });

  it('gets an hour that another candidate wants too, or is told that it is taken: never both', async () => {
    const { id: plan } = await givenPlan();
    const people = await Promise.all([1, 2, 3, 4].map(() => offered(plan)));
    const hour = await firstHour(people[0]?.token ?? '');
    const answers = await Promise.all(
      people.map(({ token }, n) => (n % 2 ? world : other).app.get(SlotPages).pick(token, hour)),
    );
    expect(answers.filter(({ done }) => done)).toHaveLength(1);
    for (const answer of answers.filter(({ done }) => !done)) {
      expect(answer).toMatchObject({ status: 409, code: 'slot_taken' });
    }
    const loser = people[answers.findIndex(({ done }) => !done)];
    const left = (await shown(loser?.token ?? '')).dias.flatMap(({ huecos }) => huecos);
    expect(left).not.toContain(hour);
    expect(left.length).toBeGreaterThan(0);
  });

  it('cannot break the buffers, even when adjacent hours are picked at once', async () => {
    const franjas = [1, 2, 3, 4, 5, 6, 7].flatMap((dia) => [
      { dia, desde: '09:00', hasta: '10:00' },
      { dia, desde: '09:30', hasta: '10:30' },
    ]);
    const { id: plan } = await givenPlan({ franjas, margen_despues_min: 15 });
    const people = await Promise.all([1, 2].map(() => offered(plan)));
    const hour = await firstHour(people[0]?.token ?? '');
    const wanted = [hour, new Date(Date.parse(hour) + 30 * 60_000).toISOString()];
    const answers = await Promise.all(people.map(({ token }, n) => pages().pick(token, wanted[n] ?? '')));
    expect(answers.filter(({ done }) => done)).toHaveLength(1);
  });

  it('is not offered busy times of the interviewer or their own', async () => {
    const { id: plan, interviewer } = await givenPlan();
    const { token, candidate } = await offered(plan);
    const hours = (await shown(token)).dias.flatMap(({ huecos }) => huecos);
    const wall = (iso: string) => {
      const [fecha = '', hora = ''] = new Date(iso)
        .toLocaleString('sv', { timeZone: 'Europe/Madrid' })
        .split(' ');
      return { fecha, hora: hora.slice(0, 5) };
    };
    const another = await givenApplicant(world);
    const busy = { ...order(another.candidate), ...wall(hours[1] ?? ''), entrevistador_id: interviewer };
    await hr.post('/api/interviews').send(busy).expect(201);
    await hr
      .post('/api/interviews')
      .send({ ...order(candidate), ...wall(hours[3] ?? '') })
      .expect(201);
    const left = (await shown(token)).dias.flatMap(({ huecos }) => huecos);
    // The first hour may be too soon by now.
    expect(hours.slice(1).filter((hour) => !left.includes(hour))).toEqual([hours[1], hours[3]]);
  });

  it('is told when the link is no longer valid: withdrawn, replaced, expired, closed, or unknown', async () => {
    const { id: plan } = await givenPlan();
    const revoked = await offered(plan);
    const hour = await firstHour(revoked.token);
    await hr.post(`/api/slot-invitations/${revoked.id}/revoke`).expect(200);
    expect((await shown(revoked.token)).estado).toBe('retirada');
    expect(await pages().pick(revoked.token, hour)).toMatchObject({ done: false, status: 410 });

    const replaced = await offered(plan);
    await hr
      .post('/api/slot-invitations')
      .send({ candidato_id: replaced.candidate, disponibilidad_id: plan })
      .expect(201);
    expect((await shown(replaced.token)).estado).toBe('retirada');

    const closed = await offered(plan);
    await world.moveTo(closed.application, 'rechazada');
    expect((await shown(closed.token)).estado).toBe('cerrada');
    expect(await pages().pick(closed.token, hour)).toMatchObject({ code: 'interview_application_closed' });
    expect((await closed.agent.get('/api/slot-invitations/mine')).body).toEqual([]);

    const late = await offered(plan);
    world.clock.advance(8 * DAY_MS);
    expect((await shown(late.token)).estado).toBe('caducada');
    expect(await pages().pick(late.token, hour)).toMatchObject({
      status: 410,
      code: 'slot_invitation_expired',
    });
    world.clock.reset();

    expect(await pages().find('nothing')).toBeNull();
    expect(await pages().pick('nothing', hour)).toMatchObject({ done: false, status: 410 });
    expect(await pages().pick(late.token, 'mañana')).toMatchObject({ status: 422, code: 'slot_missing' });
    expect(await pages().pick(late.token, '2020-01-01T10:00:00Z')).toMatchObject({ code: 'slot_taken' });
  });
});

describe('an offer of hours', () => {
  it('is sent once for its key, stores no link, and is refused when no hour is free', async () => {
    const { id: plan, interviewer } = await givenPlan();
    const { candidate } = await givenApplicant(world);
    const request = { candidato_id: candidate, disponibilidad_id: plan };
    const send = () => hr.post('/api/slot-invitations').set('Idempotency-Key', 'k-1').send(request);
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status, second.status, first.body.id]).toEqual([201, 201, second.body.id]);
    const messages = await world.dataSource.query<{ texto: string }[]>(
      `SELECT texto FROM correos WHERE plantilla = 'cita_ofrecida' AND candidato_id = $1`,
      [candidate],
    );
    expect(messages).toHaveLength(1);
    expect(messages[0]?.texto).not.toContain('/cita/elegir/');
    await hr
      .put(`/api/interview-availability/${plan}`)
      .send({ ...planOf(interviewer, { activa: false }), version: 1 })
      .expect(200);
    const refused = await hr.post('/api/slot-invitations').send(request);
    expect([refused.status, refused.body.code]).toEqual([409, 'no_free_slots']);
  });

  it('is in the data export of the person and is erased with them', async () => {
    const { id: plan } = await givenPlan();
    const { candidate, application } = await offered(plan);
    const part = world.app
      .get(PersonalDataHooks)
      .parts()
      .find(({ name }) => name === 'citas_ofrecidas');
    const held = await part?.read(world.dataSource.manager, { userId: null, candidateId: candidate });
    expect(held?.data).toMatchObject([{ aplicacion_id: application, elegida: null }]);
    await world.erase(candidate);
    const { body } = await hr.get(`/api/slot-invitations?candidato_id=${candidate}`).expect(200);
    expect(body).toEqual([]);
  });
});
