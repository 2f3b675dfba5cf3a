/** Defaults and limits of interviews in the back office. */
export const INTERVIEW_HOURS = {
  /** Interview hours offered, in Madrid time; other hours may be typed. */
  from: '08:00',
  to: '20:00',
  /** Minutes from one offered beginning to the next. */
  step: 30,
} as const;

/** The hour a new interview starts with. */
export const INTERVIEW_DEFAULT_HOUR = '09:00';

/** Longest range of a calendar request in days: a month's grid and a little more. */
export const CALENDAR_MAX_DAYS = 62;
/** Maximum interviews in a calendar response. */
export const CALENDAR_MAX_INTERVIEWS = 2000;
