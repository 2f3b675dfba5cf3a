import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { IDEMPOTENT, IdempotencyInterceptor, type IdempotentOptions } from './idempotency.interceptor.js';

/**
 * The handler supports Idempotency-Key. Goes above an upload's interceptor, which then runs first: the files are part
 * of the request.
 */
export const Idempotent = (options: IdempotentOptions = {}): MethodDecorator =>
  applyDecorators(
    SetMetadata(IDEMPOTENT, options),
    UseInterceptors(IdempotencyInterceptor),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description:
        'Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content ' +
        'changes nothing, and ' +
        (options.secret
          ? 'answers 409 `idempotency_answer_lost`, for what the answer shows is not kept'
          : 'answers as the first did with `Idempotency-Replayed: true`') +
        '; with other content it answers 422 ' +
        '`idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`.',
      schema: { type: 'string', maxLength: 200 },
    }),
  );
