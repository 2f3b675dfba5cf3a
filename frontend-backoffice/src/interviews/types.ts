import {
  INTERVIEW_TIPO_LABEL,
  type InterviewEstado,
  type InterviewTipo,
  plainDayFormat,
  TIME_ZONE,
} from '@hiring/contract';
import { translate } from '../i18n/texts';
import { formatDay } from '../ui/format/dates';
import { dateOf, dayFrom } from '../ui/format/days';
import type { Schemas } from '@hiring/contract/api';

const WALL = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});
const sayLongDay = plainDayFormat({ dateStyle: 'full' });
const sayWeekday = plainDayFormat({ weekday: 'long' });
const sayAgendaDay = plainDayFormat({ weekday: 'long', day: 'numeric', month: 'long' });

/** What clocks in Madrid show, as "2026-12-01T09:00". */
export const wallOf = (instant: string | Date): string => WALL.format(new Date(instant)).replace(' ', 'T');

/** "martes, 1 de diciembre de 2026". */
export const formatLongDay = (day: string): string => sayLongDay(dateOf(day));

/** "martes 01/12/2026". */
export const formatCardDay = (day: string): string => `${sayWeekday(dateOf(day))} ${formatDay(day)}`;

/** "Hoy, lunes 23 de noviembre", "Mañana, …", "miércoles, 25 de noviembre"; another year is said. */
export function formatAgendaDay(day: string, today: string): string {
  if (day.slice(0, 4) !== today.slice(0, 4)) return formatLongDay(day);
  const said = sayAgendaDay(dateOf(day));
  const near = { day: said.replace(',', '') };
  if (day === today) return translate('ui.interview.today', near);
  return day === dayFrom(today, 1) ? translate('ui.interview.tomorrow', near) : said;
}

/** The first five characters: HH:MM. */
export const formatHour = (hora: string): string => hora.slice(0, 5);

/** "45 min", "1 h 30 min". */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

/** Where the interviews stand in the HR dashboard; each of them at `/interviews/:id/show` over it. */
export const INTERVIEWS_PATH = 'entrevistas';
export const INTERVIEWS = `/admin/${INTERVIEWS_PATH}`;
export const CALENDAR = `${INTERVIEWS}/calendario`;

/** The interviews of one candidate. */
export const interviewsOf = (candidateId: string): string =>
  `${INTERVIEWS}?${new URLSearchParams({ filter: JSON.stringify({ candidato_id: candidateId }) })}`;

/** One interview over the list. */
export const interviewAddress = (id: string): string => `/interviews/${id}/show`;

/** One interview while it is held. */
export const roomAddress = (id: string): string => `/interviews/${id}/en-curso`;

/** The form for a new interview. */
export const NEW_INTERVIEW = '/interviews/create';

export type Interview = Schemas['InterviewResponse'];
export type AgendaInterview = Schemas['AgendaInterview'];
/** What a calendar shows of an interview. */
export type ShownInterview = Omit<AgendaInterview, 'candidato_id' | 'version'>;

export const nameOf = (name: string) => name || translate('ui.interview.noName');

/** Which of several interviews: "Ana Serrano, martes 01/12/2026 09:00". */
export const whichOf = ({ candidato_nombre, fecha, hora }: Interview): string =>
  `${nameOf(candidato_nombre)}, ${formatCardDay(fecha)} ${formatHour(hora)}`;

/** What is live may be moved; what is over keeps its time. */
export const isLive = (estado: InterviewEstado) => estado === 'programada' || estado === 'confirmada';

/** Everybody who holds it. */
export const interviewersOf = ({
  entrevistador_nombre: name,
  participantes,
}: Pick<Interview, 'entrevistador_nombre' | 'participantes'>): string =>
  [name, ...participantes.map(({ nombre }) => nombre)].filter(Boolean).join(', ');

/** Where it takes place, in words. */
export function placeOf({ tipo, ubicacion }: { tipo: InterviewTipo; ubicacion: string | null }): string {
  if (tipo !== 'presencial') return INTERVIEW_TIPO_LABEL[tipo];
  return ubicacion ?? translate('ui.interview.noPlace');
}

/** Filters of the list and of the calendar as they stand in the address; `cuando`: proximas or anteriores, else all. */
export type InterviewFilters = Record<
  'q' | 'cuando' | 'candidato_id' | 'entrevistador_id' | 'tipo' | 'estado',
  string
>;
