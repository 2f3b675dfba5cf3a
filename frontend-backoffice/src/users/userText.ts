import type { UserRow } from './types';

export const sessionsText = (count: number): string => {
  if (count === 0) return 'Sin sesiones abiertas';
  return count === 1 ? '1 sesión abierta' : `${count} sesiones abiertas`;
};

/** How the account is guarded, on one line. */
export const securityText = ({ open_sessions, two_factor }: UserRow): string =>
  [sessionsText(open_sessions), ...(two_factor ? ['dos pasos'] : [])].join(', ');
