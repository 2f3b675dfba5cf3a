import type { Schemas } from '@hiring/contract/api';

type Problem = Schemas['ProblemResponse'];

/** A refusal of the API, with a Spanish sentence fit to show and messages by field. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly fieldErrors: Readonly<Record<string, string[]>>;

  constructor({ status, code, detail, errors }: Pick<Problem, 'status' | 'code' | 'detail' | 'errors'>) {
    super(detail);
    this.name = 'ApiProblem';
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.fieldErrors = errors ?? {};
  }

  /** First message of each field, as forms show it. */
  firstErrors(): Record<string, string> {
    return Object.fromEntries(
      Object.entries(this.fieldErrors).flatMap(([field, [message]]) => (message ? [[field, message]] : [])),
    );
  }
}

export const UNKNOWN_ERROR = 'Error desconocido';
export const OFFLINE = 'No hay conexión con el servidor. Comprueba tu conexión e inténtalo de nuevo.';

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
    });
  } catch {
    return new ApiProblem({ status, code: 'unknown', detail: UNKNOWN_ERROR });
  }
}

/** The sentence to show for anything a call may throw. */
export const problemText = (error: unknown): string =>
  error instanceof ApiProblem ? error.detail : UNKNOWN_ERROR;

interface Credentials {
  email: string;
  password: string;
}

/** The JSON calls this app makes from the browser: body and answer of each. */
interface Calls {
  '/auth/login': { body: Credentials; answer: Schemas['SessionResponse'] };
  '/auth/register': {
    body: Credentials & { confirm_password: string; vacante_id?: string };
    answer: Schemas['SessionResponse'];
  };
  '/auth/logout': { body: undefined; answer: null };
  '/auth/email-exists': { body: { email: string }; answer: { exists: boolean } };
  '/auth/resend-verification': { body: undefined; answer: null };
  '/auth/verify-email': {
    body: { token: string; password?: string; new_password?: string; confirm_password?: string };
    answer: { status: 'verified' | 'password_required'; next?: string };
  };
  '/auth/forgot-password': { body: { email: string }; answer: null };
  '/auth/reset-password': {
    body: { token: string; password: string; confirm_password: string };
    answer: null;
  };
}

/** Posts JSON to the API; throws `ApiProblem` for every refusal. An aborted call throws AbortError. */
export async function post<Path extends keyof Calls>(
  path: Path,
  body: Calls[Path]['body'],
  signal?: AbortSignal,
): Promise<Calls[Path]['answer']> {
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
  return (text === '' ? null : JSON.parse(text)) as Calls[Path]['answer'];
}
