import { FORM } from '../http/form-of.js';
import { type ApiDocument, routesOf } from './document-shape.js';

/** A body that is JSON or a form has its files in the form alone. */
export function describeForms(document: ApiDocument): void {
  for (const { operation } of routesOf(document)) {
    const form = operation[FORM];
    const media = operation.requestBody?.content['multipart/form-data'];
    if (typeof form !== 'string' || !media) continue;
    media.schema = { $ref: `#/components/schemas/${form}` };
    delete operation[FORM];
  }
}
