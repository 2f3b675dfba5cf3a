import type { ImportDecision, ImportRowFilter, ImportRowState } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { asForm } from '@hiring/contract/files';
import { api } from '../client';
import { given, one } from './params';

export interface ImportRowsQuery {
  filtro?: ImportRowFilter;
  estado?: readonly ImportRowState[];
}

const draftOf = (id: string, draft: string) => ({ params: { path: { id, draft } } });

/** Imports of people from spreadsheets and folders of CVs. */
export const importCalls = {
  uploadTable: (archivo: File) => api.post('/api/imports', { body: { archivo }, bodySerializer: asForm }),
  planImport: (id: string, body: Schemas['PlanRequest']) =>
    api.put('/api/imports/{id}/plan', { ...one(id), body }),
  importRows: (id: string, { filtro, estado }: ImportRowsQuery, cursor: string | null) =>
    api.get('/api/imports/{id}/rows', {
      params: { path: { id }, query: given({ cursor, filtro, estado: estado?.join(',') }) },
    }),
  decideRow: (id: string, numero: number, decision: ImportDecision | null) =>
    api.put('/api/imports/{id}/rows/{numero}', { params: { path: { id, numero } }, body: { decision } }),
  confirmImport: (id: string, body: Schemas['ConfirmImportRequest']) =>
    api.post('/api/imports/{id}/confirm', { ...one(id), body }),
  cancelImport: (id: string) => api.post('/api/imports/{id}/cancel', one(id)),
  undoImport: (id: string) => api.post('/api/imports/{id}/undo', one(id)),
  removeImport: (id: string) => api.delete('/api/imports/{id}', one(id)),
  openCvFolder: (body: Schemas['NewCvFolderRequest']) => api.post('/api/imports/cvs', { body }),
  cvDrafts: (id: string) => api.get('/api/imports/{id}/cvs', one(id)),
  uploadCv: (id: string, cv: File) =>
    api.post('/api/imports/{id}/cvs', { ...one(id), body: { cv }, bodySerializer: asForm }),
  editCvDraft: (id: string, draft: string, body: Schemas['CvDraftRequest']) =>
    api.put('/api/imports/{id}/cvs/{draft}', { ...draftOf(id, draft), body }),
  confirmCvDraft: (id: string, draft: string, body: Schemas['ConfirmCvDraftRequest']) =>
    api.post('/api/imports/{id}/cvs/{draft}/confirm', { ...draftOf(id, draft), body }),
  confirmCvDrafts: (id: string) => api.post('/api/imports/{id}/cvs/confirm', one(id)),
  removeCvDraft: (id: string, draft: string) =>
    api.delete('/api/imports/{id}/cvs/{draft}', draftOf(id, draft)),
};
