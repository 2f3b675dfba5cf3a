import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { CalendarFeedsController } from './calendar-feeds.controller.js';
import { CalendarFeedsService } from './calendar-feeds.service.js';

/** Owns `calendarios_privados`: the secret addresses of interviewers' calendars. It reads interviews and writes none. */
@Module({
  imports: [AuthModule],
  controllers: [CalendarFeedsController],
  providers: [CalendarFeedsService],
})
export class CalendarFeedsModule {}
