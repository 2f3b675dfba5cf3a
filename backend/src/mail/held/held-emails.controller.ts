import { Controller, Get, HttpCode, Post } from '@nestjs/common';
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
  @Post('release')
  @Requires('emails:send')
  @HttpCode(200)
  releaseHeldEmails(@CurrentActor() actor: Actor): Promise<HeldMessagesResponse> {
    return this.held.release(actor);
  }

  /** Cancels all of them, but for rejections that the candidate does not see yet; once more changes nothing. */
  @Post('cancel')
  @Requires('emails:send')
  @HttpCode(200)
  cancelHeldEmails(@CurrentActor() actor: Actor): Promise<HeldMessagesResponse> {
    return this.held.cancel(actor);
  }

  /** Ends the review: reminders and the like leave as usual again. */
  @Post('finish')
  @Requires('emails:send')
  @HttpCode(200)
  finishHeldEmails(@CurrentActor() actor: Actor): Promise<HeldMessagesResponse> {
    return this.held.finish(actor);
  }
}
