import type { Match } from './vacancy';

/** A person who fits, as a row: its id is the person's. */
export type MatchRow = Match & { id: string };

/** Nobody is invited twice to a vacancy, nor soon after another invitation. */
export const mayBeInvited = ({ invitacion, descansa_hasta }: Match): boolean =>
  !invitacion && !descansa_hasta;
