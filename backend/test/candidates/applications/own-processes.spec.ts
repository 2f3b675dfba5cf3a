import type { PhaseRequest } from '../../../src/vacancies/phases/phase.dto.js';
import { inDays, order } from '../../interviews/interviews-given.js';
import { findInvariantViolations } from '../../operations/data/invariants.js';
import { type Agent, createWorld, type World } from '../../world.js';
import { pdf, submit } from '../application-form.js';

let world: World;
let hr: Agent;
let admin: Agent;
beforeAll(async () => {
  world = await createWorld({ sendsMail: false });
  hr = await world.signedInAs('rrhh');
  admin = await world.signedInAs('admin');
});
afterAll(() => world.close());
afterEach(async () => {
  expect(await findInvariantViolations(world.dataSource)).toEqual([]);
});

const json = (filter: object) => ({ filter: JSON.stringify(filter) });

/** A vacancy that is made and given its phases as human resources do; ids of its phases by name. */
async function processOf(titulo: string, fases: PhaseRequest[]) {
  const [{ codigo, posiciones }] = (await hr.get('/api/departments').expect(200)).body;
  const form = { titulo, departamento: codigo, posicion: posiciones[0].value, ubicacion: 'Barcelona' };
  const offer = {
    descripcion: 'Un turno.',
    estado: 'activa',
    tipo_contrato: 'Indefinido',
    jornada: 'Completa',
  };
  const pay = { salario_min: 24000, salario_max: 26000 };
  const { body } = await hr
    .post('/api/vacancies')
    .send({ ...form, ...offer, ...pay })
    .expect(201);
  const path = `/api/vacancies/${body.id}/phases`;
  const { version } = (await hr.get(path).expect(200)).body;
  const saved = (await hr.put(path).send({ version, fases }).expect(200)).body.fases;
  const ids = new Map<string, string>(
    saved.map((one: { id: string; nombre: string }) => [one.nombre, one.id]),
  );
  return { id: String(body.id), ids };
}

let people = 0;
/** Somebody who has applied, and what is done with them. */
async function applicantOf(
  process: Awaited<ReturnType<typeof processOf>>,
  fields: Record<string, string> = {},
) {
  const agent = await world.registered(`proceso${++people}@example.com`);
  const { body } = await submit(agent, { fields: { vacante_id: process.id, ...fields } }).expect(201);
  const id = String(body.application.id);
  const { candidate } = (await agent.get('/api/candidates/me').expect(200)).body;
  const read = async () => (await hr.get(`/api/applications/${id}`).expect(200)).body;
  const move = async (to: object) => {
    const { version } = await read();
    const { body: answer } = await hr
      .post(`/api/applications/${id}/move`)
      .send({ ...to, version, notificar: false });
    return answer.detail ?? answer.message;
  };
  const interview = async (values: object) =>
    (await hr.post('/api/interviews').send(order(candidate.id, values)).expect(201)).body.id as string;
  const taskDone = async (titulo: string) => {
    const tasks = (
      await hr
        .get('/api/tasks')
        .query(json({ aplicacion_id: id }))
        .expect(200)
    ).body;
    const task = tasks.find((one: { titulo: string }) => one.titulo === titulo);
    await hr.post(`/api/tasks/${task.id}/done`).expect(200);
  };
  return {
    agent,
    id,
    candidate: String(candidate.id),
    read,
    interview,
    taskDone,
    /** What HR reads after moving them into a phase. */
    to: (phase: string) => move({ fase_id: process.ids.get(phase) }),
    toEstado: (estado: string) => move({ estado }),
    phase: async () => (await read()).fase?.nombre,
    /** What its phase asks for. */
    needs: async () => (await hr.get(`/api/applications/${id}/phase-requirements`).expect(200)).body,
    /** What comes now, in the portal. */
    portal: async (language: string) =>
      (await agent.get('/api/candidates/me').set('Accept-Language', language).expect(200)).body
        .applications[0].siguiente as string,
  };
}

const held = (id: string) =>
  hr.post(`/api/interviews/${id}/estado`).send({ estado: 'realizada', antes_de_hora: true }).expect(200);
async function score(interview: string, candidate: string) {
  const { entrevistas } = (await hr.get('/api/scorecards').query({ candidato_id: candidate }).expect(200))
    .body;
  const { criterios } = entrevistas.find((one: { entrevista_id: string }) => one.entrevista_id === interview);
  const puntuaciones = [{ criterio_id: criterios[0].id, puntos: 4 }];
  await hr.put(`/api/scorecards/${interview}`).send({ puntuaciones, recomendacion: 'si' }).expect(200);
}
/** The columns of the board with their people, without empty ones. */
async function board(vacante: string) {
  const columns = (await hr.get('/api/board/columns').query({ vacante }).expect(200)).body;
  return Object.fromEntries(
    columns
      .filter(({ total }: { total: number }) => total > 0)
      .map(({ fase, etapa, total }: { fase: { nombre: string } | null; etapa: string; total: number }) => [
        fase?.nombre ?? etapa,
        total,
      ]),
  );
}
async function figures(vacancy: string) {
  const { body } = await hr.get(`/api/vacancies/${vacancy}/phase-figures`).expect(200);
  return body.map(({ nombre, total }: { nombre: string; total: number }) => [nombre, total]);
}

it('a driver: a driving test, the tachograph card before leaving it, and a trial day', async () => {
  const frase = {
    es: 'Envíanos tu tarjeta de tacógrafo para seguir.',
    ro: 'Trimite-ne cardul de tahograf pentru a continua.',
  };
  const driver = await processOf('Conductor de portavehículos', [
    {
      nombre: 'Prueba de conducción',
      estado: 'en_revision',
      exige_documento: 'Tarjeta de tacógrafo',
      frase,
      dias: 5,
    },
    { nombre: 'Día de prueba', estado: 'entrevista_programada', frase: { es: 'Ven un día con nosotros.' } },
  ]);
  const [person, waiting] = [await applicantOf(driver), await applicantOf(driver)];
  expect(await person.to('Prueba de conducción')).toContain('En revisión · Prueba de conducción');
  expect([await person.portal('ro'), await person.portal('en')]).toEqual([frase.ro, frase.es]);
  const refused = 'Para salir de «Prueba de conducción» falta el documento «Tarjeta de tacógrafo» aceptado.';
  expect(await person.to('Día de prueba')).toBe(refused);
  expect(await person.toEstado('contratada')).toBe(refused);
  // The appointment is agreed; the process stays where the card is missing.
  const day = await person.interview({ fecha: inDays(9) });
  expect(await person.phase()).toBe('Prueba de conducción');

  const { body: document } = await hr
    .post('/api/documents')
    .send({ candidato_id: person.candidate, aplicacion_id: person.id, nombre: 'tarjeta de tacografo' })
    .expect(201);
  const sent = await person.agent
    .put(`/api/documents/${document.id}/file`)
    .attach('archivo', pdf('tarjeta'), 'tarjeta.pdf')
    .expect(200);
  expect(await person.to('Día de prueba')).toBe(refused);
  await hr.post(`/api/documents/${document.id}/accept`).send({ version: sent.body.version }).expect(200);
  expect(await person.to('Día de prueba')).toContain('Día de prueba');
  expect(await board(driver.id)).toEqual({ recibida: 1, 'Día de prueba': 1 });
  await held(day);
  expect((await person.read()).estado).toBe('entrevista_realizada');
  expect(await person.toEstado('contratada')).toContain('Contratada');
  expect(await waiting.toEstado('rechazada')).toContain('Rechazada');
  expect(await board(driver.id)).toEqual({ contratada: 1, rechazada: 1 });
  expect(await figures(driver.id)).toEqual([
    ['Prueba de conducción', 0],
    ['Día de prueba', 0],
  ]);
});

it('a mechanic: a trial morning that is scored, then references', async () => {
  const frase = { es: 'Te esperamos una mañana en el taller.', ca: 'T’esperem un matí al taller.' };
  const mechanic = await processOf('Mecánico de noche', [
    { nombre: 'Mañana de prueba', estado: 'entrevista_programada', exige_puntuacion: true, frase },
    { nombre: 'Referencias', estado: 'entrevista_realizada', exige_tarea: 'Pedir referencias' },
  ]);
  const person = await applicantOf(mechanic);
  await person.to('Mañana de prueba');
  expect([await person.portal('ca'), await person.portal('es')]).toEqual([frase.ca, frase.es]);
  const morning = await person.interview({ fecha: inDays(10) });
  expect(await person.phase()).toBe('Mañana de prueba');
  expect(await person.portal('ca')).toBe('Tens una entrevista: a sota hi ha el dia, l’hora i el lloc.');
  await held(morning);
  // It was held and nobody has said how it went: the person waits for the decision.
  expect(await person.phase()).toBe('Mañana de prueba');
  expect([await person.portal('es'), await person.portal('ca')]).toEqual([
    'Te escribiremos cuando haya una decisión.',
    'T’escriurem quan hi hagi una decisió.',
  ]);
  expect(await person.to('Referencias')).toBe('Para salir de «Mañana de prueba» falta una evaluación.');
  await score(morning, person.candidate);
  expect(await person.to('Referencias')).toContain('Referencias');
  expect(await person.toEstado('contratada')).toBe(
    'Para salir de «Referencias» falta la tarea «Pedir referencias» hecha.',
  );
  expect(await figures(mechanic.id)).toEqual([
    ['Mañana de prueba', 0],
    ['Referencias', 1],
  ]);
  await person.taskDone('Pedir referencias');
  expect(await person.toEstado('contratada')).toContain('Contratada');
  expect(await board(mechanic.id)).toEqual({ contratada: 1 });
});

it('an office job: its level of English in the form, two interviews that are scored each, and references', async () => {
  const { body: field } = await admin
    .post('/api/custom-fields')
    .send({
      entidad: 'candidatura',
      tipo: 'una_de',
      clase: 'ordinario',
      donde: 'experiencia',
      en_listas: true,
      etiqueta: { es: 'Nivel de inglés', ca: 'Nivell d’anglès' },
      visible_para: 'candidato',
      opciones: [{ texto: { es: 'Básico' } }, { texto: { es: 'Avanzado', ca: 'Avançat' } }],
    })
    .expect(201);
  const office = await processOf('Administrativa de tráfico', [
    { nombre: 'Primera entrevista', estado: 'entrevista_programada', exige_puntuacion: true },
    {
      nombre: 'Segunda entrevista',
      estado: 'entrevista_realizada',
      exige_puntuacion: true,
      frase: { es: 'Te presentaremos a tu equipo.', ar: 'سنعرّفك على فريقك.' },
    },
    { nombre: 'Referencias', estado: 'entrevista_realizada', exige_tarea: 'Llamar a la empresa anterior' },
  ]);
  const campos = JSON.stringify({ candidatura: { [field.clave]: 'avanzado' } });
  const person = await applicantOf(office, { campos });
  const { current } = (await person.agent.get('/api/candidates/me').set('Accept-Language', 'ca')).body;
  expect(current.campos).toMatchObject([{ etiqueta: 'Nivell d’anglès', valor: 'Avançat' }]);
  const levels = async (nivel: string) =>
    (
      await hr
        .get('/api/applications')
        .query(json({ vacante_id: office.id, candidatura: { [field.clave]: [nivel] } }))
        .expect(200)
    ).body.length;
  expect([await levels('avanzado'), await levels('basico')]).toEqual([1, 0]);

  const first = await person.interview({ fecha: inDays(11) });
  await score(first, person.candidate);
  await held(first);
  expect(await person.phase()).toBe('Segunda entrevista');
  expect([await person.portal('ar'), await person.portal('es')]).toEqual([
    'سنعرّفك على فريقك.',
    'Te presentaremos a tu equipo.',
  ]);
  // The first one does not count for the second.
  expect(await person.to('Referencias')).toBe(
    'Para salir de «Segunda entrevista» falta la evaluación de otra entrevista.',
  );
  const scores = { tipo: 'evaluacion', nombre: null, cumplido: false };
  expect(await person.needs()).toEqual([{ ...scores, empezado: false }]);
  const second = await person.interview({ fecha: inDays(14) });
  expect(await person.needs()).toEqual([{ ...scores, empezado: true }]);
  await held(second);
  expect(await person.phase()).toBe('Segunda entrevista');
  await score(second, person.candidate);
  expect(await person.to('Referencias')).toContain('Referencias');
  expect(await board(office.id)).toEqual({ Referencias: 1 });
  expect(await person.toEstado('contratada')).toContain(
    'falta la tarea «Llamar a la empresa anterior» hecha',
  );
  await person.taskDone('Llamar a la empresa anterior');
  expect(await person.toEstado('contratada')).toContain('Contratada');
  expect(await figures(office.id)).toEqual([
    ['Primera entrevista', 0],
    ['Segunda entrevista', 0],
    ['Referencias', 0],
  ]);
});
