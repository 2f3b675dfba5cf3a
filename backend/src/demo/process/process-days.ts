import type { Random } from '../random.js';
import type { Opening } from './openings.js';
import type { PlannedApplication } from './plan.js';

/** Working days from today on which the events of an application fall; null: there is no such event. */
export interface ProcessDays {
  sent: number;
  reviewed: number | null;
  invited: number | null;
  /** Of an interview that did not take place. */
  missed: number | null;
  /** Of the interview that did, or will. */
  interview: number | null;
  decided: number | null;
}

/** How far an application had come before a decision was taken. */
type Reached = 'sent' | 'reviewed' | 'invited' | 'interviewed';

/** Counts backwards from the last event, so that what is under way has recent dates. */
export function layOutDays(
  planned: PlannedApplication,
  opening: Opening,
  random: Random,
  nextInterviewDay: () => number,
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
  if ((estado === 'contratada' || estado === 'rechazada') && !hidden) {
    days.decided = decisionDay(opening, planned, random);
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
    days.reviewed = days.invited === null ? day : days.invited - random.int(1, 4);
    day = days.reviewed - random.int(1, 4);
  }
  days.sent = Math.max(opening.from, Math.min(opening.to - random.int(0, 3), day));
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

/** The day of the last event of an application that is under way, or was when it was taken back. */
function lastQuietDay({ estado, when, withdrawn, hidden }: PlannedApplication, random: Random): number {
  if (withdrawn) return when === 'old' ? -random.int(30, 45) : -random.int(4, 6);
  if (hidden) return -random.int(2, 5);
  if (estado === 'recibida') return random.chance(0.5) ? -random.int(1, 3) : -random.int(3, 12);
  if (estado === 'en_revision') return -random.int(1, 9);
  return 0;
}

function decisionDay({ from, to }: Opening, { when }: PlannedApplication, random: Random): number {
  // Twenty-four working days are more than the longest way to a decision.
  const earliest = Math.max(-82, from + 24);
  if (when === 'late') return -random.int(3, 9);
  if (when === 'old' || to < -40) return -random.int(46, -earliest);
  // Not yesterday: its message has waited a day and left.
  return -random.int(2, Math.min(72, -earliest));
}
