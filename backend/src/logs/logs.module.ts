import { Module } from '@nestjs/common';
import { LogsService } from './logs.service.js';

/** Owns `system_logs`. Its screens and its seal come with the administration area. */
@Module({ providers: [LogsService], exports: [LogsService] })
export class LogsModule {}
