/** Nobody plans further ahead: a later day is a slip of the finger. */
export const YEARS_AHEAD = 2;

/** Whether a typed day (YYYY-MM-DD) is further ahead than anybody plans. */
export function isFarAhead(day: string, now: Date): boolean {
  const today = now.toISOString().slice(0, 10);
  return day > `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`;
}

export const FAR_AHEAD = `La fecha es de dentro de más de ${YEARS_AHEAD} años: revisa el año`;
