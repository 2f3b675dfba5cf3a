import { Global, Module } from '@nestjs/common';
import { IdempotentRequestsRepository } from './idempotent-requests.repository.js';
import { IdempotentRequests } from './idempotent-requests.js';

/**
 * Owns `peticiones_idempotentes`: requests with an Idempotency-Key and their responses, for a day. Global, because any
 * controller may use `@Idempotent()`.
 */
@Global()
@Module({
  providers: [IdempotentRequests, IdempotentRequestsRepository],
  exports: [IdempotentRequests],
})
export class IdempotencyModule {}
