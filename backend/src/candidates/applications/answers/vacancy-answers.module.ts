import { Module } from '@nestjs/common';
import { CandidatesModule } from '../../candidates.module.js';
import { ConfigModule } from '../../../config/config.module.js';
import { LogsModule } from '../../../logs/logs.module.js';
import { MailModule } from '../../../mail/mail.module.js';
import { QueueModule } from '../../../platform/queue/queue.module.js';
import { VacanciesModule } from '../../../vacancies/vacancies.module.js';
import { AnswerEveryone } from './answer-everyone.js';
import { CloseDueVacancies } from './close-due-vacancies.js';
import { CloseVacancy } from './close-vacancy.js';
import { ClosingController } from './closing.controller.js';
import { VacancyAnswersController } from './vacancy-answers.controller.js';
import { VacancyAnswersRepository } from './vacancy-answers.repository.js';
import { VacancyAnswersService } from './vacancy-answers.service.js';

/** Owns closing vacancies and the bulk answers to waiting applicants. Each answer is a move of candidates. */
@Module({
  imports: [CandidatesModule, ConfigModule, LogsModule, MailModule, QueueModule, VacanciesModule],
  controllers: [ClosingController, VacancyAnswersController],
  providers: [
    AnswerEveryone,
    CloseDueVacancies,
    CloseVacancy,
    VacancyAnswersRepository,
    VacancyAnswersService,
  ],
})
export class VacancyAnswersModule {}
