import { Module } from '@nestjs/common';
import { TimelineController } from './timeline.controller.js';
import { TimelineService } from './timeline.service.js';

/** Owns nothing: it reads what other areas keep about a person, in the order in which it happened. */
@Module({ controllers: [TimelineController], providers: [TimelineService] })
export class TimelineModule {}
