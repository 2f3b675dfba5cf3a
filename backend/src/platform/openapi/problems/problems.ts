import { createHash } from 'node:crypto';
import { type ErrorCode, statusOf } from '../../errors/error-catalogue.js';
import { titleOf } from '../../errors/problem.js';
import {
  type ApiDocument,
  type ApiResponse,
  bodyOf,
  PROBLEM,
  type Route,
  routesOf,
} from '../document-shape.js';
import { addProblemHeaders } from '../headers/headers.js';
import { addProblemMembers } from './problem-members.js';
import { isClosed } from '../operations/who-may-call.js';

/** Any operation can report an invalid API key. */
const OF_KEYS = ['api_key_expired', 'api_key_inactive', 'api_key_invalid', 'api_key_revoked'] as const;

/**
 * Adds the refusals of each operation: those of every operation of its kind, and those of its `@Refuses(…)`. By status,
 * with the codes.
 */
export function addProblems(document: ApiDocument): void {
  addProblemMembers(document);
  const shared: Record<string, ApiResponse> = {};
  for (const route of routesOf(document)) {
    const { operation } = route;
    for (const [status, codes] of byStatus(codesOf(route))) {
      const name = sharedName(status, codes);
      shared[name] ??= problemResponse(status, codes);
      operation.responses[status] = { $ref: `#/components/responses/${name}` };
    }
    delete operation['x-refusal'];
    delete operation['x-while-enrolling'];
  }
  document.components.responses = shared;
}

function codesOf(route: Route): Set<ErrorCode> {
  const { operation } = route;
  const codes = new Set<ErrorCode>(operation['x-codes'] as ErrorCode[] | undefined);
  codes.add('bad_request').add('internal_error').add('unavailable').add('busy');
  if (route.path.startsWith('/api/')) {
    for (const code of OF_KEYS) codes.add(code);
    codes.add('too_many_requests');
    if (operation['x-people-only']) codes.add('api_key_not_allowed');
  }
  if (route.method !== 'get') {
    codes.add('origin_refused').add('conflict').add('read_only').add('commit_unknown');
  }
  if (isClosed(operation)) {
    // An API key has a rate limit for all its requests.
    codes.add('unauthenticated').add('too_many_requests');
    const refusal = operation['x-refusal'] as ErrorCode | undefined;
    codes.add(refusal ?? 'forbidden');
    if (operation['x-recent-proof']) codes.add('recent_proof_required');
    if (!operation['x-while-enrolling']) codes.add('second_factor_setup_required');
  }
  const parameters = operation.parameters ?? [];
  // An id that is no UUID does not exist.
  if (parameters.some((parameter) => parameter.in === 'path')) codes.add('not_found');
  const takes = (wanted: string): boolean => parameters.some(({ name }) => name === wanted);
  // Query parameters are validated like a body.
  if (parameters.some((parameter) => parameter.in === 'query')) codes.add('validation_failed');
  if (takes('filter')) codes.add('invalid_query');
  if (takes('cursor')) codes.add('invalid_cursor');
  if (takes('Idempotency-Key')) {
    codes.add('invalid_query').add('idempotency_mismatch');
    codes.add('idempotency_in_progress').add('idempotency_answer_lost');
  }
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
    const status = String(statusOf(code));
    statuses.set(status, [...(statuses.get(status) ?? []), code]);
  }
  return statuses;
}

/** Responses that many operations share are written once. */
function sharedName(status: string, codes: readonly ErrorCode[]): string {
  if (codes.length <= 2) return `Problem${status}_${codes.join('_or_')}`;
  const digest = createHash('sha256').update(codes.join()).digest('hex').slice(0, 6);
  return `Problem${status}_one_of_${codes.length}_${digest}`;
}

function problemResponse(status: string, codes: readonly ErrorCode[]): ApiResponse {
  const title = titleOf(Number(status));
  const response: ApiResponse = {
    description: `${title}: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
    content: {
      [PROBLEM]: {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/ProblemResponse' },
            // The types are those of the first part.
            { properties: { code: { enum: [...codes] } } },
          ],
        },
      },
    },
  };
  addProblemHeaders(status, response, codes.includes('idempotency_in_progress'));
  return response;
}
