import { lazy } from 'react';
import type { Schemas } from '@hiring/contract/api';
import { whoAsked } from './requestText';

/** What people ask for about their data. A request opens over the list, which serves both addresses. */
export const privacyRequests = {
  name: 'privacy/requests',
  list: lazy(async () => ({ default: (await import('./RequestList')).RequestList })),
  hasShow: true,
  recordRepresentation: (request: Schemas['RightsRequestRow']) => whoAsked(request),
};

/** Whose data are kept although they would be erased. */
export const privacyHolds = {
  name: 'privacy/holds',
  list: lazy(async () => ({ default: (await import('./HoldList')).HoldList })),
  recordRepresentation: (hold: Schemas['HoldResponse']) => hold.persona,
};

/** Whose record nobody can read any more, with the periods after which that happens. */
export const quarantine = {
  name: 'privacy/retention/quarantine',
  list: lazy(async () => ({ default: (await import('./RetentionPage')).RetentionPage })),
  recordRepresentation: (person: Schemas['QuarantinedPerson']) => person.persona,
};

/** Who would be reminded, hidden or erased by a day. */
export const retentionPlan = {
  name: 'privacy/retention/plan',
  list: lazy(async () => ({ default: (await import('./DryRunPage')).DryRunPage })),
  recordRepresentation: (person: Schemas['PlannedPerson']) => person.persona,
};

/** The privacy notices of the public forms. */
export const notices = {
  name: 'privacy/notices',
  list: lazy(async () => ({ default: (await import('./NoticesPage')).NoticesPage })),
};
