import { useState } from 'react';
import { useGetList, useListParams } from 'react-admin';
import { NEWEST_FIRST } from '../list/filters';
import type { CandidateRow } from '../types';

const PER_PAGE = 25;
/** So many records before the end of a page, the page that follows is read. */
const AHEAD = 3;

export interface Neighbour {
  id: string;
  /** The page of the list on which it stands. */
  page: number;
}

/**
 * The records before and after this one, in the order and with the filters of the list. A record that has left the
 * list, because it was moved, keeps its place: the next one is what stands there now.
 */
export function useNeighbours(id: string) {
  const [{ page, perPage, sort, order, filterValues }] = useListParams({
    resource: 'candidates',
    perPage: PER_PAGE,
    sort: NEWEST_FIRST,
  });
  const query = { sort: { field: sort, order }, filter: filterValues };
  const shown = useGetList<CandidateRow>('candidates', { ...query, pagination: { page, perPage } });
  const { data = [], total, pageInfo } = shown;
  const found = data.findIndex((row) => row.id === id);
  const [kept, keep] = useState({ id, at: found });
  if (found >= 0 && (kept.id !== id || kept.at !== found)) keep({ id, at: found });
  const gone = found < 0 && kept.id === id;
  const at = gone ? kept.at : found;
  const after = gone ? at : at + 1;

  const hasNextPage = pageInfo?.hasNextPage ?? page * perPage < (total ?? 0);
  const { data: later } = useGetList<CandidateRow>(
    'candidates',
    { ...query, pagination: { page: page + 1, perPage } },
    { enabled: at >= 0 && after >= data.length - AHEAD && hasNextPage },
  );
  const { data: earlier } = useGetList<CandidateRow>(
    'candidates',
    { ...query, pagination: { page: page - 1, perPage } },
    { enabled: at >= 0 && at < AHEAD && page > 1 },
  );
  const neighbour = (row: CandidateRow | undefined, on: number): Neighbour | undefined =>
    at < 0 ? undefined : row && { id: row.id, page: on };
  const filter = JSON.stringify(filterValues);

  return {
    /** From 1; undefined where the record is not one of the list's. */
    place: found < 0 ? undefined : (page - 1) * perPage + found + 1,
    /** Undefined: more than the server counts. */
    total,
    previous: at > 0 ? neighbour(data[at - 1], page) : neighbour(earlier?.at(-1), page - 1),
    next: after < data.length ? neighbour(data[after], page) : neighbour(later?.[0], page + 1),
    /** The query of the list's address with another page. */
    searchOf: (on: number) =>
      `?${new URLSearchParams({ filter, sort, order, page: String(on), perPage: String(perPage) })}`,
  };
}
