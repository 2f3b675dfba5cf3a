import simpleRestProvider from 'ra-data-simple-rest';
import type {
  DataProvider,
  fetchUtils,
  GetListParams,
  GetListResult,
  QueryFunctionContext,
  RaRecord,
} from 'react-admin';
import { accountCalls } from './calls/accounts';
import { applicationCalls } from './calls/applications';
import { bulkCalls } from './calls/bulk';
import { candidateCalls } from './calls/candidates';
import { emailCalls } from './calls/emails';
import { figureCalls } from './calls/figures';
import { importCalls } from './calls/imports';
import { integrationCalls } from './calls/integrations';
import { interviewCalls } from './calls/interviews';
import { listCalls } from './calls/lists';
import { rangeOf } from './calls/params';
import { privacyCalls } from './calls/privacy';
import { settingsCalls } from './calls/settings';
import { vacancyCalls } from './calls/vacancies';
import { api } from './client';
import { readContentRange } from './contentRange';

const API = '/api';

/** One action of the product = one method here = one button on a screen. */
const calls = {
  ...accountCalls,
  ...applicationCalls,
  ...bulkCalls,
  ...candidateCalls,
  ...emailCalls,
  ...figureCalls,
  ...importCalls,
  ...integrationCalls,
  ...interviewCalls,
  ...listCalls,
  ...privacyCalls,
  ...settingsCalls,
  ...vacancyCalls,
};

/** react-admin's own methods, without its index signature for any other name. */
type OwnMethods = { [Name in keyof DataProvider as string extends Name ? never : Name]: DataProvider[Name] };

export type HiringDataProvider = OwnMethods & typeof calls;

type ListParams = GetListParams & QueryFunctionContext;

/** Sends react-admin's own requests with the same client as all others. */
async function httpClient(url: string, options: fetchUtils.Options = {}) {
  const headers = new Headers(options.headers ?? { Accept: 'application/json' });
  if (options.body) headers.set('Content-Type', 'application/json');
  const { data, response } = await api.send(new Request(url, { ...options, headers }));
  // Nothing reads the raw text.
  return { status: response.status, headers: response.headers, body: '', json: data };
}

async function fetchPage(
  resource: string,
  { pagination, sort, filter, signal }: ListParams,
): Promise<GetListResult> {
  const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
  const query = new URLSearchParams({
    range: rangeOf(page, perPage),
    filter: JSON.stringify(filter ?? {}),
    ...(sort ? { sort: JSON.stringify([sort.field, sort.order]) } : {}),
  });
  const { headers, json } = await httpClient(`${API}/${resource}?${query}`, { signal });
  const data = json as RaRecord[];
  return { data, ...readContentRange(headers.get('Content-Range'), { page, perPage, length: data.length }) };
}

export const dataProvider: HiringDataProvider = {
  ...simpleRestProvider(API, httpClient),
  ...calls,
  supportAbortSignal: true,
  getList: (resource, params) => fetchPage(resource, params),
  getManyReference: (resource, { target, id, filter, ...params }) =>
    fetchPage(resource, { ...params, filter: { ...(filter as object), [target]: id } }),
};
