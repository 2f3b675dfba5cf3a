import { Module } from '@nestjs/common';
import { LogsModule } from '../../logs/logs.module.js';
import { NoticesController } from './notices.controller.js';
import { NoticesService } from './notices.service.js';

/** Owns `avisos_privacidad`: the first-layer notices of the public forms and their versions. */
@Module({
  imports: [LogsModule],
  controllers: [NoticesController],
  providers: [NoticesService],
  exports: [NoticesService],
})
export class NoticesModule {}
