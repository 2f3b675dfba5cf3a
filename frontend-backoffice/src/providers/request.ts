import { httpClient } from './httpClient';

export const API = '/api';

interface Sent {
  body?: object | undefined;
  /** The request sent again with its key is one request. */
  key?: string | undefined;
}

/** The address of one record. */
export const at = (path: string, id: string): string => `${path}/${encodeURIComponent(id)}`;

/** @throws {HttpError} with the server's problem document, as all of these. */
export async function getJson<T>(path: string, signal?: AbortSignal): Promise<T> {
  const { json } = await httpClient(`${API}${path}`, { signal });
  return json as T;
}

export async function send<T>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  { body, key }: Sent = {},
): Promise<T> {
  const { json } = await httpClient(`${API}${path}`, {
    method,
    ...(key ? { headers: new Headers({ Accept: 'application/json', 'Idempotency-Key': key }) } : {}),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return json as T;
}

export const post = <T>(path: string, body?: object, key?: string): Promise<T> =>
  send('POST', path, { body, key });

export const put = <T>(path: string, body: object): Promise<T> => send('PUT', path, { body });

export const patch = <T>(path: string, body: object): Promise<T> => send('PATCH', path, { body });
