import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates.module.js';
import { ConfigModule } from '../../config/config.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { DraftMessage } from './draft-message.js';
import { MessageValues } from './message-values.js';
import { MessagesController } from './messages.controller.js';
import { SendMessage } from './send-message.js';
import { TemplatesController } from './templates.controller.js';
import { TryTemplate } from './try-template.js';

/**
 * What HR writes by hand to a candidate, and the words of the templates with real people's values. Owns no table: the
 * messages and templates are mail's, people candidates', interviews their own.
 */
@Module({
  imports: [CandidatesModule, ConfigModule, MailModule],
  controllers: [MessagesController, TemplatesController],
  providers: [DraftMessage, MessageValues, SendMessage, TryTemplate],
  exports: [DraftMessage, SendMessage],
})
export class MessagesModule {}
