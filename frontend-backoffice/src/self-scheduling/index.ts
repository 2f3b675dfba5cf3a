import { lazy } from 'react';

/** The resource Horas para entrevistas; its forms open over the list. */
export const availability = {
  name: 'interview-availability',
  list: lazy(async () => ({ default: (await import('./AvailabilityList')).AvailabilityList })),
};
