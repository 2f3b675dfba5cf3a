/** Types and client of the HTTP API, generated from the server's own OpenAPI document. */
import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { components, paths } from './generated/api.js';

export type { paths } from './generated/api.js';

/** Every schema of the document by name: `Schemas['CandidateRow']`. */
export type Schemas = components['schemas'];

/** A client that knows every path, body and answer: `api.GET('/api/candidates/{id}', …)`. */
export function createApiClient(options: ClientOptions = {}): Client<paths> {
  return createClient<paths>(options);
}
