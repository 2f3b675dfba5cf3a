/** Bulk actions on applications. */

import type { Tone } from './vocabulary.js';

export const BULK_TYPES = ['mover', 'prioridad', 'mensaje', 'etiqueta', 'campo'] as const;
export type BulkType = (typeof BULK_TYPES)[number];

/** `borrador`: previewed, not confirmed. `programada`: starts after the undo period. */
export const BULK_STATES = ['borrador', 'programada', 'en_curso', 'terminada', 'deshecha'] as const;
export type BulkState = (typeof BULK_STATES)[number];

export const BULK_ROW_STATES = ['pendiente', 'hecha', 'omitida', 'fallida', 'deshecha'] as const;
export type BulkRowState = (typeof BULK_ROW_STATES)[number];

export const BULK_ROW_LABEL: Readonly<Record<BulkRowState, string>> = {
  pendiente: 'Pendiente',
  hecha: 'Hecha',
  omitida: 'Omitida',
  fallida: 'Fallida',
  deshecha: 'Deshecha',
};

export const BULK_ROW_TONE: Readonly<Record<BulkRowState, Tone>> = {
  pendiente: 'blue',
  hecha: 'green',
  omitida: 'yellow',
  fallida: 'red',
  deshecha: 'grey',
};

/** Limits of an action: applications, ids listed one by one, and results on a page. */
export const BULK_LIMITS = { filas: 5000, ids: 1000, pagina: 50 } as const;

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
