import { type ApiDocument, routesOf } from '../document-shape.js';
import { EXAMPLE } from '../field.js';
import { exampleOf } from './example-of.js';

/** An example of each parameter that has one, and of each required parameter. */
export function exampleOfParameters(document: ApiDocument): void {
  for (const { operation } of routesOf(document)) {
    for (const parameter of operation.parameters ?? []) {
      const { in: place, required, schema } = parameter;
      const given = parameter[EXAMPLE] ?? schema.examples?.[0];
      delete parameter[EXAMPLE];
      delete schema.examples;
      if (place !== 'path' && place !== 'query') continue;
      if (given !== undefined || required) parameter.example = given ?? exampleOf(document, schema);
    }
  }
}
