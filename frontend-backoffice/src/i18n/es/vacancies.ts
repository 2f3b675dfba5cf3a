/** Texts of vacancies and their links. */
export const vacancies = { resources: {} };
