import { type ApiDocument, routesOf, type Route } from '../document-shape.js';
import { NAMES_OF_OPERATIONS } from './operation-names-given.js';

/**
 * Names that read well as functions of a client: `listCandidates`, `moveApplication`. From method and path, unless
 * one is given by hand. @throws when two operations would be one function.
 */
export function nameOperations(document: ApiDocument): void {
  const taken = new Map<string, string>();
  for (const route of routesOf(document)) {
    const key = `${route.method.toUpperCase()} ${route.path}`;
    const name = NAMES_OF_OPERATIONS[key] ?? nameOf(route);
    const other = taken.get(name);
    if (other !== undefined) throw new Error(`${key} and ${other} are both called ${name}`);
    taken.set(name, key);
    route.operation.operationId = name;
  }
}

const VERBS: Readonly<Record<string, string>> = {
  get: 'get',
  post: 'create',
  put: 'update',
  patch: 'update',
  delete: 'delete',
};

function nameOf({ path, method, operation }: Route): string {
  const parts = path.replace(/^\/(api\/)?/, '').split('/');
  const words = parts.flatMap((part, index) => {
    if (isParameter(part)) return [];
    return [isParameter(parts[index + 1]) ? singular(part) : part];
  });
  const last = words.pop() ?? '';
  const about = words.map(pascal).join('');
  const ofOne = isParameter(parts.at(-1));
  if (method === 'post' && !ofOne && parts.length > 1) return camel(last) + about;
  if (method === 'post') return `create${about}${pascal(singular(last))}`;
  const verb = method === 'get' && !ofOne && answersList(operation) ? 'list' : (VERBS[method] ?? method);
  return verb + about + pascal(last);
}

const isParameter = (part: string | undefined): boolean => part?.startsWith('{') ?? false;

const answersList = ({ responses }: Route['operation']): boolean =>
  responses['200']?.content?.['application/json']?.schema?.type === 'array';

function camel(words: string): string {
  return words
    .split(/[-_.]/)
    .map((word, index) => (index === 0 ? word : pascal(word)))
    .join('');
}

const pascal = (words: string): string => words.slice(0, 1).toUpperCase() + camel(words.slice(1));

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(ss|us)$/.test(word) ? word : word.replace(/s$/, '');
}
