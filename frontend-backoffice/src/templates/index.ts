import { lazy } from 'react';
import type { TemplateRow } from './types';

/** The resource Plantillas: the words of the messages, and the reasons and delay of rejections. */
export const templates = {
  name: 'templates',
  list: lazy(async () => ({ default: (await import('./TemplateList')).TemplateList })),
  edit: lazy(async () => ({ default: (await import('./TemplateEdit')).TemplateEdit })),
  recordRepresentation: (template: TemplateRow) => template.nombre,
};
