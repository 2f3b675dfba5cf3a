import { type INestApplication, ValidationPipe } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import cookieParser from 'cookie-parser';
import type { NextFunction, Request, Response } from 'express';
import { randomUUID } from 'node:crypto';
import { originCheck } from './platform/auth/origin.middleware.js';
import { SessionMiddleware } from './auth/session.middleware.js';
import { ENVIRONMENT, type Environment } from './platform/environment.js';
import { toFieldErrors } from './platform/http/validation-errors.js';
import { invalid } from './platform/errors/domain-error.js';
import { securityHeaders } from './web/security-headers.js';

/** Pipes, prefix and middleware: the API tests call this too, so that they run the real stack. */
export function setUpApp(app: INestApplication): void {
  const express = app as NestExpressApplication;
  const environment = app.get<Environment>(ENVIRONMENT);
  express.disable('x-powered-by');
  // One reverse proxy at most stands before the process; it is on the same machine or private network.
  express.set('trust proxy', 'loopback, uniquelocal');
  express.set('query parser', 'simple');
  app.use((request: Request & { id?: string }, response: Response, next: NextFunction) => {
    request.id = randomUUID();
    response.setHeader('X-Request-Id', request.id);
    next();
  });
  app.use(cookieParser());
  app.use(securityHeaders(environment.appUrl.startsWith('https:')));
  app.use('/api', originCheck(environment.appUrl));
  const sessions = app.get(SessionMiddleware);
  app.use(
    '/api',
    (request: Request, response: Response, next: NextFunction) => void sessions.use(request, response, next),
  );
  app.setGlobalPrefix('api', { exclude: ['health'] });
  app.useGlobalPipes(
    new ValidationPipe({
      whitelist: true,
      transform: true,
      stopAtFirstError: true,
      exceptionFactory: (errors) => invalid(toFieldErrors(errors)),
    }),
  );
  app.enableShutdownHooks([]);
}
