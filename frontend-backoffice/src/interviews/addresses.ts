/** Where the interviews stand in the HR dashboard; each of them at `/interviews/:id/show` over it. */
export const INTERVIEWS_PATH = 'entrevistas';
export const INTERVIEWS = `/admin/${INTERVIEWS_PATH}`;
export const CALENDAR = `${INTERVIEWS}/calendario`;

/** The interviews of one candidate. */
export const interviewsOf = (candidateId: string): string =>
  `${INTERVIEWS}?${new URLSearchParams({ filter: JSON.stringify({ candidato_id: candidateId }) })}`;

/** One interview over the list. */
export const interviewAddress = (id: string): string => `/interviews/${id}/show`;

/** The form for a new interview. */
export const NEW_INTERVIEW = '/interviews/create';
