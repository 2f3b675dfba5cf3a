import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, ForPeople, NeedsProof, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { Action } from '../../platform/http/action.js';
import { TryMailbox } from '../imap/try-mailbox.js';
import { MailboxResponse, MailboxTrialResponse, SaveMailboxRequest } from './mailbox.dto.js';
import { MailboxService } from './mailbox.service.js';

/** The mailbox in which candidates' answers by mail arrive. */
@ApiTags('config')
@Controller('config/inbound-mail')
@ForPeople()
export class MailboxController {
  constructor(
    private readonly mailbox: MailboxService,
    private readonly trial: TryMailbox,
  ) {}

  /** The mailbox, and how reading it goes. */
  @Get()
  @Requires('config:read')
  getMailbox(): Promise<MailboxResponse> {
    return this.mailbox.show();
  }

  /** Changes it. Administrators are told. */
  @Put()
  @Requires('config:write')
  @NeedsProof()
  @Refuses('conflict')
  saveMailbox(@CurrentActor() actor: Actor, @Body() body: SaveMailboxRequest): Promise<MailboxResponse> {
    return this.mailbox.save(actor, body);
  }

  /** Opens the mailbox as it is saved, and says how it went. Nothing is read. */
  @Action('test')
  @Requires('config:write')
  @Refuses('mailbox_off', 'too_many_requests')
  testMailbox(@CurrentActor() actor: Actor): Promise<MailboxTrialResponse> {
    return this.trial.execute(actor);
  }
}
