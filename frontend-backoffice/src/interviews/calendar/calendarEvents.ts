import '../../i18n/interviews';
import { INTERVIEW_ESTADO_LABEL, INTERVIEW_TIPO_LABEL } from '@hiring/contract';
import type { EventApi, EventInput } from '@fullcalendar/react';
import { translate } from '../../i18n/texts';
import { type AgendaInterview, formatLongDay, isLive, nameOf, type ShownInterview, wallOf } from '../types';

/*
 * The calendar works with the clocks of Madrid as if they were UTC: it needs no time zone data, draws the same in every
 * browser, and what is dropped on an hour is that hour of Madrid.
 */

export const hourOf = (interview: ShownInterview): string => wallOf(interview.inicio).slice(11, 16);
export const dayOf = (interview: ShownInterview): string => wallOf(interview.inicio).slice(0, 10);

/** What a screen reader says of an event. */
export function sentenceOf(interview: ShownInterview): string {
  const { candidato_nombre, tipo, estado, entrevistador_nombre: name } = interview;
  return [
    `${hourOf(interview)}, ${formatLongDay(dayOf(interview))}`,
    nameOf(candidato_nombre),
    INTERVIEW_TIPO_LABEL[tipo],
    INTERVIEW_ESTADO_LABEL[estado],
    name && translate('interviews.calendar.spokenBy', { name }),
    interview.pide_otro_momento && translate('interviews.calendar.spokenAsksAgain'),
  ]
    .filter(Boolean)
    .join(', ');
}

export function eventOf(interview: ShownInterview, mayWrite: boolean): EventInput {
  return {
    id: interview.id,
    title: nameOf(interview.candidato_nombre),
    start: `${wallOf(interview.inicio)}:00Z`,
    end: `${wallOf(interview.fin)}:00Z`,
    editable: mayWrite && isLive(interview.estado),
    extendedProps: { interview },
  };
}

export const interviewOf = ({ extendedProps }: Pick<EventApi, 'extendedProps'>): AgendaInterview =>
  extendedProps.interview as AgendaInterview;

/** Day, hour and minutes of an event where it lies now. */
export function timesOf({ start, end }: Pick<EventApi, 'start' | 'end'>) {
  if (!start || !end) return null;
  const wall = start.toISOString();
  return {
    fecha: wall.slice(0, 10),
    hora: wall.slice(11, 16),
    duracion_min: Math.round((end.getTime() - start.getTime()) / 60_000),
  };
}

/** Now as the calendar counts. */
export const calendarNow = (): string => `${wallOf(new Date())}:00Z`;
