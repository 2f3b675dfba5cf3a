import { type ApiDocument, bodyOf, resolved, routesOf, type Schema } from '../document-shape.js';

/** Makes body fields optional that have a default in their class, and the version that `If-Match` names. */
export function requireNoMore(document: ApiDocument): void {
  for (const { operation } of routesOf(document)) {
    const schema = bodyOf(operation)?.media.schema;
    if (!schema) continue;
    const body = resolved(schema, document);
    const { properties = {} } = body;
    onlyRequires(body, (name) => properties[name]?.default === undefined);
    // docs/api.md: the header has the version that was read.
    const tagged = operation.parameters?.some(({ name }) => name === 'If-Match');
    if (tagged) onlyRequires(body, (name) => name !== 'version');
  }
}

function onlyRequires(body: Schema, keeps: (name: string) => boolean): void {
  const required = body.required?.filter(keeps) ?? [];
  if (required.length > 0) body.required = required;
  else delete body.required;
}
