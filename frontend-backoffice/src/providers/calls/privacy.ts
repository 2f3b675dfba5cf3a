import type { AvisoFormulario, ConservacionPaso } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { api } from '../client';
import { fileOf, one, rangeOf } from './params';

const noticeOf = (formulario: AvisoFormulario) => ({ params: { path: { formulario } } });

/** Data protection for administrators; the notice of a hold for everybody who reads a record. */
export const privacyCalls = {
  rightsSummary: () => api.get('/api/privacy/requests/summary'),
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
  retentionPlan: (
    fecha: string,
    paso: ConservacionPaso,
    { page, perPage }: { page: number; perPage: number },
  ) =>
    api.get('/api/privacy/retention/plan', {
      params: { query: { fecha, paso, range: rangeOf(page, perPage) } },
    }),
  retentionFigures: (fecha: string) =>
    api.get('/api/privacy/retention/plan/summary', { params: { query: { fecha } } }),
  retentionFile: (fecha: string) =>
    fileOf(
      api.response('get', '/api/privacy/retention/plan/export', { params: { query: { fecha } } }),
      'Simulacion.csv',
    ),
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
