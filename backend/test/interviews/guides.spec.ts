import { givenApplicant, order } from './interviews-given.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let hr: Agent;
let admin: Agent;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
  admin = await world.signedInAs('admin');
});
afterAll(() => world.close());

const section = (values: object = {}) => ({
  titulo: 'Seguridad en ruta',
  preguntas: [{ pregunta: '¿Cómo revisas un camión?', buena_respuesta: 'Luces, frenos y carga.' }],
  criterios: [],
  ...values,
});
const guidesOf = (vacancy: string) => `/api/vacancies/${vacancy}/interview-guides`;
const write = (vacancy: string, values: object = {}) =>
  hr.put(guidesOf(vacancy)).send({ secciones: [section()], version: 0, ...values });

/** An interview of somebody who applied for a vacancy. */
async function givenInterview() {
  const vacancy = await world.given.vacancy({});
  const person = await givenApplicant(world);
  await world.dataSource.query('UPDATE aplicaciones_vacantes SET vacante_id = $1 WHERE id = $2', [
    vacancy,
    person.application,
  ]);
  const { body } = await hr.post('/api/interviews').send(order(person.candidate)).expect(201);
  return { ...person, id: body.id as string, vacancy };
}
const sheetOf = async (agent: Agent, id: string) =>
  (await agent.get(`/api/interviews/${id}/sheet`).expect(200)).body;

describe('the guide of a vacancy', () => {
  it('is empty until somebody writes it, and an empty list removes it', async () => {
    const id = await world.given.vacancy({});
    expect((await hr.get(guidesOf(id)).expect(200)).body.guias).toEqual([]);
    const { body } = await write(id).expect(200);
    expect(body.guias).toMatchObject([{ fase_id: null, version: 1, secciones: [section()] }]);
    const emptied = await write(id, { secciones: [], version: 1 }).expect(200);
    expect(emptied.body.guias).toEqual([]);
  });

  it('is written once by concurrent requests, and refuses an old version', async () => {
    const id = await world.given.vacancy({});
    const answers = await Promise.all([write(id), write(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await write(id).expect(409)).body.code).toBe('guide_stale');
  });

  it('keeps the ids of its questions, so that notes stay with them', async () => {
    const id = await world.given.vacancy({});
    const { body } = await write(id).expect(200);
    const [{ secciones }] = body.guias;
    const again = await write(id, {
      version: 1,
      secciones: [section({ titulo: 'Otra', preguntas: [] }), ...secciones],
    }).expect(200);
    const { id: kept } = secciones[0].preguntas[0];
    expect(again.body.guias[0].secciones[1].preguntas[0].id).toBe(kept);
    // Twice in one request: the second is another question.
    const twice = await write(id, { version: 2, secciones: [...secciones, ...secciones] }).expect(200);
    const [first, second] = twice.body.guias[0].secciones.flatMap((one: typeof body) => one.preguntas);
    expect(first.id).toBe(kept);
    expect(second.id).not.toBe(kept);
  });

  it('goes with a copy of the vacancy, that of a phase to its copy', async () => {
    const id = await world.given.vacancy({});
    const { version } = (await hr.get(`/api/vacancies/${id}/phases`)).body;
    const phases = await hr
      .put(`/api/vacancies/${id}/phases`)
      .send({ version, fases: [{ nombre: 'Técnica', estado: 'entrevista_programada' }] })
      .expect(200);
    await write(id).expect(200);
    await write(id, {
      fase_id: phases.body.fases[0].id,
      secciones: [section({ titulo: 'Técnica' })],
    }).expect(200);
    const copy = (await hr.post(`/api/vacancies/${id}/duplicate`).expect(201)).body.id as string;
    const [phase] = (await hr.get(`/api/vacancies/${copy}/phases`).expect(200)).body.fases;
    const { guias } = (await hr.get(guidesOf(copy)).expect(200)).body;
    expect(guias).toHaveLength(2);
    expect(guias).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          fase_id: null,
          secciones: [expect.objectContaining({ titulo: 'Seguridad en ruta' })],
        }),
        expect.objectContaining({
          fase_id: phase.id,
          secciones: [expect.objectContaining({ titulo: 'Técnica' })],
        }),
      ]),
    );
  });

  it('of an archived phase stays behind, also when one in use has its name', async () => {
    const id = await world.given.vacancy({});
    const { version } = (await hr.get(`/api/vacancies/${id}/phases`)).body;
    const cita = { nombre: 'Cita', estado: 'entrevista_programada' };
    const { body } = await hr
      .put(`/api/vacancies/${id}/phases`)
      .send({ version, fases: [{ ...cita, archivada: true }, cita] })
      .expect(200);
    for (const phase of body.fases) await write(id, { fase_id: phase.id }).expect(200);
    const copy = (await hr.post(`/api/vacancies/${id}/duplicate`).expect(201)).body.id as string;
    const [phase] = (await hr.get(`/api/vacancies/${copy}/phases`).expect(200)).body.fases;
    const { guias } = (await hr.get(guidesOf(copy)).expect(200)).body;
    expect(guias).toEqual([expect.objectContaining({ fase_id: phase.id })]);
  });

  it('of a phase goes before that of the vacancy while the application is in it', async () => {
    const { id, vacancy, application } = await givenInterview();
    await write(vacancy).expect(200);
    expect((await sheetOf(hr, id)).secciones).toMatchObject([{ titulo: 'Seguridad en ruta' }]);
    const { version } = (await hr.get(`/api/vacancies/${vacancy}/phases`)).body;
    const phases = await hr
      .put(`/api/vacancies/${vacancy}/phases`)
      .send({ version, fases: [{ nombre: 'Técnica', estado: 'entrevista_programada' }] })
      .expect(200);
    const fase_id = phases.body.fases[0].id;
    await write(vacancy, { fase_id, secciones: [section({ titulo: 'Técnica' })] }).expect(200);
    await world.dataSource.query('UPDATE aplicaciones_vacantes SET fase_id = $1 WHERE id = $2', [
      fase_id,
      application,
    ]);
    expect((await sheetOf(hr, id)).secciones).toMatchObject([{ titulo: 'Técnica' }]);
    const other = await world.given.vacancy({});
    expect((await write(other, { fase_id }).expect(409)).body.code).toBe('phase_not_found');
  });
});

describe('the criteria of a scorecard', () => {
  const ESTADO = 'entrevista_programada';
  const criteriaOf = async (candidate: string): Promise<{ id: string; nombre: string }[]> =>
    (await hr.get(`/api/scorecards?candidato_id=${candidate}`).expect(200)).body.entrevistas[0].criterios;

  /** An interview in the first of two phases, each with a guide that names a criterion of its own. */
  async function givenPhases() {
    const interview = await givenInterview();
    const { vacancy } = interview;
    const [first, second] = await criteriaOf(interview.candidate);
    const { version } = (await hr.get(`/api/vacancies/${vacancy}/phases`)).body;
    const { body } = await hr
      .put(`/api/vacancies/${vacancy}/phases`)
      .send({ version, fases: ['Técnica', 'Final'].map((nombre) => ({ nombre, estado: ESTADO })) })
      .expect(200);
    const [technical, final] = (body.fases as { id: string }[]).map((one) => one.id);
    const guides = [
      [technical, first],
      [final, second],
    ] as const;
    for (const [fase_id, criterion] of guides) {
      const of = section({ titulo: criterion!.nombre, criterios: [criterion!.id] });
      await write(vacancy, { fase_id, secciones: [of] }).expect(200);
    }
    return { ...interview, first, second, technical, final };
  }
  /** It began so many minutes ago and takes an hour; what led to it was before. */
  const begin = async (id: string, minutes: number) => {
    await query(
      `UPDATE interviews SET inicio = now() - make_interval(mins => $2), fin = now() + make_interval(mins => 60 - $2)
       WHERE id = $1`,
      id,
      minutes,
    );
    await query(
      `UPDATE aplicacion_historial h SET created_at = h.created_at - interval '1 day'
       FROM interviews i WHERE i.id = $1 AND h.aplicacion_id = i.aplicacion_id`,
      id,
    );
  };
  const move = async (application: string, fase_id: string | undefined) => {
    const { version } = (await hr.get(`/api/applications/${application}`).expect(200)).body;
    const { body } = await hr
      .post(`/api/applications/${application}/move`)
      .send({ estado: ESTADO, fase_id, version, notificar: false })
      .expect(200);
    return { historial_id: body.undo.historial_id, version: version + 1 };
  };
  const query = (sql: string, ...values: unknown[]) => world.dataSource.query(sql, values);

  it('are those that the guide names, and points of the others, given before, stay', async () => {
    const { id, candidate, vacancy } = await givenInterview();
    const [first, second, ...rest] = await criteriaOf(candidate);
    expect(rest.length).toBeGreaterThan(0);
    const give = (criterio_id: string, puntos: number, version?: number) =>
      hr
        .put(`/api/scorecards/${id}`)
        .send({ recomendacion: 'si', puntuaciones: [{ criterio_id, puntos }], version })
        .expect(200);
    await give(first!.id, 5);
    await write(vacancy, { secciones: [section({ criterios: [second!.id] })] }).expect(200);
    expect(await criteriaOf(candidate)).toEqual([second]);
    const { body } = await give(second!.id, 2, 1);
    expect(body.propia.puntuaciones).toEqual([
      { criterio_id: second!.id, nombre: second!.nombre, puntos: 2 },
      { criterio_id: first!.id, nombre: first!.nombre, puntos: 5 },
    ]);
    // A guide that names none, or only one that is no more, asks for all of them.
    await write(vacancy, { version: 1 }).expect(200);
    expect(await criteriaOf(candidate)).toEqual([first, second, ...rest]);
  });

  it('stay those of the phase in which the interview began when the person is moved on after it', async () => {
    const { id, candidate, application, first, second, final } = await givenPhases();
    await begin(id, 120);
    expect(await criteriaOf(candidate)).toEqual([first]);
    await move(application, final);
    expect(await criteriaOf(candidate)).toEqual([first]);
    expect((await sheetOf(hr, id)).secciones).toMatchObject([{ titulo: first!.nombre }]);
    // An interview that is held in the next phase has the guide of that one.
    await query(`UPDATE interviews SET inicio = now(), fin = now() + interval '1 hour' WHERE id = $1`, id);
    expect(await criteriaOf(candidate)).toEqual([second]);
  });

  it('stay when the interview is marked as done before its planned end', async () => {
    const { id, candidate, first } = await givenPhases();
    await begin(id, 20);
    await hr.post(`/api/interviews/${id}/estado`).send({ estado: 'realizada' }).expect(200);
    expect(await criteriaOf(candidate)).toEqual([first]);
    expect((await sheetOf(hr, id)).secciones).toMatchObject([{ titulo: first!.nombre }]);
  });

  it('stay when a move is undone', async () => {
    const { id, candidate, application, first, final } = await givenPhases();
    await begin(id, 20);
    const undo = await move(application, final);
    await hr.post(`/api/applications/${application}/undo`).send(undo).expect(200);
    expect(await criteriaOf(candidate)).toEqual([first]);
  });
});

describe('a note of an interview', () => {
  const note = (agent: Agent, id: string, texto: string, version: number, clave = 'general') =>
    agent.put(`/api/interviews/${id}/notes`).send({ clave, texto, version });

  it('is read by its author alone', async () => {
    const { id } = await givenInterview();
    expect((await note(hr, id, 'Puntual', 0).expect(200)).body).toMatchObject({ version: 1 });
    await note(admin, id, 'Nervioso', 0).expect(200);
    expect((await sheetOf(hr, id)).notas).toMatchObject([{ clave: 'general', texto: 'Puntual', version: 1 }]);
    expect((await sheetOf(admin, id)).notas).toMatchObject([{ texto: 'Nervioso' }]);
  });

  it('of two windows is written once: what the second one says is refused and overwrites nothing', async () => {
    const { id } = await givenInterview();
    const answers = await Promise.all([note(hr, id, 'Aquí', 0), note(hr, id, 'Allí', 0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [written] = answers.filter(({ status }) => status === 200);
    const [refused] = answers.filter(({ status }) => status === 409);
    expect(refused?.body.code).toBe('interview_note_stale');
    expect((await sheetOf(hr, id)).notas).toMatchObject([{ texto: written?.body.texto, version: 1 }]);
    // The same text again is what a repeated request sends.
    await note(hr, id, String(written?.body.texto), 0).expect(200);
  });

  it('goes with the person', async () => {
    const { id, application } = await givenInterview();
    await note(hr, id, 'Puntual', 0).expect(200);
    await world.dataSource.query('DELETE FROM interviews WHERE aplicacion_id = $1', [application]);
    expect(
      await world.dataSource.query('SELECT 1 FROM notas_entrevista WHERE entrevista_id = $1', [id]),
    ).toEqual([]);
  });
});

describe('scorecards side by side', () => {
  async function scored() {
    const { id, candidate } = await givenInterview();
    const read = async (agent: Agent) =>
      (await agent.get(`/api/scorecards?candidato_id=${candidate}`).expect(200)).body.entrevistas[0];
    const [first, second] = (await read(hr)).criterios as { id: string; nombre: string }[];
    const give = (agent: Agent, points: (number | null)[]) =>
      agent
        .put(`/api/scorecards/${id}`)
        .send({
          recomendacion: 'si',
          puntuaciones: [first, second].flatMap((criterion, place) =>
            points[place] ? [{ criterio_id: criterion?.id, puntos: points[place] }] : [],
          ),
        })
        .expect(200);
    await give(hr, [5, 3]);
    return { id, read, give, names: [first?.nombre, second?.nombre] };
  }

  it('are compared with how far they are apart, and only by who has given their own', async () => {
    const { read, give, names } = await scored();
    expect(await read(admin)).toMatchObject({ comparacion: [], comparadas: [], ocultas: 1 });
    expect(await read(hr)).toMatchObject({ comparacion: [], comparadas: [] });
    await give(admin, [2, null]);
    const seen = await read(admin);
    expect(seen.comparadas).toHaveLength(2);
    expect(seen.comparacion).toEqual([
      { nombre: names[0], puntos: [2, 5], minimo: 2, maximo: 5, discrepan: true },
      { nombre: names[1], puntos: [null, 3], minimo: 3, maximo: 3, discrepan: false },
    ]);
  });

  it('have a summary that is hidden with them, and refuses an old version', async () => {
    const { id, read, give } = await scored();
    const sum = (resumen: string, version: number) =>
      hr.put(`/api/scorecards/${id}/summary`).send({ resumen, version });
    expect((await sum('Adelante.', 0).expect(200)).body).toMatchObject({
      resumen: 'Adelante.',
      resumen_version: 1,
    });
    expect((await read(admin)).resumen).toBeNull();
    const blind = await admin.put(`/api/scorecards/${id}/summary`).send({ resumen: 'No.', version: 1 });
    expect([blind.status, blind.body.code]).toEqual([409, 'scorecard_summary_hidden']);
    expect((await sum('Otra cosa.', 0).expect(409)).body.code).toBe('scorecard_summary_stale');
    await give(admin, [4, 4]);
    expect((await read(admin)).resumen).toBe('Adelante.');
  });
});
