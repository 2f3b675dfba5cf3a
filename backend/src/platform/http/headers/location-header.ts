import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  mixin,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';

/** Extension in the API document until its headers are described. */
export const MADE_AT = 'x-location-header';

type Made = Record<string, { id?: unknown } | undefined> & { id?: unknown };

const located = (path: string, member: string | undefined) =>
  mixin(
    class implements NestInterceptor {
      intercept(context: ExecutionContext, next: CallHandler<Made>): Observable<Made> {
        const response = context.switchToHttp().getResponse<Response>();
        return next.handle().pipe(
          map((made) => {
            const { id } = (member === undefined ? made : made[member]) ?? {};
            if (response.statusCode === 201 && typeof id === 'string') response.location(`${path}/${id}`);
            return made;
          }),
        );
      }
    },
  );

/**
 * For a POST that creates a record: its 201 has a `Location` header with the record's path (RFC 9110, 15.3.2). Goes
 * below `@Idempotent()`, so that the response of a retry has it too.
 * @param member of the response that contains the record
 */
export const LocationHeader = (path: string, member?: string): MethodDecorator =>
  applyDecorators(UseInterceptors(located(path, member)), ApiExtension(MADE_AT, true));
