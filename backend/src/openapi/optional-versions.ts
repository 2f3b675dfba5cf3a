import { type ApiDocument, bodyOf, resolved, routesOf } from './document-shape.js';

/** `If-Match` names the version that was read: where it may be sent, the body's may be left out (docs/api.md). */
export function letIfMatchStandForVersions(document: ApiDocument): void {
  for (const { operation } of routesOf(document)) {
    const schema = bodyOf(operation)?.media.schema;
    if (!schema || !operation.parameters?.some(({ name }) => name === 'If-Match')) continue;
    const body = resolved(schema, document);
    const required = body.required?.filter((name) => name !== 'version') ?? [];
    if (required.length > 0) body.required = required;
    else delete body.required;
  }
}
