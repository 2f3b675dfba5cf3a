import { type ApiDocument, bodyOf, routesOf } from './document-shape.js';
import { exampleOf } from './example-of.js';

/** An example of each JSON body and of each success. A spec validates and sends them. */
export function addExamples(document: ApiDocument): void {
  for (const { operation } of routesOf(document)) {
    const body = bodyOf(operation);
    if (body?.type === 'application/json' && body.media.schema) {
      body.media.example ??= exampleOf(document, body.media.schema);
    }
    for (const { content } of Object.values(operation.responses)) {
      const json = content?.['application/json'];
      if (json?.schema) json.example ??= exampleOf(document, json.schema);
    }
  }
}
