import { Body, Controller, Headers, Post } from '@nestjs/common';
import { Action } from '../../platform/http/action.js';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { MoveResponse } from '../../candidates/applications/application.dto.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.js';
import { EmailResponse } from '../../mail/emails/emails.dto.js';
import { EmailsService } from '../../mail/emails/emails.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { CheckEmail } from './check-email.js';
import {
  AnnouncementResponse,
  NotifyStatusRequest,
  RrhhEmailRequest,
  UpdateStatusRequest,
  ValidationResponse,
} from './rrhh.dto.js';
import { RrhhService } from './rrhh.service.js';
import { LocationHeader } from '../../platform/http/headers/location-header.js';

/** Paths that programs of human resources know; each does what another path of the API does. */
/** What sending is refused with, by either of its names. */
const SENDING_REFUSED = [
  'application_not_found',
  'candidate_not_found',
  'email_not_delayed',
  'email_not_found',
  'message_without_candidate',
  'message_without_interview',
  'message_wrong_stage',
  'recipient_refused',
  'template_not_found',
] as const;

@ApiTags('rrhh')
@Controller('rrhh')
export class RrhhController {
  constructor(
    private readonly rrhh: RrhhService,
    private readonly checks: CheckEmail,
    private readonly emails: EmailsService,
  ) {}

  /**
   * Tells the person where the application stands, at the address of the record, when no message has told since it was
   * moved there; else it answers with that message. An application that stands elsewhere answers 409 `status_not_current`.
   */
  @Action('notify-status-change')
  @Idempotent()
  @Requires('emails:send')
  @Refuses(
    'application_not_found',
    'application_withdrawn',
    'candidate_not_found',
    'recipient_refused',
    'status_not_current',
  )
  notifyStatusChangeRrhh(
    @CurrentActor() actor: Actor,
    @Body() body: NotifyStatusRequest,
  ): Promise<AnnouncementResponse> {
    return this.rrhh.notifyStatus(body, actor);
  }

  /** Moves the application and tells the person, as POST /api/applications/{id}/move does. Where it stands already, nothing changes. */
  @Action('update-status')
  @Idempotent()
  @Requires('applications:move')
  @Refuses(
    'application_not_found',
    'application_withdrawn',
    'candidate_not_found',
    'recipient_refused',
    'stale_version',
  )
  updateStatusRrhh(@CurrentActor() actor: Actor, @Body() body: UpdateStatusRequest): Promise<MoveResponse> {
    return this.rrhh.updateStatus(body, actor);
  }

  /**
   * Sends one of the four types to the address of the record, as POST /api/emails does. The same words to the same
   * application within a day are sent once; an Idempotency-Key of its own makes them another message.
   */
  @Post('send')
  @Idempotent()
  @Requires('emails:send')
  @Refuses(...SENDING_REFUSED)
  @LocationHeader('/api/emails')
  async sendRrhh(
    @CurrentActor() actor: Actor,
    @Body() body: RrhhEmailRequest,
    @Headers('idempotency-key') key?: string,
  ): Promise<EmailResponse> {
    return this.emails.get(actor, await this.rrhh.send(body, { keyed: key !== undefined }, actor));
  }

  /** Whether such a message could be sent, and what speaks against it. Writes nothing. */
  @Action('validate')
  @Requires('emails:send')
  @Refuses(
    'application_not_found',
    'candidate_not_found',
    'message_without_candidate',
    'message_without_interview',
    'message_wrong_stage',
    'recipient_refused',
    'template_not_found',
  )
  @ApiBody({ type: RrhhEmailRequest })
  validateRrhh(@Body() body: Record<string, unknown>): Promise<ValidationResponse> {
    return this.checks.execute(body);
  }
}

@ApiTags('rrhh')
@Controller('functions/v1/rrhh-email')
export class RrhhEmailFunctionController {
  constructor(
    private readonly rrhh: RrhhService,
    private readonly emails: EmailsService,
  ) {}

  /** Another name of POST /api/rrhh/send. */
  @Post()
  @Idempotent()
  @Requires('emails:send')
  @Refuses(...SENDING_REFUSED)
  @LocationHeader('/api/emails')
  async rrhhEmailFunctionsV1(
    @CurrentActor() actor: Actor,
    @Body() body: RrhhEmailRequest,
    @Headers('idempotency-key') key?: string,
  ): Promise<EmailResponse> {
    return this.emails.get(actor, await this.rrhh.send(body, { keyed: key !== undefined }, actor));
  }
}
