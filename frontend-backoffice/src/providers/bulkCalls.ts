import type { BulkRowState, ExportFormat } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { HttpError } from 'react-admin';
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
  bulkRows(id: string, estado: BulkRowState | null, after: number): Promise<Schemas['BulkRowsPage']>;
  bulkMessageDraft(tipo: string): Promise<Schemas['BulkMessageDraft']>;
  exportCandidates(order: ExportOrder): Promise<{ name: string; file: Blob }>;
  tags(): Promise<Schemas['TagResponse'][]>;
  createTag(request: Schemas['TagRequest']): Promise<Schemas['TagResponse']>;
  changeTag(id: string, request: Schemas['TagRequest']): Promise<Schemas['TagResponse']>;
  removeTag(id: string): Promise<Schemas['TagResponse']>;
  putTag(candidateId: string, tagId: string): Promise<void>;
  takeTag(candidateId: string, tagId: string): Promise<void>;
}

/** A file is no JSON: fetch itself, with the errors of the other calls. */
async function download(order: ExportOrder): Promise<{ name: string; file: Blob }> {
  const answer = await fetch(`${API}/applications/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'same-origin',
    body: JSON.stringify(order),
  });
  if (!answer.ok) {
    const { detail } = (await answer.json()) as { detail?: string };
    throw new HttpError(detail ?? answer.statusText, answer.status);
  }
  const name = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1];
  return { name: name ?? `candidaturas.${order.formato}`, file: await answer.blob() };
}

const tagOf = (candidateId: string, tagId: string) => at(`${at('/candidates', candidateId)}/tags`, tagId);

export const bulkCalls: BulkCalls = {
  prepareBulk: (request, key) => post('/bulk-actions', request, key),
  confirmBulk: (id) => post(`${at('/bulk-actions', id)}/confirm`),
  undoBulk: (id) => post(`${at('/bulk-actions', id)}/undo`),
  bulkAction: (id) => getJson(at('/bulk-actions', id)),
  bulkActions: () => getJson('/bulk-actions'),
  bulkRows: (id, estado, after) =>
    getJson(
      `${at('/bulk-actions', id)}/rows?${new URLSearchParams({ despues: String(after), ...(estado ? { estado } : {}) })}`,
    ),
  bulkMessageDraft: (tipo) => getJson(at('/bulk-actions/message-draft', tipo)),
  exportCandidates: download,
  tags: () => getJson('/tags'),
  createTag: (request) => post('/tags', request),
  changeTag: (id, request) => put(at('/tags', id), request),
  removeTag: (id) => send('DELETE', at('/tags', id)),
  putTag: (candidateId, tagId) => send('PUT', tagOf(candidateId, tagId)),
  takeTag: (candidateId, tagId) => send('DELETE', tagOf(candidateId, tagId)),
};
