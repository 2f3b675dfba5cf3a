import type { Schemas } from '@hiring/contract/api';

export type TemplateRow = Schemas['TemplateRow'];
export type Template = Schemas['TemplateResponse'];
export type TemplateVersion = Schemas['TemplateVersionResponse'];
