import { type Interview, nameOf } from './types';

/** The resource Entrevistas; its screens are routes of the HR dashboard. */
export const interviews = {
  name: 'interviews',
  hasShow: true,
  recordRepresentation: (interview: Interview) => nameOf(interview.candidato_nombre),
};
