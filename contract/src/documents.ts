import { labels } from './words.js';
import type { Tone } from './vocabulary.js';

/** States of a requested document. `cancelado`: no longer requested. */
export const DOCUMENT_ESTADOS = ['pendiente', 'subido', 'aceptado', 'rechazado', 'cancelado'] as const;
export type DocumentEstado = (typeof DOCUMENT_ESTADOS)[number];

export const DOCUMENT_ESTADO_LABEL: Readonly<Record<DocumentEstado, string>> = /* @__PURE__ */ labels({
  pendiente: 'Pendiente',
  subido: 'Subido',
  aceptado: 'Aceptado',
  rechazado: 'Rechazado',
  cancelado: 'Cancelado',
});

export const DOCUMENT_ESTADO_TONE: Readonly<Record<DocumentEstado, Tone>> = {
  pendiente: 'yellow',
  subido: 'blue',
  aceptado: 'green',
  rechazado: 'red',
  cancelado: 'grey',
};

export const DOCUMENT_LIMITS = {
  /** Bytes of a document. */
  bytes: 5 * 1024 * 1024,
  /** Allowed file extensions; the server checks the content. */
  extensions: ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png'],
  nombre: 120,
  instrucciones: 1000,
  motivo: 1000,
} as const;

/** Origin of a CV version: the application form, or the portal. */
export const CV_ORIGENES = ['candidatura', 'portal', 'anterior', 'importacion'] as const;
export type CvOrigen = (typeof CV_ORIGENES)[number];

export const CV_ORIGEN_LABEL: Readonly<Record<CvOrigen, string>> = {
  candidatura: 'Enviado con la candidatura',
  portal: 'Sustituido desde el portal',
  anterior: 'Anterior al historial',
  importacion: 'Importado de una carpeta de CV',
};
