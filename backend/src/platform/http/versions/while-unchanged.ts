import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import type { RequestWithActor } from '../../auth/decorators.js';
import { statement } from '../../database/sql/db.js';
import { SYNC_POSITION } from '../../database/sync-position.js';
import { languageAsked } from '../language/language.js';
import { ResponseCache, type CachedResponse } from './response-cache.js';

const HEADERS = ['Content-Range', 'X-Next-Cursor', 'Link', 'ETag', SYNC_POSITION] as const;

const OF_CALLER = Symbol('of the caller');

type EtagFunction = ((body: string, encoding: 'utf8') => string) | undefined;

@Injectable()
class AnswerOfSnapshot implements NestInterceptor {
  constructor(
    private readonly kept: ResponseCache,
    private readonly reflector: Reflector,
    private readonly dataSource: DataSource,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<RequestWithActor>();
    const response = http.getResponse<Response>();
    const { actor } = request;
    // The permissions of an API key depend on the key.
    if (actor && !actor.snapshot) return next.handle();
    const own = this.reflector.get<boolean | undefined>(OF_CALLER, context.getHandler());
    const whose = own ? actor?.userId : actor?.role;
    const key = `${whose ?? ''} ${languageAsked()} ${request.originalUrl}`;
    response.vary('Accept-Language');
    const snapshot = actor?.snapshot ?? (await readSnapshot(this.dataSource, {}))[0]?.snapshot ?? '';
    const { text, headers } = await this.kept.read(key, snapshot, () => makeAnswer(request, response, next));
    for (const [name, value] of headers) response.setHeader(name, value);
    response.type('json');
    return of(text);
  }
}

/** The session check reads it; a visitor has no session. */
const readSnapshot = statement((on) =>
  on.selectNoFrom(sql<string>`pg_current_snapshot()::text`.as('snapshot')),
);

async function makeAnswer(request: Request, response: Response, next: CallHandler): Promise<CachedResponse> {
  const body = await lastValueFrom<unknown>(next.handle());
  // A record with a tag is text already.
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  if (!response.hasHeader('ETag')) {
    const tag = (request.app.get('etag fn') as EtagFunction)?.(text, 'utf8');
    if (tag !== undefined) response.setHeader('ETag', tag);
  }
  const headers = HEADERS.flatMap((name) => {
    const value = response.getHeader(name);
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  return { text, headers };
}

/**
 * For a GET whose response depends only on the query, the language, the role and the database, not on the user: it is
 * computed once for each state of the database.
 */
export const WhileUnchanged = (): MethodDecorator => applyDecorators(UseInterceptors(AnswerOfSnapshot));

/** The same for a response that also depends on who asks: it is not shared with others. */
export const WhileUnchangedForCaller = (): MethodDecorator =>
  applyDecorators(WhileUnchanged(), SetMetadata(OF_CALLER, true));
