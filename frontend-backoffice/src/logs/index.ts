import { lazy } from 'react';
import type { LogRow } from './log';

/** The resource Registro. An entry opens over the list, which serves both addresses. */
export const logs = {
  name: 'logs',
  list: lazy(async () => ({ default: (await import('./LogList')).LogList })),
  hasShow: true,
  recordRepresentation: (entry: LogRow) => entry.details || entry.action,
};
