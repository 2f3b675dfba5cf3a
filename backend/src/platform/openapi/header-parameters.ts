import { type ApiDocument, routesOf } from './document-shape.js';

/** A header that a handler reads as well as a decorator describes is one parameter: names of headers have no case. */
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
