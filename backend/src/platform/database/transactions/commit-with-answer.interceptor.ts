import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { answering } from './transaction.js';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Applies to every request that may write: see `inRequestTransaction`. */
@Injectable()
export class CommitWithAnswer implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (READS.includes(context.switchToHttp().getRequest<Request>().method)) return next.handle();
    return from(answering(() => lastValueFrom(next.handle(), { defaultValue: undefined })));
  }
}
