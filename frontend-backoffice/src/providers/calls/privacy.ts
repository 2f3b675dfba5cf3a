import type { AvisoFormulario, ConservacionPaso } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { api } from '../client';
import { readContentRange } from '../contentRange';
import { fileOf } from './file';
import { one, rangeOf } from './params';

/** A page of rows; without a total there are more rows than the server counts. */
export interface PageOf<T> {
  data: T[];
  /** Starts at 1. */
  page: number;
  perPage: number;
  total: number | undefined;
  hasNextPage: boolean;
}

const PER_PAGE = 25;

/** `read` receives the range of the page. */
async function pageOf<T>(
  read: (range: string) => Promise<{ data: T[]; response: Response }>,
  page: number,
  perPage = PER_PAGE,
): Promise<PageOf<T>> {
  const { data, response } = await read(rangeOf(page, perPage));
  const range = readContentRange(response.headers.get('Content-Range'), {
    page,
    perPage,
    length: data.length,
  });
  const counted = 'total' in range ? range.total : undefined;
  const hasNextPage = 'pageInfo' in range ? range.pageInfo.hasNextPage : page * perPage < range.total;
  return { data, page, perPage, total: counted, hasNextPage };
}

const noticeOf = (formulario: AvisoFormulario) => ({ params: { path: { formulario } } });

/** Data protection for administrators; the notice of a hold for everybody who reads a record. */
export const privacyCalls = {
  rightsRequests: (filter: { situacion: string; tipo?: string }, page: number) =>
    pageOf(
      (range) =>
        api.answer('get', '/api/privacy/requests', {
          params: { query: { filter: JSON.stringify(filter), range } },
        }),
      page,
    ),
  rightsSummary: () => api.get('/api/privacy/requests/summary'),
  rightsRequest: (id: string) => api.get('/api/privacy/requests/{id}', one(id)),
  createRightsRequest: (body: Schemas['RightsRequestOrder']) => api.post('/api/privacy/requests', { body }),
  confirmIdentity: (id: string, body: Schemas['RightsVersion']) =>
    api.post('/api/privacy/requests/{id}/identity', { ...one(id), body }),
  startRequest: (id: string, body: Schemas['RightsVersion']) =>
    api.post('/api/privacy/requests/{id}/start', { ...one(id), body }),
  extendRequest: (id: string, body: Schemas['RightsReason']) =>
    api.post('/api/privacy/requests/{id}/extend', { ...one(id), body }),
  resolveRequest: (id: string, body: Schemas['RightsAnswer']) =>
    api.post('/api/privacy/requests/{id}/resolve', { ...one(id), body }),
  denyRequest: (id: string, body: Schemas['RightsReason']) =>
    api.post('/api/privacy/requests/{id}/deny', { ...one(id), body }),
  eraseByRequest: (id: string, body: Schemas['RightsErasure']) =>
    api.post('/api/privacy/requests/{id}/erase', { ...one(id), body }),
  copyOfRequest: (id: string) =>
    fileOf(api.response('post', '/api/privacy/requests/{id}/copy', one(id)), 'Datos.zip'),
  retentionSettings: () => api.get('/api/privacy/retention/settings'),
  saveRetentionSettings: (body: Schemas['RetentionSettingsRequest']) =>
    api.put('/api/privacy/retention/settings', { body }),
  quarantined: (page: number) =>
    pageOf(
      (range) => api.answer('get', '/api/privacy/retention/quarantine', { params: { query: { range } } }),
      page,
    ),
  retentionPlan: (
    fecha: string,
    paso: ConservacionPaso,
    { page, perPage }: { page: number; perPage: number },
  ) =>
    pageOf(
      (range) =>
        api.answer('get', '/api/privacy/retention/plan', { params: { query: { fecha, paso, range } } }),
      page,
      perPage,
    ),
  retentionFigures: (fecha: string) =>
    api.get('/api/privacy/retention/plan/summary', { params: { query: { fecha } } }),
  retentionFile: (fecha: string) =>
    fileOf(
      api.response('get', '/api/privacy/retention/plan/export', { params: { query: { fecha } } }),
      'Simulacion.csv',
    ),
  holds: (page: number) =>
    pageOf((range) => api.answer('get', '/api/privacy/holds', { params: { query: { range } } }), page),
  placeHold: (body: Schemas['HoldRequest']) => api.post('/api/privacy/holds', { body }),
  liftHold: (id: string) => api.post('/api/privacy/holds/{id}/lift', one(id)),
  holdOf: (candidateId: string) => api.get('/api/candidates/{id}/hold', one(candidateId)),
  notices: (form: AvisoFormulario) => api.get('/api/privacy/notices/{formulario}', noticeOf(form)),
  saveNotice: (form: AvisoFormulario, body: Schemas['NoticeDraftRequest']) =>
    api.put('/api/privacy/notices/{formulario}/draft', { ...noticeOf(form), body }),
  discardNotice: (form: AvisoFormulario) =>
    api.delete('/api/privacy/notices/{formulario}/draft', noticeOf(form)),
  publishNotice: (form: AvisoFormulario, version: number) =>
    api.post('/api/privacy/notices/{formulario}/publish', { ...noticeOf(form), body: { version } }),
};
