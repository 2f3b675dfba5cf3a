import type { INestApplication } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import { type Express, type RequestHandler, Router } from 'express';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { DomainError } from '../errors/domain-error.js';
import { messagesOf } from './express-messages.js';

/** Runs before Express for each request, and answers it or passes it on. */
export type FirstHandler = (
  request: IncomingMessage,
  response: ServerResponse<IncomingMessage> & { req: IncomingMessage },
  passOn: () => void,
) => void;

type Register = (path: string, handler: RequestHandler) => unknown;
const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'all'] as const;

/** `/api/candidates/:id` → `/api/candidates`; null for a pattern with another beginning. */
const STATIC_START = /^\/[\w-]+\/[\w-]+(?=\/|$)/;

/**
 * Express tries the patterns of all routes one after the other, which costs more than a short handler with hundreds of
 * routes. This adapter only tries routes with the same first two segments, in the order in which Nest registered them.
 */
export class IndexedRoutesAdapter extends ExpressAdapter {
  private bodiesAreRead = false;
  private answer: RequestListener = (request, response) => {
    this.getInstance<RequestListener>()(request, response);
  };

  constructor() {
    super();
    const routers = new Map<string, Router>();
    const find: RequestHandler = (request, response, next) => {
      const router = routers.get(startOf(request.path));
      if (!router) return next();
      router(request, response, (error?: unknown) => {
        const allowed = error ? [] : methodsAt(router, request.path);
        if (allowed.length === 0 || allowed.includes(request.method)) return next(error);
        response.set('Allow', allowed.join(', '));
        next(new DomainError('method_not_allowed'));
      });
    };
    let found = false;
    for (const method of METHODS) {
      const own: unknown = this[method];
      const register = (own as Register).bind(this);
      const indexed: Register = (path, handler) => {
        const start = STATIC_START.exec(path)?.[0].toLowerCase();
        // Routes registered before Nest's own, such as the API document's, keep their position.
        if (start === undefined || !this.bodiesAreRead) return register(path, handler);
        if (!found) this.use(find);
        found = true;
        const router = routers.get(start) ?? Router();
        routers.set(start, router);
        return router[method](path, handler);
      };
      Object.assign(this, { [method]: indexed });
    }
  }

  /** @throws {Error} when the application uses another adapter. */
  static of(app: INestApplication): IndexedRoutesAdapter {
    const adapter: unknown = app.getHttpAdapter();
    if (adapter instanceof IndexedRoutesAdapter) return adapter;
    throw new Error('the application has another adapter');
  }

  /** Every request goes to this handler first, before handlers registered earlier. */
  answerFirst(handler: FirstHandler): void {
    const next = this.answer;
    this.answer = (request, response) => handler(request, response, () => next(request, response));
  }

  override initHttpServer(): void {
    const messages = messagesOf(this.getInstance<Express>());
    this.httpServer = createServer(messages, (request, response) => this.answer(request, response));
  }

  override registerParserMiddleware(prefix?: string, rawBody?: boolean): void {
    super.registerParserMiddleware(prefix, rawBody);
    this.bodiesAreRead = true;
  }
}

/** What Express keeps of a route and its types leave out. */
interface Layer {
  match: (path: string) => boolean;
  route?: { methods: Record<string, boolean> };
}

/** The methods of the routes that match a path; none where the path is unknown. */
function methodsAt({ stack }: Router, path: string): string[] {
  const methods = (stack as unknown as Layer[]).flatMap((layer) =>
    layer.route && layer.match(path) ? Object.keys(layer.route.methods) : [],
  );
  if (methods.includes('get')) methods.push('head');
  return [...new Set(methods)].map((method) => method.toUpperCase()).toSorted();
}

function startOf(path: string): string {
  const second = path.indexOf('/', 1);
  const third = second === -1 ? -1 : path.indexOf('/', second + 1);
  return (third === -1 ? path : path.slice(0, third)).toLowerCase();
}
