import { FORM } from '../http/validation/form-of.js';
import { type ApiDocument, routesOf } from './document-shape.js';

/** For a body that is JSON or a form, only the form has files. */
export function describeForms(document: ApiDocument): void {
  for (const { operation } of routesOf(document)) {
    const form = operation[FORM];
    const media = operation.requestBody?.content['multipart/form-data'];
    if (typeof form !== 'string' || !media) continue;
    media.schema = { $ref: `#/components/schemas/${form}` };
    delete operation[FORM];
  }
}
