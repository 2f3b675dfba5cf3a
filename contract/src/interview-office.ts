/** What the back office knows of interviews beforehand. */
export const INTERVIEW_HOURS = {
  /** Interviews are offered within these hours of Madrid; other hours may still be typed. */
  from: '08:00',
  to: '20:00',
  /** Minutes from one offered beginning to the next. */
  step: 30,
} as const;

/** The hour a new interview starts with. */
export const INTERVIEW_DEFAULT_HOUR = '09:00';

/** Days that one reading of the calendar may span: a month's grid and a little more. */
export const CALENDAR_MAX_DAYS = 62;
/** Interviews that one reading of the calendar gives. */
export const CALENDAR_MAX_INTERVIEWS = 2000;
