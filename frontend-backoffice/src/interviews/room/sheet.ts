import { api, at, type Schemas, useRead } from '../../providers/api';

/** The guide of an interview and one's own notes of it. Managers have addresses of their own for the ones that they hold. */
export const readSheet = (id: string, byManager: boolean) =>
  byManager
    ? api.get('/api/team/interviews/{id}/sheet', at(id))
    : api.get('/api/interviews/{id}/sheet', at(id));

export const saveNote = (id: string, note: Schemas['InterviewNoteRequest'], byManager: boolean) =>
  byManager
    ? api.put('/api/team/interviews/{id}/notes', at(id, note))
    : api.put('/api/interviews/{id}/notes', at(id, note));

export const useSheet = (id: string, byManager: boolean) =>
  useRead(['interview-sheet', id], async () => ({ ...(await readSheet(id, byManager)), byManager }), {
    // What is typed is newer than any later reading.
    staleTime: Infinity,
    gcTime: 0,
  });
