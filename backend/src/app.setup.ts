import { type INestApplication, ValidationPipe } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import cookieParser from 'cookie-parser';
import { CHANNEL_LIMITS } from '@hiring/contract';
import type { Request, RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import { originCheck } from './platform/auth/origin.middleware.js';
import { ENVIRONMENT, type Environment } from './platform/environment/environment.js';
import { invalid } from './platform/errors/domain-error.js';
import { beginRequest } from './platform/http/begin-request.js';
import { publicCors } from './platform/http/headers/public-cors.js';
import { readLanguageAsked } from './platform/http/language/language.js';
import { bodyTypes } from './platform/http/validation/body-types.js';
import { toFieldErrors } from './platform/http/validation/validation-errors.js';
import { securityHeaders } from './site/security-headers.js';

const API = ['/api', '/functions', '/scim'];

/**
 * Pipes, prefix and middleware: the API tests call this too, so that they run the real stack.
 * @param observe counts, logs and traces requests
 */
export function setUpApp(app: INestApplication, observe: RequestHandler | null = null): void {
  const express = app as NestExpressApplication;
  const environment = app.get<Environment>(ENVIRONMENT);
  express.disable('x-powered-by');
  // Addresses that a proxy names are believed for as many proxies as the installation says it has.
  express.set('trust proxy', environment.trustProxy);
  express.set('query parser', 'simple');
  app.use(
    ...(observe ? [observe] : []),
    beginRequest(environment.trustProxy),
    cookieParser(),
    securityHeaders({
      https: environment.appUrl.startsWith('https:'),
      analytics: environment.analyticsId !== null,
    }),
    publicCors(environment.publicOrigins),
  );
  app.use(API, privately, readLanguageAsked, originCheck(environment.appUrl), bodyTypes);
  express.useBodyParser('raw', { type: isNotice, limit: CHANNEL_LIMITS.avisoBytes });
  express.useBodyParser('json', { type: ['application/json', 'application/scim+json'] });
  app.setGlobalPrefix('api', {
    exclude: ['health', 'health/live', 'health/ready', 'metrics', 'functions/v1/*name', 'scim/v2/*name'],
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

/** Providers of channels sign the bytes of a notice, so that it is read as it came. */
const isNotice = (request: IncomingMessage): boolean =>
  /^\/api\/channels\//i.test(request.url ?? '') && Boolean((request as Request).is('application/json'));

/** Answers are about people unless a handler says otherwise. */
const privately: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'private, no-store');
  next();
};
