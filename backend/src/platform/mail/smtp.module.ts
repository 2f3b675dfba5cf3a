import { MailerModule } from '@nestjs-modules/mailer';
import { Module } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../environment.js';
import { SmtpService } from './smtp.service.js';

const SECOND = 1000;

/** The mail server. Knows nothing of what the messages say. */
@Module({
  imports: [
    MailerModule.forRootAsync({
      imports: [],
      inject: [ENVIRONMENT],
      useFactory: ({ smtpUrl }: Environment) => ({
        transport: smtpUrl
          ? {
              url: smtpUrl,
              connectionTimeout: 10 * SECOND,
              greetingTimeout: 10 * SECOND,
              // Between two answers of the server.
              socketTimeout: 20 * SECOND,
              // A message is text made here: nothing in it may make the process open a file or an address.
              disableFileAccess: true,
              disableUrlAccess: true,
            }
          : // The module wants a transport; SmtpService never sends through this one.
            { jsonTransport: true },
      }),
    }),
  ],
  providers: [SmtpService],
  exports: [SmtpService],
})
export class SmtpModule {}
