import type { BulkRowState, ExportFormat } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { type Downloaded, download } from './download';
import { API, at, getJson, post, put, send } from './request';

/** A selection to be exported. */
export interface ExportOrder {
  formato: ExportFormat;
  ids?: readonly string[];
  filtro?: string;
  excluir?: readonly string[];
}

/** What is done with many at once, and tags. */
export interface BulkCalls {
  /** Sent again with its key it is one action. */
  prepareBulk(request: Schemas['BulkActionRequest'], key: string): Promise<Schemas['BulkActionResponse']>;
  confirmBulk(id: string): Promise<Schemas['BulkActionResponse']>;
  undoBulk(id: string): Promise<Schemas['BulkActionResponse']>;
  bulkAction(id: string): Promise<Schemas['BulkActionResponse']>;
  bulkActions(): Promise<Schemas['BulkActionResponse'][]>;
  bulkRows(id: string, estado: BulkRowState | null, after: string | null): Promise<Schemas['BulkRowsPage']>;
  bulkMessageDraft(tipo: string): Promise<Schemas['BulkMessageDraft']>;
  exportCandidates(order: ExportOrder): Promise<Downloaded>;
  tags(): Promise<Schemas['TagResponse'][]>;
  createTag(request: Schemas['TagRequest']): Promise<Schemas['TagResponse']>;
  changeTag(id: string, request: Schemas['TagRequest']): Promise<Schemas['TagResponse']>;
  removeTag(id: string): Promise<Schemas['TagResponse']>;
  putTag(candidateId: string, tagId: string): Promise<void>;
  takeTag(candidateId: string, tagId: string): Promise<void>;
}

const exportFile = (order: ExportOrder): Promise<Downloaded> =>
  download(`${API}/applications/export`, `candidaturas.${order.formato}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(order),
  });

const tagOf = (candidateId: string, tagId: string) => at(`${at('/candidates', candidateId)}/tags`, tagId);

export const bulkCalls: BulkCalls = {
  prepareBulk: (request, key) => post('/bulk-actions', request, key),
  confirmBulk: (id) => post(`${at('/bulk-actions', id)}/confirm`),
  undoBulk: (id) => post(`${at('/bulk-actions', id)}/undo`),
  bulkAction: (id) => getJson(at('/bulk-actions', id)),
  bulkActions: () => getJson('/bulk-actions'),
  bulkRows: (id, estado, after) =>
    getJson(
      `${at('/bulk-actions', id)}/rows?${new URLSearchParams({ ...(after ? { cursor: after } : {}), ...(estado ? { estado } : {}) })}`,
    ),
  bulkMessageDraft: (tipo) => getJson(at('/bulk-message-drafts', tipo)),
  exportCandidates: exportFile,
  tags: () => getJson('/tags'),
  createTag: (request) => post('/tags', request),
  changeTag: (id, request) => put(at('/tags', id), request),
  removeTag: (id) => send('DELETE', at('/tags', id)),
  putTag: (candidateId, tagId) => send('PUT', tagOf(candidateId, tagId)),
  takeTag: (candidateId, tagId) => send('DELETE', tagOf(candidateId, tagId)),
};
