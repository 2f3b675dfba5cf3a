import { Controller, Get, HttpCode, Post, Query, Redirect } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../../platform/auth/decorators.js';
import { Refuses } from '../../../../platform/errors/refuses.js';
import { ProposalTokenRequest } from './proposals.dto.js';
import { ProposalLinks } from './proposal-links.js';
import { ProposalsService } from './proposals.service.js';

@ApiTags('proposals')
@Controller('proposals')
export class ProposalsController {
  constructor(
    private readonly proposals: ProposalsService,
    private readonly links: ProposalLinks,
  ) {}

  /**
   * For people whose mail program opens the address instead of calling it: the page with the button. It is an address of
   * the site and no operation of the API, so that the document has the call alone.
   */
  @Get('unsubscribe')
  @Public()
  @Redirect()
  @ApiExcludeEndpoint()
  unsubscribePage(@Query() { token }: ProposalTokenRequest): { url: string; statusCode: number } {
    return { url: this.links.pageOf(token), statusCode: 303 };
  }

  /** Withdraws the consent for other openings; as mail programs call it (RFC 8058): the address alone counts. */
  @Post('unsubscribe')
  @Public()
  @Refuses('proposal_link_gone', 'validation_failed')
  @HttpCode(204)
  unsubscribeFromProposals(@Query() { token }: ProposalTokenRequest): Promise<void> {
    return this.proposals.unsubscribe(token);
  }
}
