import type { INestApplication } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import { type RequestHandler, Router } from 'express';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';

/** Sees each request before Express does, and answers it or passes it on. */
export type FirstHandler = (
  request: IncomingMessage,
  response: ServerResponse<IncomingMessage> & { req: IncomingMessage },
  passOn: () => void,
) => void;

type Register = (path: string, handler: RequestHandler) => unknown;
const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'all'] as const;

/** `/api/candidates/:id` → `/api/candidates`; null for a pattern that begins in another way. */
const STATIC_START = /^\/[\w-]+\/[\w-]+(?=\/|$)/;

/**
 * Express tries the patterns of all routes one after the other. With some hundred routes that costs more than a short
 * handler: here only those are tried whose first two segments are the address's, in the order in which Nest named them.
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
      if (router) router(request, response, next);
      else next();
    };
    let found = false;
    for (const method of METHODS) {
      const own: unknown = this[method];
      const register = (own as Register).bind(this);
      const indexed: Register = (path, handler) => {
        const start = STATIC_START.exec(path)?.[0].toLowerCase();
        // Routes that are there before Nest's own, such as the document's, are in the place where they were put.
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

  /** @throws {Error} when the application was made with another adapter. */
  static of(app: INestApplication): IndexedRoutesAdapter {
    const adapter: unknown = app.getHttpAdapter();
    if (adapter instanceof IndexedRoutesAdapter) return adapter;
    throw new Error('the application has another adapter');
  }

  /** From now on every request comes here first, before those who asked for that earlier. */
  answerFirst(handler: FirstHandler): void {
    const next = this.answer;
    this.answer = (request, response) => handler(request, response, () => next(request, response));
  }

  override initHttpServer(): void {
    this.httpServer = createServer((request, response) => this.answer(request, response));
  }

  override registerParserMiddleware(prefix?: string, rawBody?: boolean): void {
    super.registerParserMiddleware(prefix, rawBody);
    this.bodiesAreRead = true;
  }
}

function startOf(path: string): string {
  const second = path.indexOf('/', 1);
  const third = second === -1 ? -1 : path.indexOf('/', second + 1);
  return (third === -1 ? path : path.slice(0, third)).toLowerCase();
}
