import { randomUUID } from 'node:crypto';
import { findInvariantViolations } from '../../operations/data/invariants.js';
import { givenApplicant } from '../../interviews/interviews-given.js';
import { type Agent, createWorld, type World } from '../../world.js';

let world: World;
let hr: Agent;
let admin: Agent;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
  admin = await world.signedInAs('admin');
});
afterAll(() => world.close());
afterEach(async () => {
  expect(await findInvariantViolations(world.dataSource)).toEqual([]);
});

const reasons = async () => (await hr.get('/api/rejection-reasons').expect(200)).body;
const reject = (application: string, body: object = {}) =>
  hr.post(`/api/applications/${application}/move`).send({ estado: 'rechazada', version: 1, ...body });

describe('rejection reasons', () => {
  it('are the initial list of HR, in its order, for HR only', async () => {
    const list = await reasons();
    expect(list[0]).toMatchObject({ nombre: 'No cumple los requisitos', activo: true });
    expect(list.at(-1)).toMatchObject({ nombre: 'Otro' });
    const candidate = await world.signedInAs('candidate');
    await candidate.get('/api/rejection-reasons').expect(403);
    await candidate.post('/api/rejection-reasons').send({ nombre: 'x' }).expect(403);
  });

  it('can be added, renamed, deactivated and removed; two with the same name are refused', async () => {
    const made = await Promise.all(
      ['Sin carné', 'sin Carné'].map((nombre) => hr.post('/api/rejection-reasons').send({ nombre })),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409]);
    const id = made.find(({ status }) => status === 201)?.body.id;
    const change = { nombre: 'Sin carné C', activo: false };
    expect((await hr.put(`/api/rejection-reasons/${id}`).send(change).expect(200)).body).toMatchObject(
      change,
    );
    await hr.delete(`/api/rejection-reasons/${id}`).expect(200);
    await hr.delete(`/api/rejection-reasons/${id}`).expect(404);
    await hr.post('/api/rejection-reasons').send({ nombre: ' ' }).expect(422);
  });

  it('belong to a rejection and stay inside HR, and a used one cannot be removed', async () => {
    const { application, agent } = await givenApplicant(world);
    const [reason] = await reasons();
    const wrong = { estado: 'en_revision', version: 1, motivo_rechazo_id: reason.id };
    await hr.post(`/api/applications/${application}/move`).send(wrong).expect(422);
    expect((await reject(application, { motivo_rechazo_id: randomUUID() })).body.errors).toHaveProperty(
      'motivo_rechazo_id',
    );
    const { body } = await reject(application, { motivo_rechazo_id: reason.id }).expect(200);
    expect(body.application.historial.at(-1)).toMatchObject({ motivo_rechazo: reason.nombre });
    expect((await hr.delete(`/api/rejection-reasons/${reason.id}`).expect(409)).body.code).toBe(
      'reason_in_use',
    );

    await hr.post(`/api/emails/${body.application.rechazo_en_espera.correo_id}/send-now`).expect(200);
    await world.until(
      async () => (await agent.get('/api/candidates/me')).body.current?.estado === 'rechazada',
    );
    expect(JSON.stringify((await agent.get('/api/candidates/me')).body)).not.toContain(reason.nombre);
    const [mail] = await world.dataSource.query(
      `SELECT html FROM correos WHERE aplicacion_id = $1 AND plantilla = 'rechazo'`,
      [application],
    );
    expect(mail.html).not.toContain(reason.nombre);
  });
});

describe('the delay of rejections', () => {
  it('is read by HR and changed by administrators', async () => {
    expect((await hr.get('/api/config/rejection-delay').expect(200)).body).toEqual({
      horas: 24,
      avisos_desactivados: false,
    });
    await hr.put('/api/config/rejection-delay').send({ horas: 2 }).expect(403);
    await admin.put('/api/config/rejection-delay').send({ horas: 721 }).expect(422);
    await admin.put('/api/config/rejection-delay').send({ horas: 48 }).expect(200);
    const { application } = await givenApplicant(world);
    const { body } = await reject(application).expect(200);
    const wait = new Date(body.application.rechazo_en_espera.enviar_desde).getTime() - Date.now();
    expect(wait / 3_600_000).toBeCloseTo(48, 1);
    await admin.put('/api/config/rejection-delay').send({ horas: 24 }).expect(200);
  });
});

describe('a waiting rejection', () => {
  const undo = (application: string, historial_id: string, version: number) =>
    hr.post(`/api/applications/${application}/undo`).send({ historial_id, version });

  it('is cancelled by a move back, also hours later', async () => {
    const { application, agent } = await givenApplicant(world);
    const { body } = await reject(application).expect(200);
    const { historial_id, con_correo } = body.application.rechazo_en_espera;
    expect(con_correo).toBe(true);
    const undone = await undo(application, historial_id, 2).expect(200);
    expect(undone.body.application).toMatchObject({ estado: 'recibida', rechazo_en_espera: null });
    expect((await agent.get('/api/candidates/me')).body.current.estado).toBe('recibida');
  });

  it('is either sent or cancelled when both happen at once, never both', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => givenApplicant(world)));
    const outcomes = await Promise.all(
      people.map(async ({ application, agent }) => {
        const { body } = await reject(application).expect(200);
        const { historial_id, correo_id } = body.application.rechazo_en_espera;
        await hr.post(`/api/emails/${correo_id}/send-now`).expect(200);
        // The worker polls about once a second: some are cancelled before, some during, some after it.
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 1500));
        const cancelled = await undo(application, historial_id, 2);
        return { application, agent, correo_id, cancelled };
      }),
    );
    for (const { agent, correo_id, cancelled } of outcomes) {
      const state = async () =>
        (await world.dataSource.query(`SELECT estado FROM correos WHERE id = $1`, [correo_id]))[0].estado;
      if (cancelled.status === 200) {
        expect(await state()).toBe('cancelado');
        expect((await agent.get('/api/candidates/me')).body.current.estado).toBe('recibida');
      } else {
        expect(cancelled.body.code).toBe('undo_too_late');
        await world.until(async () => (await state()) === 'capturado');
        expect((await agent.get('/api/candidates/me')).body.current.estado).toBe('rechazada');
      }
    }
  });
});
