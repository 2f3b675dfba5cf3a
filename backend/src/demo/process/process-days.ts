import { isEndedEstado } from '@hiring/contract';
import type { WorkCalendar } from '../madrid-time.js';
import { at, type Random } from '../random.js';
import type { Opening } from './openings.js';
import type { PlannedApplication } from './plan.js';

/** The working days of an application's events, counted from today; null: no such event. */
export interface ProcessDays {
  sent: number;
  reviewed: number | null;
  invited: number | null;
  /** Day of an interview that did not take place. */
  missed: number | null;
  /** Day of the interview that took place or will. */
  interview: number | null;
  decided: number | null;
}

/** The stage before the decision. */
type Reached = 'sent' | 'reviewed' | 'invited' | 'interviewed';

/** Counts backwards from the last event, so that open applications have recent dates. */
export function layOutDays(
  planned: PlannedApplication,
  opening: Opening,
  random: Random,
  { calendar, nextInterviewDay }: { calendar: WorkCalendar; nextInterviewDay: () => number },
): ProcessDays {
  const { estado, before, hidden } = planned;
  const reached = reachedBy(planned, random);
  const days: ProcessDays = {
    sent: 0,
    reviewed: null,
    invited: null,
    missed: null,
    interview: null,
    decided: null,
  };
  let day = lastQuietDay(planned, random);
  const isDecided = isEndedEstado(estado) && !hidden;
  if (isDecided) {
    days.decided = decisionDay(opening, planned, random, calendar);
    day = days.decided - random.int(2, 4);
  }
  if (reached === 'interviewed') {
    days.interview = estado === 'entrevista_realizada' ? -random.int(1, 7) : day;
    days.invited = days.interview - random.int(3, 5);
  } else if (reached === 'invited') {
    if (before) days.missed = estado === 'entrevista_programada' ? -random.int(1, 2) : day;
    if (estado === 'entrevista_programada') days.interview = planned.withdrawn ? 2 : nextInterviewDay();
    days.invited = (days.missed ?? day) - random.int(1, 2);
  }
  if (reached !== 'sent') {
    // Open applications came in over some weeks.
    days.reviewed = days.invited === null ? day : days.invited - random.int(1, isDecided ? 4 : 12);
    day = days.reviewed - random.int(1, isDecided ? 4 : 22);
  }
  // The last applications before a closing came in over some days.
  const last = opening.to < -1 ? opening.to - random.int(0, 3) : opening.to;
  days.sent = Math.max(opening.from, Math.min(last, day));
  return days;
}

function reachedBy({ estado, before, hidden }: PlannedApplication, random: Random): Reached {
  switch (estado) {
    case 'recibida':
      return 'sent';
    case 'en_revision':
      return 'reviewed';
    case 'entrevista_programada':
      return 'invited';
    case 'entrevista_realizada':
    case 'contratada':
      return 'interviewed';
    case 'rechazada':
      if (before) return 'invited';
      return hidden ? 'reviewed' : random.pick(['sent', 'sent', 'reviewed', 'reviewed', 'interviewed']);
  }
}

/** The day of the last event of an application that is open, or was when it was withdrawn. */
function lastQuietDay({ estado, when, withdrawn, hidden }: PlannedApplication, random: Random): number {
  if (withdrawn) return when === 'old' ? -random.int(30, 45) : -random.int(4, 6);
  if (hidden) return -random.int(2, 5);
  if (estado === 'recibida') return random.chance(0.7) ? -random.int(1, 2) : -random.int(3, 9);
  if (estado === 'en_revision') return -random.int(1, 9);
  return 0;
}

/** Relative number of applications by month, January first: few in August and at Christmas. */
const SEASON = [1, 0.9, 0.95, 0.8, 0.85, 0.7, 0.55, 0.25, 1, 0.95, 0.8, 0.45];

/** Decisions are distributed over the last year. */
function decisionDay(
  { from, to }: Opening,
  { when }: PlannedApplication,
  random: Random,
  calendar: WorkCalendar,
): number {
  if (when === 'late') return -random.int(3, 9);
  // More than the longest time to a decision.
  const earliest = from + 24;
  // Not yesterday, because its message was sent after a day. Decisions follow soon after a closing.
  const latest = Math.min(when === 'old' ? -46 : -2, to + 16);
  for (;;) {
    const day = random.int(Math.min(earliest, latest), latest);
    const month = Number(calendar.day(day).slice(5, 7));
    if (random.chance(at(SEASON, month - 1))) return day;
  }
}
