/** Where the interviews stand in the HR dashboard. */
export const INTERVIEWS_PATH = 'entrevistas';
const SECTION = `/admin/${INTERVIEWS_PATH}`;

/** The interviews of one candidate. */
export const interviewsOf = (candidateId: string): string =>
  `${SECTION}?${new URLSearchParams({ candidato: candidateId })}`;

/** The form of one interview, among those of its candidate. */
export const editInterview = (candidateId: string, id: string): string =>
  `${SECTION}?${new URLSearchParams({ candidato: candidateId, cuando: 'todas', editar: id })}`;

/** The form for a new interview. */
export const NEW_INTERVIEW = `${SECTION}?nueva=1`;

/** The form for a new interview with this candidate chosen. */
export const newInterviewFor = (candidateId: string): string =>
  `${SECTION}?${new URLSearchParams({ candidato: candidateId, nueva: '1' })}`;
