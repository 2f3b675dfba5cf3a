import { Controller } from '@nestjs/common';
import { Action } from '../../platform/http/action.js';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, ForPeople, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { MailTrialResponse } from './mail-trial.dto.js';
import { TryMailServer } from './try-mail-server.js';

@ApiTags('config')
@Controller('config/smtp')
export class MailServerController {
  constructor(private readonly trial: TryMailServer) {}

  /**
   * Sends a test message to the signed-in person's address through the configured server, and answers with the
   * result.
   */
  @Action('test')
  @ForPeople()
  @Requires('config:write')
  @Refuses('smtp_missing', 'too_many_requests')
  testMailServer(@CurrentActor() actor: Actor): Promise<MailTrialResponse> {
    return this.trial.execute(actor);
  }
}
