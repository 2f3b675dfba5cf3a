import { STAGE_OF_ESTADO } from '@hiring/contract';
import { isOpen, pickCurrent, waitingSince } from '../../candidates/applications/application.rules.js';
import type { Candidate } from '../../candidates/people/candidate.entity.js';
import { type Career, makeCareer } from '../people/career.js';
import type { Person } from '../people/people.js';
import { madridWall, WorkCalendar } from '../madrid-time.js';
import { at } from '../random.js';
import type { ApplicationStory } from './application-story.js';
import { InterviewBook } from './interview-book.js';
import { type Opening, OPENINGS } from './openings.js';
import { makePlan } from './plan.js';
import { tellStory } from './timeline.js';

/** A person with the whole history, from which the rows are made. */
export interface DemoCandidate {
  person: Person;
  career: Career;
  /** The opening of interest. */
  opening: Opening;
  stories: ApplicationStory[];
  /** The current application. */
  current: ApplicationStory;
  /** When the form was first submitted. */
  since: Date;
}

/** Days of the future interviews, the demo candidate's first: a few today, without overbooking. */
const INTERVIEW_DAYS = [2, 0, 1, 0, 3, 1, 0, 2, 4, 5, 1, 3, 6, 8, 4];

/** The demo candidates at the time of loading. */
export function makeCandidates(people: readonly Person[], now: Date): DemoCandidate[] {
  const calendar = new WorkCalendar(now);
  const book = new InterviewBook(calendar);
  const [year = 0, month = 0] = madridWall(now).day.split('-').map(Number);
  const interviewDays = [...INTERVIEW_DAYS];
  const nextInterviewDay = (): number => interviewDays.shift() ?? 7;

  return makePlan(people).map(({ person, applications }) => {
    const opening: Opening = OPENINGS[at(applications, 0).opening];
    const career = makeCareer(person, opening.trade, year * 12 + month - 1);
    const { trade, words } = career;
    const stories = applications.map((planned, place) =>
      tellStory(`${person.number}.${place}`, person, planned, {
        now,
        calendar,
        book,
        trade,
        words,
        nextInterviewDay,
      }),
    );
    const current = pickCurrent(stories.map(({ application }) => application));
    if (current !== at(stories, 0).application) {
      throw new Error(`another application than the planned one stands for person ${person.number}`);
    }
    const since = stories.map(({ application }) => application.fecha_aplicacion).sort(earliestFirst)[0];
    return { person, career, opening, stories, current: at(stories, 0), since: since ?? now };
  });
}

const earliestFirst = (a: Date, b: Date): number => a.getTime() - b.getTime();

type Projection = Pick<
  Candidate,
  | 'aplicacion_version'
  | 'vacante_id'
  | 'otras_abiertas'
  | 'estado'
  | 'etapa'
  | 'prioridad'
  | 'fecha_aplicacion'
  | 'fecha_respuesta'
  | 'fecha_contratacion'
  | 'espera_desde'
  | 'feedback_rrhh'
  | 'retirada_at'
  | 'entrevista_fecha'
  | 'entrevista_hora'
  | 'entrevista_tipo'
  | 'entrevista_ubicacion'
>;

/** The columns of the person's row that repeat the current application. */
export function projectionOf({ stories, current }: DemoCandidate): Projection {
  const { application } = current;
  const others = stories.filter((story) => story !== current && isOpen(story.application));
  const interview = shownInterview(current);
  const wall = interview && madridWall(interview.inicio);
  return {
    aplicacion_version: application.version,
    vacante_id: application.vacante_id,
    otras_abiertas: others.length,
    estado: application.estado,
    etapa: STAGE_OF_ESTADO[application.estado],
    prioridad: application.prioridad,
    fecha_aplicacion: application.fecha_aplicacion,
    fecha_respuesta: application.fecha_respuesta,
    fecha_contratacion: application.fecha_contratacion,
    espera_desde: waitingSince(stories.map((story) => story.application)),
    feedback_rrhh: application.feedback_rrhh,
    retirada_at: application.retirada_at,
    entrevista_fecha: wall?.day ?? null,
    entrevista_hora: wall?.time ?? null,
    entrevista_tipo: interview?.tipo ?? null,
    entrevista_ubicacion: interview?.ubicacion ?? interview?.link_virtual ?? null,
  };
}

/** The next scheduled interview, otherwise the last one that took place. */
function shownInterview({ interviews }: ApplicationStory) {
  const live = interviews.find(({ estado }) => estado === 'programada' || estado === 'confirmada');
  return live ?? interviews.filter(({ estado }) => estado === 'realizada').at(-1) ?? null;
}
