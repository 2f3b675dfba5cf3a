import { ACCESS_COOKIE, REFRESH_COOKIE } from '@hiring/contract';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { DataSource } from 'typeorm';
import { DepartmentsService } from '../../departments/departments.service.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment.js';
import { allowOrigin } from '../../platform/http/public-cors.js';
import { givenRequestId } from '../../platform/http/request-scope.js';
import type { IndexedRoutesAdapter } from '../../platform/http/indexed-routes.adapter.js';

/** The public list of openings and each of them, as programs read them. */
const SHARED = /^\/api\/vacancies(?:\/[0-9a-f-]{36})?(?:\?|$)/;
/** Addresses with a query are many and made by anyone. */
const MOST = 500;
const LARGEST_BYTES = 256 * 1024;

/** What observers read of a request: the pattern that answers it. */
interface Routed extends IncomingMessage {
  id?: string;
  route?: unknown;
}

interface CachedAnswer {
  version: string;
  /** Of the handler that made it: figures, log and traces name it. */
  route: unknown;
  etag: string;
  headers: OutgoingHttpHeaders;
  body: string | Buffer;
}

/**
 * Answers of the API that are the same for everybody, kept for as long as what they show has not changed: each request
 * asks for the version first (a row that triggers raise), so that no change is missed, and for nothing else.
 */
@Injectable()
export class PublicResponseCache {
  private readonly answers = new Map<string, CachedAnswer>();
  private seen: string | null = null;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly departments: DepartmentsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** From now on requests come here first. */
  answerFirst(adapter: IndexedRoutesAdapter): void {
    adapter.answerFirst((request, response, passOn) => {
      if (isShared(request)) void this.answer(request, response, passOn);
      else passOn();
    });
  }

  private async answer(
    request: IncomingMessage,
    response: ServerResponse<IncomingMessage> & { req: IncomingMessage },
    passOn: () => void,
  ): Promise<void> {
    const key = request.url ?? '';
    const version = await this.version();
    const kept = this.answers.get(key);
    if (version !== null && kept?.version === version) return this.send(request, response, kept);
    // The names of departments are kept for a moment elsewhere: what is made now must have the new ones.
    if (version !== this.seen) this.departments.forget();
    this.seen = version;
    if (version !== null) this.keepWhatIsSent(request, response, key, version);
    passOn();
  }

  /** Null while the database does not answer: then the handler says so. */
  private async version(): Promise<string | null> {
    try {
      const [row] = await this.dataSource.query<{ version: string }[]>(
        'SELECT version FROM version_publica',
        [],
      );
      return row?.version ?? null;
    } catch {
      return null;
    }
  }

  private send(
    request: Routed,
    response: ServerResponse,
    { headers, etag, body, route }: CachedAnswer,
  ): void {
    request.route = route;
    request.id = givenRequestId(request.headers['x-request-id'], this.environment.trustProxy) ?? randomUUID();
    response.setHeader('X-Request-Id', request.id);
    allowOrigin(this.environment.publicOrigins, request, response);
    if (request.headers['if-none-match']?.includes(etag)) response.writeHead(304, { etag }).end();
    else response.writeHead(200, headers).end(body);
  }

  private keepWhatIsSent(request: Routed, response: ServerResponse, key: string, version: string): void {
    const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
    response.end = ((...args: unknown[]) => {
      const [body] = args;
      const { etag, ...headers } = response.getHeaders();
      if (response.statusCode === 200 && typeof etag === 'string' && isBody(body)) {
        const { route } = request;
        this.keep(key, { version, route, etag, headers: { ...withoutOwn(headers), etag }, body });
      }
      return end(...args);
    }) as ServerResponse['end'];
  }

  private keep(key: string, answer: CachedAnswer): void {
    this.answers.delete(key);
    this.answers.set(key, answer);
    const [oldest] = this.answers.keys();
    if (this.answers.size > MOST && oldest !== undefined) this.answers.delete(oldest);
  }
}

/** Nobody is signed in: staff see more. */
function isShared({ method, url = '', headers }: IncomingMessage): boolean {
  if (method !== 'GET' || !SHARED.test(url) || headers.authorization !== undefined) return false;
  const { cookie = '' } = headers;
  return !cookie.includes(ACCESS_COOKIE) && !cookie.includes(REFRESH_COOKIE);
}

const isBody = (body: unknown): body is string | Buffer =>
  (typeof body === 'string' || Buffer.isBuffer(body)) && body.length <= LARGEST_BYTES;

/** Without what belongs to one request alone: its id, what is left of somebody's share, and which site may read it. */
function withoutOwn(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const common = Object.entries(headers).filter(
    ([name]) =>
      name !== 'x-request-id' &&
      name !== 'set-cookie' &&
      !name.startsWith('access-control-') &&
      !name.includes('ratelimit'),
  );
  return Object.fromEntries(common);
}
