import type { Question } from '../../../src/vacancies/questions/questions.rules.js';
import { submit } from '../application-form.js';
import { findInvariantViolations } from '../../operations/data/invariants.js';
import { type Agent, createWorld, type World } from '../../world.js';

const QUESTIONS: Question[] = [
  { id: 'permiso', texto: '¿Tienes el permiso C+E en vigor?', tipo: 'si_no', obligatoria: true },
  { id: 'anos', texto: '¿Cuántos años has conducido?', tipo: 'numero', unidad: 'años', obligatoria: true },
  {
    id: 'turnos',
    texto: '¿Qué turnos?',
    tipo: 'opciones',
    opciones: ['Mañana', 'Tarde'],
    obligatoria: false,
  },
];
const ANSWERS = { permiso: true, anos: 4, turnos: ['Tarde'] };

let world: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());

let people = 0;
const newcomer = (): Promise<Agent> => world.registered(`responde${++people}@example.com`);
const vacancyAsking = (preguntas: Question[] = QUESTIONS): Promise<string> =>
  world.givenVacancy({ preguntas });
const answering = (agent: Agent, vacante_id: string, answers?: unknown) =>
  submit(agent, {
    fields: {
      vacante_id,
      ...(answers === undefined ? {} : { cuestionario_respuestas: JSON.stringify(answers) }),
    },
  });
const setQuestions = (id: string, preguntas: Question[]) =>
  world.dataSource.query(`UPDATE vacantes SET preguntas = $2 WHERE id = $1`, [id, JSON.stringify(preguntas)]);

describe('the questions of a vacancy', () => {
  it('are public', async () => {
    const { body } = await world
      .agent()
      .get(`/api/vacancies/${await vacancyAsking()}`)
      .expect(200);
    expect(body.preguntas[1]).toEqual({
      id: 'anos',
      texto: '¿Cuántos años has conducido?',
      tipo: 'numero',
      opciones: [],
      obligatoria: true,
      ayuda: null,
      unidad: 'años',
    });
  });

  it('are a list, by a constraint of the database', async () => {
    const id = await vacancyAsking();
    await expect(
      world.dataSource.query(`UPDATE vacantes SET preguntas = '{}' WHERE id = $1`, [id]),
    ).rejects.toThrow('vacantes_preguntas_ck');
  });
});

describe('answers', () => {
  it('are stored as they were asked and shown to HR and their owner', async () => {
    const agent = await newcomer();
    const vacancy = await vacancyAsking();
    const { status, body } = await answering(agent, vacancy, { ...ANSWERS, vieja: 'ya no se pregunta' });
    expect(status).toBe(201);
    const kept = [
      {
        id: 'permiso',
        texto: '¿Tienes el permiso C+E en vigor?',
        tipo: 'si_no',
        unidad: null,
        respuesta: true,
      },
      { id: 'anos', texto: '¿Cuántos años has conducido?', tipo: 'numero', unidad: 'años', respuesta: 4 },
      { id: 'turnos', texto: '¿Qué turnos?', tipo: 'opciones', unidad: null, respuesta: ['Tarde'] },
    ];
    expect(body.application.cuestionario_respuestas).toEqual(kept);
    await setQuestions(vacancy, [{ id: 'permiso', texto: 'Otra cosa', tipo: 'texto', obligatoria: false }]);
    const seen = await hr.get(`/api/applications/${body.application.id}`).expect(200);
    expect(seen.body.cuestionario_respuestas).toEqual(kept);
    const portal = await agent.get('/api/candidates/me');
    expect(portal.body.applications[0].cuestionario_respuestas).toEqual(kept);
  });

  it.each([
    ['none', undefined, ['cuestionario.permiso', 'cuestionario.anos']],
    ['one missing', { permiso: false }, ['cuestionario.anos']],
    ['one of another kind', { permiso: true, anos: 'muchos' }, ['cuestionario.anos']],
    ['an option that is not offered', { ...ANSWERS, turnos: ['Siesta'] }, ['cuestionario.turnos']],
    ['no object', [1], ['cuestionario_respuestas']],
  ])('that are %s are reported by question, and nothing is stored', async (_title, answers, fields) => {
    const agent = await newcomer();
    const response = await answering(agent, await vacancyAsking(), answers);
    expect([response.status, response.body.code]).toEqual([422, 'validation_failed']);
    expect(Object.keys(response.body.errors)).toEqual(fields);
    expect((await agent.get('/api/candidates/me')).body.candidate).toBeNull();
    expect(
      await world.dataSource.query(
        `SELECT 1 FROM archivos WHERE estado <> 'borrar' AND user_id NOT IN (SELECT user_id FROM candidates WHERE user_id IS NOT NULL)`,
      ),
    ).toEqual([]);
  });

  it('that are not JSON are refused', async () => {
    const response = await submit(await newcomer(), {
      fields: { vacante_id: await vacancyAsking(), cuestionario_respuestas: '{"permiso":' },
    });
    expect([response.status, response.body.errors]).toEqual([
      422,
      { cuestionario_respuestas: ['Las respuestas no son válidas'] },
    ]);
  });

  it('never reject an application', async () => {
    const { body } = await answering(await newcomer(), await vacancyAsking(), { permiso: false, anos: 0 });
    expect(body.application).toMatchObject({ estado: 'recibida', abierta: true });
  });

  it('to a question added while the person typed are asked for, and then taken', async () => {
    const agent = await newcomer();
    const vacancy = await vacancyAsking();
    await setQuestions(vacancy, [
      ...QUESTIONS.slice(1),
      { id: 'noches', texto: '¿Noches fuera?', tipo: 'si_no', obligatoria: true },
    ]);
    const refused = await answering(agent, vacancy, ANSWERS);
    expect(refused.body.errors).toEqual({ 'cuestionario.noches': ['Responde a «¿Noches fuera?»'] });
    const taken = await answering(agent, vacancy, { ...ANSWERS, noches: false });
    expect(taken.status).toBe(201);
    expect(taken.body.application.cuestionario_respuestas.map(({ id }: { id: string }) => id)).toEqual([
      'anos',
      'turnos',
      'noches',
    ]);
  });

  it('sent again change the open application once; equal or absent ones change nothing', async () => {
    const agent = await newcomer();
    const vacancy = await vacancyAsking();
    const { body } = await answering(agent, vacancy, ANSWERS);
    const version = async (): Promise<number> =>
      (await hr.get(`/api/applications/${body.application.id}`)).body.version as number;
    await answering(agent, vacancy, ANSWERS).expect(200);
    await answering(agent, vacancy).expect(200);
    expect(await version()).toBe(1);
    const changed = await answering(agent, vacancy, { ...ANSWERS, anos: 5 }).expect(200);
    expect(changed.body.application.cuestionario_respuestas[1].respuesta).toBe(5);
    expect(await version()).toBe(2);
    const { historial } = (await hr.get(`/api/applications/${body.application.id}`)).body;
    expect(historial.map(({ tipo }: { tipo: string }) => tipo)).toEqual(['creada', 'actualizada']);
  });

  it('of five concurrent forms make one application', async () => {
    const agent = await newcomer();
    const vacancy = await vacancyAsking();
    const sent = await Promise.all(Array.from({ length: 5 }, () => answering(agent, vacancy, ANSWERS)));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(await findInvariantViolations(world.dataSource)).toEqual([]);
  });
});

describe('a vacancy that closes while people send the form', () => {
  const close = (id: string) => world.change(`UPDATE vacantes SET estado = 'cerrada' WHERE id = $1`, [id]);

  it('accepts the forms that came first and refuses the others, never one after it was closed', async () => {
    const vacancy = await world.givenVacancy();
    const agents = await Promise.all(Array.from({ length: 6 }, newcomer));
    const sendings = agents.map((agent, place) =>
      new Promise((resolve) => setTimeout(resolve, place * 8)).then(() => answering(agent, vacancy)),
    );
    const closing = new Promise((resolve) => setTimeout(resolve, 40)).then(() => close(vacancy));
    const answers = await Promise.all(sendings);
    await closing;
    for (const { status, body } of answers) {
      expect([201, 409]).toContain(status);
      if (status === 409) expect(body.code).toBe('vacancy_not_open');
    }
    const taken = answers.filter(({ status }) => status === 201).length;
    const rows = await world.dataSource.query<unknown[]>(
      `SELECT 1 FROM aplicaciones_vacantes WHERE vacante_id = $1`,
      [vacancy],
    );
    expect(rows).toHaveLength(taken);
    expect((await answering(await newcomer(), vacancy)).body.code).toBe('vacancy_not_open');
    expect(await findInvariantViolations(world.dataSource)).toEqual([]);
  });

  it('makes a form wait that arrives during the closing and then finds it closed', async () => {
    const vacancy = await world.givenVacancy();
    const runner = world.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query(`UPDATE vacantes SET estado = 'cerrada' WHERE id = $1`, [vacancy]);
    let answered = false;
    const sending = answering(await newcomer(), vacancy).then((answer) => {
      answered = true;
      return answer;
    });
    await world.until(async () => {
      const waiting = await world.dataSource.query<unknown[]>(
        `SELECT 1 FROM pg_locks WHERE NOT granted AND pid IN (SELECT pid FROM pg_stat_activity WHERE datname = current_database())`,
      );
      return waiting.length > 0;
    });
    expect(answered).toBe(false);
    await runner.commitTransaction();
    await runner.release();
    expect((await sending).body.code).toBe('vacancy_not_open');
  });

  it('waits itself for a form that came first', async () => {
    const vacancy = await world.givenVacancy();
    const runner = world.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query(`SELECT 1 FROM vacantes WHERE id = $1 FOR SHARE`, [vacancy]);
    // Another form does not wait for the first one.
    await answering(await newcomer(), vacancy).expect(201);
    let closed = false;
    const closing = close(vacancy).then(() => (closed = true));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(closed).toBe(false);
    await runner.commitTransaction();
    await runner.release();
    await closing;
  });
});
