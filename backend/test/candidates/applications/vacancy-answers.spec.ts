import { AnswerEveryone } from '../../../src/candidates/applications/closing/answer-everyone.js';
import { submit } from '../application-form.js';
import { findInvariantViolations } from '../../operations/data/invariants.js';
import { type Agent, createWorld, type World } from '../../world.js';

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
async function applied(vacante_id: string): Promise<string> {
  const agent = await world.registered(`cierre${++people}@example.com`);
  const { body } = await submit(agent, { fields: { vacante_id } }).expect(201);
  return body.application.id as string;
}

const unanswered = async (vacancy: string) =>
  (await hr.get(`/api/vacancies/${vacancy}/unanswered`).expect(200)).body as Record<string, unknown> & {
    respuesta: { id: string; terminada_at: string | null } | null;
  };
const finished = (vacancy: string) =>
  world.until(async () => Boolean((await unanswered(vacancy)).respuesta?.terminada_at));

const messages = (application: string): Promise<{ plantilla: string; texto: string }[]> =>
  world.dataSource.query(
    `SELECT plantilla, texto FROM correos WHERE aplicacion_id = $1 AND plantilla = 'rechazo'`,
    [application],
  );

describe('the closing of a vacancy', () => {
  it('shows who is unanswered, and since when they are overdue', async () => {
    const vacancy = await world.givenVacancy();
    const [first, second, hired] = [await applied(vacancy), await applied(vacancy), await applied(vacancy)];
    await applied(await world.givenVacancy());
    await world.moveTo(second, 'entrevista');
    await world.moveTo(hired, 'contratada');
    await world.change(
      `WITH moved AS (UPDATE aplicaciones_vacantes SET en_fase_desde = now() - interval '9 days' WHERE id = $1
         RETURNING candidato_id, en_fase_desde)
       UPDATE candidates SET espera_desde = moved.en_fase_desde FROM moved WHERE id = moved.candidato_id`,
      [first],
    );
    expect(await unanswered(vacancy)).toEqual({
      abiertas: 2,
      sin_responder: 1,
      recibida: 1,
      en_revision: 0,
      entrevista: 1,
      respuesta: null,
    });
  });

  it('answers everyone who waits, each with one message, and reports each result', async () => {
    const vacancy = await world.givenVacancy();
    const applications = [await applied(vacancy), await applied(vacancy)];
    const hired = await applied(vacancy);
    await world.moveTo(hired, 'contratada');
    const answers = await Promise.all(
      [1, 2].map(() =>
        hr
          .post(`/api/vacancies/${vacancy}/answer-all`)
          .send({ mensaje: 'El proceso se ha cerrado.' })
          .expect(202),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.id as string)).size).toBe(1);
    await finished(vacancy);
    const { respuesta, abiertas } = await unanswered(vacancy);
    expect(abiertas).toBe(0);
    expect(respuesta).toMatchObject({ total: 2, pendientes: 0, respondidas: 2, ya_cerradas: 0, fallidas: 0 });
    for (const application of applications) {
      const { body } = await hr.get(`/api/applications/${application}`);
      expect(body.estado).toBe('rechazada');
      const sent = await messages(application);
      expect(sent).toHaveLength(1);
      expect(sent[0]?.texto).toContain('El proceso se ha cerrado.');
    }
    expect((await hr.get(`/api/applications/${hired}`)).body.estado).toBe('contratada');
    const rows = await hr.get(`/api/vacancy-answers/${respuesta?.id}/rows`).expect(200);
    expect(rows.headers['content-range']).toBe('vacancy-answers 0-1/2');
    expect(
      (rows.body as { aplicacion_id: string; resultado: string }[])
        .map(({ aplicacion_id, resultado }) => [aplicacion_id, resultado])
        .sort(),
    ).toEqual(applications.map((id) => [id, 'respondida']).sort());
    const again = await hr.post(`/api/vacancies/${vacancy}/answer-all`).send({}).expect(409);
    expect(again.body.code).toBe('nobody_waiting');
  });

  it('skips people answered meanwhile, and answers nobody twice when two workers run', async () => {
    const vacancy = await world.givenVacancy();
    const [open, closed] = [await applied(vacancy), await applied(vacancy)];
    const [order] = await world.dataSource.query<{ id: string }[]>(
      `INSERT INTO respuestas_vacante (vacante_id, creada_por)
       SELECT $1, id FROM users WHERE role = 'rrhh' LIMIT 1 RETURNING id`,
      [vacancy],
    );
    const id = order?.id ?? '';
    await world.dataSource.query(
      `INSERT INTO respuestas_vacante_filas (respuesta_id, aplicacion_id) SELECT $1, unnest($2::uuid[])`,
      [id, [open, closed]],
    );
    await world.moveTo(closed, 'contratada');
    const job = world.app.get(AnswerEveryone, { strict: false });
    await Promise.all([job.run(id), job.run(id)]);
    expect(await messages(open)).toHaveLength(1);
    expect(await messages(closed)).toHaveLength(0);
    const { respuesta } = await unanswered(vacancy);
    expect(respuesta).toMatchObject({ respondidas: 1, ya_cerradas: 1, pendientes: 0 });
  });

  it('is refused to candidates, and for a vacancy that does not exist', async () => {
    const vacancy = await world.givenVacancy();
    const candidate = await world.signedInAs('candidate');
    await candidate.get(`/api/vacancies/${vacancy}/unanswered`).expect(403);
    await candidate.post(`/api/vacancies/${vacancy}/answer-all`).send({}).expect(403);
    const nothing = 'b1b2b3b4-0000-4000-8000-000000000000';
    await hr.get(`/api/vacancies/${nothing}/unanswered`).expect(404);
    await hr.post(`/api/vacancies/${nothing}/answer-all`).send({}).expect(404);
    await hr.get(`/api/vacancy-answers/${nothing}/rows`).expect(404);
  });
});
