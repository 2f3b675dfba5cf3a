import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { LiveController } from './live.controller.js';
import { LiveStreams } from './live-streams.js';

/**
 * Tells the open screens of staff what has changed, in whichever process. The database says it: triggers notify with
 * the commit (migration 16), so that no writer can forget to.
 */
@Module({
  imports: [AuthModule],
  controllers: [LiveController],
  providers: [LiveStreams],
})
export class LiveModule {}
