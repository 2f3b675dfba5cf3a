import { Module } from '@nestjs/common';
import { LogsModule } from '../logs/logs.module.js';
import { ConfigController } from './config.controller.js';
import { SmtpModule } from '../platform/mail/smtp.module.js';
import { ConfigService } from './config.service.js';
import { OldMailServer } from './old-mail-server.js';
import { PanelMailServer } from './panel-mail-server.js';
import { UpdateSettings } from './update-settings.js';

/** Owns `system_config`: the settings of the installation and the company's details. */
@Module({
  imports: [LogsModule, SmtpModule],
  controllers: [ConfigController],
  providers: [ConfigService, OldMailServer, PanelMailServer, UpdateSettings],
  exports: [ConfigService, PanelMailServer],
})
export class ConfigModule {}
