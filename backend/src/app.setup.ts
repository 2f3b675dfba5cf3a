import { type INestApplication, ValidationPipe } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import cookieParser from 'cookie-parser';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { randomUUID } from 'node:crypto';
import { originCheck } from './platform/auth/origin.middleware.js';
import { ProgramBudget } from './auth/sessions/program-budget.js';
import { SessionMiddleware } from './auth/sessions/session.middleware.js';
import { ENVIRONMENT, type Environment } from './platform/environment/environment.js';
import { bodyTypes } from './platform/http/validation/body-types.js';
import { compareAnyway } from './platform/http/versions/compare-anyway.js';
import { readLanguageAsked } from './platform/http/language/language.js';
import { publicCors } from './platform/http/headers/public-cors.js';
import { tagOfRead } from './platform/http/versions/guessed-tag.js';
import { toFieldErrors } from './platform/http/validation/validation-errors.js';
import { givenRequestId, inRequest } from './platform/http/request-scope.js';
import { DomainError, invalid } from './platform/errors/domain-error.js';
import { securityHeaders } from './site/security-headers.js';

const API = /^\/(?:api|functions)(?:\/|$)/i;

/** Runs for addresses of the API. Express would rewrite the address around each mounted handler, and read it anew. */
const ofApi =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    API.test(request.path) ? handler(request, response, next) : next();

/** Pipes, prefix and middleware: the API tests call this too, so that they run the real stack. */
export function setUpApp(app: INestApplication): void {
  const express = app as NestExpressApplication;
  const environment = app.get<Environment>(ENVIRONMENT);
  express.disable('x-powered-by');
  // Addresses that a proxy names are believed for as many proxies as the installation says it has.
  express.set('trust proxy', environment.trustProxy);
  express.set('query parser', 'simple');
  express.set('etag', tagOfRead);
  app.use((request: Request & { id?: string }, response: Response, next: NextFunction) => {
    request.id = givenRequestId(request.headers['x-request-id'], environment.trustProxy) ?? randomUUID();
    response.setHeader('X-Request-Id', request.id);
    inRequest({ id: request.id, response }, next);
  });
  app.use((request: Request, _response: Response, next: NextFunction) => {
    next(URL.canParse(`http://${request.headers.host}`) ? undefined : new DomainError('bad_request'));
  });
  app.use(
    ofApi((_request, response, next) => {
      // Answers are about people unless a handler says otherwise.
      response.setHeader('Cache-Control', 'private, no-store');
      next();
    }),
  );
  app.use(ofApi(readLanguageAsked));
  app.use(cookieParser());
  app.use(
    securityHeaders({
      https: environment.appUrl.startsWith('https:'),
      analytics: environment.analyticsId !== null,
    }),
  );
  app.use(publicCors(environment.publicOrigins));
  app.use(ofApi(originCheck(environment.appUrl)));
  const sessions = app.get(SessionMiddleware);
  app.use(ofApi((request, response, next) => void sessions.use(request, response, next)));
  const budget = app.get(ProgramBudget);
  app.use(ofApi((request, response, next) => budget.use(request, response, next)));
  app.use(compareAnyway);
  app.use(ofApi(bodyTypes));
  app.setGlobalPrefix('api', {
    exclude: ['health', 'health/live', 'health/ready', 'metrics', 'functions/v1/*name'],
  });
  app.useGlobalPipes(
    new ValidationPipe({
      whitelist: true,
      transform: true,
      stopAtFirstError: true,
      exceptionFactory: (errors) => invalid(toFieldErrors(errors)),
    }),
  );
}
