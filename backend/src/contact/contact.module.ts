import { ConfigModule } from '../config/config.module.js';
import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { ContactController, ContactFunctionController } from './contact.controller.js';
import { ContactMessagesRepository } from './contact-messages.repository.js';
import { ContactService } from './contact.service.js';
import { SendContactMessage } from './send-contact-message.js';

/**
 * Owns `mensajes_contacto`: messages to the company. Delivery to the mailbox belongs to mail/, where staff see it
 * too.
 */
@Module({
  imports: [ConfigModule, MailModule],
  controllers: [ContactController, ContactFunctionController],
  providers: [ContactMessagesRepository, ContactService, SendContactMessage],
  exports: [ContactService],
})
export class ContactModule {}
