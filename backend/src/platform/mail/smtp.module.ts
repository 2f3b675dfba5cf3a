import { MailerModule } from '@nestjs-modules/mailer';
import { Module } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../environment/environment.js';
import { connectionBy } from './mail-server.js';
import { SmtpService } from './smtp.service.js';

/** The mail server. It does not know the content of messages. */
@Module({
  imports: [
    MailerModule.forRootAsync({
      imports: [],
      inject: [ENVIRONMENT],
      useFactory: ({ smtpUrl }: Environment) => ({
        transport: smtpUrl
          ? connectionBy(smtpUrl)
          : // The module requires a transport; SmtpService never uses it: it adds the one of the settings, if there is one.
            { jsonTransport: true },
      }),
    }),
  ],
  providers: [SmtpService],
  exports: [SmtpService],
})
export class SmtpModule {}
