import { Body, Controller } from '@nestjs/common';
import { Action } from '../../platform/http/action.js';
import { ApiTags } from '@nestjs/swagger';
import { PortalService } from '../../candidates/portal/portal.service.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.js';
import { type Actor, can } from '../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { AnnouncementResponse, NotifyApplicationRequest } from './rrhh.dto.js';
import { RrhhService } from './rrhh.service.js';

@ApiTags('candidates')
@Controller('candidates')
export class NotifyApplicationController {
  constructor(
    private readonly rrhh: RrhhService,
    private readonly portal: PortalService,
  ) {}

  /**
   * Tells a candidate that the application was received: once for each application, at the address of the record. Of
   * one's own, the newest if none is named; staff name the application.
   */
  @Action('notify')
  @Idempotent()
  @Requires('own:write')
  @Refuses('application_not_found', 'candidate_not_found', 'recipient_refused')
  async notifyCandidates(
    @CurrentActor() actor: Actor,
    @Body() { candidaturaId, email }: NotifyApplicationRequest,
  ): Promise<AnnouncementResponse> {
    if (candidaturaId && can(actor, 'emails:send')) return this.rrhh.receipt(candidaturaId, email);
    const { applications } = await this.portal.get(actor.userId);
    const own = candidaturaId ? applications.find(({ id }) => id === candidaturaId) : applications[0];
    if (!own) throw new DomainError('application_not_found');
    return this.rrhh.receipt(own.id, email);
  }
}
