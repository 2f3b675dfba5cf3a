import { ERROR_CATALOGUE, type ErrorCode, sentenceOf } from '../platform/errors/error-catalogue.js';
import { titleOf } from '../platform/errors/problem.js';
import {
  type ApiDocument,
  type ApiResponse,
  bodyOf,
  PROBLEM,
  type Route,
  routesOf,
} from './document-shape.js';
import { addProblemMembers } from './problem-members.js';
import { isClosed } from './who-may-call.js';

/** Permissions that every account has. */
const OWN_OF_EVERYBODY = /^own:/;

/**
 * What each operation may be refused with: what every operation of its kind can answer, and what its `@Refuses(…)`
 * names. By status, with the codes.
 */
export function addProblems(document: ApiDocument): void {
  addProblemMembers(document);
  const shared: Record<string, ApiResponse> = {};
  for (const route of routesOf(document)) {
    const { operation } = route;
    for (const [status, codes] of byStatus(codesOf(route))) {
      const name = sharedName(status, codes);
      if (name === null) {
        operation.responses[status] = problemResponse(status, codes);
        continue;
      }
      shared[name] ??= problemResponse(status, codes);
      operation.responses[status] = { $ref: `#/components/responses/${name}` };
    }
    delete operation['x-codes'];
    delete operation['x-refusal'];
    delete operation['x-while-enrolling'];
  }
  document.components.responses = shared;
}

function codesOf(route: Route): Set<ErrorCode> {
  const { operation } = route;
  const codes = new Set<ErrorCode>(operation['x-codes'] as ErrorCode[] | undefined);
  codes.add('bad_request').add('internal_error').add('unavailable');
  if (route.method !== 'get') codes.add('origin_refused').add('conflict');
  if (isClosed(operation)) {
    codes.add('unauthenticated');
    const refusal = operation['x-refusal'] as ErrorCode | undefined;
    if (!OWN_OF_EVERYBODY.test(String(operation['x-permission']))) codes.add(refusal ?? 'forbidden');
    if (!operation['x-while-enrolling']) codes.add('second_factor_setup_required');
  }
  const parameters = operation.parameters ?? [];
  // An id that is no UUID names nothing.
  if (parameters.some((parameter) => parameter.in === 'path')) codes.add('not_found');
  if (parameters.some(({ name }) => name === 'filter')) codes.add('invalid_query');
  const body = bodyOf(operation);
  if (body) {
    codes.add('payload_too_large').add('unsupported_media_type');
    if (body.media.schema?.$ref) codes.add('validation_failed');
  }
  return codes;
}

function byStatus(codes: Set<ErrorCode>): Map<string, ErrorCode[]> {
  const statuses = new Map<string, ErrorCode[]>();
  for (const code of [...codes].sort()) {
    const status = String(ERROR_CATALOGUE[code].status);
    statuses.set(status, [...(statuses.get(status) ?? []), code]);
  }
  return statuses;
}

/** Answers that many operations have in common stand in the document once. */
function sharedName(status: string, codes: readonly ErrorCode[]): string | null {
  if (codes.length > 3) return null;
  return `Problem${status}_${codes.join('_or_')}`;
}

function problemResponse(status: string, codes: readonly ErrorCode[]): ApiResponse {
  const [first] = codes;
  if (first === undefined) throw new Error(`No code answers ${status}`);
  const title = titleOf(Number(status));
  const example = {
    type: 'about:blank',
    title,
    status: Number(status),
    code: first,
    detail: sentenceOf(first),
    ...(first === 'validation_failed' ? { errors: { nombre: ['El nombre es obligatorio'] } } : {}),
  };
  return {
    description: `${title}: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
    content: {
      [PROBLEM]: {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/ProblemResponse' },
            { type: 'object', properties: { code: { type: 'string', enum: [...codes] } } },
          ],
        },
        example,
      },
    },
  };
}
