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
  const agent = await world.registered(`fin${++people}@example.com`);
  return (await submit(agent, { fields: { vacante_id } }).expect(201)).body.application.id as string;
}
const close = (vacancy: string, body: object, agent: Agent = hr) =>
  agent.post(`/api/vacancies/${vacancy}/close`).send({ visto: 'activa', ...body });
const estadoOf = async (vacancy: string) =>
  (await hr.get(`/api/vacancies/${vacancy}`).expect(200)).body.estado as string;
const mailsOf = (application: string): Promise<{ texto: string; enviar_desde: Date; created_at: Date }[]> =>
  world.dataSource.query(
    `SELECT texto, enviar_desde, created_at FROM correos WHERE aplicacion_id = $1 AND plantilla = 'rechazo'`,
    [application],
  );
const WORDS = { asunto: 'Sobre {puesto}', cuerpo: 'Hemos cerrado {puesto}.\n\n{entrevistas_anuladas}' };

describe('the figures of vacancies', () => {
  it('count applications by stage, overdue ones, withdrawn ones and coming interviews', async () => {
    const vacancy = await world.givenVacancy();
    const empty = await world.givenVacancy({ estado: 'borrador' });
    const [late, hired, rejected, withdrawn] = [
      await applied(vacancy),
      await applied(vacancy),
      await applied(vacancy),
      await applied(vacancy),
    ];
    await world.moveTo(hired, 'contratada');
    await world.moveTo(rejected, 'rechazada');
    await world.withdraw(withdrawn);
    await world.change(
      `WITH moved AS (UPDATE aplicaciones_vacantes SET en_fase_desde = now() - interval '9 days' WHERE id = $1
         RETURNING candidato_id, en_fase_desde)
       UPDATE candidates SET espera_desde = moved.en_fase_desde FROM moved WHERE id = moved.candidato_id`,
      [late],
    );
    const { body } = await hr.get(`/api/vacancy-figures?ids=${vacancy},${empty}`).expect(200);
    const figures = (body as { id: string }[]).sort((one) => (one.id === vacancy ? -1 : 1));
    expect(figures).toEqual([
      expect.objectContaining({
        total: 4,
        recibida: 1,
        contratada: 1,
        rechazada: 1,
        retiradas: 1,
        sin_responder: 1,
        entrevistas_previstas: 0,
        cerrada_at: null,
      }),
      expect.objectContaining({ id: empty, total: 0, sin_responder: 0 }),
    ]);
    const waiting = await hr.get(`/api/vacancies/${vacancy}/waiting`).expect(200);
    expect(waiting.headers['content-range']).toBe('waiting 0-0/1');
    expect(waiting.body).toEqual([
      expect.objectContaining({ id: late, estado: 'recibida', sin_responder: true, email_verificado: false }),
    ]);
    await hr.get('/api/vacancy-figures?ids=nada').expect(400);
  });
});

describe('the closing of a vacancy', () => {
  it('shows who would stay without an answer, with the text of the rejection and a preview', async () => {
    const vacancy = await world.givenVacancy({ titulo: 'Mozo de campa' });
    await applied(vacancy);
    const { body } = await hr.get(`/api/vacancies/${vacancy}/closing`).expect(200);
    expect(body).toMatchObject({ estado: 'activa', abiertas: 1, sin_verificar: 1, retraso_horas: 24 });
    expect(body.cuerpo).not.toContain('{mensaje}');
    const preview = await hr
      .post(`/api/vacancies/${vacancy}/closing/preview`)
      .send({ asunto: body.asunto, cuerpo: body.cuerpo })
      .expect(200);
    expect(preview.body.texto).toContain('Hola, Núria:');
    expect(preview.body.texto).toContain('Mozo de campa');
    const wrong = await hr
      .post(`/api/vacancies/${vacancy}/closing/preview`)
      .send({ asunto: 'x', cuerpo: '{inventada}' })
      .expect(422);
    expect(wrong.body.errors.cuerpo).toBeDefined();
  });

  it('answers everyone with HR’s text and the delay of rejections, once, even when repeated', async () => {
    const vacancy = await world.givenVacancy({ titulo: 'Peón' });
    const applications = [await applied(vacancy), await applied(vacancy)];
    const other = await world.signedInAs('admin');
    const order = { responder: true, motivo: 'Puesto cubierto', ...WORDS };
    const answers = await Promise.all([close(vacancy, order), close(vacancy, order, other)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    await world.until(async () => {
      const { body } = await hr.get(`/api/vacancies/${vacancy}/unanswered`).expect(200);
      return Boolean((body as { respuesta: { terminada_at: string | null } | null }).respuesta?.terminada_at);
    });
    expect(await estadoOf(vacancy)).toBe('cerrada');
    for (const application of applications) {
      const mails = await mailsOf(application);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.texto).toContain('Hemos cerrado Peón.');
      const hours =
        ((mails[0]?.enviar_desde.getTime() ?? 0) - (mails[0]?.created_at.getTime() ?? 0)) / 3_600_000;
      expect(Math.round(hours)).toBe(24);
      const { body } = await hr.get(`/api/applications/${application}`).expect(200);
      expect(body.estado).toBe('rechazada');
      // It can be undone until it is sent.
      expect(body.rechazo_en_espera).toMatchObject({ con_correo: true });
    }
    await close(vacancy, order).expect(204);
    for (const application of applications) expect(await mailsOf(application)).toHaveLength(1);
    const { body } = await hr.get(`/api/vacancy-figures?ids=${vacancy}`).expect(200);
    expect(body[0]).toMatchObject({ motivo_cierre: 'Puesto cubierto', cerrada_at: expect.any(String) });
  });

  it('without answering needs a reason where people wait, and sends nothing', async () => {
    const vacancy = await world.givenVacancy();
    const application = await applied(vacancy);
    const refused = await close(vacancy, { responder: false }).expect(422);
    expect(refused.body.code).toBe('closing_without_reason');
    expect(refused.body.errors.motivo).toBeDefined();
    expect(await estadoOf(vacancy)).toBe('activa');
    await close(vacancy, { responder: false, motivo: 'Se responde por teléfono' }).expect(204);
    expect(await estadoOf(vacancy)).toBe('cerrada');
    expect(await mailsOf(application)).toEqual([]);
    // Thought better of: they may be answered later.
    await close(vacancy, { visto: 'cerrada', responder: true }).expect(204);
    await world.until(async () => (await mailsOf(application)).length === 1);
    expect(await estadoOf(vacancy)).toBe('cerrada');
    await close(await world.givenVacancy(), { responder: false }).expect(204);
  });

  it('is refused when the estado shown was another, and applications are refused during and after it', async () => {
    const vacancy = await world.givenVacancy({ salario_min: 21_000, salario_max: 24_000 });
    const state = (body: object) => hr.post(`/api/vacancies/${vacancy}/state`).send(body);
    await state({ estado: 'pausada', visto: 'activa' }).expect(204);
    await state({ estado: 'pausada', visto: 'activa' }).expect(204);
    expect((await close(vacancy, { responder: false }).expect(409)).body.code).toBe('vacancy_stale');
    expect((await state({ estado: 'borrador', visto: 'activa' }).expect(409)).body.code).toBe(
      'vacancy_stale',
    );
    await state({ estado: 'cerrada', visto: 'pausada' }).expect(422);
    await close(vacancy, { visto: 'pausada', responder: false }).expect(204);
    const agent = await world.registered('tarde@example.com');
    await submit(agent, { fields: { vacante_id: vacancy } }).expect(409);
    await state({ estado: 'activa', visto: 'cerrada' }).expect(204);
    const { body } = await hr.get(`/api/vacancy-figures?ids=${vacancy}`).expect(200);
    expect(body[0]).toMatchObject({ cerrada_at: null, motivo_cierre: null });
  });

  it('is for HR, and needs an existing vacancy', async () => {
    const vacancy = await world.givenVacancy();
    const candidate = await world.signedInAs('candidate');
    await close(vacancy, { responder: false }, candidate).expect(403);
    await candidate
      .post(`/api/vacancies/${vacancy}/state`)
      .send({ estado: 'pausada', visto: 'activa' })
      .expect(403);
    await candidate.get(`/api/vacancies/${vacancy}/waiting`).expect(403);
    await candidate.get(`/api/vacancies/${vacancy}/closing`).expect(403);
    await candidate.get(`/api/vacancy-figures?ids=${vacancy}`).expect(403);
    const nothing = 'b1b2b3b4-0000-4000-8000-000000000000';
    await close(nothing, { responder: false }).expect(404);
    await hr.get(`/api/vacancies/${nothing}/waiting`).expect(404);
    await hr.get(`/api/vacancies/${nothing}/closing`).expect(404);
  });
});

it('a null text counts as no text', async () => {
  const vacancy = await world.givenVacancy();
  const { body } = await close(vacancy, { responder: false, asunto: null, cuerpo: 'Hola' }).expect(422);
  expect(Object.keys(body.errors as object)).toEqual(['asunto']);
  await close(vacancy, { responder: false, asunto: null, cuerpo: null }).expect(204);
});
