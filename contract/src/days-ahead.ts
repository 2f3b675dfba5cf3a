/** Nobody plans further ahead: a later day is a slip of the finger. */
export const YEARS_AHEAD = 2;

const YEARS_BACK = 1;

/** Today, so many years later; negative: before. */
function inYears(years: number, now: Date): string {
  const today = now.toISOString().slice(0, 10);
  return `${Number(today.slice(0, 4)) + years}${today.slice(4)}`;
}

/** Whether a typed day (YYYY-MM-DD) is further ahead than anybody plans. */
export const isFarAhead = (day: string, now: Date): boolean => day > inYears(YEARS_AHEAD, now);

/** Whether a typed day (YYYY-MM-DD) is longer ago than anybody writes down late. */
export const isFarBack = (day: string, now: Date): boolean => day < inYears(-YEARS_BACK, now);

export const FAR_AHEAD = `La fecha es de dentro de más de ${YEARS_AHEAD} años: revisa el año`;

export const FAR_BACK = 'La fecha es de hace más de un año: revisa el año';
