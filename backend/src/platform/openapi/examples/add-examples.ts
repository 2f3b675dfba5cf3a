import { type ApiDocument, bodyOf, routesOf, visitDocument } from '../document-shape.js';
import { EXAMPLE } from '../field.js';
import { exampleOf } from './example-of.js';
import { exampleOfParameters } from './example-parameters.js';

const WITH_FIELDS = ['application/json', 'multipart/form-data'];

/** Adds an example to each JSON or multipart body, each required parameter and each success. A spec sends them. */
export function addExamples(document: ApiDocument): void {
  exampleOfParameters(document);
  for (const { operation } of routesOf(document)) {
    const body = bodyOf(operation);
    if (body?.media.schema && WITH_FIELDS.includes(body.type)) {
      body.media.example ??= exampleOf(document, body.media.schema);
    }
    for (const { content } of Object.values(operation.responses)) {
      const json = content?.['application/json'];
      if (json?.schema) json.example ??= exampleOf(document, json.schema);
    }
  }
  visitDocument(document, (schema) => {
    delete schema[EXAMPLE];
  });
}
