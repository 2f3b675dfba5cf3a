import { Body, Controller } from '@nestjs/common';
import { Action } from '../../../platform/http/action.js';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../../platform/auth/decorators.js';
import { Refuses } from '../../../platform/errors/refuses.js';
import { ConsentRequest, ConsentResponse } from './consent.dto.js';
import { ConsentsService } from './consents.service.js';

@ApiTags('candidates')
@Controller('candidates/me/consents')
export class ConsentsController {
  constructor(private readonly consents: ConsentsService) {}

  /** Gives or withdraws a consent of the signed-in person. Idempotent. */
  @Action()
  @Requires('own:write')
  @Refuses('candidate_not_found')
  decideConsent(@CurrentActor() actor: Actor, @Body() body: ConsentRequest): Promise<ConsentResponse> {
    return this.consents.decideOwn(actor.userId, body);
  }
}
