/** Sends one request to the product as a reverse proxy does. */

export interface Request {
  method: string;
  path: string;
  body?: object;
  headers?: Record<string, string>;
  /** The visitor's address. */
  from?: string;
}

/** `body`: the parsed JSON, for a refusal its problem; for anything else `detail` is the text. */
export interface Answer<Body = object> {
  status: number;
  body: Body & { code?: string; detail?: string };
  cookies: string[];
  retryAfter: string | null;
}

/** @throws when the connection breaks or no answer comes in time */
export async function send<Body = object>(
  origin: string,
  { method, path, body, headers = {}, from = '192.0.2.1' }: Request,
  timeoutMs: number,
): Promise<Answer<Body>> {
  const form = body instanceof FormData;
  const response = await fetch(origin + path, {
    method,
    headers: {
      'x-forwarded-for': from,
      ...(body && !form ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    redirect: 'manual',
    ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    body: (isJson && text ? JSON.parse(text) : { detail: text }) as Answer<Body>['body'],
    cookies: response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? ''),
    retryAfter: response.headers.get('retry-after'),
  };
}
