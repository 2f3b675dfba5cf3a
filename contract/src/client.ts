/** A small typed API client for integrators, with the document's paths, parameters, bodies and responses. */
import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './generated/api.js';

export interface ApiClientOptions {
  /** Base URL of the installation: `https://www.example.com`. */
  baseUrl: string;
  /** Access token of `POST /api/auth/token`, or a function that returns the current one. */
  token?: string | (() => string | Promise<string>);
  fetch?: (request: Request) => Promise<Response>;
}

export type ApiClient = Client<paths>;

/**
 * `const { data, error } = await api.GET('/api/candidates/{id}', { params: { path: { id } } })`: `error` is the
 * problem document with its `code`; network errors are thrown.
 */
export function createApiClient({ baseUrl, token, fetch }: ApiClientOptions): ApiClient {
  const client = createClient<paths>({ baseUrl, ...(fetch ? { fetch } : {}) });
  if (token !== undefined) {
    client.use({
      async onRequest({ request }) {
        const value = typeof token === 'string' ? token : await token();
        request.headers.set('Authorization', `Bearer ${value}`);
        return request;
      },
    });
  }
  return client;
}
