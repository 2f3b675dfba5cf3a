import type { Estado, Prioridad } from '@hiring/contract';
import type { ScreeningAnswer } from '../../candidates/applications/screening/screening.rules.js';
import { fill } from '../people/fill.js';
import type { Person } from '../people/people.js';
import { type Trade } from '../trades/trade.js';
import type { WorkCalendar } from '../madrid-time.js';
import { Random } from '../random.js';
import { ApplicationStory } from './application-story.js';
import { channelOf } from '../rows/vacancy-office.js';
import type { InterviewBook } from './interview-book.js';
import { type Opening, OPENINGS } from './openings.js';
import type { PlannedApplication } from './plan.js';
import { layOutDays } from './process-days.js';
import { FEEDBACK, MESSAGES_TO_CANDIDATE } from './staff-words.js';
import { HR_TEAM } from './staff.js';

interface Surroundings {
  now: Date;
  calendar: WorkCalendar;
  book: InterviewBook;
  trade: Trade;
  words: Record<string, string>;
  /** The working day of the next interview, for candidates who wait for one. */
  nextInterviewDay: () => number;
}

/** Creates an application's history that ends as planned. */
export function tellStory(
  name: string,
  person: Person,
  planned: PlannedApplication,
  { now, calendar, book, trade, words, nextInterviewDay }: Surroundings,
): ApplicationStory {
  const random = new Random(`story:${name}`);
  const opening: Opening = OPENINGS[planned.opening];
  const days = layOutDays(planned, opening, random, { calendar, nextInterviewDay });
  const staff = () => (random.chance(0.55) ? HR_TEAM[0].id : random.pick(HR_TEAM).id);
  const office = (day: number): Date => calendar.at(day, random.int(9 * 60, 17 * 60 + 20));
  const story = new ApplicationStory(
    name,
    {
      candidato_id: person.candidateId,
      vacante_id: opening.vacancyId,
      departamento: opening.departamento,
      posicion: opening.posicion,
      prioridad: priority(planned.estado, random),
      canal: channelOf(name, opening.vacancyId),
      cuestionario_respuestas: answersTo(opening, name, planned.estado),
    },
    calendar.at(days.sent, random.int(8 * 60 + 30, 18 * 60 + 30)),
  );
  const move = (estado: Estado, at: Date, hidden = false): void => {
    const messages = MESSAGES_TO_CANDIDATE[estado] ?? [];
    const message = messages.length > 0 && random.chance(0.3) ? random.pick(messages) : null;
    story.move(estado, at, staff(), { message, hidden });
  };

  if (days.reviewed !== null) {
    move('en_revision', office(days.reviewed));
  } else if (planned.estado === 'recibida' && days.sent < -3 && random.chance(0.15)) {
    story.update(calendar.at(days.sent + 1, random.int(19 * 60, 21 * 60)));
  }
  if (days.invited !== null) {
    const bookedAt = office(days.invited);
    move('entrevista_programada', bookedAt);
    const appointment = { candidateId: person.candidateId, bookedAt };
    if (planned.before && days.missed !== null) {
      story.schedule(book.book(random, { ...appointment, day: days.missed, estado: planned.before }));
    }
    if (days.interview !== null) {
      const day = days.interview;
      const estado = day < 0 ? 'realizada' : day < 3 && random.chance(0.6) ? 'confirmada' : 'programada';
      const interview = story.schedule(book.book(random, { ...appointment, day, estado }));
      if (day < 0) move('entrevista_realizada', interview.updated_at);
    }
  }
  if (planned.hidden) move('rechazada', new Date(now.getTime() - 40 * 60_000), true);
  else if (days.decided !== null) move(planned.estado, office(days.decided));
  if (planned.withdrawn) {
    const last = days.invited ?? days.reviewed ?? days.sent;
    story.withdraw(calendar.at(last + random.int(1, 2), random.int(18 * 60 + 40, 21 * 60)));
  }

  addRemarks(story, planned.estado, random, { trade, words });
  return story;
}

/** Notes and feedback of HR, on some. */
function addRemarks(
  { application, interviews }: ApplicationStory,
  estado: Estado,
  random: Random,
  { trade, words }: Pick<Surroundings, 'trade' | 'words'>,
): void {
  if (application.fecha_respuesta && random.chance(0.5)) {
    application.notas_rrhh = fill(random.pick(trade.notas), words);
  }
  if (interviews.some((interview) => interview.estado === 'realizada') && random.chance(0.7)) {
    application.feedback_rrhh = random.pick(FEEDBACK[outcome(estado)]);
  }
}

/** Uses its own random stream, so that the rest of the history does not change. */
function answersTo({ questions }: Opening, name: string, estado: Estado): ScreeningAnswer[] {
  const random = new Random(`answers:${name}`);
  const good = estado !== 'rechazada' && estado !== 'recibida';
  return questions.map(({ id, texto, tipo, unidad, answer }) => ({
    id,
    texto,
    tipo,
    ...(unidad ? { unidad } : {}),
    respuesta: answer(random, good),
  }));
}

function priority(estado: Estado, random: Random): Prioridad {
  const [alta, baja] = (
    {
      recibida: [0.1, 0.1],
      en_revision: [0.22, 0.15],
      entrevista_programada: [0.45, 0.04],
      entrevista_realizada: [0.5, 0],
      contratada: [0.4, 0],
      rechazada: [0, 0.5],
    } as const
  )[estado];
  const drawn = random.next();
  return drawn < alta ? 'alta' : drawn < alta + baja ? 'baja' : 'media';
}

function outcome(estado: Estado): keyof typeof FEEDBACK {
  return estado === 'contratada' ? 'good' : estado === 'rechazada' ? 'bad' : 'open';
}
