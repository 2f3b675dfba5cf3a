import { Module } from '@nestjs/common';
import { ConfigController } from './config.controller.js';
import { ConfigService } from './config.service.js';

/** Owns `system_config`: the settings of the installation and the company's details. */
@Module({ controllers: [ConfigController], providers: [ConfigService], exports: [ConfigService] })
export class ConfigModule {}
