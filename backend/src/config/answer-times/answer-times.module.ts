import { Module } from '@nestjs/common';
import { LogsModule } from '../../logs/logs.module.js';
import { AnswerTimesController } from './answer-times.controller.js';
import { AnswerTimesService } from './answer-times.service.js';

/** Owns `tiempos_respuesta`: the maximum answer times. What is overdue is computed in candidates (`overdue.ts`). */
@Module({
  imports: [LogsModule],
  controllers: [AnswerTimesController],
  providers: [AnswerTimesService],
  exports: [AnswerTimesService],
})
export class AnswerTimesModule {}
