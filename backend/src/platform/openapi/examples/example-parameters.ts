import { type ApiDocument, routesOf } from '../document-shape.js';
import { exampleOf } from './example-of.js';

/** By the name of the parameter, or by the operation and the name where that says too little. */
const VALUES: Readonly<Record<string, string>> = {
  range: '[0,24]',
  formulario: 'candidatura',
  codigo: 'feria-barcelona',
  file: 'y1uG5vX0b8lqO2c7mW4sT9fE3aZ6kJhR.ics',
  ids: '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11',
  candidato_id: '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11',
  'getInterviewAgenda.filter': '{"desde":"2027-03-01","hasta":"2027-03-07"}',
};

/** An example of each parameter that a call cannot leave out, and of those that say how much of a list is wanted. */
export function exampleOfParameters(document: ApiDocument): void {
  for (const { operation } of routesOf(document)) {
    for (const parameter of operation.parameters ?? []) {
      const { in: place, name, required, schema } = parameter;
      if (place !== 'path' && place !== 'query') continue;
      if (schema.examples || schema.const !== undefined || parameter.example !== undefined) continue;
      const known = VALUES[`${operation.operationId}.${name}`] ?? VALUES[name];
      if (known === undefined && !required) continue;
      parameter.example = known ?? exampleOf(document, schema, name);
    }
  }
}
