import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Requires } from '../platform/auth/decorators.js';
import { Refuses } from '../platform/errors/refuses.js';
import { IdParam } from '../platform/http/validation/uuid-param.js';
import { OfferProposal } from './offer.dto.js';
import { OffersService } from './offers.service.js';

/** What offers begin with. */
@ApiTags('offers')
@Controller('offer-proposals')
export class OfferProposalsController {
  constructor(private readonly offers: OffersService) {}

  /** What a new offer to an application begins with: its last one, else its vacancy. */
  @Get(':id')
  @Requires('offers:write')
  @Refuses('application_not_found', 'offer_application_closed')
  getOfferProposal(@IdParam('id', 'Id of the application.') id: string): Promise<OfferProposal> {
    return this.offers.proposal(id);
  }
}
