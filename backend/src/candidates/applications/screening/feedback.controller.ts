import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../../platform/auth/decorators.js';
import { Refuses } from '../../../platform/errors/refuses.js';
import { IdParam } from '../../../platform/http/validation/uuid-param.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { FeedbackRequest, FeedbackResponse } from './feedback.dto.js';

@ApiTags('applications')
@Controller('applications')
export class FeedbackController {
  constructor(private readonly candidates: CandidatesService) {}

  /** HR's own feedback on an application. A stale version answers 409 with the fresh row and changes nothing. */
  @Put(':id/feedback')
  @Requires('applications:write')
  @Refuses('application_not_found', 'candidate_not_found', 'stale_version')
  updateApplicationFeedback(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() body: FeedbackRequest,
  ): Promise<FeedbackResponse> {
    return this.candidates.setFeedback(
      { applicationId: id, feedback: body.feedback_rrhh, version: body.version },
      actor,
    );
  }
}
