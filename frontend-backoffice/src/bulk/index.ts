import { lazy } from 'react';
import type { BulkAction } from './selection';

/** The resource Acciones en bloque: what one has done with many applications at once. */
export const bulkActions = {
  name: 'bulk-actions',
  list: lazy(async () => ({ default: (await import('./BulkActionList')).BulkActionList })),
  show: lazy(async () => ({ default: (await import('./BulkActionShow')).BulkActionShow })),
  recordRepresentation: ({ titulo }: BulkAction) => titulo,
};
