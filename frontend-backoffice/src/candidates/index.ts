import { type Candidate, fullName } from './types';

export { HrDashboard } from './HrDashboard';

/** The resource; its screens are routes of the HR dashboard (see App.tsx). */
export const candidates = {
  name: 'candidates',
  hasShow: true,
  recordRepresentation: (candidate: Candidate) => fullName(candidate),
};
