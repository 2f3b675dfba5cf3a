import { lazy } from 'react';

/** The resource Candidatos: every person, for administrators. A record opens over the list, which serves both addresses. */
export const people = {
  name: 'people',
  list: lazy(async () => ({ default: (await import('./PeopleList')).PeopleList })),
  hasShow: true,
};
