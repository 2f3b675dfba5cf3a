import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { createHmac } from 'node:crypto';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { visitorOf } from '../limits/rate-limit.rules.js';
import type { RequestWithActor } from '../../auth/decorators.js';
import { ENVIRONMENT, type Environment } from '../../environment/environment.js';
import { DomainError } from '../../errors/domain-error.js';
import type { SpooledFile } from '../../files/storage/file-storage.js';
import { digestOfKey, fingerprintOf } from './fingerprint.js';
import { IdempotentRequests } from './idempotent-requests.js';

export const IDEMPOTENT = 'idempotent';

export interface IdempotentOptions {
  /** The response shows a secret once and is not stored; a retry is told that the request was done. */
  secret?: boolean;
}

const KEY = /^[\x21-\x7e]{1,200}$/;

/** Requests without the header are unaffected. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly requests: IdempotentRequests,
    private readonly reflector: Reflector,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<RequestWithActor>();
    const key = request.headers['idempotency-key'];
    if (key === undefined) return next.handle();
    if (typeof key !== 'string' || !KEY.test(key)) {
      throw new DomainError('invalid_query', { name: 'Idempotency-Key' });
    }
    const { secret = false } = this.reflector.get<IdempotentOptions>(IDEMPOTENT, context.getHandler());
    return from(this.handle(request, http.getResponse<Response>(), { key, secret }, next));
  }

  private async handle(
    request: RequestWithActor,
    response: Response,
    { key, secret }: { key: string; secret: boolean },
    next: CallHandler,
  ): Promise<unknown> {
    const { sessionSecret } = this.environment;
    const userId = request.actor?.userId ?? null;
    // An upload has already received them.
    const files = (request.files ?? []) as (Express.Multer.File & SpooledFile)[];
    const path = request.originalUrl.split('?')[0] ?? '';
    const digests = files.map(({ sha256 }) => sha256);
    const content = [request.body as unknown, request.query, digests];
    const asked = {
      titular: ownerOf(request, () => visitorDigest(sessionSecret, request.ip ?? '')),
      clave: digestOfKey(key),
      userId,
      ruta: `${request.method} ${patternOf(request)}`,
      secret,
      huella: fingerprintOf(sessionSecret, request.method, path, content),
    };
    const work = (): Promise<unknown> => lastValueFrom(next.handle(), { defaultValue: undefined });
    const answer = await this.requests.once(asked, work, () => response.statusCode);
    response.status(answer.status);
    if (answer.replayed) response.setHeader('Idempotency-Replayed', 'true');
    if (answer.body === null) return undefined;
    if (answer.status >= 400) response.type('application/problem+json');
    return JSON.parse(answer.body) as unknown;
  }
}

/** Two API keys of one person are two owners: neither gets the other's responses. */
function ownerOf({ actor }: RequestWithActor, visitor: () => string): string {
  if (actor?.key) return `k:${actor.key.id}`;
  return actor ? `u:${actor.userId}` : `v:${visitor()}`;
}

const visitorDigest = (secret: string, ip: string): string =>
  createHmac('sha256', secret)
    .update(`idempotency\n${visitorOf(ip)}`)
    .digest('base64url');

/** The route's pattern, without ids. */
function patternOf(request: RequestWithActor): string {
  const { route } = request as { route?: { path?: unknown } };
  return typeof route?.path === 'string' ? route.path : '';
}
