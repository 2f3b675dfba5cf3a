import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import type { ServerBuild } from 'react-router';
import { SessionMiddleware } from '../../auth/sessions/session.middleware.js';
import type { RequestWithActor } from '../../platform/auth/decorators.js';
import { originCheck } from '../../platform/auth/origin.middleware.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { WebContextFactory } from './web-context.js';

/** How browsers send forms, and the only bodies that the pages' actions read. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
/** Bytes that a form of a page may have; files go to the API. */
const MAX_FORM = 64 * 1024;
const logger = new Logger('web');

export interface PublicApp {
  /** A function gives the newest of sources that change. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: 'production' | 'development';
}

/** What renders the public app for whoever asks, in the order in which a request passes through it. */
export async function visitorPages(
  app: NestExpressApplication,
  publicApp: PublicApp,
): Promise<RequestHandler[]> {
  // Imported here: it takes React in the mode that NODE_ENV names by now.
  const { createRequestHandler } = await import('@react-router/express');
  const { appUrl } = app.get<Environment>(ENVIRONMENT);
  const contexts = app.get(WebContextFactory);
  const sessions = app.get(SessionMiddleware);
  const render = createRequestHandler({
    ...publicApp,
    getLoadContext: (request, response) => contexts.create(request, response) as never,
  });
  return [
    originCheck(appUrl),
    limitForm,
    (request, response, next) => {
      // Without a database nobody is recognised; the page's own loaders then tell so in words.
      void sessions.use(request, response, (error?: unknown) => {
        if (error) logger.error('session not read', error instanceof Error ? error.stack : undefined);
        next();
      });
    },
    (request, response, next) => {
      // These pages differ by who is signed in, and name whoever is.
      const { actor } = request as RequestWithActor;
      response.set('Cache-Control', actor ? 'private, no-store' : 'private, no-cache');
      void render(request, response, next);
    },
  ];
}

/** The router reads a form into memory: its length has to be said, and small. What is no form is not read. */
const limitForm: RequestHandler = (request, _response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  if (!(length <= MAX_FORM)) return next(new DomainError('payload_too_large'));
  next(request.is(FORMS) === false ? new DomainError('unsupported_media_type') : undefined);
};
