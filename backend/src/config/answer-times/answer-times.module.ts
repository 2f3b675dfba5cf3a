import { Module } from '@nestjs/common';
import { LogsModule } from '../../logs/logs.module.js';
import { AnswerTimesController } from './answer-times.controller.js';
import { AnswerTimesService } from './answer-times.service.js';

/** Owns `tiempos_respuesta`: how long an answer may take. What is overdue by it is candidates' to say (`overdue.ts`). */
@Module({
  imports: [LogsModule],
  controllers: [AnswerTimesController],
  providers: [AnswerTimesService],
})
export class AnswerTimesModule {}
