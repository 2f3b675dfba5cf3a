import { Module, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { AuthModule } from '../../auth/auth.module.js';
import { LogsModule } from '../../logs/logs.module.js';
import { SmtpModule } from '../../platform/mail/smtp.module.js';
import { SmtpService } from '../../platform/mail/smtp.service.js';
import { ConfigModule } from '../../config/config.module.js';
import { MailServerController } from './mail-server.controller.js';
import { PanelMailServer } from '../../config/panel-mail-server.js';
import { TryMailServer } from './try-mail-server.js';

const HOUR_MS = 60 * 60 * 1000;

/**
 * The configured mail server: tells the worker about changes, and tests it. A module of its own, because accounts
 * depend on the settings.
 */
@Module({
  imports: [AuthModule, ConfigModule, LogsModule, SmtpModule],
  controllers: [MailServerController],
  providers: [TryMailServer],
})
export class MailServerModule implements OnModuleInit {
  constructor(
    private readonly smtp: SmtpService,
    private readonly panel: PanelMailServer,
  ) {}

  onModuleInit(): void {
    this.smtp.registerSettings(() => this.panel.find());
  }

  @Interval(HOUR_MS)
  async reseal(): Promise<void> {
    await this.panel.reseal();
  }
}
