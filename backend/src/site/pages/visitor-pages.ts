import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler, Response } from 'express';
import passport from 'passport';
import { Strategies } from '../../integrations/keys/authenticate.guard.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { RequestWithActor } from '../../platform/auth/decorators.js';
import { originCheck } from '../../platform/auth/origin.middleware.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { inEachLanguage, type PublicBuild } from './page-languages.js';
import { WebContextFactory } from './web-context.js';

/** Form encodings: the only bodies that page actions read. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
/** Maximum form size in bytes; files are uploaded to the API. */
const MAX_FORM = 64 * 1024;
const logger = new Logger('web');

export interface PublicApp {
  /** A function returns the newest build while sources change. */
  build: PublicBuild | (() => Promise<PublicBuild>);
  mode: 'production' | 'development';
}

/** Middleware that renders the public app for a visitor, in order. */
export async function visitorPages(
  app: NestExpressApplication,
  { build, mode }: PublicApp,
): Promise<RequestHandler[]> {
  // Imported here, after NODE_ENV is set, because it chooses React's build.
  const { createRequestHandler } = await import('@react-router/express');
  const { appUrl } = app.get<Environment>(ENVIRONMENT);
  const contexts = app.get(WebContextFactory);
  const { names } = app.get(Strategies);
  const handlerOf = (newest: PublicBuild) =>
    inEachLanguage(newest, (build) =>
      createRequestHandler({
        build,
        mode,
        getLoadContext: (request, response) => contexts.create(request, response) as never,
      }),
    );
  const fixed = typeof build === 'function' ? null : handlerOf(build);
  const handler = async () => fixed ?? handlerOf(await (build as () => Promise<PublicBuild>)());
  return [
    originCheck(appUrl),
    limitForm,
    (request, response, next) => {
      const identified = (error: unknown, actor?: Actor | false): void => {
        // Without a database visitors are anonymous; the page's loaders then show the error.
        if (error) logger.error('session not read', error instanceof Error ? error.stack : undefined);
        (request as RequestWithActor).actor = actor || null;
        next();
      };
      const authenticate = passport.authenticate(names, { session: false }, identified) as RequestHandler;
      void authenticate(request, response, next);
    },
    (request, response, next) => {
      // These pages depend on the signed-in user.
      const { actor } = request as RequestWithActor;
      response.set('Cache-Control', actor ? 'private, no-store' : 'private, no-cache');
      preferPageHeaders(response);
      void handler().then((handle) => handle(request.originalUrl, request, response, next), next);
    },
  ];
}

/** Headers with one value, which a page may choose for itself. */
const CHOSEN_BY_PAGES: ReadonlySet<string> = new Set(['cache-control', 'referrer-policy']);

/** The router appends a page's headers to those that are set already: here they take their place. */
function preferPageHeaders(response: Response): void {
  const append = response.append.bind(response);
  response.append = (name, value) =>
    CHOSEN_BY_PAGES.has(name.toLowerCase()) ? response.set(name, value) : append(name, value);
}

/** The router reads forms into memory: a small Content-Length is required. Other bodies are not read. */
const limitForm: RequestHandler = (request, _response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  if (!(length <= MAX_FORM)) return next(new DomainError('payload_too_large'));
  next(request.is(FORMS) === false ? new DomainError('unsupported_media_type') : undefined);
};
