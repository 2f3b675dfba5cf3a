import { type RaRecord, useGetList, useGetOne } from 'react-admin';
import type { Candidate } from './types';

/** A key of its own in the cache: react-admin would answer first with the list's row, which has no applications. */
const WHOLE_RECORD = { record: 'whole' };

/** A person with their applications; nobody while there is no id. */
export const useCandidate = (id: string | undefined) =>
  useGetOne<Candidate>('candidates', { id: id ?? '', meta: WHOLE_RECORD }, { enabled: Boolean(id) });

/** What belongs to a person, newest first; more than anybody has. */
export const useOfCandidate = <Row extends RaRecord>(
  resource: string,
  candidato_id: string,
  { by = 'created_at', perPage = 100 } = {},
) =>
  useGetList<Row>(resource, {
    filter: { candidato_id },
    sort: { field: by, order: 'DESC' },
    pagination: { page: 1, perPage },
  });
