import type { HistoriaTipo } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { asForm } from '@hiring/contract/files';
import { api } from '../client';
import { given, keyed, one } from './params';

/** A message to a candidate; a retry with the same key creates no second message. */
export interface ThreadDraft {
  text: string;
  files: readonly File[];
  key: string;
}

/** Data of one person: documents, CVs, conversation, notes, history and duplicates. */
export const candidateCalls = {
  cvText: (id: string) => api.get('/api/candidates/{id}/cv/text', one(id)),
  listCvVersions: (id: string) => api.get('/api/candidates/{id}/cv/history', one(id)),
  provenance: (id: string) => api.get('/api/candidates/{id}/provenance', one(id)),
  askDocument: (body: Schemas['AskDocumentRequest']) => api.post('/api/documents', { body }),
  acceptDocument: (id: string, body: Schemas['DocumentVersionRequest']) =>
    api.post('/api/documents/{id}/accept', { ...one(id), body }),
  refuseDocument: (id: string, body: Schemas['RefuseDocumentRequest']) =>
    api.post('/api/documents/{id}/refuse', { ...one(id), body }),
  cancelDocument: (id: string, body: Schemas['DocumentVersionRequest']) =>
    api.post('/api/documents/{id}/cancel', { ...one(id), body }),
  thread: (id: string, antes?: number) =>
    api.get('/api/threads/{id}', { params: { path: { id }, query: antes ? { antes } : {} } }),
  writeInThread: (id: string, { text, files, key }: ThreadDraft) =>
    api.post('/api/threads/{id}', {
      params: { path: { id }, ...keyed(key).params },
      body: { texto: text, adjuntos: [...files] },
      bodySerializer: asForm,
    }),
  readThread: (id: string, hasta: number) =>
    api.post('/api/threads/{id}/read', { ...one(id), body: { hasta } }),
  writeNote: (body: Schemas['NewNoteRequest']) => api.post('/api/notes', { body }),
  editNote: (id: string, body: Schemas['EditNoteRequest']) =>
    api.put('/api/notes/{id}', { ...one(id), body }),
  removeNote: (id: string, body: Schemas['NoteVersionRequest']) =>
    api.post('/api/notes/{id}/remove', { ...one(id), body }),
  restoreNote: (id: string, body: Schemas['NoteVersionRequest']) =>
    api.post('/api/notes/{id}/restore', { ...one(id), body }),
  timeline: (id: string, tipo: HistoriaTipo | null, cursor: string | null) =>
    api.get('/api/candidates/{id}/timeline', { params: { path: { id }, query: given({ tipo, cursor }) } }),
  duplicates: (id: string) => api.get('/api/candidates/{id}/duplicates', one(id)),
  mergeCandidates: (keptId: string, body: Schemas['MergeRequest']) =>
    api.post('/api/candidates/{id}/merge', { ...one(keptId), body }),
  undoMerge: (id: string) => api.post('/api/merges/{id}/undo', one(id)),
};
