import { ApplicationsModule } from '../applications.module.js';
import { Module } from '@nestjs/common';
import { ConfigModule } from '../../../config/config.module.js';
import { MailModule } from '../../../mail/mail.module.js';
import { DraftMessage } from './draft-message.js';
import { MessageValues } from './message-values.js';
import { MessagesController } from './messages.controller.js';
import { SendMessage } from './send-message.js';
import { TemplatesController } from './templates.controller.js';
import { TryTemplate } from './try-template.js';

/**
 * Manual messages of HR, and previews of templates with real values. Owns no table: messages and templates belong
 * to mail, people to candidates, interviews to interviews.
 */
@Module({
  imports: [ApplicationsModule, ConfigModule, MailModule],
  controllers: [MessagesController, TemplatesController],
  providers: [DraftMessage, MessageValues, SendMessage, TryTemplate],
  exports: [DraftMessage, SendMessage],
})
export class MessagesModule {}
