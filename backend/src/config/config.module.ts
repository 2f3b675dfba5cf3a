import { SystemConfig } from './system-config.entity.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Module } from '@nestjs/common';
import { LogsModule } from '../logs/logs.module.js';
import { AnswerTimesController } from './answer-times/answer-times.controller.js';
import { AnswerTimesService } from './answer-times/answer-times.service.js';
import { ConfigController } from './config.controller.js';
import { ConfigService } from './config.service.js';
import { OldMailServer } from './old-mail-server.js';
import { PanelMailServer } from './panel-mail-server.js';
import { UpdateSettings } from './update-settings.js';

/**
 * Owns `system_config`, the settings of the installation and the company's details, and `tiempos_respuesta`, the maximum
 * answer times. What is overdue is computed in candidates (`overdue.ts`).
 */
@Module({
  imports: [TypeOrmModule.forFeature([SystemConfig]), LogsModule],
  controllers: [ConfigController, AnswerTimesController],
  providers: [AnswerTimesService, ConfigService, OldMailServer, PanelMailServer, UpdateSettings],
  exports: [AnswerTimesService, ConfigService, PanelMailServer],
})
export class ConfigModule {}
