import type { AnswerValue, Estado, InterviewEstado, InterviewTipo } from '@hiring/contract';
import { type EntityManager, IsNull } from 'typeorm';
import { Application } from '../candidates/applications/application.entity.js';
import { ApplicationHistory } from '../candidates/applications/history/application-history.entity.js';
import { Note } from '../candidates/people/notes/note.entity.js';
import { Interview } from '../interviews/interview.entity.js';
import { Participant } from '../interviews/panel/participant.entity.js';
import { Criterion } from '../interviews/scorecards/criteria/criterion.entity.js';
import { Scorecard } from '../interviews/scorecards/scorecard.entity.js';
import type { ScreeningAnswer } from '../candidates/applications/screening/screening.rules.js';
import { moveChange } from '../candidates/applications/application.rules.js';
import { type DataFiles, demoId } from './data-files.js';
import { insertRows } from './insert-rows.js';
import { candidateId, type DemoCandidate } from './people.js';
import { currentOf } from './projection.js';
import type { VacancyData } from './vacancies.js';

/** An application as the data file tells it: its events in order, its interviews and notes. */
export interface ApplicationData {
  /** E-mail of the person. */
  person: string;
  /** Key of the vacancy; without one: department and position of a spontaneous application. */
  vacancy?: string;
  departamento?: string;
  posicion?: string;
  prioridad: string;
  canal: string;
  /** By id of the vacancy's question. */
  answers?: Record<string, AnswerValue>;
  notas_rrhh?: string;
  feedback_rrhh?: string;
  /** A phase of the vacancy other than the first of its estado. */
  phase?: string;
  history: EventData[];
  interviews?: InterviewData[];
  notes?: object[];
}

interface EventData {
  tipo: 'creada' | 'actualizada' | 'movida' | 'retirada';
  a?: Estado;
  actor_id?: string;
  mensaje_candidato?: string;
  created_at: string;
  /** A rejection whose message has not been sent: the candidate does not see it. */
  waiting?: true;
}

interface InterviewData {
  estado: InterviewEstado;
  tipo: InterviewTipo;
  inicio: string;
  fin: string;
  ubicacion?: string;
  link_virtual?: string;
  entrevistador_id?: string;
  entrevistador_nombre?: string;
  scorecard?: ScorecardData;
  /** Who hold it with the interviewer. */
  with?: { usuario_id?: string; nombre: string; email?: string; scorecard?: ScorecardData }[];
}

interface ScorecardData {
  points: Record<string, number>;
  recomendacion: string;
  comentario?: string;
}

/** Delay of a message so that the action can be undone, and delay of a rejection (system_config). */
export const UNDO_MS = 10_000;
export const REJECTION_MS = 24 * 3_600_000;
/** From the end of an interview to its scorecard. */
const SCORED_MS = 20 * 60_000;

export function readApplications(files: DataFiles): ApplicationData[] {
  return files.read('applications', ['person', 'prioridad', 'canal', 'history']);
}

type Place = 'candidato_id' | 'vacante_id' | 'departamento' | 'posicion' | 'cuestionario_respuestas';
type State = 'estado' | 'estado_candidato' | 'retirada_at' | 'version';
type Dates = 'fecha_aplicacion' | 'en_fase_desde' | 'fecha_respuesta' | 'fecha_contratacion';
type ApplicationRow = Pick<Application, 'id' | 'created_at' | 'updated_at' | Place | State | Dates> &
  Pick<ApplicationData, 'prioridad' | 'feedback_rrhh'> &
  Partial<Pick<Application, 'fase_id'>>;

export type DemoApplication = ReturnType<typeof makeApplication>;

/** The rows of an application; its state follows from the events by the product's own rules. */
export function makeApplication(data: ApplicationData, name: string, vacancies: readonly VacancyData[]) {
  const {
    person,
    vacancy: key,
    phase,
    answers = {},
    history,
    interviews = [],
    notes = [],
    ...columns
  } = data;
  const vacancy = key === undefined ? null : vacancies.find((one) => one.key === key);
  if (vacancy === undefined) throw new Error(`there is no vacancy ${key}`);
  const at = new Date(history[0]?.created_at ?? '');
  const application: ApplicationRow = {
    ...columns,
    id: demoId(`application:${name}`),
    candidato_id: demoId(`candidate:${person}`),
    vacante_id: vacancy ? demoId(`vacancy:${vacancy.key}`) : null,
    ...(phase ? { fase_id: demoId(`phase:${key}:${phase}`) } : {}),
    departamento: vacancy?.departamento ?? columns.departamento ?? '',
    posicion: vacancy?.posicion ?? columns.posicion ?? '',
    cuestionario_respuestas: vacancy ? answersTo(vacancy, answers) : [],
    estado: 'recibida',
    estado_candidato: 'recibida',
    fecha_aplicacion: at,
    en_fase_desde: at,
    fecha_respuesta: null,
    fecha_contratacion: null,
    retirada_at: null,
    version: history.length,
    created_at: at,
    updated_at: at,
  };
  const own = { candidato_id: application.candidato_id, aplicacion_id: application.id };
  return {
    application,
    /** In a message; null: the name of the position. */
    titulo: vacancy?.titulo ?? null,
    history: history.map((event, place) => tell(application, event, demoId(`history:${name}:${place}`))),
    interviews: interviews.map(({ scorecard: _card, with: _others, ...interview }, place) => ({
      ...interview,
      ...own,
      id: demoId(`interview:${name}:${place}`),
      recordatorio_de: interview.inicio,
      recordatorio_2h_de: interview.inicio,
    })),
    ...panelRows(interviews, name, application.id),
    notes: notes.map((note, place) => ({ ...note, ...own, id: demoId(`note:${name}:${place}`) })),
  };
}

/** Applies an event to the application. @returns its row of the history */
function tell(application: ApplicationRow, event: EventData, id: string) {
  const at = new Date(event.created_at);
  const { waiting, ...columns } = event;
  const { estado, estado_candidato, fecha_respuesta, fecha_contratacion, en_fase_desde } = application;
  const isMove = event.tipo === 'movida' && event.a !== undefined;
  application.updated_at = at;
  if (event.tipo === 'retirada') application.retirada_at = at;
  if (event.a && isMove) {
    Object.assign(application, moveChange(application, event.a, at));
    if (!waiting) application.estado_candidato = event.a;
  }
  // A rejection becomes visible when its message is sent.
  const delay = event.a === 'rechazada' ? REJECTION_MS : 0;
  return {
    ...columns,
    id,
    aplicacion_id: application.id,
    a: event.tipo === 'creada' ? 'recibida' : event.a,
    de: isMove ? estado : null,
    antes: isMove ? { estado, estado_candidato, fecha_respuesta, fecha_contratacion, en_fase_desde } : {},
    created_at: at,
    visible_at: waiting ? null : new Date(at.getTime() + delay),
  };
}

/** @throws for a question that the data file does not answer; null is an answer. */
function answersTo({ key, preguntas }: VacancyData, answers: Record<string, AnswerValue>): ScreeningAnswer[] {
  return preguntas.map(({ id, texto, tipo, unidad }) => {
    const respuesta = answers[id];
    if (respuesta === undefined) throw new Error(`an application for ${key} does not answer ${id}`);
    return { id, texto, tipo, ...(unidad ? { unidad } : {}), respuesta };
  });
}

/** Who hold the interviews of an application with the interviewer, and everybody's scorecards. */
const panelRows = (interviews: readonly InterviewData[], name: string, applicationId: string) => ({
  participants: interviews.flatMap(({ with: others = [], inicio, fin }, place) =>
    others.map(({ scorecard: _card, ...one }) => ({
      ...one,
      inicio,
      fin,
      activa: true,
      entrevista_id: demoId(`interview:${name}:${place}`),
    })),
  ),
  scorecards: interviews.flatMap((interview, place) =>
    authorsOf(interview).flatMap(({ scorecard, ...author }) =>
      scorecard
        ? [scorecardRow(interview, { ...scorecard, ...author }, `${name}:${place}`, applicationId)]
        : [],
    ),
  ),
});

/** The interviewer, and those who hold it too. */
const authorsOf = ({ with: others = [], ...interview }: InterviewData) => [
  {
    autor_id: interview.entrevistador_id,
    autor_nombre: interview.entrevistador_nombre,
    scorecard: interview.scorecard,
  },
  ...others.map(({ usuario_id, nombre, scorecard }) => ({
    autor_id: usuario_id,
    autor_nombre: nombre,
    scorecard,
  })),
];

function scorecardRow(
  interview: InterviewData,
  { points, ...columns }: ScorecardData & { autor_id: string | undefined; autor_nombre: string | undefined },
  name: string,
  aplicacion_id: string,
) {
  const given = new Date(new Date(interview.fin).getTime() + SCORED_MS);
  return {
    ...columns,
    id: demoId(
      `scorecard:${name}${columns.autor_id === interview.entrevistador_id ? '' : `:${columns.autor_nombre}`}`,
    ),
    entrevista_id: demoId(`interview:${name}`),
    aplicacion_id,
    points,
    created_at: given,
    updated_at: given,
  };
}

export async function insertApplications(
  manager: EntityManager,
  candidates: readonly DemoCandidate[],
): Promise<void> {
  const told = candidates.flatMap(({ applications }) => applications);
  const criteria = await manager.find(Criterion, { where: { activo: true, departamento: IsNull() } });
  const idOf = (name: string): string => {
    const criterion = criteria.find(({ nombre }) => nombre === name);
    if (!criterion) throw new Error(`there is no criterion ${name}`);
    return criterion.id;
  };
  const scorecards = told
    .flatMap((one) => one.scorecards)
    .map(({ points, ...card }) => ({
      ...card,
      puntuaciones: Object.entries(points).map(([nombre, puntos]) => ({
        criterio_id: idOf(nombre),
        nombre,
        puntos,
      })),
    }));
  await insertRows(
    manager,
    Application,
    told.map(({ application }) => application),
  );
  await insertRows(
    manager,
    ApplicationHistory,
    told.flatMap(({ history }) => history),
  );
  await insertRows(
    manager,
    Interview,
    told.flatMap(({ interviews }) => interviews),
  );
  await insertRows(
    manager,
    Participant,
    told.flatMap(({ participants }) => participants),
  );
  await insertRows(
    manager,
    Note,
    told.flatMap(({ notes }) => notes),
  );
  await insertRows(manager, Scorecard, scorecards);
  // People and applications reference each other: the person's reference is set last.
  await manager.query(
    `UPDATE candidates c SET aplicacion_actual_id = pair.application_id
     FROM unnest($1::uuid[], $2::uuid[]) AS pair (candidate_id, application_id) WHERE c.id = pair.candidate_id`,
    [
      candidates.map(({ person }) => candidateId(person)),
      candidates.map(({ applications }) => currentOf(applications).application.id),
    ],
  );
}
