import { ArgumentsHost, Catch, type ExceptionFilter, Logger, NotFoundException } from '@nestjs/common';
import type { Request, Response } from 'express';
import { allowedMethods } from '../http/allowed-methods.js';
import { withoutSecrets } from '../http/addresses/secret-paths.js';
import { DomainError } from './domain-error.js';
import { toProblem } from './problem.js';

/** Turns errors into HTTP responses, here only. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('http');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const request = http.getRequest<Request & { id?: string }>();
    // Nest throws it where no route matches.
    const allowed = thrown instanceof NotFoundException ? allowedMethods(request) : [];
    const error = allowed.length > 0 ? new DomainError('method_not_allowed') : thrown;
    if (allowed.length > 0) response.setHeader('Allow', allowed.join(', '));
    const problem = toProblem(error);
    if (problem.status >= 500) {
      // The stack is logged with the request id; never body or query, which hold personal data.
      this.logger.error(
        {
          request: request.id,
          method: request.method,
          path: withoutSecrets(request.path),
          code: problem.code,
        },
        stackOf(error),
      );
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    // Of the success that it would have been.
    for (const header of ['Location', 'ETag']) response.removeHeader(header);
    if (typeof problem.retry_after === 'number') response.setHeader('Retry-After', problem.retry_after);
    // RFC 9110, 11.6.1: a 401 names the accepted authentication scheme.
    if (problem.status === 401) {
      const sent = request.headers.authorization !== undefined;
      response.setHeader('WWW-Authenticate', sent ? 'Bearer error="invalid_token"' : 'Bearer');
    }
    response.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
  }
}

/** Stack of the cause, if any; a refusal without a cause needs none. */
function stackOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return error.cause.stack;
  return error instanceof DomainError ? undefined : error.stack;
}
