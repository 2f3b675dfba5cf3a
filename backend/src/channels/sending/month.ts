import { madridDay } from '../../platform/values/madrid-day.js';

/** The first day (YYYY-MM-DD) of the month in which an instant lies, in the company's time zone. */
export const monthOf = (instant: Date): string => `${madridDay(instant).slice(0, 7)}-01`;
