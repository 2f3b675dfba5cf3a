import { lazy } from 'react';
import type { TrackingLink } from '../vacancy';

/** The resource Enlaces de difusión. Its list has those of all openings; a vacancy shows its own. */
export const trackingLinks = {
  name: 'tracking-links',
  list: lazy(async () => ({ default: (await import('./TrackingLinkList')).TrackingLinkList })),
  recordRepresentation: (link: TrackingLink) => link.nombre,
};
