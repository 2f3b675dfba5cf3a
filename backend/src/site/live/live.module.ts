import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { LiveController } from './live.controller.js';
import { LiveStreams } from './live-streams.js';

/**
 * Sends changes to the open screens of staff, from whichever process. Database triggers notify at commit (migrations
 * 16 and 86), so that no writer can forget to.
 */
@Module({
  imports: [AuthModule],
  controllers: [LiveController],
  providers: [LiveStreams],
})
export class LiveModule {}
