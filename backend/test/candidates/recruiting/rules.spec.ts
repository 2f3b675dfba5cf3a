import { RULE_LIMITS } from '@hiring/contract';
import { TasksService } from '../../../src/candidates/people/tasks/tasks.service.js';
import { RunRules } from '../../../src/candidates/recruiting/rules/run-rules.js';
import { TellRuleTimes } from '../../../src/candidates/recruiting/rules/tell-rule-times.js';
import { madridDay } from '../../../src/platform/values/madrid-day.js';
import { daysAfter } from '../../../src/candidates/people/tasks/task.rules.js';
import { submit } from '../application-form.js';
import { givenApplicant } from '../../interviews/interviews-given.js';
import { findInvariantViolations } from '../../operations/data/invariants.js';
import { type Agent, createWorld, type World } from '../../world.js';

interface Rule {
  id: string;
  version: number;
  activa: boolean;
  parada: string | null;
  avisos: string[];
}
interface Run {
  id: string;
  hecho: string[];
  error: string | null;
  deshecha_at: string | null;
}

let world: World;
let hr: Agent;
let job: RunRules;
beforeAll(async () => {
  world = await createWorld({ sendsMail: false });
  hr = await world.signedInAs('rrhh');
  job = world.app.get(RunRules);
});
afterAll(() => world.close());
afterEach(async () => {
  jest.restoreAllMocks();
  world.clock.reset();
  await rows(`DELETE FROM reglas`);
  await rows(`DELETE FROM eventos_regla`);
  await rows(`DELETE FROM tareas`);
  expect(await findInvariantViolations(world.dataSource)).toEqual([]);
});

const rows = <Row = { total: number }>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  world.dataSource.query(sql, values);
const count = async (sql: string, values: unknown[] = []): Promise<number> =>
  (await rows(`SELECT count(*)::int AS total FROM ${sql}`, values))[0]?.total ?? 0;

let number = 0;
const asRule = (values: object) => ({
  nombre: `Regla ${++number}`,
  cuando: { tipo: 'inscrita' },
  si: {},
  entonces: [{ tipo: 'documento', nombre: 'Certificado CAP' }],
  ...values,
});
async function made(values: object = {}): Promise<Rule & Record<string, unknown>> {
  return (await hr.post('/api/rules').send(asRule(values)).expect(201)).body;
}
const put = (rule: { id: string }, change: object) =>
  hr.put(`/api/rules/${rule.id}`).send({ ...rule, ...change });
async function on(values: object = {}): Promise<Rule> {
  const rule = await made(values);
  return (await put(rule, { activa: true }).expect(200)).body;
}
const get = async ({ id }: Rule): Promise<Rule> => (await hr.get(`/api/rules/${id}`).expect(200)).body;
const runs = async ({ id }: Rule): Promise<Run[]> => (await hr.get(`/api/rules/${id}/runs`).expect(200)).body;
const undo = (run: Run | undefined) => hr.post(`/api/rules/runs/${run?.id}/undo`);
const documents = (application: string) =>
  count(`documentos_solicitados WHERE aplicacion_id = $1 AND estado = 'pendiente'`, [application]);
const tag = async (): Promise<string> =>
  (
    await hr
      .post('/api/tags')
      .send({ nombre: `Etiqueta ${++number}` })
      .expect(201)
  ).body.id;
const tags = (candidate: string) => count(`candidato_etiquetas WHERE candidato_id = $1`, [candidate]);

describe('a rule', () => {
  it('is off when it is made, and what happened before it was switched on is none of its business', async () => {
    const rule = await made();
    const { application: before } = await givenApplicant(world);
    await job.run();
    const { body } = await put(rule, { activa: true }).expect(200);
    const { application: after } = await givenApplicant(world);
    expect(await job.run()).toBe(1);
    expect([await documents(before), await documents(after)]).toEqual([0, 1]);
    expect(await get(body)).toMatchObject({ activa: true, ejecuciones: 1, fallos: 0, version: 2 });
  });

  it('does all of its actions for whom the condition holds, and writes them in the history with its name', async () => {
    const etiqueta_id = await tag();
    const rule = await on({
      nombre: 'Primeros pasos',
      si: { estado: 'recibida', prioridad: 'media' },
      entonces: [
        { tipo: 'etiqueta', etiqueta_id },
        { tipo: 'prioridad', prioridad: 'alta' },
        { tipo: 'tarea', titulo: 'Llamar', dias: 2 },
        { tipo: 'mover', etapa: 'en_revision' },
      ],
    });
    const { application, candidate } = await givenApplicant(world);
    await job.run();
    expect(await runs(rule)).toMatchObject([
      {
        hecho: [
          expect.stringContaining('pone la etiqueta'),
          'sube la prioridad a Alta',
          'crea la tarea «Llamar»',
          'avanza a En revisión',
        ],
        error: null,
      },
    ]);
    const [{ prioridad, estado }] = (await rows(
      `SELECT prioridad, estado FROM aplicaciones_vacantes WHERE id = $1`,
      [application],
    )) as unknown as [{ prioridad: string; estado: string }];
    expect([prioridad, estado, await tags(candidate)]).toEqual(['alta', 'en_revision', 1]);
    expect(
      await count(`correos WHERE aplicacion_id = $1 AND plantilla = 'cambio_estado'`, [application]),
    ).toBe(0);
    const { body } = await hr.get(`/api/candidates/${candidate}/timeline`).expect(200);
    expect(body.sucesos).toContainEqual(
      expect.objectContaining({
        suceso: 'regla',
        texto: expect.stringMatching(/^Regla «Primeros pasos»: pone/),
      }),
    );
    const { historial } = (await hr.get(`/api/applications/${application}`).expect(200)).body;
    expect(historial).toMatchObject([
      { tipo: 'creada', regla: null },
      { a: 'en_revision', autor: null, regla: 'Primeros pasos' },
    ]);
  });

  it('does nothing for whom the condition does not hold, of the application that it happened to', async () => {
    const rule = await on({ si: { estado: 'en_revision' } });
    const { application } = await givenApplicant(world);
    await job.run();
    expect(await documents(application)).toBe(0);
    expect(await runs(rule)).toEqual([]);
  });

  it('runs once for an event, when it is taken by two processes at once and when it is taken again', async () => {
    const rule = await on();
    const { application } = await givenApplicant(world);
    await Promise.all([job.run(), job.run(), job.run()]);
    await rows(`UPDATE eventos_regla SET hecho_at = NULL`);
    await job.run();
    expect(await documents(application)).toBe(1);
    expect(await runs(rule)).toHaveLength(1);
  });

  it.each([
    ['rejects', { tipo: 'mover', etapa: 'rechazada' }, 'entonces.0.etapa'],
    ['hires', { tipo: 'mover', etapa: 'contratada' }, 'entonces.0.etapa'],
    ['lowers a priority', { tipo: 'prioridad', prioridad: 'baja' }, 'entonces.0.prioridad'],
    ['moves nowhere', { tipo: 'mover' }, 'entonces.0.etapa'],
    ['tags without a tag', { tipo: 'etiqueta' }, 'entonces.0.etiqueta_id'],
  ])('that %s is refused', async (_what, action, field) => {
    const { body } = await hr
      .post('/api/rules')
      .send(asRule({ entonces: [action] }))
      .expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('never moves back, and lowers no priority', async () => {
    const rule = await on({
      cuando: { tipo: 'movida' },
      entonces: [
        { tipo: 'mover', etapa: 'en_revision' },
        { tipo: 'prioridad', prioridad: 'media' },
      ],
    });
    const { application } = await givenApplicant(world);
    await world.moveTo(application, 'entrevista_realizada');
    await job.run();
    expect(await runs(rule)).toMatchObject([{ hecho: [], error: null }]);
    expect(
      await count(`aplicaciones_vacantes WHERE id = $1 AND estado = 'entrevista_realizada'`, [application]),
    ).toBe(1);
  });

  it('that two people change is changed by the first', async () => {
    const rule = await made();
    const answers = await Promise.all([put(rule, { nombre: 'Una' }), put(rule, { nombre: 'Otra' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'rule_stale' });
  });
});

describe('two rules', () => {
  it('that lead to one another end: a rule does not listen to what it has led to', async () => {
    const entonces = (titulo: string, etapa: string) => [
      { tipo: 'tarea', titulo },
      { tipo: 'mover', etapa },
    ];
    const one = await on({ cuando: { tipo: 'movida' }, entonces: entonces('Una', 'en_revision') });
    const two = await on({ cuando: { tipo: 'movida' }, entonces: entonces('Otra', 'entrevista') });
    const { application } = await givenApplicant(world);
    await world.moveTo(application, 'en_revision');
    await job.run();
    expect(await count(`eventos_regla WHERE hecho_at IS NULL`)).toBe(0);
    // The move by hand for both; what the second one did for the first.
    expect([(await runs(one)).length, (await runs(two)).length]).toEqual([2, 1]);
  });
});

describe('the brake', () => {
  it('stops a rule at its number an hour, tells the team, and leaves what waits undone', async () => {
    const rule = await on({ freno_hora: 3, entonces: [{ tipo: 'tarea', titulo: 'Mirar' }] });
    const { application } = await givenApplicant(world);
    await rows(
      `INSERT INTO eventos_regla (tipo, aplicacion_id, clave)
       SELECT 'inscrita', $1, 'muchas:' || n FROM generate_series(1, 200) n`,
      [application],
    );
    expect(await job.run()).toBe(201);
    expect(await get(rule)).toMatchObject({ activa: false, parada: 'freno', ejecuciones: 3 });
    const tasks = await rows<{ titulo: string }>(`SELECT titulo FROM tareas ORDER BY titulo`);
    expect(tasks.map(({ titulo }) => titulo)).toEqual([
      expect.stringMatching(/^La regla «.*» se ha parado$/),
      'Mirar',
      'Mirar',
      'Mirar',
    ]);
    const { body } = await put(await get(rule), { activa: true }).expect(200);
    expect(body).toMatchObject({ activa: true, parada: null });
    expect(await job.run()).toBe(0);
  });

  /** Stopped at once, switched on by this agent; the task that says so, as somebody sees their tasks for today. */
  async function stoppedFor(switching: Agent, looking: Agent, before = async () => {}) {
    const rule = await made({ freno_hora: 1 });
    await switching
      .put(`/api/rules/${rule.id}`)
      .send({ ...rule, activa: true })
      .expect(200);
    await before();
    await givenApplicant(world);
    await givenApplicant(world);
    await job.run();
    const filter = JSON.stringify({ asignada_a: 'yo_o_nadie', estado: 'abierta', vence: 'hasta_hoy' });
    return (await looking.get('/api/tasks').query({ filter }).expect(200)).body;
  }

  it('gives the task to whoever switched the rule on, in their tasks for today', async () => {
    const marta = await world.given.user({ role: 'rrhh', nombre: 'Marta' });
    const agent = await world.agentOf(marta);
    const says = [{ titulo: expect.stringContaining('se ha parado'), asignada_nombre: 'Marta' }];
    expect(await stoppedFor(agent, agent)).toMatchObject(says);
    const others = await hr.get('/api/tasks').query({ filter: JSON.stringify({ asignada_a: 'yo_o_nadie' }) });
    expect(others.body).toEqual([]);
  });

  it('leaves the task to all of the team, for today, when that account is no longer active', async () => {
    const gone = await world.given.user({ role: 'rrhh' });
    const agent = await world.agentOf(gone);
    const leave = () => rows(`UPDATE users SET activo = false WHERE id = $1`, [gone.id]);
    const says = [{ titulo: expect.stringContaining('se ha parado'), asignada_a: null }];
    expect(await stoppedFor(agent, hr, async () => void (await leave()))).toMatchObject(says);
  });
});

describe('a rule that fails', () => {
  it('leaves nothing of its actions, says why, and does not keep the next one from its work', async () => {
    const etiqueta_id = await tag();
    const fails = await on({
      entonces: [
        { tipo: 'etiqueta', etiqueta_id },
        { tipo: 'tarea', titulo: 'Falla' },
      ],
    });
    const works = await on();
    const tasks = world.app.get(TasksService);
    jest.spyOn(tasks, 'add').mockRejectedValue(new Error('the process is killed'));
    const { application, candidate } = await givenApplicant(world);
    await job.run();
    expect(await runs(fails)).toMatchObject([{ hecho: [], error: 'internal_error' }]);
    expect(await tags(candidate)).toBe(0);
    expect(await documents(application)).toBe(1);
    expect(await runs(works)).toHaveLength(1);
  });

  it('of which something is gone is stopped, says what, and cannot be switched on', async () => {
    const etiqueta_id = await tag();
    const rule = await on({ entonces: [{ tipo: 'etiqueta', etiqueta_id }] });
    await hr.delete(`/api/tags/${etiqueta_id}`).expect(200);
    await givenApplicant(world);
    await job.run();
    const stopped = await get(rule);
    expect(stopped).toMatchObject({ activa: false, parada: 'rota', avisos: ['La etiqueta ya no existe.'] });
    expect((await put(stopped, { activa: true }).expect(409)).body).toMatchObject({ code: 'rule_broken' });
    expect((await put(stopped, { nombre: 'Otra' }).expect(200)).body).toMatchObject({ activa: false });
  });

  it('whose condition is gone is previewed with the name that people know', async () => {
    const asked = {
      entidad: 'persona',
      tipo: 'texto',
      etiqueta: { es: 'Base preferida' },
      clase: 'ordinario',
    };
    const { body: field } = await hr
      .post('/api/custom-fields')
      .send({ ...asked, en_listas: true })
      .expect(201);
    await givenApplicant(world);
    const rule = await made({ si: { [`campos.${field.clave}`]: 'Vic' } });
    const { etiqueta, clase, version } = field;
    const archived = { etiqueta, clase, version, archivado: true };
    await hr.put(`/api/custom-fields/${field.id}`).send(archived).expect(200);
    const { body } = await hr.post(`/api/rules/${rule.id}/preview`).expect(409);
    expect(body).toMatchObject({ code: 'rule_broken', detail: expect.stringContaining('«Base preferida»') });
    expect((await get(rule)).avisos).toEqual([expect.stringContaining('«Base preferida»')]);
  });

  it('are no more than their limit, also when many are made at once', async () => {
    const one = await made();
    await rows(
      `INSERT INTO reglas (nombre, cuando, si, entonces)
       SELECT nombre, cuando, si, entonces FROM reglas, generate_series(3, $1::int)`,
      [RULE_LIMITS.reglas],
    );
    const { nombre, cuando, si, entonces } = one;
    const make = () => hr.post('/api/rules').send({ nombre, cuando, si, entonces });
    const answers = await Promise.all(Array.from({ length: 6 }, make));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it.each([
    ['phase', { cuando: { tipo: 'movida', fase: 'Ninguna' } }],
    ['field', { cuando: { tipo: 'campo_cambiado', entidad: 'persona', campo: 'ninguno' } }],
    ['tag in its condition', { si: { etiqueta: '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11' } }],
    ['filter', { si: { ninguno: 'x' } }],
    ['colleague', { entonces: [{ tipo: 'asignar', asignada_a: '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11' }] }],
  ])('for a %s that is not there is refused', async (_what, values) => {
    expect((await hr.post('/api/rules').send(asRule(values)).expect(409)).body).toMatchObject({
      code: 'rule_broken',
    });
  });

  it('that moves to the phase in which the person is already is refused', async () => {
    const values = {
      cuando: { tipo: 'movida', fase: 'Referencias' },
      entonces: [{ tipo: 'mover', fase: 'referencias' }],
    };
    const { body } = await hr.post('/api/rules').send(asRule(values)).expect(409);
    expect(body.detail).toContain('elige la siguiente');
  });
});

describe('an undo', () => {
  it('takes back each action by the means of people, once', async () => {
    const etiqueta_id = await tag();
    const rule = await on({
      entonces: [
        { tipo: 'etiqueta', etiqueta_id },
        { tipo: 'documento', nombre: 'Certificado CAP' },
        { tipo: 'mover', etapa: 'en_revision' },
        { tipo: 'prioridad', prioridad: 'alta' },
        { tipo: 'mensaje', asunto: 'Hola', cuerpo: 'Hola, {nombre}.' },
      ],
    });
    const { application, candidate } = await givenApplicant(world);
    await job.run();
    const [run] = await runs(rule);
    expect(run?.hecho).toHaveLength(5);
    const shown = async () => {
      const { body: history } = await hr.get(`/api/candidates/${candidate}/timeline`).expect(200);
      const events = history.sucesos as { suceso: string; puede_deshacerse: boolean }[];
      return events.find(({ suceso }) => suceso === 'regla')?.puede_deshacerse;
    };
    expect(await shown()).toBe(true);
    const { body } = await undo(run).expect(200);
    expect(await shown()).toBe(false);
    expect(body.queda).toEqual([]);
    expect(await documents(application)).toBe(0);
    expect(await tags(candidate)).toBe(0);
    expect(
      await count(`aplicaciones_vacantes WHERE id = $1 AND estado = 'recibida' AND prioridad = 'media'`, [
        application,
      ]),
    ).toBe(1);
    const unsent = `correos WHERE aplicacion_id = $1 AND plantilla IN ('contacto', 'documento_solicitado')`;
    expect(await count(`${unsent} AND estado = 'cancelado'`, [application])).toBe(2);
    expect((await undo(run).expect(409)).body).toMatchObject({ code: 'rule_run_undone' });
  });

  it('moves back later too, unless somebody has gone on from there', async () => {
    const rule = await on({ entonces: [{ tipo: 'mover', etapa: 'en_revision' }] });
    const { application: one } = await givenApplicant(world);
    await job.run();
    const { application: two } = await givenApplicant(world);
    await job.run();
    await world.moveTo(two, 'entrevista_programada');
    world.clock.advance(60 * 60_000);
    hr = await world.signedInAs('rrhh');
    const [latest, earlier] = await runs(rule);
    expect((await undo(latest).expect(409)).body).toMatchObject({ code: 'rule_run_kept' });
    await undo(earlier).expect(200);
    expect(await count(`aplicaciones_vacantes WHERE id = $1 AND estado = 'recibida'`, [one])).toBe(1);
  });

  it('does not move back into a phase that is archived meanwhile, and takes the rest back', async () => {
    const etiqueta_id = await tag();
    const vacante_id = await world.givenVacancy();
    const agent = await world.registered('regla.archivada@example.com');
    const application = (await submit(agent, { fields: { vacante_id } }).expect(201)).body.application.id;
    const candidate = (await agent.get('/api/candidates/me').expect(200)).body.candidate.id;
    const phases = `/api/vacancies/${vacante_id}/phases`;
    const first = { nombre: 'Filtro', estado: 'recibida' };
    const { version } = (await hr.get(phases).expect(200)).body;
    const { body } = await hr
      .put(phases)
      .send({ version, fases: [first, { nombre: 'Llamada', estado: 'recibida' }] })
      .expect(200);
    const rule = await on({
      cuando: { tipo: 'movida', fase: 'Llamada' },
      entonces: [
        { tipo: 'mover', etapa: 'en_revision' },
        { tipo: 'etiqueta', etiqueta_id },
      ],
    });
    const { version: seen } = (await hr.get(`/api/applications/${application}`)).body;
    const [filter, call] = body.fases;
    await hr
      .post(`/api/applications/${application}/move`)
      .send({ fase_id: call.id, version: seen, notificar: false })
      .expect(200);
    await job.run();
    await hr
      .put(phases)
      .send({
        version: version + 1,
        fases: [
          { ...first, id: filter.id },
          { nombre: 'Llamada', estado: 'recibida', id: call.id, archivada: true },
        ],
      })
      .expect(200);
    world.clock.advance(60 * 60_000);
    hr = await world.signedInAs('rrhh');
    const [run] = await runs(rule);
    const undone = await undo(run).expect(200);
    expect(undone.body.queda).toEqual(['avanza a En revisión']);
    expect(await tags(candidate)).toBe(0);
  });
});

describe('a message of a rule', () => {
  const entonces = [{ tipo: 'mensaje', asunto: 'Hola', cuerpo: 'Hola, {nombre}.' }];

  it('waits as one by a person, with the values of whom it is for', async () => {
    await on({ entonces });
    const { application } = await givenApplicant(world);
    await job.run();
    expect(
      await count(
        `correos WHERE aplicacion_id = $1 AND plantilla = 'contacto' AND texto NOT LIKE '%{nombre}%'
           AND enviar_desde >= created_at + interval '5 seconds' AND creado_por IS NULL`,
        [application],
      ),
    ).toBe(1);
  });

  it('is not written to who has withdrawn or closed their account', async () => {
    const rule = await on({ entonces });
    const { application: withdrawn } = await givenApplicant(world);
    await world.withdraw(withdrawn);
    const { application: closed } = await givenApplicant(world);
    await rows(
      `UPDATE users SET activo = false WHERE id = (SELECT c.user_id FROM candidates c
         JOIN aplicaciones_vacantes a ON a.candidato_id = c.id WHERE a.id = $1)`,
      [closed],
    );
    await job.run();
    expect(
      await count(`correos WHERE plantilla = 'contacto' AND aplicacion_id = ANY($1)`, [[withdrawn, closed]]),
    ).toBe(0);
    expect(await runs(rule)).toMatchObject([{ hecho: [] }]);
  });

  it('that is a template is written in the language of the person, and that of a hiring only to who is hired', async () => {
    await on({ entonces: [{ tipo: 'mensaje', plantilla: 'contacto' }] });
    await on({ entonces: [{ tipo: 'mensaje', plantilla: 'contratacion' }] });
    const { application } = await givenApplicant(world);
    await rows(
      `UPDATE users SET idioma = 'ro' WHERE id = (SELECT c.user_id FROM candidates c
         JOIN aplicaciones_vacantes a ON a.candidato_id = c.id WHERE a.id = $1)`,
      [application],
    );
    await job.run();
    const written = await rows<{ plantilla: string; texto: string }>(
      `SELECT plantilla, texto FROM correos WHERE aplicacion_id = $1 AND plantilla IN ('contacto', 'contratacion')`,
      [application],
    );
    expect(written).toEqual([{ plantilla: 'contacto', texto: expect.stringContaining('Bună') }]);
    await hr
      .post('/api/rules')
      .send(asRule({ entonces: [{ tipo: 'mensaje', plantilla: 'rechazo' }] }))
      .expect(422);
  });

  it('that is proposed is a task with its text', async () => {
    await on({ entonces: [{ ...entonces[0], proponer: true }] });
    const { application } = await givenApplicant(world);
    await job.run();
    expect(await count(`correos WHERE plantilla = 'contacto' AND aplicacion_id = $1`, [application])).toBe(0);
    expect(await count(`tareas WHERE titulo = 'Escribir: Hola' AND aplicacion_id = $1`, [application])).toBe(
      1,
    );
  });
});

describe('a rule of time', () => {
  const DAY_MS = 86_400_000;
  const times = (): TellRuleTimes => world.app.get(TellRuleTimes);

  it('runs once when so many days have passed in a stage', async () => {
    await on({
      cuando: { tipo: 'en_fase', etapa: 'recibida', dias: 3 },
      entonces: [{ tipo: 'tarea', titulo: 'Mirar' }],
    });
    const { application } = await givenApplicant(world);
    const take = async () => {
      await times().run();
      await job.run();
      return count(`tareas WHERE aplicacion_id = $1`, [application]);
    };
    expect(await take()).toBe(0);
    world.clock.advance(3 * DAY_MS + 60_000);
    expect(await take()).toBe(1);
    expect(await take()).toBe(1);
    world.clock.reset();
    hr = await world.signedInAs('rrhh');
  });

  /** What a rule waits for: a qualification that ends in 33 days, a document, an hour to choose and a message. */
  async function waitedFor({ application, candidate }: { application: string; candidate: string }) {
    await rows(
      `INSERT INTO cualificaciones (candidato_id, tipo, caduca_el) VALUES ($1, 'cap_mercancias', $2)`,
      [candidate, daysAfter(madridDay(new Date()), 33)],
    );
    await rows(
      `INSERT INTO documentos_solicitados (candidato_id, aplicacion_id, nombre) VALUES ($1, $2, 'Certificado')`,
      [candidate, application],
    );
    await rows(
      `WITH hours AS (
         INSERT INTO disponibilidades_entrevista (entrevistador_id, nombre, franjas, duracion_min, tipo, ubicacion)
         SELECT id, 'Taller', '[{"dia":1,"desde":"09:00","hasta":"11:00"}]', 30, 'presencial', 'Nave'
         FROM users WHERE role = 'rrhh' LIMIT 1 RETURNING id)
       INSERT INTO invitaciones_cita (disponibilidad_id, candidato_id, aplicacion_id, caduca_at)
       SELECT hours.id, $1, $2, now() + interval '20 days' FROM hours`,
      [candidate, application],
    );
    await hr.post(`/api/threads/${candidate}`).send({ texto: '¿Sigues interesada?' }).expect(201);
  }

  it.each([
    { tipo: 'caduca', cualificacion: 'cap_mercancias', dias: 30 },
    { tipo: 'sin_mirar', dias: 5 },
    { tipo: 'sin_respuesta', espera: 'documento', dias: 3 },
    { tipo: 'sin_respuesta', espera: 'cita', dias: 3 },
    { tipo: 'sin_respuesta', espera: 'mensaje', dias: 3 },
  ])('looks at %j, shows in its preview for whom it would have run, and runs once', async (cuando) => {
    const rule = await on({ cuando, entonces: [{ tipo: 'tarea', titulo: 'Mirar' }] });
    const given = await givenApplicant(world);
    await waitedFor(given);
    const tasks = async () => {
      await times().run();
      await job.run();
      return count(`tareas WHERE aplicacion_id = $1`, [given.application]);
    };
    expect(await tasks()).toBe(0);
    world.clock.advance(6 * DAY_MS);
    hr = await world.signedInAs('rrhh');
    const { body } = await hr.post(`/api/rules/${rule.id}/preview`).expect(200);
    expect(body.personas).toContainEqual(expect.objectContaining({ aplicacion_id: given.application }));
    expect(body.aproximado).toBe(false);
    expect(await count(`tareas WHERE aplicacion_id = $1`, [given.application])).toBe(0);
    expect(await tasks()).toBe(1);
    expect(await tasks()).toBe(1);
    world.clock.reset();
    hr = await world.signedInAs('rrhh');
  });

  it('does not run for who has answered', async () => {
    await on({
      cuando: { tipo: 'sin_respuesta', espera: 'mensaje', dias: 3 },
      entonces: [{ tipo: 'tarea', titulo: 'Mirar' }],
    });
    const given = await givenApplicant(world);
    await waitedFor(given);
    await rows(
      `INSERT INTO mensajes_hilo (candidato_id, orden, autor, texto, causa) VALUES ($1, 99, 'candidato', 'Sí', $2)`,
      [given.candidate, `respuesta:${given.candidate}`],
    );
    world.clock.advance(6 * DAY_MS);
    await times().run();
    await job.run();
    expect(await count(`tareas WHERE aplicacion_id = $1`, [given.application])).toBe(0);
  });
});

describe('the rules that the product came with', () => {
  it('are there and off', async () => {
    const fresh = await createWorld();
    const admin = await fresh.signedInAs('admin');
    const { body } = await admin.get('/api/rules').expect(200);
    expect(
      body.map(({ nombre, activa, avisos }: Rule & { nombre: string }) => [nombre, activa, avisos]),
    ).toEqual([
      ['Avisa si nadie ha mirado una candidatura en 5 días', false, []],
      ['Pide el CAP si caduca en 30 días', false, []],
      ['Recuerda a quien no ha elegido hora en 3 días', false, []],
    ]);
    await fresh.close();
  });
});
