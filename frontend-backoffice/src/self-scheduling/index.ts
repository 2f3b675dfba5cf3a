import { lazy } from 'react';
import type { Availability } from './availabilityText';

/** The resource Horas para entrevistas; its forms open over the list. */
export const availability = {
  name: 'interview-availability',
  list: lazy(async () => ({ default: (await import('./AvailabilityList')).AvailabilityList })),
  recordRepresentation: (row: Availability) => row.nombre,
};
