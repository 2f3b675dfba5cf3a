import simpleRestProvider from 'ra-data-simple-rest';
import type {
  DataProvider,
  DeleteResult,
  fetchUtils,
  GetListResult,
  GetManyParams,
  Identifier,
  PaginationPayload,
  RaRecord,
} from 'react-admin';
import { api } from './api';
import { isNoun } from './freshness';
import { inPeriod } from './interviewPeriod';
import { readableByForms } from './problem';

const API = '/api';

/** Sends react-admin's own requests with the same client as all others. */
async function httpClient(url: string, options: fetchUtils.Options = {}) {
  const headers = new Headers(options.headers ?? { Accept: 'application/json' });
  if (options.body) headers.set('Content-Type', 'application/json');
  try {
    const { data, response } = await api.send(new Request(url, { ...options, headers }));
    // A list without its length is whole.
    const lists = new Headers(response.headers);
    if (Array.isArray(data) && !lists.has('Content-Range')) lists.set('Content-Range', `*/${data.length}`);
    // Nothing reads the raw text.
    return { status: response.status, headers: lists, body: '', json: data };
  } catch (error) {
    throw readableByForms(error);
  }
}

const stock = simpleRestProvider(API, httpClient);
const FIRST_PAGE = { page: 1, perPage: 10 };

/** The most ids that the API takes at once. */
const IDS_AT_ONCE = 100;

const inParts = (ids: readonly Identifier[]): Identifier[][] =>
  Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, part) =>
    ids.slice(part * IDS_AT_ONCE, (part + 1) * IDS_AT_ONCE),
  );

/** The parameters of a list that the API serves whole. */
export const WHOLE_LIST = { pagination: { page: 1, perPage: 1000 } };

/**
 * The server counts up to a limit; above it `Content-Range` ends in `/*`, which the stock provider reads as NaN. A full
 * page then means that another may follow.
 */
function uncounted(result: GetListResult, { page, perPage }: PaginationPayload): GetListResult {
  if (!Number.isNaN(result.total)) return result;
  const pageInfo = { hasNextPage: result.data.length >= perPage, hasPreviousPage: page > 1 };
  return { data: result.data, pageInfo };
}

/** Read under a name that no change makes stale, a screen would show the old truth. */
function known(resource: string): string {
  if (!isNoun(resource)) throw new Error(`freshness.ts does not say what makes ${resource} stale`);
  return resource;
}

/** The people of administrators are the rows that HR has as candidates, in a list with other words and parameters. */
const pathOf = (resource: string): string => (resource === 'people' ? 'candidates' : known(resource));

/** The id of the record of a resource that has one. */
export const ONLY = '1';

/** Resources with one record, which the API has at the address of the resource itself. */
const SINGLE = new Set([
  'answer-times',
  'calendar-feeds/mine',
  'config',
  'config/company',
  'config/channels/sms',
  'config/channels/whatsapp',
  'config/inbound-mail',
  'config/rejection-delay',
  'privacy/retention/settings',
]);

async function single<Row extends RaRecord>(resource: string, id: Identifier, options?: fetchUtils.Options) {
  const { json } = await httpClient(`${API}/${resource}`, options);
  return { data: { ...(json as object), id } as Row };
}

function putSingle<Row extends RaRecord>(
  resource: string,
  { id, data }: { id: Identifier; data: { id?: Identifier } },
) {
  const { id: _, ...body } = data;
  return single<Row>(resource, id, { method: 'PUT', body: JSON.stringify(body) });
}

export const dataProvider: DataProvider = {
  ...stock,
  supportAbortSignal: true,
  getList: async (resource, params) =>
    uncounted(
      await stock.getList(pathOf(resource), resource === 'interviews' ? inPeriod(params) : params),
      params.pagination ?? FIRST_PAGE,
    ),
  getOne: (resource, params) =>
    SINGLE.has(resource) ? single(known(resource), params.id) : stock.getOne(pathOf(resource), params),
  // A long conversation asks for all its notes and e-mails when one of them changes.
  getMany: async <Row extends RaRecord>(resource: string, params: GetManyParams<Row>) => {
    const parts = await Promise.all(
      inParts(params.ids).map((ids) => stock.getMany<Row>(resource, { ...params, ids })),
    );
    return { data: parts.flatMap(({ data }) => data) };
  },
  // The answer is empty.
  delete: async (resource, params) => {
    await stock.delete(resource, params);
    return { data: params.previousData ?? { id: params.id } } as DeleteResult;
  },
  update: (resource, params) =>
    SINGLE.has(resource) ? putSingle(resource, params) : stock.update(resource, params),
  // The target of a list is a column; or the resource under which the API has it, as in /vacancies/{id}/waiting.
  getManyReference: async (resource, params) =>
    params.target.endsWith('_id')
      ? uncounted(await stock.getManyReference(known(resource), params), params.pagination)
      : uncounted(
          await stock.getList(`${params.target}/${params.id}/${known(resource)}`, params),
          params.pagination,
        ),
};
