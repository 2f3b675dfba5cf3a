import { lazy } from 'react';
import type { ImportSummary } from './types';

/** The resource Importaciones: people from spreadsheets and from folders of CVs. */
export const imports = {
  name: 'imports',
  list: lazy(async () => ({ default: (await import('./ImportList')).ImportList })),
  create: lazy(async () => ({ default: (await import('./ImportCreate')).ImportCreate })),
  show: lazy(async () => ({ default: (await import('./ImportShow')).ImportShow })),
  recordRepresentation: ({ nombre }: ImportSummary) => nombre,
};
