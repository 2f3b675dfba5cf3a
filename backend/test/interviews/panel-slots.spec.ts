import type { SiteLanguage } from '@hiring/contract';
import { PickSlot } from '../../src/interviews/slots/pick-slot.js';
import { SlotPages } from '../../src/interviews/slots/slot-pages.js';
import { askingIn } from '../../src/platform/http/language/language.js';
import { givenApplicant, messagesOf } from './interviews-given.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());

const DAYS = [1, 2, 3, 4, 5, 6, 7];
const plan = (entrevistador_id: string, values: object = {}) => ({
  entrevistador_id,
  nombre: 'Taller',
  franjas: DAYS.map((dia) => ({ dia, desde: '09:00', hasta: '11:00' })),
  duracion_min: 60,
  margen_antes_min: 0,
  margen_despues_min: 0,
  antelacion_horas: 24,
  dias_vista: 5,
  tipo: 'telefonica',
  activa: true,
  ...values,
});

/** Hours that Marta and Pau offer together. */
async function givenPlan() {
  const [marta, pau] = await Promise.all(
    ['Marta', 'Pau'].map((nombre) => world.given.user({ role: 'rrhh', nombre })),
  );
  if (!marta || !pau) throw new Error('nobody');
  const { body } = await hr
    .post('/api/interview-availability')
    .send(plan(marta.id, { participantes: [pau.id] }))
    .expect(201);
  return { marta, pau, id: body.id as string, participantes: body.participantes as string[] };
}
async function invited(disponibilidad_id: string) {
  const { candidate, agent } = await givenApplicant(world);
  const { body } = await hr
    .post('/api/slot-invitations')
    .send({ candidato_id: candidate, disponibilidad_id })
    .expect(201);
  return { candidate, agent, id: body.id as string };
}
/** Ten in the morning of Madrid some days ahead. */
function at(hour: number, days = 3): Date {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const guess = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  const shown = Number(
    new Intl.DateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Madrid' }).format(
      guess,
    ),
  );
  return new Date(guess.getTime() - (shown - hour) * 3_600_000);
}
const pick = (invitation: string, start: Date) => world.app.get(PickSlot).execute(invitation, start);

it('a picked hour is an interview of all who offer it, and each is told once', async () => {
  const { id, marta, pau, participantes } = await givenPlan();
  expect(participantes).toEqual([pau.id]);
  const { id: invitation, candidate } = await invited(id);
  await pick(invitation, at(10));
  const filter = encodeURIComponent(JSON.stringify({ candidato_id: candidate }));
  const [interview] = (await hr.get(`/api/interviews?filter=${filter}`).expect(200)).body;
  expect(interview).toMatchObject({ entrevistador_id: marta.id, participantes: [{ usuario_id: pau.id }] });
  const told = (await messagesOf(world, interview.id)).filter(
    ({ destinatario }) => destinatario === marta.email || destinatario === pau.email,
  );
  expect(told.map(({ plantilla }) => plantilla)).toEqual(['entrevista_panel', 'entrevista_panel']);
});

it('the candidate reads the names of all who offer it, in the message and on the page, before and after picking', async () => {
  const { id } = await givenPlan();
  const { id: invitation, candidate, agent } = await invited(id);
  const [{ texto }] = await world.dataSource.query(
    `SELECT texto FROM correos WHERE candidato_id = $1 AND plantilla = 'cita_ofrecida'`,
    [candidate],
  );
  expect(texto).toContain('Marta y Pau');
  const { body } = await agent.get('/api/slot-invitations/mine').expect(200);
  const page = (idioma: SiteLanguage) =>
    askingIn(idioma, () => world.app.get(SlotPages).find(body[0].enlace.replace('/cita/elegir/', '')));
  expect((await page('es'))?.entrevistador).toBe('Marta y Pau');
  await pick(invitation, at(10));
  expect(await page('ca')).toMatchObject({ estado: 'elegida', entrevistador: 'Marta i Pau' });
});

it('an hour at which one of them is busy is not offered', async () => {
  const { id, pau } = await givenPlan();
  const busy = await world.given.user({ role: 'rrhh' });
  const { body } = await hr.post('/api/interview-availability').send(plan(busy.id)).expect(201);
  await hr
    .put(`/api/interview-availability/${body.id}`)
    .send({ ...plan(busy.id, { participantes: [pau.id] }), version: 1 })
    .expect(200);
  await pick((await invited(body.id)).id, at(9));
  const { id: invitation } = await invited(id);
  await expect(pick(invitation, at(9))).rejects.toMatchObject({ code: 'slot_taken' });
  await pick(invitation, at(10));
});

it('who offers hours of their own is free only in these', async () => {
  const { id, pau } = await givenPlan();
  const franjas = DAYS.map((dia) => ({ dia, desde: '10:00', hasta: '11:00' }));
  await hr.post('/api/interview-availability').send(plan(pau.id, { franjas })).expect(201);
  const { id: invitation } = await invited(id);
  await expect(pick(invitation, at(9))).rejects.toMatchObject({ code: 'slot_taken' });
  await pick(invitation, at(10));
});

it('of two who pick hours that share somebody at once, one wins', async () => {
  const { id, marta, pau } = await givenPlan();
  const { body } = await hr
    .post('/api/interview-availability')
    .send(plan(pau.id, { participantes: [marta.id] }))
    .expect(201);
  const [one, other] = await Promise.all([invited(id), invited(body.id)]);
  const answers = await Promise.allSettled([pick(one.id, at(10)), pick(other.id, at(10))]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
