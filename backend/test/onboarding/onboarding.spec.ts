import { randomUUID } from 'node:crypto';
import { Decrypter } from 'age-encryption';
import { fromBuffer } from 'yauzl';
import { daysAfter } from '../../src/candidates/people/tasks/task.rules.js';
import { DeliverEmail } from '../../src/mail/delivery/deliver-email.js';
import { ChangeOnboarding } from '../../src/onboarding/change-onboarding.js';
import { inTransaction } from '../../src/platform/database/transactions/transaction.js';
import { madridDay } from '../../src/platform/values/madrid-day.js';
import { submit } from '../candidates/application-form.js';
import { type Agent, createWorld, type World } from '../world.js';
import {
  givenHired,
  givenPerson,
  IBAN,
  mine,
  move,
  NAF,
  type OnboardingBody,
  PNG,
  recordOf,
  taskOf,
} from './onboarding-given.js';

let world: World;
let hr: Agent;
let hrId: string;
beforeAll(async () => {
  world = await createWorld({ sendsMail: false });
  const user = await world.given.user({ role: 'rrhh', nombre: 'Rosa' });
  hrId = user.id;
  hr = await world.agentOf(user);
});
afterAll(() => world.close());
afterEach(() => world.clock.reset());

const put = (id: string, body: object, agent = hr) => agent.put(`/api/onboardings/${id}`).send(body);
const act = (path: string, body: object, agent = hr) => agent.post(`/api/onboardings/${path}`).send(body);
const giveOwn = (agent: Agent, id: string, body: object) =>
  agent.put(`/api/onboardings/mine/tasks/${id}/value`).send(body);
const list = async (filter: object, agent = hr): Promise<OnboardingBody[]> =>
  (
    await agent
      .get('/api/onboardings')
      .query({ filter: JSON.stringify(filter), sort: '["primer_dia","ASC"]' })
      .expect(200)
  ).body;
const logged = async (id: string): Promise<string[]> =>
  (
    await world.dataSource.query(
      `SELECT action FROM system_logs WHERE entity = 'onboardings' AND entity_id = $1 ORDER BY created_at, id`,
      [id],
    )
  ).map(({ action }: { action: string }) => action);

const reject = async (application: string) => {
  const [{ version }] = await world.dataSource.query(
    `SELECT version FROM aplicaciones_vacantes WHERE id = $1`,
    [application],
  );
  await hr
    .post(`/api/applications/${application}/move`)
    .send({ estado: 'rechazada', version, notificar: true })
    .expect(200);
};

describe('an incorporación', () => {
  it('is opened by a hiring, once, from the template of the position, with its documents asked for', async () => {
    const { application, candidate, record } = await givenHired(world, hr);
    expect(record).toMatchObject({ estado: 'abierta', primer_dia: null, plantilla: 'Mecánica y taller' });
    expect(record.turno).toBe('persona');
    expect(taskOf(record, 'titularidad')).toMatchObject({ espera: 'La cuenta para tu nómina' });
    const { body: documents } = await hr
      .get('/api/documents')
      .query({ filter: JSON.stringify({ candidato_id: candidate }) });
    expect((documents as { nombre: string }[]).map(({ nombre }) => nombre).sort()).toEqual([
      'Certificado de titularidad bancaria',
      'DNI o NIE',
      'Permiso de conducir',
    ]);
    await move(world, hr, application, 'contratada');
    expect(await list({ aplicacion_id: application })).toHaveLength(1);
    const mails = await world.dataSource.query(
      `SELECT plantilla FROM correos WHERE candidato_id = $1 AND plantilla LIKE 'documento%'`,
      [candidate],
    );
    expect(mails).toEqual([]);
  });

  it('uses the general template where there is no other, and a document that was asked for before', async () => {
    const person = await givenPerson(world, { departamento: 'logistica', posicion: 'coordinador' });
    const asked = await hr
      .post('/api/documents')
      .send({ candidato_id: person.candidate, nombre: 'dni o nie' })
      .expect(201);
    await move(world, hr, person.application, 'contratada');
    const record = await recordOf(hr, person.application);
    expect(record).toMatchObject({ plantilla: 'General' });
    expect(taskOf(record, 'identidad').documento?.id).toBe(asked.body.id);
  });

  it('is cancelled when the hiring is taken back, and the same one opens with the next', async () => {
    const { application, agent, record } = await givenHired(world, hr);
    await giveOwn(agent, taskOf(record, 'iban').id, { valor: IBAN, version: 1 }).expect(200);
    await move(world, hr, application, 'en_revision');
    const cancelled = await recordOf(hr, application);
    expect(cancelled).toMatchObject({ id: record.id, estado: 'cancelada' });
    expect(taskOf(cancelled, 'identidad').documento?.estado).toBe('cancelado');
    expect(await mine(agent)).toBeNull();
    await put(record.id, { lugar: 'Taller', version: cancelled.version }).expect(409);
    await act(`${record.id}/reopen`, { version: cancelled.version }).expect(409);

    await move(world, hr, application, 'contratada');
    const again = await recordOf(hr, application);
    expect(again).toMatchObject({ id: record.id, estado: 'abierta' });
    expect(taskOf(again, 'iban').hecha_at).not.toBeNull();
    expect(taskOf(again, 'identidad')).toMatchObject({ hecha_at: null, documento: { estado: 'pendiente' } });
    expect(await logged(record.id)).toEqual([
      'onboarding.opened',
      'onboarding.value_written',
      'onboarding.cancelled',
      'onboarding.reopened',
    ]);
  });

  it('stays with the person until they are told of a rejection, and says to staff that it ends', async () => {
    const { application, agent, email, record } = await givenHired(world, hr);
    await reject(application);
    const waiting = await recordOf(hr, application);
    expect(waiting).toMatchObject({ estado: 'abierta', se_cancela: true });
    expect((await mine(agent))?.id).toBe(record.id);
    await giveOwn(agent, taskOf(record, 'iban').id, { valor: IBAN, version: 1 }).expect(200);

    // Those before it go first.
    await world.dataSource.query(`UPDATE correos SET enviar_desde = now() WHERE destinatario = $1`, [email]);
    const mails = await world.dataSource.query<{ id: string }[]>(
      `SELECT id FROM correos WHERE destinatario = $1 ORDER BY created_at`,
      [email],
    );
    for (const { id } of mails) await world.app.get(DeliverEmail).execute(id);
    expect(await recordOf(hr, application)).toMatchObject({ estado: 'cancelada', se_cancela: false });
    expect(await mine(agent)).toBeNull();
  });

  it('is cancelled when a rejection that nobody was told of is replaced by another move', async () => {
    const { application, agent } = await givenHired(world, hr);
    await reject(application);
    await move(world, hr, application, 'en_revision');
    expect(await recordOf(hr, application)).toMatchObject({ estado: 'cancelada' });
    expect(await mine(agent)).toBeNull();
  });

  it('goes on when such a rejection is taken back by a hiring', async () => {
    const { application, agent, record } = await givenHired(world, hr);
    await reject(application);
    await move(world, hr, application, 'contratada');
    expect(await recordOf(hr, application)).toMatchObject({ estado: 'abierta', se_cancela: false });
    expect((await mine(agent))?.id).toBe(record.id);
    expect(await logged(record.id)).toEqual(['onboarding.opened']);
  });

  it('is cancelled when the move is undone', async () => {
    const person = await givenPerson(world);
    const { body } = await move(world, hr, person.application, 'contratada');
    const [{ version }] = await world.dataSource.query(
      `SELECT version FROM aplicaciones_vacantes WHERE id = $1`,
      [person.application],
    );
    await hr
      .post(`/api/applications/${person.application}/undo`)
      .send({ historial_id: body.undo.historial_id, version })
      .expect(200);
    expect(await recordOf(hr, person.application)).toMatchObject({ estado: 'cancelada' });
  });
});

describe('the first day', () => {
  it('is seen beside licences that do not last until it, or end soon after it', async () => {
    const { candidate, record } = await givenHired(world, hr);
    const licences = {
      tacografo: '2027-03-09',
      permiso_c: '2027-03-10',
      cap: '2027-04-10',
      adr: null,
    };
    for (const [tipo, caduca_el] of Object.entries(licences))
      await world.dataSource.query(
        `INSERT INTO cualificaciones (candidato_id, tipo, caduca_el) VALUES ($1, $2, $3)`,
        [candidate, tipo, caduca_el],
      );
    const read = async () => (await hr.get(`/api/onboardings/${record.id}`).expect(200)).body.permisos;
    expect(await read()).toEqual([]);
    await put(record.id, { primer_dia: '2027-03-10', version: 1 }).expect(200);
    expect(await read()).toEqual([
      { tipo: 'tacografo', caduca_el: '2027-03-09', vale: false },
      { tipo: 'permiso_c', caduca_el: '2027-03-10', vale: true },
    ]);
  });

  it('is not of a year that was mistyped', async () => {
    const { record } = await givenHired(world, hr);
    for (const primer_dia of ['1900-01-01', '2126-03-10']) {
      const { body } = await put(record.id, { primer_dia, version: 1 }).expect(422);
      expect(body.errors.primer_dia).toEqual([expect.stringContaining('revisa el año')]);
    }
  });

  it('gives every task its day, every document its deadline, and is told to the person', async () => {
    const { agent, candidate, record } = await givenHired(world, hr);
    const { body } = await put(record.id, {
      primer_dia: '2027-03-10',
      hora: '08:00',
      lugar: 'Taller',
      contacto: 'Jordi Puig',
      version: 1,
    }).expect(200);
    expect(body).toMatchObject({ primer_dia: '2027-03-10', version: 2 });
    expect(taskOf(body, 'iban').vence_el).toBe('2027-03-03');
    const [{ plazo }] = (await agent.get('/api/documents/mine')).body as [{ plazo: string | null }];
    expect(plazo).toBe('2027-03-03');
    const told = await world.dataSource.query(
      `SELECT texto FROM notificaciones WHERE candidato_id = $1 AND titulo = 'Tu primer día tiene fecha'`,
      [candidate],
    );
    expect(told).toEqual([{ texto: 'Empiezas el miércoles, 10 de marzo.' }]);
    const calendar = await agent.get('/api/onboardings/mine/calendar.ics').expect(200);
    expect(calendar.text).toContain('DTSTART;TZID=Europe/Madrid:20270310T080000');
    expect(calendar.text).toContain('Pregunta por Jordi Puig.');
    await put(record.id, { primer_dia: '2026-01-07', version: 2 }).expect(200);
    const after = await world.dataSource.query(
      `SELECT texto FROM notificaciones WHERE candidato_id = $1 AND titulo = 'Tu primer día tiene fecha'`,
      [candidate],
    );
    expect(after).toEqual(told);
  });

  it('is refused to whoever saw another version, and repeated without harm', async () => {
    const { record } = await givenHired(world, hr);
    const order = { primer_dia: '2027-04-01', version: 1 };
    const answers = await Promise.all([
      put(record.id, order),
      put(record.id, { ...order, primer_dia: '2027-04-02' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = answers.find(({ status }) => status === 200)?.body;
    await put(record.id, { primer_dia: kept.primer_dia, version: 1 }).expect(200);
    const wrong = await put(record.id, { primer_dia: '2027-02-30', responsable_id: 'x', version: 2 }).expect(
      422,
    );
    expect(Object.keys(wrong.body.errors as object)).toEqual(['primer_dia', 'responsable_id']);
    const outsider = await world.given.user();
    const foreign = await put(record.id, { responsable_id: outsider.id, version: 2 }).expect(422);
    expect(foreign.body.errors).toEqual({ responsable_id: ['Esta persona no es del equipo'] });
  });

  it('may be set by what agreed it, in its transaction', async () => {
    const { application, record } = await givenHired(world, hr);
    const changes = world.app.get(ChangeOnboarding, { strict: false });
    const set = () =>
      inTransaction(world.dataSource, (manager) =>
        changes.setFirstDay(
          manager,
          { aplicacion_id: application, primer_dia: '2027-05-03' },
          { userId: hrId },
        ),
      );
    await set();
    await set();
    expect(await recordOf(hr, application)).toMatchObject({
      primer_dia: '2027-05-03',
      version: record.version + 1,
    });
  });
});

describe('the tasks', () => {
  it('of the person are done in the portal, each in its way', async () => {
    const { agent, record } = await givenHired(world, hr);
    const own = await mine(agent);
    expect(own?.tareas.every(({ quien }) => quien === 'persona')).toBe(true);
    const naf = taskOf(record, 'naf');
    const wrong = await giveOwn(agent, naf.id, { valor: '281234567841', version: 1 }).expect(422);
    expect(wrong.body.errors.valor[0]).toContain('hay alguna cifra cambiada');
    const { body } = await giveOwn(agent, naf.id, { valor: NAF, version: 1 }).expect(200);
    expect(taskOf(body, 'naf')).toMatchObject({ valor: { valor: '•••• 7840' }, tapado: true });
    await giveOwn(agent, naf.id, { valor: NAF, version: 1 }).expect(200);
    const stale = await giveOwn(agent, naf.id, { valor: '280123456742', version: 1 }).expect(409);
    expect(stale.body.code).toBe('onboarding_task_stale');

    const proof = taskOf(record, 'titularidad');
    expect(proof.documento).not.toBeNull();
    const reading = taskOf(record, 'seguridad');
    const path = `mine/tasks/${reading.id}/done`;
    const twice = await Promise.all([1, 2].map(() => act(path, { version: 1 }, agent)));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(taskOf(twice[0]?.body, 'seguridad')).toMatchObject({ hecha_at: expect.any(String), version: 2 });
    const undone = await act(`mine/tasks/${reading.id}/undone`, { version: 2 }, agent);
    expect(undone.body.code).toBe('onboarding_task_other');
  });

  it('of documents follow their request: uploaded it is the turn of human resources, accepted it is done', async () => {
    const { agent, candidate, record } = await givenHired(world, hr, {
      departamento: 'chofer',
      posicion: 'conductor',
    });
    const { documento } = taskOf(record, 'cap');
    await agent.put(`/api/documents/${documento?.id}/file`).attach('archivo', PNG, 'cap.png').expect(200);
    const sent = taskOf((await hr.get(`/api/onboardings/${record.id}`)).body, 'cap');
    expect([sent.turno, sent.hecha_at]).toEqual(['rrhh', null]);
    const accept = (licence: object) =>
      hr.post(`/api/documents/${documento?.id}/accept`).send({ version: 2, ...licence });
    // The person could not save a licence of such a year again.
    for (const caduca_el of ['9999-12-31', '0030-06-30', '2027-02-29']) {
      const slip = await accept({ cualificacion: 'cap_mercancias', caduca_el }).expect(422);
      expect(slip.body.errors).toEqual({ caduca_el: ['La fecha de caducidad no es válida'] });
    }
    const ofNone = await accept({ caduca_el: '2030-06-30' }).expect(422);
    expect(ofNone.body.errors).toEqual({ cualificacion: ['Elige el permiso que caduca ese día'] });
    await accept({ cualificacion: 'cap_mercancias', caduca_el: '2030-06-30' }).expect(200);
    const accepted = taskOf((await hr.get(`/api/onboardings/${record.id}`)).body, 'cap');
    expect([accepted.turno, accepted.hecha_at]).toEqual(['persona', expect.any(String)]);
    const licences = await world.dataSource.query(
      `SELECT tipo, caduca_el::text FROM cualificaciones WHERE candidato_id = $1`,
      [candidate],
    );
    expect(licences).toEqual([{ tipo: 'cap_mercancias', caduca_el: '2030-06-30' }]);
  });

  it('of a licence accepted without a day keep the day that its person gave', async () => {
    const { agent, candidate, record } = await givenHired(world, hr, {
      departamento: 'chofer',
      posicion: 'conductor',
    });
    await world.change(
      `INSERT INTO cualificaciones (candidato_id, tipo, caduca_el) VALUES ($1, 'cap_mercancias', '2031-05-20')`,
      [candidate],
    );
    for (const [clave, licence] of [
      ['cap', { cualificacion: 'cap_mercancias' }],
      ['permiso', { cualificacion: 'permiso_c' }],
    ] as const) {
      const { documento } = taskOf(record, clave);
      await agent
        .put(`/api/documents/${documento?.id}/file`)
        .attach('archivo', PNG, `${clave}.png`)
        .expect(200);
      await hr
        .post(`/api/documents/${documento?.id}/accept`)
        .send({ version: 2, ...licence })
        .expect(200);
    }
    const licences = await world.dataSource.query(
      `SELECT tipo, caduca_el::text FROM cualificaciones WHERE candidato_id = $1 ORDER BY tipo`,
      [candidate],
    );
    expect(licences).toEqual([
      { tipo: 'cap_mercancias', caduca_el: '2031-05-20' },
      { tipo: 'permiso_c', caduca_el: null },
    ]);
  });

  it('of staff are ticked and opened again, and wait for those before them', async () => {
    const { agent, record } = await givenHired(world, hr);
    const tick = (clave: string, what: string, version: number) =>
      act(`${record.id}/tasks/${taskOf(record, clave).id}/${what}`, { version });
    const waiting = await tick('ropa', 'done', 1);
    expect([waiting.status, waiting.body.code, waiting.body.detail]).toEqual([
      409,
      'onboarding_task_waits',
      'Antes hay que terminar «Tu talla de ropa y calzado».',
    ]);
    await giveOwn(agent, taskOf(record, 'talla').id, { valor: 'L y 43', version: 1 }).expect(200);
    const { body } = await tick('ropa', 'done', 1);
    expect(taskOf(body, 'ropa')).toMatchObject({ hecha_por: expect.stringContaining('Rosa'), version: 2 });
    await tick('ropa', 'done', 1).expect(200);
    expect(taskOf((await tick('ropa', 'undone', 2)).body, 'ropa').hecha_at).toBeNull();
    for (const clave of ['seguridad', 'iban', 'identidad']) {
      const other = await tick(clave, 'done', 1);
      expect([clave, other.body.code]).toEqual([clave, 'onboarding_task_other']);
    }
  });

  it('of other people are not found', async () => {
    const first = await givenHired(world, hr);
    const second = await givenHired(world, hr);
    const foreign = taskOf(first.record, 'iban').id;
    await giveOwn(second.agent, foreign, { valor: IBAN, version: 1 }).expect(404);
    await act(`mine/tasks/${foreign}/done`, { version: 1 }, second.agent).expect(404);
    await act(`${second.record.id}/tasks/${foreign}/done`, { version: 1 }).expect(404);
    const nobody = await world.registered('sin-alta@example.com');
    expect(await mine(nobody)).toBeNull();
    await nobody.get('/api/onboardings/mine/calendar.ics').expect(404);
  });
});

describe('sensitive values', () => {
  it('are encrypted in their row, masked in answers, and shown to people with their permission, who are logged', async () => {
    const { agent, record } = await givenHired(world, hr);
    const { id } = taskOf(record, 'iban');
    await giveOwn(agent, id, { valor: IBAN, version: 1 }).expect(200);
    const [row] = await world.dataSource.query(
      `SELECT row_to_json(t)::text AS raw, sellado FROM tareas_incorporacion t WHERE id = $1`,
      [id],
    );
    expect(row.sellado).toEqual(expect.any(String));
    expect(row.raw).not.toMatch(/2100|0418|1332/);
    const shown = await hr.get(`/api/onboardings/${record.id}`);
    expect(JSON.stringify(shown.body)).not.toContain('21000418');
    expect(taskOf(shown.body, 'iban').valor).toMatchObject({ valor: '•••• 1332' });
    const whole = await hr.get(`/api/onboardings/${record.id}/tasks/${id}/value`).expect(200);
    expect(whole.body).toMatchObject({ valor: 'ES9121000418450200051332' });
    expect(await logged(record.id)).toContain('onboarding.value_viewed');
    await agent.get(`/api/onboardings/${record.id}/tasks/${id}/value`).expect(403);
  });

  it('of a medical check are its result and day, which only staff writes', async () => {
    const { agent, record } = await givenHired(world, hr);
    const { id } = taskOf(record, 'aptitud');
    const value = { valor: 'apto_limitaciones', fecha: '2026-01-15' };
    await giveOwn(agent, id, { ...value, version: 1 }).expect(409);
    const write = (body: object) => hr.put(`/api/onboardings/${record.id}/tasks/${id}/value`).send(body);
    await write({ valor: 'lumbalgia', fecha: '2026-01-15', version: 1 }).expect(422);
    const { body } = await write({ ...value, version: 1 }).expect(200);
    expect(taskOf(body, 'aptitud').valor).toEqual({ valor: '••••', telefono: null, fecha: null });
  });
});

describe('the end of an incorporación', () => {
  it('with the person at work stays in the portal for 30 days', async () => {
    const { agent, record } = await givenHired(world, hr);
    const { body } = await act(`${record.id}/joined`, { version: 1 }).expect(200);
    expect(body).toMatchObject({ estado: 'incorporada', abierta: false, version: 2 });
    await act(`${record.id}/joined`, { version: 1 }).expect(200);
    expect(await mine(agent)).toMatchObject({ incorporada: true });
    await world.change(
      `UPDATE incorporaciones SET terminada_at = terminada_at - interval '31 days' WHERE id = $1`,
      [record.id],
    );
    expect(await mine(agent)).toBeNull();
  });

  it('without the person has a reason, and may be taken back', async () => {
    const { agent, record } = await givenHired(world, hr);
    await act(`${record.id}/not-joined`, { version: 1, motivo: ' ' }).expect(422);
    const { body } = await act(`${record.id}/not-joined`, { version: 1, motivo: 'Otra oferta' }).expect(200);
    expect(body).toMatchObject({ estado: 'no_incorporada', motivo: 'Otra oferta' });
    expect(await mine(agent)).toBeNull();
    const sentence = async () => (await agent.get('/api/candidates/me').expect(200)).body.current.mensaje;
    expect(await sentence()).toBe('Al final no te incorporaste a este puesto');
    await act(`${record.id}/joined`, { version: 2 }).expect(409);
    await act(`${record.id}/not-joined`, { version: 1, motivo: 'Otro motivo' }).expect(409);
    expect((await act(`${record.id}/reopen`, { version: 2 }).expect(200)).body.estado).toBe('abierta');
    expect(await sentence()).toBe('¡Enhorabuena! El puesto es tuyo');
  });

  it('without the person asks for no document any more, and for all again when it is taken back', async () => {
    const { agent, application, record } = await givenHired(world, hr);
    const asked = async () =>
      (await agent.get('/api/documents/mine').expect(200)).body.filter(
        (one: { puede_subir: boolean }) => one.puede_subir,
      );
    const { length } = await asked();
    expect(length).toBeGreaterThan(0);
    await act(`${record.id}/not-joined`, { version: 1, motivo: 'Otra oferta' }).expect(200);
    expect(await asked()).toEqual([]);
    const { body } = await act(`${record.id}/reopen`, { version: 2 }).expect(200);
    expect(await asked()).toHaveLength(length);
    expect(body.pendientes).toBe(record.pendientes);
    await move(world, hr, application, 'en_revision');
    expect(await asked()).toEqual([]);
  });

  it('of one of two takes back no document that the other asks for', async () => {
    const person = await givenHired(world, hr);
    const vacante_id = await world.givenVacancy();
    const { body } = await submit(person.agent, { fields: { vacante_id } }).expect(201);
    await move(world, hr, body.application.id, 'contratada');
    const other = await recordOf(hr, body.application.id);
    const id = taskOf(other, 'identidad').documento?.id;
    expect(id).toBe(taskOf(person.record, 'identidad').documento?.id);
    const standing = async () =>
      taskOf((await hr.get(`/api/onboardings/${person.record.id}`)).body, 'identidad');
    await act(`${other.id}/not-joined`, { version: other.version, motivo: 'Prefiere la otra' }).expect(200);
    expect(await standing()).toMatchObject({ hecha_at: null, documento: { id, estado: 'pendiente' } });
    await move(world, hr, body.application.id, 'en_revision');
    expect(await standing()).toMatchObject({ hecha_at: null, documento: { id, estado: 'pendiente' } });
    await act(`${person.record.id}/not-joined`, { version: 1, motivo: 'Tampoco' }).expect(200);
    expect(await standing()).toMatchObject({ documento: { id, estado: 'cancelado' } });
  });
});

describe('the list', () => {
  it('is by first day, with what is missing and whose turn it is, and is filtered', async () => {
    await world.dataSource.query(`DELETE FROM incorporaciones`);
    const late = await givenHired(world, hr, { nombre: 'Bernat' });
    const soon = await givenHired(world, hr, { nombre: 'Aurora' });
    const never = await givenHired(world, hr);
    const inDays = (days: number) => daysAfter(madridDay(world.clock.now()), days);
    await put(late.record.id, { primer_dia: inDays(3), version: 1 }).expect(200);
    await put(soon.record.id, { primer_dia: inDays(10), responsable_id: hrId, version: 1 }).expect(200);
    // What should have been done before today has until tomorrow.
    expect((await list({ estado: 'abierta' })).map(({ urgencia }) => urgencia)).toEqual([
      'ambar',
      'ambar',
      null,
    ]);
    expect(await list({ atrasada: true })).toEqual([]);
    await world.dataSource.query(`UPDATE incorporaciones SET dia_fijado_el = dia_fijado_el - 10`);
    const rows = await list({ estado: 'abierta' });
    expect(rows.map(({ id, urgencia }) => [id, urgencia])).toEqual([
      [late.record.id, 'rojo'],
      [soon.record.id, 'ambar'],
      [never.record.id, null],
    ]);
    expect(rows[0]).toMatchObject({ turno: 'persona', faltan: expect.arrayContaining(['DNI o NIE']) });
    const ids = async (filter: object) => (await list(filter)).map(({ id }) => id);
    expect(await ids({ atrasada: true })).toEqual([late.record.id]);
    expect(await ids({ atrasada: false })).toEqual([soon.record.id, never.record.id]);
    expect(await ids({ mia: true })).toEqual([soon.record.id]);
    expect(await ids({ q: 'auror' })).toEqual([soon.record.id]);
    expect(await ids({ estado: 'incorporada' })).toEqual([]);
    const first = await hr
      .get('/api/onboardings')
      .query({ sort: '["primer_dia","ASC"]', limit: 2 })
      .expect(200);
    const next = await hr
      .get('/api/onboardings')
      .query({ sort: '["primer_dia","ASC"]', limit: 2, cursor: first.headers['x-next-cursor'] })
      .expect(200);
    expect((next.body as OnboardingBody[]).map(({ id }) => id)).toEqual([never.record.id]);
  });

  it('is for staff, and for programs with its key', async () => {
    const { agent, record } = await givenHired(world, hr);
    for (const path of ['', `/${record.id}`]) await agent.get(`/api/onboardings${path}`).expect(403);
    await put(record.id, { version: 1 }, agent).expect(403);
    await act(`${record.id}/joined`, { version: 1 }, agent).expect(403);
    await act(`${record.id}/start-pack`, {}, agent).expect(403);
    await agent.get('/api/onboarding-templates').expect(403);
    await (await world.signedInAs('admin')).get(`/api/onboardings/${record.id}`).expect(200);
    await world.agent().get('/api/onboardings/mine').expect(401);
    await hr.get(`/api/onboardings/${randomUUID()}`).expect(404);
  });
});

describe('the start pack', () => {
  const download = (id: string, body: object) =>
    hr
      .post(`/api/onboardings/${id}/start-pack`)
      .send(body)
      .buffer()
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      });
  const filesIn = (zip: Buffer): Promise<Map<string, Buffer>> =>
    new Promise((resolve, reject) => {
      const files = new Map<string, Buffer>();
      fromBuffer(zip, { lazyEntries: true }, (error, archive) => {
        if (error) return reject(error);
        archive.on('end', () => resolve(files));
        archive.on('error', reject);
        archive.on('entry', (entry) =>
          archive.openReadStream(entry, (failed, stream) => {
            if (failed) return reject(failed);
            const parts: Buffer[] = [];
            stream.on('data', (part: Buffer) => parts.push(part));
            stream.on('end', () => {
              files.set(entry.fileName, Buffer.concat(parts));
              archive.readEntry();
            });
          }),
        );
        archive.readEntry();
      });
    });

  it('has the data sheet and the accepted documents, and each download is logged', async () => {
    const { agent, record } = await givenHired(world, hr);
    await giveOwn(agent, taskOf(record, 'iban').id, { valor: IBAN, version: 1 }).expect(200);
    for (const [clave, verb] of [
      ['identidad', 'accept'],
      ['permiso', 'refuse'],
    ] as const) {
      const { documento } = taskOf(record, clave);
      await agent
        .put(`/api/documents/${documento?.id}/file`)
        .attach('archivo', PNG, `${clave}.png`)
        .expect(200);
      await hr
        .post(`/api/documents/${documento?.id}/${verb}`)
        .send({ version: 2, motivo: 'Borroso' })
        .expect(200);
    }
    const { body, headers } = await download(record.id, {}).expect(200);
    expect(headers['content-type']).toBe('application/zip');
    const files = await filesIn(body as Buffer);
    expect([...files.keys()]).toEqual([
      'ficha.pdf',
      'ficha.csv',
      'ficha.json',
      'documentos/1-DNI o NIE-identidad.png',
    ]);
    expect(files.get('ficha.pdf')?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(JSON.parse(files.get('ficha.json')?.toString() ?? '')).toMatchObject({
      incorporacion_id: record.id,
      nombre: 'Núria',
      iban: 'ES9121000418450200051332',
      naf: null,
    });
    expect(files.get('ficha.csv')?.toString()).toContain('ES9121000418450200051332');
    expect(await logged(record.id)).toContain('onboarding.pack_downloaded');

    const contrasena = 'una contraseña que nadie adivina';
    const locked = await download(record.id, { contrasena }).expect(200);
    const decrypter = new Decrypter();
    decrypter.addPassphrase(contrasena);
    const opened = await decrypter.decrypt(new Uint8Array(locked.body as Buffer));
    expect([...(await filesIn(Buffer.from(opened))).keys()]).toHaveLength(4);
    await hr.post(`/api/onboardings/${record.id}/start-pack`).send({ contrasena: 'corta' }).expect(422);
  });
});

describe('the templates', () => {
  it('are one for each place, written as a whole by whoever saw the latest version', async () => {
    const { body: all } = await hr.get('/api/onboarding-templates').expect(200);
    expect((all as { nombre: string }[]).map(({ nombre }) => nombre)).toEqual([
      'General',
      'Chofer',
      'Lavadero',
      'Mecánica y taller',
      'Oficina',
    ]);
    const tareas = [
      {
        clave: 'a',
        tipo: 'tarea',
        quien: 'rrhh',
        dias: 0,
        obligatoria: true,
        titulo: { es: 'Llaves', ar: null },
        detalle: { es: null, ca: '' },
      },
    ];
    const made = await hr
      .post('/api/onboarding-templates')
      .send({ nombre: 'Electricidad', departamento: 'mantenimiento', posicion: 'electrico', tareas })
      .expect(201);
    const twice = await hr
      .post('/api/onboarding-templates')
      .send({ nombre: 'Otra', departamento: 'mantenimiento', posicion: 'electrico', tareas });
    expect(twice.body.code).toBe('onboarding_template_exists');
    expect(made.body.tareas).toMatchObject([{ titulo: { es: 'Llaves' }, detalle: {} }]);
    const path = `/api/onboarding-templates/${made.body.id}`;
    const write = (body: object) => hr.put(path).send({ ...made.body, ...body });
    const answers = await Promise.all([write({ nombre: 'Luz' }), write({ nombre: 'Cables' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const wrong = await write({ version: 2, tareas: [{ ...tareas[0], espera: 'b' }], posicion: 'chapista' });
    expect(Object.keys(wrong.body.errors as object).sort()).toEqual(['posicion', 'tareas.0.espera']);

    const { record } = await givenHired(world, hr, { posicion: 'electrico' });
    expect(record.tareas.map(({ titulo }) => titulo)).toEqual(['Llaves']);
    await hr.delete(path).expect(204);
    expect(await hr.get(`/api/onboardings/${record.id}`).expect(200)).toMatchObject({
      body: { plantilla: null },
    });
    const [general] = all as [{ id: string }];
    const kept = await hr.delete(`/api/onboarding-templates/${general.id}`).expect(409);
    expect(kept.body.code).toBe('onboarding_template_last');
  });
});
