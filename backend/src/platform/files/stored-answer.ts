import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import type { Readable } from 'node:stream';
import { toProblem } from '../errors/problem.js';
import { DomainError } from '../errors/domain-error.js';
import { DamagedContent } from './storage/checked-content.js';

/**
 * A response with a stored file. An error before its first byte is answered like any other; later the connection is
 * cut, so that no client takes an incomplete file for the whole.
 */
export function storedAnswer(content: Readable): StreamableFile {
  return new StreamableFile(content).setErrorHandler((error, answer) => {
    const response = answer as unknown as Response;
    if (response.destroyed) return;
    if (response.headersSent) return void response.destroy();
    const problem = toProblem(
      new DomainError(error instanceof DamagedContent ? 'file_damaged' : 'files_unavailable'),
    );
    for (const name of ['Content-Length', 'Content-Disposition', 'ETag']) response.removeHeader(name);
    if (typeof problem.retry_after === 'number') response.setHeader('Retry-After', problem.retry_after);
    response.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
  });
}

/** Answers with a stored file and its headers. */
export function sendStored(
  response: Response,
  { stream, headers }: { stream: Readable; headers: Record<string, string> },
): StreamableFile {
  response.set(headers);
  return storedAnswer(stream);
}
