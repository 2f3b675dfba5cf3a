import { api, at, useRead, type Schemas } from '../../providers/api';

export type Duplicate = Schemas['DuplicateResponse'];
export type Compared = Schemas['ComparedRecord'];

/** Records that may be of the same person, and those that went into this one. */
export const useDuplicates = (candidateId: string) =>
  useRead(['duplicates', candidateId], () => api.get('/api/candidates/{id}/duplicates', at(candidateId)));
