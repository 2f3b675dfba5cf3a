import { type ApiDocument, routesOf } from '../document-shape.js';

/** Merges a header that both a handler and a decorator declare: header names are case-insensitive. */
export function nameHeadersOnce(document: ApiDocument): void {
  for (const { operation } of routesOf(document)) {
    const { parameters = [] } = operation;
    operation.parameters = parameters.filter(
      (one) =>
        one.in !== 'header' ||
        !parameters.some(
          (other) =>
            other.in === 'header' && other.name?.toLowerCase() === one.name && other.name !== one.name,
        ),
    );
    if (operation.parameters.length === 0) delete operation.parameters;
  }
}
