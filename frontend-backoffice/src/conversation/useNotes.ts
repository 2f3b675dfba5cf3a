import type { Schemas } from '@hiring/contract/api';
import { useGetList } from 'react-admin';

export type Note = Schemas['NoteResponse'];

/** The server lists no more of one person. */
const SHOWN = 200;

/** What HR noted about a person, newest first: one request, however many entries ask. */
export function useNotes(candidateId: string) {
  return useGetList<Note>('notes', {
    filter: { candidato_id: candidateId },
    sort: { field: 'created_at', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
}
