import { MADE_AT } from '../../http/headers/location-header.js';
import {
  type ApiDocument,
  type ApiResponse,
  type Header,
  isIdempotent,
  type Route,
  routesOf,
} from '../document-shape.js';
import { isClosed } from '../operations/who-may-call.js';
import { SENT_HEADER } from './sends-header.js';

const text = (description: string, example: string): Header => ({
  description,
  schema: { type: 'string', examples: [example] },
});

const HEADERS: Readonly<Record<string, Header>> = {
  'X-Request-Id': {
    description: 'Names this request in the log: quote it when something went wrong.',
    schema: { type: 'string', examples: ['8b1c0f4e-52a7-4c1f-9d7e-0a6f4f1f2a11'] },
  },
  'Content-Range': text(
    'Which rows these are and how many there are in all; `*` instead of a total beyond a thousand.',
    'candidates 0-24/319',
  ),
  ETag: text(
    'Changes when the answer does: send it as `If-None-Match` to learn whether it has.',
    'W/"2e1-Xk2Qm0f3yQ9sVb1nT4cLwA"',
  ),
  'X-Next-Cursor': text('The `cursor` of the page after this one; absent at the end.', 'WyJ4MWI'),
  Link: text(
    'The address of the page after this one, `rel="next"` (RFC 8288).',
    '</api/candidates?limit=25&cursor=WyJ4MWI>; rel="next"',
  ),
  'X-Sync-Position': text(
    'With `updated_since`: the instant that the next round asks from, once this one was read to its end.',
    '2026-03-02T09:30:00.000Z',
  ),
  'Idempotency-Replayed': text('`true`: the answer of an earlier call with the same key.', 'true'),
  'RateLimit-Policy': text(
    'The limits that the call counts against: `q` calls in `w` seconds.',
    '"api";q=6000;w=60',
  ),
  RateLimit: text('How they stand: `r` calls left, more in `t` seconds.', '"api";r=5999;t=60'),
  'Content-Disposition': text(
    'Whether to show or to save the file, and its name (RFC 6266).',
    'attachment; filename="candidaturas.csv"',
  ),
  'Retry-After': {
    description: 'Seconds after which it is worth trying again.',
    schema: { type: 'integer', minimum: 1, examples: [30] },
  },
  'WWW-Authenticate': text(
    'What would let the call in (RFC 9110): an access token or the key of a program.',
    'Bearer',
  ),
  Location: text(
    'Where to go on, or where what was made is read.',
    '/api/vacancies/3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11',
  ),
  'Set-Cookie': text(
    'The session, HttpOnly: `access_token` and `refresh_token`, over https with `__Host-` before the name; cleared when it has ended.',
    'access_token=eyJhbGciOi…; Path=/; HttpOnly; SameSite=Lax',
  ),
};

const LIMITS = ['RateLimit', 'RateLimit-Policy'];

/** Adds the headers of each response that clients read. */
export function addHeaders(document: ApiDocument): void {
  document.components.headers = { ...HEADERS };
  document.components.responses = { ...document.components.responses };
  document.components.responses.NotModified = {
    description: 'The answer is the one that `If-None-Match` names: nothing is sent again.',
  };
  addTo(document.components.responses.NotModified, [
    'X-Request-Id',
    'ETag',
    'Content-Disposition',
    'Content-Range',
    'X-Next-Cursor',
    'Link',
    'X-Sync-Position',
    ...LIMITS,
  ]);
  for (const route of routesOf(document)) {
    for (const [status, response] of Object.entries(route.operation.responses)) {
      if (response.$ref) continue;
      if (status.startsWith('2')) ofSuccess(route, status, response);
      else addProblemHeaders(status, response);
    }
    delete route.operation['x-codes'];
    delete route.operation[MADE_AT];
    delete route.operation[SENT_HEADER];
    if (route.method === 'get' && isComparable(route)) {
      route.operation.responses['304'] = { $ref: '#/components/responses/NotModified' };
    }
  }
}

const isComparable = ({ operation }: Route): boolean =>
  operation.responses['200']?.headers?.ETag !== undefined;

function ofSuccess({ operation }: Route, status: string, response: ApiResponse): void {
  const types = Object.keys(response.content ?? {});
  const takes = (wanted: string): boolean =>
    operation.parameters?.some(({ name }) => name === wanted) ?? false;
  const isPaged = takes('range');
  const isFile = types.some((type) => !/json$|event-stream|^text\/html/.test(type));
  addTo(response, ['X-Request-Id']);
  if (isPaged && types.includes('application/json') && status === '200') {
    addTo(response, ['Content-Range', ...(takes('cursor') ? ['X-Next-Cursor', 'Link'] : [])]);
  }
  if (types.some((type) => /json$|calendar$|plain$/.test(type))) addTo(response, ['ETag']);
  if (status === '201' && operation[MADE_AT]) addTo(response, ['Location']);
  if (isFile) addTo(response, ['Content-Disposition']);
  if (isIdempotent(operation)) addTo(response, ['Idempotency-Replayed']);
  const limitOfItsOwn = (operation['x-codes'] as string[] | undefined)?.includes('too_many_requests');
  if (isClosed(operation) || limitOfItsOwn) addTo(response, LIMITS);
  const sent = operation[SENT_HEADER];
  if (typeof sent === 'string') addTo(response, [sent]);
}

/** @param mayBeUnderWay the request with the same Idempotency-Key may not have ended */
export function addProblemHeaders(status: string, response: ApiResponse, mayBeUnderWay = false): void {
  addTo(response, ['X-Request-Id']);
  if (mayBeUnderWay || /^(429|503)$/.test(status)) addTo(response, ['Retry-After']);
  if (status === '401') addTo(response, ['WWW-Authenticate']);
  if (status === '429') addTo(response, LIMITS);
}

function addTo(response: ApiResponse, names: readonly string[]): void {
  response.headers ??= {};
  for (const name of names) response.headers[name] = { $ref: `#/components/headers/${name}` };
}
