import { Controller, Get } from '@nestjs/common';
import { Action } from '../../platform/http/action.js';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../platform/auth/decorators.js';
import { HeldMessagesResponse } from './held-emails.dto.js';
import { HeldEmails } from './held-emails.js';

@ApiTags('emails')
@Controller('held-emails')
export class HeldEmailsController {
  constructor(private readonly held: HeldEmails) {}

  /** Messages that wait since a backup was restored: they may have been sent before. */
  @Get()
  @Requires('emails:read')
  getHeldEmails(@CurrentActor() actor: Actor): Promise<HeldMessagesResponse> {
    return this.held.state(actor);
  }

  /** Lets all of them go; once more changes nothing. */
  @Action('release')
  @Requires('emails:send')
  releaseHeldEmails(@CurrentActor() actor: Actor): Promise<HeldMessagesResponse> {
    return this.held.release(actor);
  }

  /** Cancels all of them, but for rejections that the candidate does not see yet; once more changes nothing. */
  @Action('cancel')
  @Requires('emails:send')
  cancelHeldEmails(@CurrentActor() actor: Actor): Promise<HeldMessagesResponse> {
    return this.held.cancel(actor);
  }

  /** Ends the review: reminders and the like leave as usual again. */
  @Action('finish')
  @Requires('emails:send')
  finishHeldEmails(@CurrentActor() actor: Actor): Promise<HeldMessagesResponse> {
    return this.held.finish(actor);
  }
}
