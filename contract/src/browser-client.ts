/**
 * The API client of both front ends: paths, parameters, bodies and responses have the document's types; any
 * response other than a success throws `ApiProblem`.
 */
import createClient, {
  type Client,
  type ClientPathsWithMethod,
  type FetchOptions,
  type FetchResponse,
} from 'openapi-fetch';
import type { paths } from './api.js';
import { type SiteLanguage, SOURCE_LANGUAGE } from './languages.js';
import { ApiProblem, type Problem } from './api-problem.js';

type Send = (request: Request) => Promise<Response>;
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type PathOf<M extends Method> = ClientPathsWithMethod<Client<paths>, M>;
type InitOf<M extends Method, P extends PathOf<M>> = Omit<
  FetchOptions<paths[P][M & keyof paths[P]]>,
  'parseAs'
>;
type Rest<Init> = object extends Init ? [init?: Init] : [init: Init];
type AnswerOf<M extends Method, P extends PathOf<M>> = Extract<
  FetchResponse<NonNullable<paths[P][M & keyof paths[P]]>, object, `${string}/${string}`>,
  { data: unknown }
>['data'];

type Call<M extends Method> = <P extends PathOf<M>>(
  path: P,
  ...init: Rest<InitOf<M, P>>
) => Promise<AnswerOf<M, P>>;

/** Each throws `ApiProblem`, or AbortError when aborted. */
export interface BrowserClient {
  get: Call<'get'>;
  post: Call<'post'>;
  put: Call<'put'>;
  patch: Call<'patch'>;
  delete: Call<'delete'>;
  /** With the headers. */
  answer: <M extends Method, P extends PathOf<M>>(
    method: M,
    path: P,
    ...init: Rest<InitOf<M, P>>
  ) => Promise<{ data: AnswerOf<M, P>; response: Response }>;
  /** The body is not read yet. */
  response: <M extends Method, P extends PathOf<M>>(
    method: M,
    path: P,
    ...init: Rest<InitOf<M, P>>
  ) => Promise<Response>;
  /** Sends a request built elsewhere, such as by react-admin's lists. */
  send: (request: Request) => Promise<{ data: unknown; response: Response }>;
}

type AnyPaths = Record<string, Record<Method, { responses: { 200: { content: { json: unknown } } } }>>;
type Init = { fetch?: Send };

interface BrowserClientOptions {
  /** Sentences for failures without a sentence of the server. */
  words: { offline: string; unexpected: string };
  fetch?: Send;
  /** In which errors are told; Spanish, if not given. */
  language?: () => SiteLanguage;
  /** Whether a refused request is sent again. */
  isWorthAnother?: (problem: ApiProblem) => Promise<boolean>;
}

/** Same origin, with the session's cookies. */
export function createBrowserClient({
  words,
  fetch = globalThis.fetch,
  language = () => SOURCE_LANGUAGE,
  isWorthAnother,
}: BrowserClientOptions): BrowserClient {
  const asLoss = (error: unknown): never => {
    throw isLoss(error) ? new ApiProblem(words.offline, 0) : error;
  };
  const refusing =
    (send: Send): Send =>
    async (request) => {
      request.headers.set('Accept-Language', language());
      const response = await send(isWorthAnother ? request.clone() : request).catch(asLoss);
      if (response.ok) return response;
      const document = problemIn(await response.text().catch(asLoss));
      const problem = new ApiProblem(document?.detail ?? words.unexpected, response.status, document);
      if (await isWorthAnother?.(problem)) return refusing(send)(request);
      throw problem;
    };
  const read = async (response: Response) => {
    const text = await response.text().catch(asLoss);
    return { data: text === '' ? undefined : (JSON.parse(text) as unknown), response };
  };

  const client = createClient<AnyPaths>({ headers: { Accept: 'application/json' } });
  const send = refusing(fetch);
  const responseOf = async (method: Method, path: string, init: Init = {}): Promise<Response> => {
    const own = { parseAs: 'stream' as const, fetch: init.fetch ? refusing(init.fetch) : send };
    return (await client.request(method, path, { ...init, ...own })).response;
  };
  const answer = async (method: Method, path: string, init?: Init) =>
    read(await responseOf(method, path, init));
  const bodyOf = (method: Method) => async (path: string, init?: Init) =>
    (await answer(method, path, init)).data;
  const untyped = {
    get: bodyOf('get'),
    post: bodyOf('post'),
    put: bodyOf('put'),
    patch: bodyOf('patch'),
    delete: bodyOf('delete'),
    answer,
    response: responseOf,
    send: async (request: Request) => read(await send(request)),
  };
  // The types come from the document; the implementation takes any path.
  return untyped as BrowserClient;
}

/** Errors of fetch and body reading without a connection. */
const isLoss = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');

/** The problem document in an error response; a proxy may have replaced the body. */
function problemIn(text: string): Problem | undefined {
  try {
    const body: unknown = JSON.parse(text);
    const isProblem = typeof body === 'object' && body !== null && 'detail' in body;
    return isProblem ? (body as Problem) : undefined;
  } catch {
    return undefined;
  }
}
