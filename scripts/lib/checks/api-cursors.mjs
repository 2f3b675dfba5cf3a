/** Name of the next cursor: lists use the header `X-Next-Cursor`, records that contain a page use `siguiente`. */

const HEADER = 'X-Next-Cursor';
const OTHER_NAMES = new Set(['after', 'before', 'despues', 'offset', 'page', 'pagina', 'siguiente']);
const SCHEMA = '#/components/schemas/';

/**
 * @typedef {{ $ref?: string, type?: string | string[], properties?: Record<string, Schema> }} Schema
 * @typedef {{ parameters?: { in: string, name: string }[],
 *   responses: Record<string, { headers?: object, content?: Record<string, { schema?: Schema }> }> }} Operation
 * @typedef {{ paths: Record<string, Record<string, Operation>>, components: { schemas: Record<string, Schema> } }} Document
 */

/**
 * @param {Document} document
 * @returns {string[]} what does not follow the rule
 */
export function strayCursors({ paths, components }) {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const names = (operation.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
      const answer = operation.responses['200'];
      const schema = answer?.content?.['application/json']?.schema ?? {};
      const body = components.schemas[schema.$ref?.slice(SCHEMA.length) ?? ''] ?? schema;
      return faultsOf(names, Object.keys(answer?.headers ?? {}), body).map(
        (fault) => `${method} ${path}: ${fault}`,
      );
    }),
  );
}

/** @param {string[]} names @param {string[]} headers @param {Schema} body @returns {string[]} */
function faultsOf(names, headers, body) {
  const takes = names.includes('cursor');
  const isList = headers.includes(HEADER);
  const next = body.properties?.['siguiente'];
  // The portal has a field of this name that is a sentence and never null.
  const isPage = Array.isArray(next?.type) && next.type.includes('null');
  const faults = names
    .filter((name) => OTHER_NAMES.has(name))
    .map((name) => `where the page before ended is called cursor, not ${name}`);
  if (takes && !isList && !isPage)
    faults.push(`it takes a cursor, but neither ${HEADER} nor siguiente names one`);
  if (!takes && (isList || isPage)) faults.push('it names a cursor that it does not take');
  if (isList && body.type !== 'array') faults.push(`${HEADER} is for lists, a record says siguiente`);
  if (isPage && !next?.type?.includes('string')) faults.push('siguiente is a text or null');
  return faults;
}
