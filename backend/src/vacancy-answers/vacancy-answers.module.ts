import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { LogsModule } from '../logs/logs.module.js';
import { QueueModule } from '../platform/queue/queue.module.js';
import { VacanciesModule } from '../vacancies/vacancies.module.js';
import { AnswerEveryone } from './answer-everyone.js';
import { VacancyAnswersController } from './vacancy-answers.controller.js';
import { VacancyAnswersRepository } from './vacancy-answers.repository.js';
import { VacancyAnswersService } from './vacancy-answers.service.js';

/** Owns orders to answer everyone who waits in a vacancy. Each answer is a move, which is candidates' to make. */
@Module({
  imports: [CandidatesModule, LogsModule, QueueModule, VacanciesModule],
  controllers: [VacancyAnswersController],
  providers: [AnswerEveryone, VacancyAnswersRepository, VacancyAnswersService],
})
export class VacancyAnswersModule {}
