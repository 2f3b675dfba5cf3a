/** Types of the HTTP API, generated from the server's own OpenAPI document. */
import type { components } from './generated/api.js';

export type { paths } from './generated/api.js';

/** Every schema of the document by name: `Schemas['CandidateRow']`. */
export type Schemas = components['schemas'];
