import type { BulkRowState } from '@hiring/contract';
import type { Schemas, paths } from '@hiring/contract/api';
import { api } from '../client';
import { fileOf, given, keyed, one } from './params';

/** A selection to export. */
export type ExportOrder =
  paths['/api/applications/export']['post']['requestBody']['content']['application/json'];

type MessageKind = paths['/api/bulk-message-drafts/{tipo}']['get']['parameters']['path']['tipo'];

const tagOf = (id: string, tag: string) => ({ params: { path: { id, tag } } });

/** Bulk actions and tags. */
export const bulkCalls = {
  prepareBulk: (body: Schemas['BulkActionRequest'], key: string) =>
    api.post('/api/bulk-actions', { ...keyed(key), body }),
  confirmBulk: (id: string) => api.post('/api/bulk-actions/{id}/confirm', one(id)),
  undoBulk: (id: string) => api.post('/api/bulk-actions/{id}/undo', one(id)),
  bulkAction: (id: string) => api.get('/api/bulk-actions/{id}', one(id)),
  bulkRows: (id: string, estado: BulkRowState | null, cursor: string | null) =>
    api.get('/api/bulk-actions/{id}/rows', { params: { path: { id }, query: given({ cursor, estado }) } }),
  bulkMessageDraft: (tipo: MessageKind) =>
    api.get('/api/bulk-message-drafts/{tipo}', { params: { path: { tipo } } }),
  exportCandidates: (body: ExportOrder) =>
    fileOf(api.response('post', '/api/applications/export', { body }), `candidaturas.${body.formato}`),
  tags: () => api.get('/api/tags'),
  createTag: (body: Schemas['TagRequest']) => api.post('/api/tags', { body }),
  changeTag: (id: string, body: Schemas['TagRequest']) => api.put('/api/tags/{id}', { ...one(id), body }),
  removeTag: (id: string) => api.delete('/api/tags/{id}', one(id)),
  putTag: (candidateId: string, tagId: string) =>
    api.put('/api/candidates/{id}/tags/{tag}', tagOf(candidateId, tagId)),
  takeTag: (candidateId: string, tagId: string) =>
    api.delete('/api/candidates/{id}/tags/{tag}', tagOf(candidateId, tagId)),
};
