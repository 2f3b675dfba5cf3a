import { lazy } from 'react';
import type { EmailRow } from './emailText';

/** The resource Correos. Its record opens in a drawer, so the list serves both addresses. */
export const emails = {
  name: 'emails',
  list: lazy(async () => ({ default: (await import('./EmailList')).EmailList })),
  hasShow: true,
  recordRepresentation: (email: EmailRow) => email.asunto,
};
