import { Body, Controller, Post } from '@nestjs/common';
import { Action } from '../../../platform/http/action.js';
import { ApiTags } from '@nestjs/swagger';
import { EmailResponse } from '../../../mail/emails/emails.dto.js';
import { EmailsService } from '../../../mail/emails/emails.service.js';
import { MessagePreview } from '../../../mail/templates/template.dto.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../../platform/auth/decorators.js';
import { Refuses } from '../../../platform/errors/refuses.js';
import { DraftMessage } from './draft-message.js';
import { DraftRequest, MessageDraft, MessageRequest } from './message.dto.js';
import { SendMessage } from './send-message.js';
import { LocationHeader } from '../../../platform/http/headers/location-header.js';

@ApiTags('emails')
@Controller('emails')
export class MessagesController {
  constructor(
    private readonly drafts: DraftMessage,
    private readonly sending: SendMessage,
    private readonly emails: EmailsService,
  ) {}

  /** The words that a message by hand starts from, and who would receive it. Writes nothing. */
  @Action('draft')
  @Requires('emails:send')
  @Refuses(
    'application_not_found',
    'message_without_candidate',
    'message_without_interview',
    'message_wrong_stage',
  )
  draftEmail(@Body() body: DraftRequest): Promise<MessageDraft> {
    return this.drafts.draft(body);
  }

  /** The message as it would arrive. Writes nothing. */
  @Action('preview')
  @Requires('emails:send')
  @Refuses(
    'application_not_found',
    'message_without_candidate',
    'message_without_interview',
    'message_wrong_stage',
    'template_not_found',
  )
  previewEmail(@Body() body: MessageRequest): Promise<MessagePreview> {
    return this.drafts.preview(body);
  }

  /** Sends one of the four types; to the address of the person's record. A rejection that waits leaves now instead. */
  @Post()
  @Idempotent()
  @Requires('emails:send')
  @Refuses(
    'application_not_found',
    'email_not_delayed',
    'email_not_found',
    'message_without_candidate',
    'message_without_interview',
    'message_wrong_stage',
    'template_not_found',
  )
  @LocationHeader('/api/emails')
  async sendEmail(@CurrentActor() actor: Actor, @Body() body: MessageRequest): Promise<EmailResponse> {
    return this.emails.get(actor, await this.sending.execute(body, actor));
  }
}
