import { Like } from 'typeorm';
import { ApprovalLinks } from '../../src/approvals/approval-links.js';
import { ApprovalPages } from '../../src/approvals/approval-pages.js';
import type { User } from '../../src/auth/user.entity.js';
import { daysAfter } from '../../src/candidates/people/tasks/task.rules.js';
import { Email } from '../../src/mail/emails/email.entity.js';
import { MailHooks } from '../../src/mail/mail-hooks.js';
import { madridDay } from '../../src/platform/values/madrid-day.js';
import { RemindApprovers } from '../../src/approvals/remind-approvers.js';
import type { RequisitionRecord, RequisitionResponse } from '../../src/requisitions/requisition.dto.js';
import { givenPerson } from '../onboarding/onboarding-given.js';
import { listen } from '../site/event-stream.js';
import { type Agent, createWorld, type World } from '../world.js';

const CONTENT = {
  titulo: 'Mecánico de camiones',
  departamento: 'mantenimiento',
  posicion: 'mecanico',
  ubicacion: 'Martorell',
  plazas: 2,
  motivo: 'sustitucion',
  sustituye_a: 'Joan Mir',
  justificacion: 'Se jubila.',
  desde_el: '2027-04-05',
  salario_min: 24_000,
  salario_max: 28_000,
  convenio: 'metal_bcn',
};

let world: World;
let hr: Agent;
let admin: Agent;
let asker: User;
let boss: User;
let asking: Agent;
let deciding: Agent;
beforeAll(async () => {
  world = await createWorld({ sendsMail: false });
  hr = await world.agentOf(await world.given.user({ role: 'rrhh', nombre: 'Rosa' }));
  admin = await world.agentOf(await world.given.user({ role: 'admin', nombre: 'Montse' }));
  asker = await world.given.user({ role: 'responsable', nombre: 'Ramon' });
  boss = await world.given.user({ role: 'responsable', nombre: 'Jordi' });
  asking = await world.agentOf(asker);
  deciding = await world.agentOf(boss);
});
afterAll(() => world.close());
beforeEach(() => approvers([{ desde: 0, usuarios: [boss.id] }]));
afterEach(async () => {
  world.clock.reset();
  await world.dataSource.query(`DELETE FROM delegaciones_aprobacion`);
  await world.dataSource.query(`UPDATE system_config SET solicitud_obligatoria = false`);
});

const today = () => madridDay(world.clock.now());
const approvers = (reglas: object[]) =>
  world.dataSource.query(
    `INSERT INTO aprobadores_solicitud (departamento, reglas) VALUES ('mantenimiento', $1)
     ON CONFLICT (departamento) DO UPDATE SET reglas = $1, version = aprobadores_solicitud.version + 1`,
    [JSON.stringify(reglas)],
  );
const act = (id: string, verb: string, order: object, agent = asking) =>
  agent.post(`/api/requisitions/${id}/${verb}`).send(order);
const returned = async (agent: Agent) => (await agent.get('/api/team/today').expect(200)).body.devueltas;
const givenManager = () => world.given.user({ role: 'responsable' });
const listens = async (user: User) =>
  listen(world, (await world.given.session(user)).accessToken, '/api/team/events');
const recordOf = async (id: string, agent = hr): Promise<RequisitionRecord> =>
  (await agent.get(`/api/requisitions/${id}`).expect(200)).body;
const listed = async (agent: Agent, filter: object = {}): Promise<string[]> => {
  const query = { filter: JSON.stringify(filter), range: '[0,99]' };
  const { body } = await agent.get('/api/requisitions').query(query).expect(200);
  return (body as RequisitionResponse[]).map(({ id }) => id);
};

async function drafted(change: object = {}, agent = asking): Promise<string> {
  const { body } = await agent
    .post('/api/requisitions')
    .send({ ...CONTENT, ...change })
    .expect(201);
  return body.id;
}
async function asked(change: object = {}): Promise<string> {
  const id = await drafted(change);
  await act(id, 'request-approval', { version: 1 }).expect(200);
  return id;
}
async function approved(change: object = {}): Promise<string> {
  const id = await asked(change);
  await act(id, 'approve', { version: 2 }, deciding).expect(200);
  return id;
}
const vacancyOf = async (id: string, order: object = {}) => {
  const { version } = await recordOf(id);
  return act(id, 'vacancy', { version, otra: false, ...order }, hr);
};
/** Somebody who applied to the vacancy, hired. */
async function hired(vacancy: string): Promise<string> {
  const { application } = await givenPerson(world);
  await world.dataSource.query(`UPDATE aplicaciones_vacantes SET vacante_id = $2 WHERE id = $1`, [
    application,
    vacancy,
  ]);
  await world.moveTo(application, 'contratada');
  return application;
}
const publish = (id: string) =>
  hr.post(`/api/vacancies/${id}/state`).send({ estado: 'activa', visto: 'borrador' });
const mailTo = (id: string, user: User): Promise<Email | null> =>
  world.dataSource.manager.findOne(Email, {
    where: { causa: Like(`solicitud:${id}:aprobar:%`), user_id: user.id },
    order: { created_at: 'DESC' },
  });

describe('what is asked for', () => {
  it('is written by a manager, with a number of its own, and refused with a sentence at each field', async () => {
    const { body, headers } = await asking.post('/api/requisitions').send(CONTENT).expect(201);
    expect(headers['location']).toBe(`/api/requisitions/${body.id}`);
    expect(body).toMatchObject({
      estado: 'borrador',
      solicitante: 'Ramon',
      contratadas: 0,
      sustituye_a: 'Joan Mir',
      vacantes: [],
      numero: expect.stringMatching(/^SP-\d{4}-\d{4}$/),
      acciones: {
        editar: true,
        pedir_aprobacion: true,
        decidir: false,
        cancelar: true,
        crear_vacante: false,
        desvincular: false,
      },
    });
    const wrong = { ...CONTENT, departamento: 'nadie', salario_max: 20_000, desde_el: '2099-01-01' };
    const refused = await asking.post('/api/requisitions').send(wrong).expect(422);
    expect(Object.keys(refused.body.errors).sort()).toEqual(['departamento', 'desde_el', 'salario_max']);
    const empty = await asking.post('/api/requisitions').send({}).expect(422);
    expect(empty.body).toMatchObject({ code: 'validation_failed', errors: { plazas: [expect.any(String)] } });
    await world.agent().post('/api/requisitions').send(CONTENT).expect(401);
    await (await world.signedInAs('candidate')).post('/api/requisitions').send(CONTENT).expect(403);
  });

  it('gets numbers that differ when two are written at once', async () => {
    const both = await Promise.all([drafted(), drafted()]);
    const numbers = await Promise.all(both.map(async (id) => (await recordOf(id)).numero));
    expect(new Set(numbers).size).toBe(2);
  });

  it('is changed by whoever asked and by human resources, and the second of two writes is refused', async () => {
    const id = await drafted();
    const put = (agent: Agent, plazas: number) =>
      agent.put(`/api/requisitions/${id}`).send({ ...CONTENT, plazas, version: 1 });
    const both = await Promise.all([put(asking, 3), put(hr, 4)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await deciding
      .put(`/api/requisitions/${id}`)
      .send({ ...CONTENT, version: 2 })
      .expect(404);
  });
});

describe('who sees one', () => {
  it('is human resources, whoever asked, and its approvers; for others it does not exist', async () => {
    const id = await asked();
    const nobody = await world.signedInAs('responsable');
    expect(await listed(nobody)).toEqual([]);
    expect([(await listed(asking)).includes(id), (await listed(deciding)).includes(id)]).toEqual([
      true,
      true,
    ]);
    expect((await listed(hr)).includes(id)).toBe(true);
    const own = await drafted({}, deciding);
    expect((await listed(asking)).includes(own)).toBe(false);
    for (const verb of ['request-approval', 'approve', 'return', 'cancel']) {
      const { status, body } = await act(id, verb, { version: 2, motivo: 'x' }, nobody);
      expect([verb, status, body.code]).toEqual([verb, 404, 'requisition_not_found']);
    }
    await nobody.get(`/api/requisitions/${id}`).expect(404);
    await nobody
      .put(`/api/requisitions/${id}`)
      .send({ ...CONTENT, version: 2 })
      .expect(404);
    const refused = await act(id, 'vacancy', { version: 2, otra: false });
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
  });

  it('is a deputy only while the delegation stands', async () => {
    const id = await asked();
    const deputy = await world.given.user({ role: 'responsable', nombre: 'Ana' });
    const agent = await world.agentOf(deputy);
    await agent.get(`/api/requisitions/${id}`).expect(404);
    const colleagues = await deciding.get('/api/approval-delegations/colleagues').expect(200);
    expect(colleagues.body.map((one: { id: string }) => one.id)).toContain(deputy.id);
    const later = { suplente_id: deputy.id, desde: daysAfter(today(), 1), hasta: daysAfter(today(), 2) };
    await deciding.post('/api/approval-delegations').send(later).expect(201);
    await agent.get(`/api/requisitions/${id}`).expect(404);
    const now = { suplente_id: deputy.id, desde: today(), hasta: today() };
    await deciding.post('/api/approval-delegations').send(now).expect(201);
    expect(await listed(agent, { espera_de_mi: true })).toContain(id);
    const record = await recordOf(id);
    expect(record.espera_a).toBe('Jordi o Ana');
    expect(record.aprobaciones[0]?.suplentes).toEqual(['Ana']);
    // The open list follows what is asked meanwhile.
    const stream = await listens(deputy);
    await asked();
    await stream.hears((event) => event.kind === 'record' && event.resource === 'requisitions');
    stream.close();
    const { body } = await act(id, 'approve', { version: 2 }, agent).expect(200);
    expect(body.aprobaciones[0]).toMatchObject({
      quien: 'Jordi',
      decidida_por: 'Ana',
      por_delegacion: true,
      decision: 'aprobada',
    });
  });

  it('as a deputy sees nothing that was decided before, and decides nothing for somebody who has left', async () => {
    const leaving = await world.given.user({ role: 'rrhh', nombre: 'Pol' });
    const agent = await world.agentOf(leaving);
    await approvers([{ desde: 0, usuarios: [leaving.id] }]);
    const [decided, waiting] = [await asked(), await asked()];
    world.clock.set(new Date(world.clock.now().getTime() - 3 * 86_400_000));
    await act(decided, 'approve', { version: 2 }, agent).expect(200);
    world.clock.reset();
    const deputy = await world.given.user({ role: 'responsable', nombre: 'Ana' });
    const order = { suplente_id: deputy.id, desde: today(), hasta: today() };
    await agent.post('/api/approval-delegations').send(order).expect(201);
    const standing = await world.agentOf(deputy);
    expect(await listed(standing)).toEqual([waiting]);
    await standing.get(`/api/requisitions/${decided}`).expect(404);
    await world.dataSource.query(`UPDATE users SET activo = false WHERE id = $1`, [leaving.id]);
    expect(await listed(standing)).toEqual([]);
    expect((await standing.get('/api/team/approvals').expect(200)).body).toEqual([]);
    await act(waiting, 'approve', { version: 2 }, standing).expect(404);
    expect((await recordOf(waiting)).estado).toBe('en_aprobacion');
  });
});

describe('the approval', () => {
  it('goes from one to the next, tells each, and then whoever asked', async () => {
    const second = await world.given.user({ role: 'rrhh', nombre: 'Pol' });
    await approvers([{ desde: 0, usuarios: [boss.id, second.id] }]);
    const id = await asked();
    expect(await mailTo(id, second)).toBeNull();
    await act(id, 'approve', { version: 2 }, await world.agentOf(second)).expect(403);
    const { body } = await act(id, 'approve', { version: 2 }, deciding).expect(200);
    expect(body).toMatchObject({ estado: 'en_aprobacion', espera_a: 'Pol' });
    expect(await mailTo(id, second)).not.toBeNull();
    const agent = await world.agentOf(second);
    expect((await act(id, 'approve', { version: 3 }, agent).expect(200)).body.estado).toBe('aprobada');
    const told = await world.dataSource.manager.findOneByOrFail(Email, {
      causa: `solicitud:${id}:aprobada:1`,
    });
    expect([told.plantilla, told.user_id]).toEqual(['solicitud_aviso', asker.id]);
  });

  it('is told to human resources when whoever asked is not of the team any more', async () => {
    await approvers([{ desde: 0, usuarios: [boss.id] }]);
    const id = await asked();
    await world.change(`UPDATE users SET role = 'candidate' WHERE id = $1`, [asker.id]);
    await act(id, 'approve', { version: 2 }, deciding).expect(200);
    await world.change(`UPDATE users SET role = 'responsable' WHERE id = $1`, [asker.id]);
    const causa = `solicitud:${id}:aprobada:1`;
    const told = await world.dataSource.manager.findOneByOrFail(Email, { causa });
    expect(told.user_id).toBeNull();
  });

  it('of two at once is decided once', async () => {
    const id = await asked();
    const both = await Promise.all([
      act(id, 'approve', { version: 2 }, deciding),
      act(id, 'return', { version: 2, motivo: 'No' }, deciding),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    // Whichever was first, it waits for nobody in what follows.
    await act(id, 'cancel', { version: 3, motivo: 'Ya no hace falta' }).expect(200);
  });

  it('returns it with a reason; it is changed and asked for again', async () => {
    const id = await asked();
    await act(id, 'return', { version: 2 }, deciding).expect(422);
    const [stream, other] = await Promise.all([listens(asker), listens(await givenManager())]);
    await act(id, 'return', { version: 2, motivo: 'Con una basta' }, deciding).expect(200);
    expect(await returned(asking)).toMatchObject([
      { id, titulo: 'Mecánico de camiones', motivo: 'Con una basta' },
    ]);
    expect(await returned(deciding)).toEqual([]);
    // The page of whoever asked follows; a manager who does not see it is told nothing, not even that there is one.
    await stream.hears((event) => event.kind === 'record' && event.resource === 'requisitions');
    // What was asked for a moment before may be told too.
    expect(new Set(stream.events.map((event) => JSON.stringify(event)))).toEqual(
      new Set(['{"kind":"record","resource":"requisitions"}']),
    );
    expect(other.events).toEqual([]);
    for (const one of [stream, other]) one.close();
    expect(await recordOf(id)).toMatchObject({
      estado: 'devuelta',
      aprobaciones: [{ motivo: 'Con una basta', decision: 'devuelta' }],
    });
    await asking
      .put(`/api/requisitions/${id}`)
      .send({ ...CONTENT, plazas: 1, version: 3 })
      .expect(200);
    expect(await returned(asking)).toHaveLength(1);
    await act(id, 'request-approval', { version: 4 }).expect(200);
    expect(await returned(asking)).toEqual([]);
    expect((await recordOf(id)).aprobaciones.map(({ ronda }) => ronda)).toEqual([1, 2]);
    await act(id, 'return', { version: 5, motivo: 'Ni una' }, deciding).expect(200);
    expect(await returned(asking)).toMatchObject([{ id, motivo: 'Ni una' }]);
    await act(id, 'cancel', { version: 6, motivo: 'No hace falta' }).expect(200);
    expect(await returned(asking)).toEqual([]);
  });

  it('belongs to human resources where no rule names anybody, and never to whoever asked', async () => {
    await approvers([]);
    const id = await asked();
    expect(await listed(asking, { espera_de_mi: true })).not.toContain(id);
    expect(await listed(hr, { espera_de_mi: true })).toContain(id);
    await act(id, 'approve', { version: 2 }).expect(403);
    const own = await drafted({}, hr);
    await act(own, 'request-approval', { version: 1 }, hr).expect(200);
    expect(await listed(hr, { espera_de_mi: true })).not.toContain(own);
    await act(own, 'approve', { version: 2 }, hr).expect(403);
    await act(own, 'approve', { version: 2 }, admin).expect(200);
  });

  it('begins again when openings or pay of an approved one change, not when a word does', async () => {
    const id = await approved();
    await asking
      .put(`/api/requisitions/${id}`)
      .send({ ...CONTENT, ubicacion: 'Reus', version: 3 })
      .expect(200);
    expect((await recordOf(id)).estado).toBe('aprobada');
    await asking
      .put(`/api/requisitions/${id}`)
      .send({ ...CONTENT, plazas: 5, version: 4 })
      .expect(200);
    expect(await recordOf(id)).toMatchObject({ estado: 'en_aprobacion', aprobada_at: null });
    expect(await listed(deciding, { espera_de_mi: true })).toContain(id);
  });

  it('is asked for once more after two working days', async () => {
    world.clock.stop();
    // Yesterday: in a later moment of today the sessions could have ended.
    const day = madridDay(new Date(world.clock.now().getTime() - 86_400_000));
    world.clock.set(new Date(`${day}T10:00:00Z`));
    const id = await asked();
    const rounds = world.app.get(RemindApprovers);
    await rounds.run();
    expect((await mailTo(id, boss))?.asunto).toMatch(/^Aprueba la solicitud SP-/);
    world.clock.advance(4 * 86_400_000);
    expect(await rounds.run()).toBeGreaterThan(0);
    expect(await rounds.run()).toBe(0);
    expect((await mailTo(id, boss))?.asunto).toMatch(/^Recordatorio: aprueba la solicitud SP-/);
  });

  it('is decided from the mail; looking at its page changes nothing', async () => {
    const id = await asked();
    const pages = world.app.get(ApprovalPages);
    const mail = await mailTo(id, boss);
    if (!mail) throw new Error('nobody was told');
    const url = await world.app.get(MailHooks).makeLink(world.dataSource.manager, mail);
    const token = url.split('/').at(-1) ?? '';
    const page = await pages.find(token);
    expect(page).toMatchObject({
      estado: 'pendiente',
      camino: `/sistema-aplicacion/requisitions/${id}/show`,
      contenido: { titulo: 'Mecánico de camiones' },
    });
    expect(page?.contenido?.datos).toContainEqual({
      etiqueta: 'Salario bruto anual',
      valor: '24.000\u00a0€ – 28.000\u00a0€',
    });
    expect((await recordOf(id)).estado).toBe('en_aprobacion');
    expect(await pages.decide(token, { accion: 'aprobar', motivo: '' })).toMatchObject({ done: true });
    expect((await recordOf(id)).estado).toBe('aprobada');
    expect(await pages.find(token)).toMatchObject({ estado: 'hecha', decision: 'aprobada' });
  });

  it('tells the room of approvals what waits for somebody', async () => {
    const id = await asked();
    const subject = world.app.get(ApprovalLinks).subjectOf('solicitud');
    const waiting = await subject.waiting?.(world.dataSource, { userId: boss.id, role: boss.role });
    expect(waiting?.at(-1)).toMatchObject({
      que: 'solicitud',
      asunto_id: id,
      camino: `/sistema-aplicacion/requisitions/${id}/show`,
      cosa: expect.stringMatching(/^la solicitud SP-.* \(Mecánico de camiones\)$/),
    });
    const others = await subject.waiting?.(world.dataSource, { userId: asker.id, role: asker.role });
    expect(others).toEqual([]);
  });
});

describe('its vacancy', () => {
  it('is a draft that is filled in and linked; hires count its openings down and up', async () => {
    const id = await approved();
    const { status, body, headers } = await vacancyOf(id);
    expect([status, headers['location']]).toEqual([201, `/api/vacancies/${body.id}`]);
    expect((await hr.get(`/api/vacancies/${body.id}`).expect(200)).body).toMatchObject({
      titulo: 'Mecánico de camiones',
      estado: 'borrador',
      departamento: 'mantenimiento',
      salario_min: 24_000,
      salario_max: 28_000,
      vacantes_disponibles: 2,
      ubicacion: 'Martorell',
    });
    await publish(body.id).expect(204);
    const first = await hired(body.id);
    expect(await recordOf(id)).toMatchObject({ estado: 'aprobada', contratadas: 1 });
    await hired(body.id);
    expect(await recordOf(id)).toMatchObject({
      estado: 'cubierta',
      contratadas: 2,
      acciones: { editar: false },
    });
    expect(await listed(hr, { estado: 'cubierta', vacante_id: body.id })).toEqual([id]);
    expect(await listed(hr, { estado: 'aprobada', vacante_id: body.id })).toEqual([]);
    await world.moveTo(first, 'en_revision');
    expect(await recordOf(id)).toMatchObject({ estado: 'aprobada', contratadas: 1 });
  });

  it('is one when two ask for it at once; another one is an explicit choice', async () => {
    const id = await approved();
    const both = await Promise.all([vacancyOf(id), vacancyOf(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const made = both.find(({ status }) => status === 201)?.body.id;
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'requisition_has_vacancy',
    });
    const openings = async (vacancy: string) =>
      (await hr.get(`/api/vacancies/${vacancy}`).expect(200)).body.vacantes_disponibles as number;
    expect(await openings(made)).toBe(2);
    const { status, body: other } = await vacancyOf(id, { otra: true });
    expect(status).toBe(201);
    expect((await recordOf(id)).vacantes.map((one) => one.id)).toEqual([made, other.id]);
    // The first one offers all openings: another one offers the least that a vacancy may.
    expect(await openings(other.id)).toBe(1);
    await world.dataSource.query('UPDATE vacantes SET vacantes_disponibles = 1, estado = $2 WHERE id = $1', [
      made,
      'cerrada',
    ]);
    expect(await openings((await vacancyOf(id, { otra: true })).body.id)).toBe(1);
    await world.dataSource.query(`UPDATE vacantes SET estado = 'cerrada' WHERE solicitud_id = $1`, [id]);
    expect(await openings((await vacancyOf(id, { otra: true })).body.id)).toBe(2);
  });

  it('is made of an approved request only', async () => {
    expect((await vacancyOf(await drafted())).body.code).toBe('requisition_wrong_state');
  });

  it('holds up the cancelling while it is public, and is not published once that is done', async () => {
    const id = await approved();
    const { body } = await vacancyOf(id);
    const order = { version: (await recordOf(id)).version, motivo: 'Ya no hace falta' };
    const both = await Promise.all([act(id, 'cancel', order), publish(body.id)]);
    const codes = both.map(({ body: answer }) => (answer as { code?: string }).code);
    const { estado, vacantes } = await recordOf(id);
    if (estado === 'cancelada') expect(codes[1]).toBe('vacancy_requisition_cancelled');
    else expect([codes[0], vacantes[0]?.publica]).toEqual(['requisition_published', true]);
    const published = await approved();
    const vacancy = (await vacancyOf(published)).body.id;
    await publish(vacancy).expect(204);
    const refused = await act(published, 'cancel', { version: 3, motivo: 'x' }).expect(409);
    expect(refused.body).toMatchObject({ code: 'requisition_published' });
    expect(refused.body.detail).toContain('Mecánico de camiones');
  });
});

describe('a vacancy that is there', () => {
  const given = (columns: object = {}) =>
    world.givenVacancy({
      titulo: 'Mecánico',
      departamento: 'mantenimiento',
      posicion: 'mecanico',
      salario_min: 24_000,
      salario_max: 28_000,
      ...columns,
    });
  const link = async (id: string, vacante_id: string, { verb = 'link', version = 0, agent = hr } = {}) =>
    act(id, `${verb}-vacancy`, { version: version || (await recordOf(id)).version, vacante_id }, agent);
  const codeOf = async (answer: ReturnType<typeof link>) => (await answer).body.code;

  it('is linked to an approved request of its job with openings left, and taken from it while it hired nobody', async () => {
    const id = await approved({ plazas: 1 });
    const vacancy = await given();
    const other = await given({ departamento: 'chofer', posicion: 'conductor' });
    const choices = (await hr.get(`/api/requisitions/${id}/vacancies`).expect(200)).body;
    const ids = choices.map((one: { id: string }) => one.id);
    expect([ids.includes(vacancy), ids.includes(other)]).toEqual([true, false]);
    expect(await listed(hr, { para_vacante_id: vacancy })).toContain(id);
    expect(await listed(hr, { para_vacante_id: other })).not.toContain(id);
    expect(await codeOf(link(id, other))).toBe('requisition_not_fitting');
    expect(await codeOf(link(await drafted(), vacancy))).toBe('requisition_wrong_state');
    expect(await codeOf(link(id, id))).toBe('vacancy_not_found');
    expect(await codeOf(link(id, vacancy, { version: 99 }))).toBe('requisition_stale');
    expect((await link(id, vacancy, { agent: asking })).status).toBe(403);
    await asking.get(`/api/requisitions/${id}/vacancies`).expect(403);
    expect((await act(id, 'link-vacancy', { version: 3, vacante_id: 'x' }, hr)).status).toBe(422);

    const { body } = await link(id, vacancy);
    expect(body.vacantes.map((one: { id: string }) => one.id)).toEqual([vacancy]);
    expect(await codeOf(link(id, vacancy))).toBe('vacancy_has_requisition');
    expect(await codeOf(link(await approved(), vacancy, { verb: 'unlink' }))).toBe('vacancy_not_linked');
    expect((await link(id, vacancy, { verb: 'unlink' })).body.vacantes).toEqual([]);
    await link(id, vacancy);
    await hired(vacancy);
    expect(await recordOf(id)).toMatchObject({ estado: 'cubierta', contratadas: 1 });
    expect(await codeOf(link(id, vacancy, { verb: 'unlink' }))).toBe('vacancy_has_hires');
    const late = await given();
    expect(await codeOf(link(id, late))).toBe('requisition_wrong_state');
    const log = await world.dataSource.query(
      `SELECT action FROM system_logs WHERE entity_id = $1 AND action LIKE 'requisition.vacancy%' ORDER BY id`,
      [id],
    );
    expect(log.map(({ action }: { action: string }) => action.split('.')[1])).toEqual([
      'vacancy_linked',
      'vacancy_unlinked',
      'vacancy_linked',
    ]);
  });

  it('is not linked when it has hired more people than the request has openings left', async () => {
    const vacancy = await given();
    await hired(vacancy);
    await hired(vacancy);
    const id = await approved({ plazas: 1 });
    expect(await codeOf(link(id, vacancy))).toBe('requisition_not_fitting');
  });

  it('belongs to one request when it is linked to two at once', async () => {
    const [one, other, vacancy] = [await approved(), await approved(), await given()];
    const both = await Promise.all([
      link(one, vacancy, { version: 3 }),
      link(other, vacancy, { version: 3 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('vacancy_has_requisition');
  });

  it('is one when two are linked to a request at once, and none of one that is cancelled meanwhile', async () => {
    const id = await approved();
    const [one, other] = [await given(), await given()];
    const both = await Promise.all([link(id, one, { version: 3 }), link(id, other, { version: 3 })]);
    expect(both.map(({ body }) => body.code)).toContain('requisition_stale');
    const cancelled = await approved();
    const third = await given({ estado: 'borrador' });
    const [gone, linked] = await Promise.all([
      act(cancelled, 'cancel', { version: 3, motivo: 'x' }),
      link(cancelled, third, { version: 3 }),
    ]);
    expect([gone.status, linked.status].sort()).toEqual([200, 409]);
    const { estado, vacantes } = await recordOf(cancelled);
    expect(vacantes).toHaveLength(estado === 'cancelada' ? 0 : 1);
  });

  it('is published with the switch on once it is linked, and stays with its request while it is public', async () => {
    await world.dataSource.query(`UPDATE system_config SET solicitud_obligatoria = true`);
    const id = await approved();
    const vacancy = await given({ estado: 'borrador' });
    const refused = await publish(vacancy).expect(409);
    expect(refused.body.code).toBe('vacancy_needs_requisition');
    const [published] = await Promise.all([publish(vacancy), link(id, vacancy)]);
    if (published.status !== 204) await publish(vacancy).expect(204);
    expect(await codeOf(link(id, vacancy, { verb: 'unlink' }))).toBe('vacancy_needs_requisition');
  });
});

describe('programs and open screens', () => {
  it('get a table of what the list shows, without what a manager does not see', async () => {
    const id = await approved({ titulo: '=Mecánica' });
    const { numero } = await recordOf(id);
    const filter = { filter: JSON.stringify({ estado: 'aprobada' }) };
    const { text, headers } = await hr.get('/api/requisitions/export').query(filter).expect(200);
    expect(headers['content-disposition']).toContain('solicitudes.csv');
    expect(text).toContain(`${numero};'=Mecánica;Mantenimiento;Mecánico;Martorell;Aprobada;2;0;Sustitución;`);
    const nobody = await world.signedInAs('responsable');
    const { text: none } = await nobody.get('/api/requisitions/export').expect(200);
    expect(none.trim().split('\r\n')).toHaveLength(1);
    await hr.get('/api/requisitions/export?filter={"nada":1}').expect(400);
  });

  it('are told once that it is filled when the last two are hired at once', async () => {
    await world.dataSource.query(
      `INSERT INTO webhooks (url, descripcion, eventos, secreto, secreto_clave) VALUES ('https://example.com/', '', '{requisition.filled}', 'x', 'x')`,
    );
    const id = await approved();
    const vacancy = (await vacancyOf(id)).body.id;
    const people = [await givenPerson(world), await givenPerson(world)];
    for (const { application } of people) {
      await world.dataSource.query(`UPDATE aplicaciones_vacantes SET vacante_id = $2 WHERE id = $1`, [
        application,
        vacancy,
      ]);
    }
    await Promise.all(people.map(({ application }) => world.moveTo(application, 'contratada')));
    const told = await world.dataSource.query(
      `SELECT datos ->> 'estado' AS estado FROM webhook_eventos WHERE tipo = 'requisition.filled' AND datos ->> 'id' = $1`,
      [id],
    );
    expect(told).toEqual([{ estado: 'cubierta' }]);
  });
});

describe('with the switch on', () => {
  const form = {
    titulo: 'Sin solicitud',
    departamento: 'mantenimiento',
    posicion: 'mecanico',
    ubicacion: 'Reus',
    descripcion: 'Taller',
    tipo_contrato: 'Indefinido',
    jornada: 'Completa',
    salario_min: 24_000,
    salario_max: 28_000,
  };

  it('no vacancy becomes public without an approved request, in whatever way', async () => {
    const { version } = (await admin.get('/api/config').expect(200)).body;
    await admin.put('/api/config').send({ version, solicitud_obligatoria: true }).expect(200);
    const create = (values: object) => hr.post('/api/vacancies').send({ ...form, ...values });
    const refused = await create({ estado: 'activa' }).expect(409);
    expect(refused.body.code).toBe('vacancy_needs_requisition');
    const draft = (await create({ estado: 'borrador' }).expect(201)).body;
    await publish(draft.id).expect(409);
    await hr
      .put(`/api/vacancies/${draft.id}`)
      .send({ ...form, estado: 'activa', version: 1 })
      .expect(409);
    const hidden = { ...form, estado: 'activa', visible_publicamente: false };
    await hr
      .put(`/api/vacancies/${draft.id}`)
      .send({ ...hidden, version: 1 })
      .expect(200);
    const shown = { ...hidden, visible_publicamente: true, version: 2 };
    await hr.put(`/api/vacancies/${draft.id}`).send(shown).expect(409);

    const id = await approved({ plazas: 1 });
    const { body } = await vacancyOf(id);
    await publish(body.id).expect(204);
    await hired(body.id);
    await hr.post(`/api/vacancies/${body.id}/state`).send({ estado: 'pausada', visto: 'activa' }).expect(204);
    const full = await hr
      .post(`/api/vacancies/${body.id}/state`)
      .send({ estado: 'activa', visto: 'pausada' });
    expect(full.body.code).toBe('vacancy_needs_requisition');
  });
});

describe('the plan of a year', () => {
  it('shows planned, asked for, approved and hired, and how long it took', async () => {
    const plan = async (year: number) => {
      const { body } = await hr.get(`/api/staffing-plan/${year}`).expect(200);
      const line = body.departamentos.find(({ id }: { id: string }) => id === 'mantenimiento');
      return { ...body, line };
    };
    const before = await plan(2028);
    expect(before).toMatchObject({ dias_hasta_aprobacion: null, dias_hasta_contratacion: null });
    expect(before.line).toMatchObject({ prevista: 0, pedidas: 0, version: 0 });
    const set = (order: object, path = '2028/mantenimiento') =>
      hr.put(`/api/staffing-plan/${path}`).send(order);
    const both = await Promise.all([set({ prevista: 6, version: 0 }), set({ prevista: 7, version: 0 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await set({ prevista: -1, version: 1 }).expect(422);
    await set({ prevista: 1, version: 0 }, '2028/nadie').expect(404);
    await hr.get('/api/staffing-plan/1900').expect(404);
    const of2028 = { desde_el: '2028-02-01' };
    await asked(of2028);
    await drafted(of2028);
    const vacancy = (await vacancyOf(await approved({ ...of2028, plazas: 3 }))).body.id;
    await hired(vacancy);
    const after = await plan(2028);
    expect(after.line).toMatchObject({ pedidas: 5, aprobadas: 3, contratadas: 1, version: 1 });
    expect([after.dias_hasta_aprobacion, after.dias_hasta_contratacion]).toEqual([0, 0]);
    await asking.get('/api/staffing-plan/2028').expect(403);
  });
});

describe('the rules of approvers', () => {
  it('are set by administration for a department or for all', async () => {
    const rowOf = async (id: string) =>
      (await hr.get('/api/requisition-approvers').expect(200)).body.find(
        (one: { id: string }) => one.id === id,
      );
    expect(await rowOf('todos')).toMatchObject({ nombre: 'Todos los departamentos', reglas: [], version: 0 });
    const set = (order: object, agent = admin) => agent.put('/api/requisition-approvers/todos').send(order);
    const reglas = [
      { desde: 40_000, usuarios: [boss.id] },
      { desde: 0, usuarios: [asker.id] },
    ];
    await set({ reglas, version: 0 }, hr).expect(403);
    await set({ reglas: [...reglas, ...reglas], version: 0 }).expect(422);
    await set({ reglas, version: 0 }).expect(200);
    expect((await rowOf('todos')).reglas.map(({ desde }: { desde: number }) => desde)).toEqual([0, 40_000]);
    await set({ reglas, version: 0 }).expect(409);
    await admin.put('/api/requisition-approvers/nadie').send({ reglas: [], version: 0 }).expect(404);
    const person = await world.given.user({ role: 'candidate' });
    await set({ reglas: [{ desde: 0, usuarios: [person.id] }], version: 1 }).expect(422);
    await set({ reglas: [], version: 1 }).expect(200);
  });
});
