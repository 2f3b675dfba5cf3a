import { Module } from '@nestjs/common';
import { LogsModule } from '../logs/logs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MailboxController } from './mailbox/mailbox.controller.js';
import { MailboxService } from './mailbox/mailbox.service.js';
import { ReplyAddresses } from './reply/reply-addresses.js';

/**
 * Owns mail that comes in: the mailbox and its reader, the addresses for answers, and what could not be assigned. The
 * conversation itself belongs to the portal, interviews to their room.
 */
@Module({
  imports: [LogsModule, MailModule],
  controllers: [MailboxController],
  providers: [MailboxService, ReplyAddresses],
})
export class InboundModule {}
