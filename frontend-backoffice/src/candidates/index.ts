import { type Candidate, fullName } from './types';

/** The resource; its screens are routes of the HR dashboard. */
export const candidates = {
  name: 'candidates',
  hasShow: true,
  recordRepresentation: (candidate: Candidate) => fullName(candidate),
};
