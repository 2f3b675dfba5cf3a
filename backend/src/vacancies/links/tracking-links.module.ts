import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { LogsModule } from '../../logs/logs.module.js';
import { VacanciesModule } from '../vacancies.module.js';
import { TrackingLinksController } from './tracking-links.controller.js';
import { TrackingLinksRepository } from './tracking-links.repository.js';
import { TrackingLinksService } from './tracking-links.service.js';

/** Owns `enlaces_vacante`: links by channel and their visits. Applications store the link's code. */
@Module({
  imports: [AuthModule, LogsModule, VacanciesModule],
  controllers: [TrackingLinksController],
  providers: [TrackingLinksRepository, TrackingLinksService],
  exports: [TrackingLinksService],
})
export class TrackingLinksModule {}
