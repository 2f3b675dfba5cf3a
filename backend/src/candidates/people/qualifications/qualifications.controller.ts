import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../../platform/auth/decorators.js';
import { Refuses } from '../../../platform/errors/refuses.js';
import { QualificationsRequest, QualificationsResponse } from './qualifications.dto.js';
import { QualificationsService } from './qualifications.service.js';

@ApiTags('candidates')
@Controller('candidates/me/qualifications')
export class QualificationsController {
  constructor(private readonly qualifications: QualificationsService) {}

  /** Replaces the signed-in person's licences, availability and languages. */
  @Put()
  @Requires('own:write')
  @Refuses('candidate_not_found')
  replaceMyQualifications(
    @CurrentActor() actor: Actor,
    @Body() body: QualificationsRequest,
  ): Promise<QualificationsResponse> {
    return this.qualifications.replaceOwn(actor.userId, body);
  }
}
