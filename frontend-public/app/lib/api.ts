import type { paths, Schemas } from '@hiring/contract/api';
import { OFFLINE } from './offline';

/** The server's codes, and two of a call that got no answer of the server. */
type Problem = Omit<Schemas['ProblemResponse'], 'code'> & {
  /** Of `second_factor_required`: what the code is sent with. */
  ticket?: string;
  code: Schemas['ProblemResponse']['code'] | 'offline' | 'unknown';
};

/** A refusal of the API, with a Spanish sentence fit to show and messages by field. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: Problem['code'];
  readonly detail: string;
  readonly fieldErrors: Readonly<Record<string, string[]>>;
  readonly ticket: string | undefined;

  constructor({
    status,
    code,
    detail,
    errors,
    ticket,
  }: Pick<Problem, 'status' | 'code' | 'detail' | 'errors' | 'ticket'>) {
    super(detail);
    this.name = 'ApiProblem';
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.fieldErrors = errors ?? {};
    this.ticket = ticket;
  }

  /** First message of each field, as forms show it. */
  firstErrors(): Record<string, string> {
    return Object.fromEntries(
      Object.entries(this.fieldErrors).flatMap(([field, [message]]) => (message ? [[field, message]] : [])),
    );
  }
}

export const UNKNOWN_ERROR = 'Error desconocido';

/** The answer did not arrive: nobody knows whether the request did. */
export const offlineProblem = () => new ApiProblem({ status: 0, code: 'offline', detail: OFFLINE });

/** Turns the body of a refusal into a problem, whatever a proxy in between made of it. */
export function toProblem(status: number, text: string): ApiProblem {
  try {
    const body = JSON.parse(text) as Partial<Problem>;
    return new ApiProblem({
      status,
      code: body.code ?? 'unknown',
      detail: body.detail ?? UNKNOWN_ERROR,
      errors: body.errors,
      ticket: body.ticket,
    });
  } catch {
    return new ApiProblem({ status, code: 'unknown', detail: UNKNOWN_ERROR });
  }
}

/** The sentence to show for anything a call may throw. */
export const problemText = (error: unknown): string =>
  error instanceof ApiProblem ? error.detail : UNKNOWN_ERROR;

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : null;

/** The API's paths that take a POST, without their prefix. */
type PostPath = {
  [P in keyof paths]: paths[P] extends { post: object }
    ? P extends `/api${infer Rest}`
      ? Rest
      : never
    : never;
}[keyof paths];

type Operation<P extends PostPath> = paths[`/api${P}`] extends { post: infer Post } ? Post : never;
type BodyOf<P extends PostPath> = Operation<P> extends { requestBody: infer Body } ? Json<Body> : undefined;
type AnswerOf<P extends PostPath> =
  Operation<P> extends { responses: { 200: infer Answer } }
    ? Json<Answer>
    : Operation<P> extends { responses: { 201: infer Answer } }
      ? Json<Answer>
      : null;

/** Posts JSON to the API; throws `ApiProblem` for every refusal. An aborted call throws AbortError. */
export async function post<Path extends PostPath>(
  path: Path,
  body: BodyOf<Path>,
  signal?: AbortSignal,
): Promise<AnswerOf<Path>> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw offlineProblem();
  }
  const text = await response.text();
  if (!response.ok) throw toProblem(response.status, text);
  return (text === '' ? null : JSON.parse(text)) as AnswerOf<Path>;
}
