import type { ImportDecision, ImportRowFilter, ImportRowState } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { httpClient } from './httpClient';
import { API, at, getJson, post, put, send } from './request';

export interface ImportRowsQuery {
  filtro?: ImportRowFilter;
  estado?: readonly ImportRowState[];
}

/** Bringing people in from spreadsheets and folders of CVs. */
export interface ImportCalls {
  imports(page: number): Promise<Schemas['ImportResponse'][]>;
  importDetail(id: string): Promise<Schemas['ImportDetail']>;
  uploadTable(file: File): Promise<Schemas['ImportDetail']>;
  planImport(id: string, request: Schemas['PlanRequest']): Promise<Schemas['ImportDetail']>;
  importRows(id: string, query: ImportRowsQuery, after: string | null): Promise<Schemas['ImportRowsPage']>;
  decideRow(id: string, row: number, decision: ImportDecision | null): Promise<Schemas['ImportDetail']>;
  confirmImport(id: string, request: Schemas['ConfirmImportRequest']): Promise<Schemas['ImportDetail']>;
  cancelImport(id: string): Promise<Schemas['ImportDetail']>;
  undoImport(id: string): Promise<Schemas['ImportDetail']>;
  removeImport(id: string): Promise<void>;
  provenance(candidateId: string): Promise<Schemas['ProvenanceResponse'][]>;
  openCvFolder(request: Schemas['NewCvFolderRequest']): Promise<Schemas['ImportDetail']>;
  cvDrafts(id: string): Promise<Schemas['CvDraftResponse'][]>;
  uploadCv(id: string, file: File): Promise<Schemas['CvDraftResponse']>;
  editCvDraft(
    id: string,
    draft: string,
    request: Schemas['CvDraftRequest'],
  ): Promise<Schemas['CvDraftResponse']>;
  confirmCvDraft(
    id: string,
    draft: string,
    request: Schemas['ConfirmCvDraftRequest'],
  ): Promise<Schemas['ImportDetail']>;
  confirmCvDrafts(id: string): Promise<Schemas['ConfirmedDrafts']>;
  removeCvDraft(id: string, draft: string): Promise<void>;
}

export const IMPORTS_A_PAGE = 25;

async function postFile<T>(path: string, field: string, file: File): Promise<T> {
  const body = new FormData();
  body.append(field, file, file.name);
  const { json } = await httpClient(`${API}${path}`, {
    method: 'POST',
    headers: new Headers({ Accept: 'application/json' }),
    body,
  });
  return json as T;
}

const cvs = (id: string) => `${at('/imports', id)}/cvs`;

export const importCalls: ImportCalls = {
  imports: (page) =>
    getJson(
      `/imports?${new URLSearchParams({ range: JSON.stringify([page * IMPORTS_A_PAGE, (page + 1) * IMPORTS_A_PAGE]) })}`,
    ),
  importDetail: (id) => getJson(at('/imports', id)),
  uploadTable: (file) => postFile('/imports', 'archivo', file),
  planImport: (id, request) => put(`${at('/imports', id)}/plan`, request),
  importRows: (id, { filtro, estado }, after) =>
    getJson(
      `${at('/imports', id)}/rows?${new URLSearchParams({
        ...(after ? { cursor: after } : {}),
        ...(filtro ? { filtro } : {}),
        ...(estado ? { estado: estado.join(',') } : {}),
      })}`,
    ),
  decideRow: (id, row, decision) => put(at(`${at('/imports', id)}/rows`, String(row)), { decision }),
  confirmImport: (id, request) => post(`${at('/imports', id)}/confirm`, request),
  cancelImport: (id) => post(`${at('/imports', id)}/cancel`),
  undoImport: (id) => post(`${at('/imports', id)}/undo`),
  removeImport: (id) => send('DELETE', at('/imports', id)),
  provenance: (candidateId) => getJson(`${at('/candidates', candidateId)}/provenance`),
  openCvFolder: (request) => post('/imports/cvs', request),
  cvDrafts: (id) => getJson(cvs(id)),
  uploadCv: (id, file) => postFile(cvs(id), 'cv', file),
  editCvDraft: (id, draft, request) => put(at(cvs(id), draft), request),
  confirmCvDraft: (id, draft, request) => post(`${at(cvs(id), draft)}/confirm`, request),
  confirmCvDrafts: (id) => post(`${cvs(id)}/confirm`),
  removeCvDraft: (id, draft) => send('DELETE', at(cvs(id), draft)),
};
