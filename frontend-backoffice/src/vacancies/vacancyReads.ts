/** What shows a vacancy, except how far answering everyone is, which asks again by itself. */
export const VACANCY_READS = [
  'vacancies',
  'vacancy-figures',
  'vacancy-summary',
  'vacancy-history',
  'waiting',
];
