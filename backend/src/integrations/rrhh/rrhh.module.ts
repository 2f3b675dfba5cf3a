import { PortalModule } from '../../candidates/portal/portal.module.js';
import { ApplicationsModule } from '../../candidates/applications/applications.module.js';
import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.js';
import { MessagesModule } from '../../candidates/applications/messages/messages.module.js';
import { CheckEmail } from './check-email.js';
import { NotifyApplicationController } from './notify-application.controller.js';
import { RrhhController, RrhhEmailFunctionController } from './rrhh.controller.js';
import { RrhhService } from './rrhh.service.js';

/**
 * The paths under which other programs know human resources: rrhh/*, candidates/notify and functions/v1/rrhh-email. Owns
 * no table and no rule: applications are candidates', messages mail's.
 */
@Module({
  imports: [ApplicationsModule, MailModule, PortalModule, MessagesModule],
  controllers: [NotifyApplicationController, RrhhController, RrhhEmailFunctionController],
  providers: [CheckEmail, RrhhService],
})
export class RrhhModule {}
