/** Texts of interviews, availability and criteria. */
export const interviews = {
  resources: { interviews: { name: 'Entrevista |||| Entrevistas' } },
};
