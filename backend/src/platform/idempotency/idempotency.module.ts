import { Global, Module } from '@nestjs/common';
import { IdempotentRequestsRepository } from './idempotent-requests.repository.js';
import { IdempotentRequests } from './idempotent-requests.js';

/**
 * Owns `peticiones_idempotentes`: requests that came with an Idempotency-Key and what they were answered, for a day.
 * Global, as any controller may ask for it with `@Idempotent()`.
 */
@Global()
@Module({
  providers: [IdempotentRequests, IdempotentRequestsRepository],
  exports: [IdempotentRequests],
})
export class IdempotencyModule {}
