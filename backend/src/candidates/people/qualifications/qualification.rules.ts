import { type Caducidad, QUALIFICATION_LIMITS } from '@hiring/contract';

const DAY_MS = 86_400_000;
/**
 * How a qualification stands on a day: its last day still counts. Without an expiry it stands.
 * @param expiry YYYY-MM-DD or null.
 * @param today YYYY-MM-DD.
 */
export function expiryState(expiry: string | null, today: string): Caducidad {
  if (expiry === null) return 'vigente';
  const days = (Date.parse(`${expiry}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS;
  if (days < 0) return 'caducada';
  return days <= QUALIFICATION_LIMITS.soonDays ? 'caduca_pronto' : 'vigente';
}
