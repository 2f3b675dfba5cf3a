import { Module } from '@nestjs/common';
import { ConfigController } from './config.controller.js';
import { LogsModule } from '../logs/logs.module.js';
import { ConfigService } from './config.service.js';
import { SetRejectionDelay } from './set-rejection-delay.js';

/** Owns `system_config`: the settings of the installation and the company's details. */
@Module({
  imports: [LogsModule],
  controllers: [ConfigController],
  providers: [ConfigService, SetRejectionDelay],
  exports: [ConfigService],
})
export class ConfigModule {}
