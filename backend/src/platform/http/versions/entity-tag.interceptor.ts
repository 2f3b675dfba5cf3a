import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  mixin,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Response } from 'express';
import { lastValueFrom, map, mergeMap, from, type Observable } from 'rxjs';
import { DataSource } from 'typeorm';
import type { RequestWithActor } from '../../auth/decorators.js';
import { type Precondition, underPrecondition } from '../../database/transactions/precondition.js';
import { DomainError } from '../../errors/domain-error.js';
import { entityTag, tagOfText, versionsOf } from './entity-tag.js';
import { readVersion, type RecordVersion, versionReadWith } from './record-version.js';

/** The id in the path; null: no record can have it, and the handler answers. */
function idOf(request: RequestWithActor, { param = 'id' }: RecordVersion): string | number | null {
  if (param === null) return 1;
  const id = request.params[param];
  return typeof id === 'string' && isUUID(id) ? id : null;
}

const versionIn = (body: unknown): string | number | null => {
  const version = (body as { version?: unknown } | null | undefined)?.version;
  return typeof version === 'number' || typeof version === 'string' ? version : null;
};

/** For a GET: the tag has the `version` of the response, of its statement, or of the row read before it, so it is never newer. */
export function tagOfAnswer(record: RecordVersion | null): Type<NestInterceptor> {
  @Injectable()
  class TagOfAnswer implements NestInterceptor {
    constructor(private readonly dataSource: DataSource) {}

    intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
      const http = context.switchToHttp();
      const request = http.getRequest<RequestWithActor>();
      const response = http.getResponse<Response>();
      const tagged = (version: string | number | null) => (body: unknown) => {
        const known = version ?? versionReadWith(body) ?? versionIn(body);
        if (known === null) return body;
        // The text is sent as it is: writing it is a large part of a record's work.
        const text = JSON.stringify(body);
        response.setHeader('ETag', tagOfText(known, text));
        response.type('json');
        return text;
      };
      if (!record) return next.handle().pipe(map(tagged(null)));
      const id = idOf(request, record);
      if (id === null) return next.handle();
      return from(readVersion(this.dataSource.manager, record, id, request.actor ?? null)).pipe(
        mergeMap((version) => next.handle().pipe(map(tagged(version)))),
      );
    }
  }
  return mixin(TagOfAnswer);
}

/**
 * For a write whose body has the `version` that was read: If-Match provides it, and a stale version is then answered
 * with 412.
 */
@Injectable()
export class MatchInBody implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<RequestWithActor>();
    const answered = (body: unknown): unknown => tagOfWrite(http.getResponse<Response>(), body);
    const header = request.headers['if-match'];
    const versions = header === undefined ? null : versionsOf(header);
    if (versions === null) return next.handle().pipe(map(answered));
    // An If-Match with several versions is refused, because the body has only one.
    const body = (request.body ??= {}) as { version?: unknown };
    const [version, ...more] = versions;
    if (version === undefined || more.length > 0) throw new DomainError('precondition_failed');
    if (body.version !== undefined && JSON.stringify(body.version) !== version) {
      throw new DomainError('precondition_failed');
    }
    body.version = /^\d+$/.test(version) ? Number(version) : version;
    try {
      return from([answered(await lastValueFrom(next.handle(), { defaultValue: undefined }))]);
    } catch (error) {
      throw asPrecondition(error);
    }
  }
}

/** For a write without a version in its body: locks and compares the row at the start of the transaction. */
export function matchInRow(record: RecordVersion): Type<NestInterceptor> {
  @Injectable()
  class MatchInRow implements NestInterceptor {
    constructor(private readonly dataSource: DataSource) {}

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const http = context.switchToHttp();
      const request = http.getRequest<RequestWithActor>();
      const response = http.getResponse<Response>();
      const header = request.headers['if-match'];
      const versions = header === undefined ? null : versionsOf(header);
      const id = idOf(request, record);
      const work = async (): Promise<unknown> => lastValueFrom(next.handle(), { defaultValue: undefined });
      if (versions === null || id === null)
        return from([await this.tag(request, response, id, await work())]);
      const { actor = null } = request;
      const assertSame = (version: string | null): void => {
        // The handler answers for a missing record.
        if (version !== null && !versions.includes(version)) throw new DomainError('precondition_failed');
      };
      const precondition: Precondition = {
        held: false,
        check: async (manager) => assertSame(await readVersion(manager, record, id, actor, true)),
      };
      assertSame(await readVersion(this.dataSource.manager, record, id, actor));
      const body = request.body as { version?: unknown } | undefined;
      if (record.by !== 'xmin' && body && body.version === undefined && versions.length === 1) {
        body.version = Number(versions[0]);
      }
      try {
        return from([await this.tag(request, response, id, await underPrecondition(precondition, work))]);
      } catch (error) {
        throw asPrecondition(error);
      }
    }

    /** A record without a version in its response gets the tag for the next change. */
    private async tag(
      request: RequestWithActor,
      response: Response,
      id: string | number | null,
      body: unknown,
    ): Promise<unknown> {
      if (versionIn(body) !== null || id === null || request.method === 'DELETE') {
        return tagOfWrite(response, body);
      }
      if ((body as { id?: unknown } | undefined)?.id !== id) return body;
      const version = await readVersion(this.dataSource.manager, record, id, request.actor ?? null);
      if (version !== null) response.setHeader('ETag', entityTag(version, body));
      return body;
    }
  }
  return mixin(MatchInRow);
}

function tagOfWrite(response: Response, body: unknown): unknown {
  const version = response.req.method === 'DELETE' ? null : versionIn(body);
  if (version !== null) response.setHeader('ETag', entityTag(version, body));
  return body;
}

/** The same error with the code for If-Match; it still contains the current record. */
function asPrecondition(error: unknown): unknown {
  const stale = error instanceof DomainError && /(^|_)stale(_|$)/.test(error.code);
  return stale ? new DomainError('precondition_failed', {}, undefined, error.extra) : error;
}
