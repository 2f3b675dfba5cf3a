import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { FilesModule } from '../candidates/files/files.module.js';
import { PortalModule } from '../candidates/portal/portal.module.js';
import { InterviewsModule } from '../interviews/interviews.module.js';
import { LogsModule } from '../logs/logs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ImapClients } from './imap/imap-client.js';
import { MailboxWorker } from './imap/mailbox-worker.js';
import { ReadMailbox } from './imap/read-mailbox.js';
import { TryMailbox } from './imap/try-mailbox.js';
import { MailboxController } from './mailbox/mailbox.controller.js';
import { MailboxService } from './mailbox/mailbox.service.js';
import { MailReader } from './parsing/mail-reader.js';
import { AnswerInvitation } from './receiving/answer-invitation.js';
import { InboundMailController } from './receiving/inbound-mail.controller.js';
import { MailAttachments } from './receiving/mail-attachments.js';
import { MatchMail } from './receiving/match-mail.js';
import { RawMails } from './receiving/raw-mails.js';
import { ReceiveMail } from './receiving/receive-mail.js';
import { ReceivedMails } from './receiving/received-mails.js';
import { ReplyAddresses } from './reply/reply-addresses.js';
import { UnassignedMailsController } from './unassigned/unassigned-mails.controller.js';
import { UnassignedMails } from './unassigned/unassigned-mails.js';

/**
 * Owns mail that comes in: the mailbox and its reader, the addresses for answers, which mails have come
 * (`correos_recibidos`), and those that could not be assigned (`correos_sin_asignar`). The conversation itself belongs to
 * the portal, interviews to their room.
 */
@Module({
  imports: [AuthModule, FilesModule, InterviewsModule, LogsModule, MailModule, PortalModule],
  controllers: [InboundMailController, MailboxController, UnassignedMailsController],
  providers: [
    AnswerInvitation,
    ImapClients,
    MailAttachments,
    MailboxService,
    MailboxWorker,
    MailReader,
    MatchMail,
    RawMails,
    ReceiveMail,
    ReadMailbox,
    ReceivedMails,
    ReplyAddresses,
    TryMailbox,
    UnassignedMails,
  ],
  exports: [MailAttachments, UnassignedMails],
})
export class InboundModule {}
