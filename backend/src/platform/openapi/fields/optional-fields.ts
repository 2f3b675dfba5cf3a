import { type ApiDocument, bodyOf, resolved, routesOf } from '../document-shape.js';

/** Makes body fields optional that have a default in their class. */
export function requireNoMore(document: ApiDocument): void {
  for (const { operation } of routesOf(document)) {
    const schema = bodyOf(operation)?.media.schema;
    if (!schema) continue;
    const body = resolved(schema, document);
    const { properties = {} } = body;
    const required = body.required?.filter((name) => properties[name]?.default === undefined) ?? [];
    if (required.length > 0) body.required = required;
    else delete body.required;
  }
}
