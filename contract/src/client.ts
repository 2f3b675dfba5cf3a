/** A small typed client of the API, for integrators: paths, parameters, bodies and answers are the document's. */
import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './generated/api.js';

export interface ApiClientOptions {
  /** Origin of the installation: `https://www.example.com`. */
  baseUrl: string;
  /** Access token of `POST /api/auth/token`, or what gives the one of now. */
  token?: string | (() => string | Promise<string>);
  fetch?: (request: Request) => Promise<Response>;
}

export type ApiClient = Client<paths>;

/**
 * `const { data, error } = await api.GET('/api/candidates/{id}', { params: { path: { id } } })`: `error` is the problem
 * document, with its `code`; what the network refuses is thrown.
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
