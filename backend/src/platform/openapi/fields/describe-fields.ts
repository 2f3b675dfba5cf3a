import { type ApiDocument, routesOf, type Schema, visitDocument } from '../document-shape.js';
import { formatOf } from './field-formats.js';
import { HOUSE } from '../words/house.js';
import { OF_ONE_SCHEMA } from '../words/overrides.js';
import { PARAMETERS } from '../words/parameters.js';
import { PEOPLE } from '../words/people.js';
import { WORK } from '../words/work.js';

const WORDS: Readonly<Record<string, string>> = { ...PEOPLE, ...WORK, ...HOUSE };

/**
 * One word means one thing everywhere: fields without a comment of their own are described by their name, and get the
 * format that their name or the comment promises.
 */
export function describeFields(document: ApiDocument): void {
  for (const [schemaName, schema] of Object.entries(document.components.schemas)) {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const own = OF_ONE_SCHEMA[`${schemaName}.${name}`];
      const text = own ?? field.description ?? WORDS[name];
      if (text !== undefined) field.description = text;
      addFormat(`${schemaName}.${name}`, name, field);
    }
  }
  visitDocument(document, (schema) => {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const text = field.description ?? WORDS[name];
      if (text !== undefined) field.description = text;
    }
  });
  for (const { operation } of routesOf(document)) {
    for (const parameter of operation.parameters ?? []) {
      const text = parameter.description ?? PARAMETERS[parameter.name.toLowerCase()];
      if (text !== undefined) parameter.description = text;
      addFormat(`${operation.operationId}.${parameter.name}`, parameter.name, parameter.schema);
    }
  }
}

function addFormat(place: string, name: string, field: Schema): void {
  const { type, format, pattern, enum: words } = field;
  const isText = type === 'string' || (Array.isArray(type) && type.includes('string'));
  if (!isText || format !== undefined || pattern !== undefined || words !== undefined) return;
  const found = formatOf(place, name, field.description ?? '');
  if (found) Object.assign(field, found);
}
