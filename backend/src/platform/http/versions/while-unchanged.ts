import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { lastValueFrom, type Observable, of } from 'rxjs';
import type { RequestWithActor } from '../../auth/decorators.js';
import { SYNC_POSITION } from '../../database/sync-position.js';
import { ResponseCache, type CachedResponse } from './response-cache.js';

const HEADERS = ['Content-Range', 'X-Next-Cursor', 'Link', SYNC_POSITION] as const;

type EtagFunction = ((body: string, encoding: 'utf8') => string) | undefined;

@Injectable()
class AnswerOfSnapshot implements NestInterceptor {
  constructor(private readonly kept: ResponseCache) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<RequestWithActor>();
    const response = http.getResponse<Response>();
    const { actor } = request;
    // Programs are recognised without a look into the database.
    if (!actor?.snapshot) return next.handle();
    const key = `${actor.role} ${request.originalUrl}`;
    const { text, headers, etag } = await this.kept.read(key, actor.snapshot, () =>
      makeAnswer(request, response, next),
    );
    for (const [name, value] of headers) response.setHeader(name, value);
    if (etag) response.setHeader('ETag', etag);
    response.type('json');
    return of(text);
  }
}

async function makeAnswer(request: Request, response: Response, next: CallHandler): Promise<CachedResponse> {
  const text = JSON.stringify(await lastValueFrom<unknown>(next.handle()));
  const headers = HEADERS.flatMap((name) => {
    const value = response.getHeader(name);
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  const tag = request.app.get('etag fn') as EtagFunction;
  return { text, headers, etag: tag?.(text, 'utf8') };
}

/**
 * Of a GET whose answer depends on the query, the role and the database alone, not on who in that role asks: it is made
 * once for each state of the database.
 */
export const WhileUnchanged = (): MethodDecorator => applyDecorators(UseInterceptors(AnswerOfSnapshot));
