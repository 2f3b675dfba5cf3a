/** API types, generated from the OpenAPI document. */
import type { components } from './generated/api.js';

export type { paths } from './generated/api.js';

/** All schemas of the document by name: `Schemas['CandidateRow']`. */
export type Schemas = components['schemas'];
