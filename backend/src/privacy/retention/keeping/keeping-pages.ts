import type { AnswerOutcome, KeepingPage } from '@hiring/contract';
import { Injectable, Logger } from '@nestjs/common';
import { pageOutcome } from '../../../platform/errors/page-outcome.js';
import { KeepingService } from './keeping.service.js';
import type { OwnKeeping } from '../retention.dto.js';

/** Calls of the link's page. Refusals and failures are returned, so that the page can show them. */
@Injectable()
export class KeepingPages {
  private readonly logger = new Logger('retention');

  constructor(private readonly keeping: KeepingService) {}

  find(token: string): Promise<KeepingPage | null> {
    return this.keeping.find(token);
  }

  own(userId: string): Promise<OwnKeeping> {
    return this.keeping.own(userId);
  }

  renew(token: string): Promise<AnswerOutcome> {
    return pageOutcome(this.logger, () => this.keeping.renew(token));
  }

  erase(token: string): Promise<AnswerOutcome> {
    return pageOutcome(this.logger, () => this.keeping.erase(token));
  }
}
