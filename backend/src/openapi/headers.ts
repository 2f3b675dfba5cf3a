import {
  type ApiDocument,
  type ApiResponse,
  type Header,
  PROBLEM,
  type Route,
  routesOf,
} from './document-shape.js';

const text = (description: string, example: string): Header => ({
  description,
  schema: { type: 'string', examples: [example] },
});

const HEADERS: Readonly<Record<string, Header>> = {
  'X-Request-Id': {
    description: 'Names this request in the log: quote it when something went wrong.',
    schema: { type: 'string', format: 'uuid', examples: ['8b1c0f4e-52a7-4c1f-9d7e-0a6f4f1f2a11'] },
  },
  'Content-Range': text(
    'Which rows these are and how many there are in all; `*` instead of a total beyond a thousand.',
    'candidates 0-24/319',
  ),
  ETag: text(
    'Changes when the answer does: send it as `If-None-Match` to learn whether it has.',
    'W/"5d-x1"',
  ),
  'Content-Disposition': text(
    'Whether to show or to save the file, and its name (RFC 6266).',
    'attachment; filename="candidaturas.csv"',
  ),
  'Retry-After': {
    description: 'Seconds after which it is worth trying again.',
    schema: { type: 'integer', minimum: 1, examples: [30] },
  },
  Location: text('Where to go on.', '/alertas-empleo/baja'),
  'Set-Cookie': text(
    'The session, HttpOnly: `access_token` and `refresh_token`; cleared when it has ended.',
    'access_token=eyJhbGciOi…; Path=/; HttpOnly; SameSite=Lax',
  ),
};

/** Operations that begin, renew or end the session of a browser. */
const SET_COOKIES: ReadonlySet<string> = new Set([
  'changeMyPassword',
  'confirmEmailChange',
  'confirmErasure',
  'endMySession',
  'eraseByKeepingLink',
  'refreshSession',
  'register',
  'resetPassword',
  'signIn',
  'signInWithLink',
  'signInWithSecondFactor',
  'signOut',
  'verifyEmail',
]);

/** The headers of each answer that a client reads. */
export function addHeaders(document: ApiDocument): void {
  document.components.headers = { ...HEADERS };
  document.components.responses = { ...document.components.responses };
  for (const response of Object.values(document.components.responses)) ofProblem(response);
  document.components.responses.NotModified = {
    description: 'The answer is the one that `If-None-Match` names: nothing is sent again.',
    headers: { ETag: { $ref: '#/components/headers/ETag' } },
  };
  for (const route of routesOf(document)) {
    leadsElsewhere(route);
    for (const [status, response] of Object.entries(route.operation.responses)) {
      if (response.$ref) continue;
      if (status.startsWith('2')) ofSuccess(route, status, response);
      else ofProblem(response);
    }
    if (route.method === 'get' && isComparable(route)) {
      route.operation.responses['304'] = { $ref: '#/components/responses/NotModified' };
    }
  }
}

/** NestJS writes a success beside a redirect. */
function leadsElsewhere({ operation: { responses } }: Route): void {
  const redirect = responses['303'];
  if (!redirect) return;
  delete responses['200'];
  addTo(redirect, ['Location']);
}

const isComparable = ({ operation }: Route): boolean =>
  operation.responses['200']?.headers?.ETag !== undefined;

function ofSuccess({ operation }: Route, status: string, response: ApiResponse): void {
  const types = Object.keys(response.content ?? {});
  const isPaged = operation.parameters?.some(({ name }) => name === 'range') ?? false;
  const isFile = types.some((type) => !/json$|event-stream|^text\/html/.test(type));
  addTo(response, ['X-Request-Id']);
  if (isPaged && types.includes('application/json') && status === '200') addTo(response, ['Content-Range']);
  if (types.includes('application/json') || types.includes('text/calendar')) addTo(response, ['ETag']);
  if (isFile) addTo(response, ['Content-Disposition']);
  if (SET_COOKIES.has(operation.operationId)) addTo(response, ['Set-Cookie']);
}

function ofProblem(response: ApiResponse): void {
  const status = String((response.content?.[PROBLEM]?.example as { status?: number } | undefined)?.status);
  addTo(response, ['X-Request-Id', ...(/^(429|503)$/.test(status) ? ['Retry-After'] : [])]);
}

function addTo(response: ApiResponse, names: readonly string[]): void {
  response.headers ??= {};
  for (const name of names) response.headers[name] = { $ref: `#/components/headers/${name}` };
}
