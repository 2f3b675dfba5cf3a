import { submit } from '../candidates/application-form.js';
import { findInvariantViolations } from '../operations/data/invariants.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());
afterEach(async () => {
  expect(await findInvariantViolations(world.dataSource)).toEqual([]);
});

let people = 0;
async function applicant(
  fields: Record<string, string> = {},
): Promise<{ agent: Agent; application: string; candidate: string; email: string }> {
  const email = `lista${++people}@example.com`;
  const agent = await world.registered(email);
  const { body } = await submit(agent, { fields }).expect(201);
  const me = await agent.get('/api/candidates/me');
  return { agent, email, application: body.application.id, candidate: me.body.candidate.id };
}

/** The list's people by e-mail. */
async function listed(filter: object, sort?: [string, string]): Promise<string[]> {
  const query = {
    filter: JSON.stringify(filter),
    range: '[0,99]',
    ...(sort && { sort: JSON.stringify(sort) }),
  };
  const { body } = await hr.get('/api/candidates').query(query).expect(200);
  return (body as { email: string }[]).map(({ email }) => email);
}

async function rowOf(candidate: string): Promise<Record<string, unknown>> {
  const { body } = await hr.get('/api/candidates').query({ filter: JSON.stringify({ id: [candidate] }) });
  return (body as Record<string, unknown>[])[0] ?? {};
}

/** Sets the days for which this application has been in its stage. */
async function waits(application: string, days: number): Promise<void> {
  await world.dataSource.query(
    `UPDATE aplicaciones_vacantes SET en_fase_desde = now() - $2::int * interval '1 day' - interval '1 hour' WHERE id = $1`,
    [application, days],
  );
  await world.dataSource.query(
    `UPDATE candidates c SET espera_desde = (
       SELECT min(a.en_fase_desde) FROM aplicaciones_vacantes a WHERE a.candidato_id = c.id
         AND a.estado NOT IN ('contratada','rechazada') AND a.retirada_at IS NULL AND a.deleted_at IS NULL)
     WHERE id = (SELECT candidato_id FROM aplicaciones_vacantes WHERE id = $1)`,
    [application],
  );
}

describe('the filters behind "Más filtros"', () => {
  it('find people by town without accents, and by every skill', async () => {
    const terrassa = await applicant({
      ciudad: 'Castellbisbal',
      habilidades: 'Diagnosis, Tacógrafo digital',
    });
    const other = await applicant({ ciudad: 'Sant Adrià de Besòs', habilidades: 'Frenos' });
    expect(await listed({ ciudad: 'castellbis' })).toEqual([terrassa.email]);
    expect(await listed({ ciudad: 'adria besos' })).toEqual([other.email]);
    expect(await listed({ habilidades: 'tacografo, diagnosis' })).toEqual([terrassa.email]);
    expect(await listed({ habilidades: 'tacografo, frenos' })).toEqual([]);
    expect(await listed({ habilidades: '100%' })).toEqual([]);
  });

  it('find people by vacancy, or without one', async () => {
    const vacante_id = await world.givenVacancy();
    const someone = await applicant({ vacante_id });
    expect(await listed({ vacante_id })).toEqual([someone.email]);
    expect(await listed({ vacante_id: 'espontanea' })).not.toContain(someone.email);
  });

  it('find people by days of Madrid, both included', async () => {
    const someone = await applicant();
    await world.change(
      `WITH moved AS (UPDATE aplicaciones_vacantes SET fecha_aplicacion = '2020-06-30T22:30:00Z' WHERE id = $1 RETURNING 1)
       UPDATE candidates SET fecha_aplicacion = '2020-06-30T22:30:00Z' WHERE id = $2`,
      [someone.application, someone.candidate],
    );
    expect(await listed({ desde: '2020-07-01', hasta: '2020-07-01' })).toEqual([someone.email]);
    expect(await listed({ hasta: '2020-06-30' })).toEqual([]);
  });

  it('find people by CV and by verified e-mail', async () => {
    const someone = await applicant();
    const verified = await applicant();
    await world.dataSource.query(`UPDATE users SET email_verified_at = now() WHERE email = $1`, [
      verified.email,
    ]);
    const found = await listed({ verificado: 'true' });
    expect(found).toContain(verified.email);
    expect(found).not.toContain(someone.email);
    expect(await listed({ verificado: 'false' })).toContain(someone.email);
    expect(await listed({ con_cv: 'true' })).toContain(someone.email);
    expect(await listed({ con_cv: 'false' })).toEqual([]);
  });

  it.each([
    { desde: 'ayer' },
    { hasta: '2026-02-30' },
    { vacante_id: 'x' },
    { con_cv: 'quizá' },
    { sin_respuesta: '1' },
  ])('refuse %j', async (filter) => {
    const response = await hr.get('/api/candidates').query({ filter: JSON.stringify(filter) });
    expect([response.status, response.body.code]).toEqual([400, 'invalid_query']);
  });
});

describe('an overdue answer', () => {
  it('starts after the days of the stage, and ends with a move', async () => {
    const { application, candidate, email } = await applicant();
    await waits(application, 2);
    expect(await listed({ sin_respuesta: 'true' })).not.toContain(email);
    expect((await rowOf(candidate)).sin_respuesta_dias).toBeNull();
    await waits(application, 4);
    expect(await listed({ sin_respuesta: 'true' })).toContain(email);
    expect(await rowOf(candidate)).toMatchObject({
      sin_respuesta_dias: 4,
      sin_respuesta_aplicacion_id: application,
    });
    await world.moveTo(application, 'en_revision');
    expect(await listed({ sin_respuesta: 'true' })).not.toContain(email);
    await waits(application, 8);
    expect((await rowOf(candidate)).sin_respuesta_dias).toBe(8);
    await world.moveTo(application, 'rechazada');
    expect(await rowOf(candidate)).toMatchObject({ sin_respuesta_dias: null, espera_desde: null });
  });

  it('is reported when it is of another application than the one shown', async () => {
    const { agent, candidate, application, email } = await applicant();
    const vacante_id = await world.givenVacancy();
    const second = await submit(agent, { fields: { vacante_id } }).expect(201);
    await world.moveTo(second.body.application.id as string, 'en_revision');
    await waits(application, 5);
    expect(await rowOf(candidate)).toMatchObject({
      aplicacion_id: second.body.application.id,
      sin_respuesta_dias: 5,
      sin_respuesta_aplicacion_id: application,
    });
    expect(await listed({ sin_respuesta: 'true' })).toContain(email);
  });

  it('is not counted for a withdrawn application, in the list and in the figures of its vacancy', async () => {
    const { agent, candidate, application, email } = await applicant();
    const vacante_id = await world.givenVacancy();
    const second = await submit(agent, { fields: { vacante_id } }).expect(201);
    const withdrawn = second.body.application.id as string;
    await world.withdraw(withdrawn);
    await waits(withdrawn, 30);
    await waits(application, 5);
    expect(await rowOf(candidate)).toMatchObject({
      sin_respuesta_dias: 5,
      sin_respuesta_aplicacion_id: application,
    });
    const figures = (await hr.get('/api/vacancy-figures').query({ ids: vacante_id }).expect(200)).body;
    expect(figures).toMatchObject([{ retiradas: 1, sin_responder: 0 }]);
    await world.withdraw(application);
    await waits(application, 30);
    expect(await listed({ sin_respuesta: 'true' })).not.toContain(email);
  });

  it('is not counted while an interview is to come', async () => {
    const { application, candidate } = await applicant();
    await world.moveTo(application, 'entrevista');
    await waits(application, 20);
    expect((await rowOf(candidate)).sin_respuesta_dias).toBe(20);
    await world.dataSource.query(
      `INSERT INTO interviews (candidato_id, aplicacion_id, inicio, fin, ubicacion)
       VALUES ($1, $2, now() + interval '2 days', now() + interval '50 hours', 'Nave 2')`,
      [candidate, application],
    );
    expect((await rowOf(candidate)).sin_respuesta_dias).toBeNull();
  });

  it('comes first when sorted, and is counted', async () => {
    const long = await applicant();
    const longer = await applicant();
    await waits(long.application, 40);
    await waits(longer.application, 50);
    const order = await listed({}, ['espera_desde', 'ASC']);
    expect(order.slice(0, 2)).toEqual([longer.email, long.email]);
    const { body } = await hr.get('/api/stats/unanswered').expect(200);
    expect(body).toEqual({ total: (await listed({ sin_respuesta: 'true' })).length });
  });

  it('is restored when a move is undone', async () => {
    const { application, candidate } = await applicant();
    await waits(application, 6);
    // Its message is due a minute later, so nothing is sent before the undo.
    world.clock.advance(60_000);
    const moved = await hr
      .post(`/api/applications/${application}/move`)
      .send({ estado: 'en_revision', version: 1 })
      .expect(200);
    expect((await rowOf(candidate)).sin_respuesta_dias).toBeNull();
    world.clock.reset();
    await hr
      .post(`/api/applications/${application}/undo`)
      .send({ historial_id: moved.body.undo.historial_id, version: 2 })
      .expect(200);
    expect((await rowOf(candidate)).sin_respuesta_dias).toBe(6);
  });
});

describe('the answer times', () => {
  const defaults = { recibida: 3, en_revision: 7, entrevista: 7 };

  it('are changed by an administrator, and lists follow at once', async () => {
    const { application, candidate } = await applicant();
    await waits(application, 4);
    const admin = await world.signedInAs('admin');
    expect((await hr.get('/api/answer-times').expect(200)).body).toEqual(defaults);
    await hr.put('/api/answer-times').send(defaults).expect(403);
    await admin
      .put('/api/answer-times')
      .send({ ...defaults, recibida: 10 })
      .expect(200);
    expect((await rowOf(candidate)).sin_respuesta_dias).toBeNull();
    await admin.put('/api/answer-times').send(defaults).expect(200);
    expect((await rowOf(candidate)).sin_respuesta_dias).toBe(4);
    const logged = await world.dataSource.query<unknown[]>(
      `SELECT 1 FROM system_logs WHERE action = 'config.answer_times'`,
    );
    expect(logged).toHaveLength(2);
  });

  it('are between 1 and 90 days', async () => {
    const admin = await world.signedInAs('admin');
    const { body } = await admin
      .put('/api/answer-times')
      .send({ ...defaults, recibida: 0 })
      .expect(422);
    expect(body.errors).toEqual({ recibida: ['Escribe un número de días entre 1 y 90'] });
  });
});

describe('the priority', () => {
  const set = (application: string, body: object, agent = hr) =>
    agent.put(`/api/applications/${application}/priority`).send(body);

  it('is changed on the application and on the person', async () => {
    const { application, candidate } = await applicant();
    const { body } = await set(application, { prioridad: 'alta', version: 1 }).expect(200);
    expect(body).toMatchObject({
      message: 'Prioridad cambiada a Alta',
      changed: true,
      application: { prioridad: 'alta', version: 2 },
      candidate: { id: candidate, prioridad: 'alta', aplicacion_version: 2 },
    });
  });

  it('is set by the first of two; the second gets the new row; a repetition is no conflict', async () => {
    const { application } = await applicant();
    const answers = await Promise.all(
      (['alta', 'baja'] as const).map((prioridad) => set(application, { prioridad, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body.application.prioridad as string;
    const loser = answers.find(({ status }) => status === 409)?.body;
    expect(loser).toMatchObject({ code: 'stale_version', candidate: { prioridad: winner } });
    await set(application, { prioridad: winner, version: 1 }).expect(200);
  });

  it('cannot be set by a candidate, nor to any other value', async () => {
    const { application, agent } = await applicant();
    await set(application, { prioridad: 'alta', version: 1 }, agent).expect(403);
    await set(application, { prioridad: 'urgente', version: 1 }).expect(422);
    await set('b1b2b3b4-0000-4000-8000-000000000000', { prioridad: 'alta', version: 1 }).expect(404);
  });
});
