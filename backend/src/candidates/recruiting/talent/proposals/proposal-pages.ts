import type { AnswerOutcome, ProposalsPage } from '@hiring/contract';
import { Injectable, Logger } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { pageOutcome } from '../../../../platform/errors/page-outcome.js';
import { ProposalsService } from './proposals.service.js';

/** Calls of the link's page. Refusals and failures are returned, so that the page can show them. */
@Injectable()
export class ProposalPages {
  private readonly logger = new Logger('talent-pool');

  constructor(private readonly proposals: ProposalsService) {}

  find(token: string): Promise<ProposalsPage | null> {
    return this.proposals.find(token);
  }

  unsubscribe(token: string): Promise<AnswerOutcome> {
    return pageOutcome(this.logger, () => this.proposals.unsubscribe(token));
  }

  /** A text that is no vacancy's id declines nothing. */
  decline(token: string, vacancyId: string): Promise<AnswerOutcome> {
    return pageOutcome(this.logger, async () => {
      if (isUUID(vacancyId)) await this.proposals.decline(token, vacancyId);
    });
  }
}
