import { lazy } from 'react';

/** The resource behind the figures of the start page: the applications that one of them counts. */
export const countedApplications = {
  name: 'stats/counted',
  list: lazy(async () => ({ default: (await import('./CountedList')).CountedList })),
};
