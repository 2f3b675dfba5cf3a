import { MailerModule } from '@nestjs-modules/mailer';
import { Module } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../environment.js';
import { connectionBy } from './mail-server.js';
import { SmtpService } from './smtp.service.js';

/** The mail server. Knows nothing of what the messages say. */
@Module({
  imports: [
    MailerModule.forRootAsync({
      imports: [],
      inject: [ENVIRONMENT],
      useFactory: ({ smtpUrl }: Environment) => ({
        transport: smtpUrl
          ? connectionBy(smtpUrl)
          : // The module wants a transport; SmtpService never sends through this one: it adds the panel's, if there is one.
            { jsonTransport: true },
      }),
    }),
  ],
  providers: [SmtpService],
  exports: [SmtpService],
})
export class SmtpModule {}
