import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { CalendarFeedsController } from './calendar-feeds.controller.js';
import { CalendarFeedsService } from './calendar-feeds.service.js';

/** Owns `calendarios_privados`: secret URLs of interviewers' calendars. Reads interviews, writes none. */
@Module({
  imports: [AuthModule],
  controllers: [CalendarFeedsController],
  providers: [CalendarFeedsService],
})
export class CalendarFeedsModule {}
