import type { ErasureAnswer } from '@hiring/contract/web';
import { Injectable, Logger } from '@nestjs/common';
import { toProblem } from '../../../platform/errors/problem.js';
import { EraseAccount, type ErasureLinkState } from '../erase-account.js';
import { ErasureRequests } from './erasure-requests.js';
import type { ErasureState } from '../../privacy.dto.js';

/** Calls of the pages about a person's own data. Refusals and failures are returned, so that the page can show them. */
@Injectable()
export class ErasurePages {
  private readonly logger = new Logger('privacy');

  constructor(
    private readonly requests: ErasureRequests,
    private readonly erasing: EraseAccount,
  ) {}

  state(userId: string): Promise<ErasureState> {
    return this.requests.state(userId);
  }

  find(token: string): Promise<ErasureLinkState> {
    return this.erasing.stateOf(token);
  }

  async confirm(token: string): Promise<ErasureAnswer> {
    try {
      await this.erasing.execute(token);
      return { done: true };
    } catch (error) {
      const { status, detail } = toProblem(error);
      if (status >= 500) this.logger.error('not erased', error instanceof Error ? error.stack : error);
      return { done: false, status, detail };
    }
  }
}
