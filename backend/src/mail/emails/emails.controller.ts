import { Controller, Get, Query, Res } from '@nestjs/common';
import { Action } from '../../platform/http/action.js';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Idempotent } from '../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { ApiList } from '../../platform/http/lists/api-list.js';
import { EMAIL_FILTERS } from './emails.repository.js';
import { ListQueryDto } from '../../platform/http/lists/list-query.dto.js';
import { parseListQuery, sendPage } from '../../platform/http/lists/list-query.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import { EmailResponse, EmailRow } from './emails.dto.js';
import { EmailsService } from './emails.service.js';
import { ResendEmail } from './resend-email.js';

const LIST = {
  sort: ['created_at'],
  filter: EMAIL_FILTERS,
  cursor: true,
} as const;

@ApiTags('emails')
@Controller('emails')
export class EmailsController {
  constructor(
    private readonly emails: EmailsService,
    private readonly resend: ResendEmail,
  ) {}

  /**
   * Messages, newest first; those of accounts only for administrators. Rows leave out the HTML.
   */
  @Get()
  @ApiList(LIST)
  @Requires('emails:read')
  async listEmails(
    @CurrentActor() actor: Actor,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EmailRow[]> {
    const list = parseListQuery(query, LIST);
    return sendPage(response, 'emails', await this.emails.list(actor, list));
  }

  /** One message with its HTML. */
  @Get(':id')
  @Requires('emails:read')
  @Refuses('email_not_found')
  getEmail(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<EmailResponse> {
    return this.emails.get(actor, id);
  }

  /** Sends the message once more, as a new one, to the address the person has now. */
  @Action(':id/resend')
  @Idempotent()
  @Requires('emails:send')
  @Refuses('email_not_found', 'email_not_resendable')
  resendEmail(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<EmailResponse> {
    return this.resend.execute(actor, id);
  }

  /** Sends a message that waits for its time at once. */
  @Action(':id/send-now')
  @Requires('emails:send')
  @Refuses('email_not_delayed', 'email_not_found')
  sendEmailNow(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<EmailResponse> {
    return this.emails.sendNow(actor, id);
  }

  /** Withdraws a message that waits for its time. */
  @Action(':id/cancel')
  @Requires('emails:send')
  @Refuses('email_cancel_by_undo', 'email_not_cancellable', 'email_not_found')
  cancelEmail(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<EmailResponse> {
    return this.emails.cancel(actor, id);
  }
}
