import type { AvisoFormulario, ConservacionPaso } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { readContentRange } from './contentRange';
import { type Downloaded, download } from './download';
import { httpClient } from './httpClient';
import { API, at, getJson, post, put, send } from './request';

/** A page of rows; without a total there are more than the server counts. */
export interface PageOf<T> {
  data: T[];
  /** From 1. */
  page: number;
  perPage: number;
  total: number | undefined;
  hasNextPage: boolean;
}

type RightsRow = Schemas['RightsRequestRow'];
type RightsDetail = Schemas['RightsRequestResponse'];

/** Data protection, for administrators; the notice of a hold for everybody who reads a record. */
export interface PrivacyCalls {
  rightsRequests(filter: { situacion: string; tipo?: string }, page: number): Promise<PageOf<RightsRow>>;
  rightsSummary(): Promise<Schemas['RightsSummary']>;
  rightsRequest(id: string): Promise<RightsDetail>;
  createRightsRequest(order: Schemas['RightsRequestOrder']): Promise<RightsDetail>;
  /** One verb of a request: identity, start, extend, resolve, deny, erase. */
  actOnRequest(id: string, verb: string, body: object): Promise<RightsDetail>;
  copyOfRequest(id: string): Promise<Downloaded>;
  retentionSettings(): Promise<Schemas['RetentionSettingsResponse']>;
  saveRetentionSettings(
    request: Schemas['RetentionSettingsRequest'],
  ): Promise<Schemas['RetentionSettingsResponse']>;
  quarantined(page: number): Promise<PageOf<Schemas['QuarantinedPerson']>>;
  retentionPlan(
    fecha: string,
    paso: ConservacionPaso,
    window: { page: number; perPage: number },
  ): Promise<PageOf<Schemas['PlannedPerson']>>;
  retentionFigures(fecha: string): Promise<Schemas['PlanSummary']>;
  retentionFile(fecha: string): Promise<Downloaded>;
  holds(page: number): Promise<PageOf<Schemas['HoldResponse']>>;
  placeHold(request: Schemas['HoldRequest']): Promise<Schemas['HoldResponse']>;
  liftHold(id: string): Promise<Schemas['HoldResponse']>;
  holdOf(candidateId: string): Promise<Schemas['RecordHold']>;
  notices(form: AvisoFormulario): Promise<Schemas['NoticeResponse'][]>;
  saveNotice(form: AvisoFormulario, draft: Schemas['NoticeDraftRequest']): Promise<Schemas['NoticeResponse']>;
  discardNotice(form: AvisoFormulario): Promise<void>;
  publishNotice(form: AvisoFormulario, version: number): Promise<Schemas['NoticeResponse']>;
}

const PER_PAGE = 25;

async function pageOf<T>(path: string, page: number, perPage = PER_PAGE): Promise<PageOf<T>> {
  const rows = JSON.stringify([(page - 1) * perPage, page * perPage - 1]);
  const joint = path.includes('?') ? '&' : '?';
  const { headers, json } = await httpClient(`${API}${path}${joint}${new URLSearchParams({ range: rows })}`);
  const data = json as T[];
  const range = readContentRange(headers.get('Content-Range'), { page, perPage, length: data.length });
  const counted = 'total' in range ? range.total : undefined;
  const hasNextPage = 'pageInfo' in range ? range.pageInfo.hasNextPage : page * perPage < range.total;
  return { data, page, perPage, total: counted, hasNextPage };
}

const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();
const requestAt = (id: string): string => at('/privacy/requests', id);
const noticeAt = (form: AvisoFormulario): string => at('/privacy/notices', form);

export const privacyCalls: PrivacyCalls = {
  rightsRequests: (filter, page) =>
    pageOf(`/privacy/requests?${query({ filter: JSON.stringify(filter) })}`, page),
  rightsSummary: () => getJson('/privacy/requests/summary'),
  rightsRequest: (id) => getJson(requestAt(id)),
  createRightsRequest: (order) => post('/privacy/requests', order),
  actOnRequest: (id, verb, body) => post(`${requestAt(id)}/${verb}`, body),
  copyOfRequest: (id) => download(`${API}${requestAt(id)}/copy`, 'Datos.zip', { method: 'POST' }),
  retentionSettings: () => getJson('/privacy/retention/settings'),
  saveRetentionSettings: (request) => put('/privacy/retention/settings', request),
  quarantined: (page) => pageOf('/privacy/retention/quarantine', page),
  retentionPlan: (fecha, paso, { page, perPage }) =>
    pageOf(`/privacy/retention/plan?${query({ fecha, paso })}`, page, perPage),
  retentionFigures: (fecha) => getJson(`/privacy/retention/plan/summary?${query({ fecha })}`),
  retentionFile: (fecha) =>
    download(`${API}/privacy/retention/plan/export?${query({ fecha })}`, 'Simulacion.csv'),
  holds: (page) => pageOf('/privacy/holds', page),
  placeHold: (request) => post('/privacy/holds', request),
  liftHold: (id) => post(`${at('/privacy/holds', id)}/lift`),
  holdOf: (candidateId) => getJson(`${at('/candidates', candidateId)}/hold`),
  notices: (form) => getJson(noticeAt(form)),
  saveNotice: (form, draft) => put(`${noticeAt(form)}/draft`, draft),
  discardNotice: (form) => send('DELETE', `${noticeAt(form)}/draft`),
  publishNotice: (form, version) => post(`${noticeAt(form)}/publish`, { version }),
};
