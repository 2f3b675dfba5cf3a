import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ConfigModule } from '../config/config.module.js';
import { DepartmentsModule } from '../departments/departments.module.js';
import { CvReadingModule } from '../cv-reading/cv-reading.module.js';
import { DraftsModule } from '../drafts/drafts.module.js';
import { LogsModule } from '../logs/logs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { VacanciesModule } from '../vacancies/vacancies.module.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsRepository } from './applications.repository.js';
import { AttachCandidate } from './attach-candidate.js';
import { CandidatesController } from './candidates.controller.js';
import { CandidatesRepository } from './candidates.repository.js';
import { CandidatesService } from './candidates.service.js';
import { CvDownload } from './cv-download.js';
import { MoveApplication } from './move-application.js';
import { PortalService } from './portal.service.js';
import { ReleaseMove } from './release-move.js';
import { SubmitApplication } from './submit-application.js';
import { SubmittedApplication } from './submitted-application.js';
import { SubmittedCv } from './submitted-cv.js';
import { UndoMove } from './undo-move.js';

/** Owns people, their applications and the process: nothing else writes an estado or its projection. */
@Module({
  imports: [
    AuthModule,
    ConfigModule,
    CvReadingModule,
    DepartmentsModule,
    DraftsModule,
    LogsModule,
    MailModule,
    VacanciesModule,
  ],
  controllers: [CandidatesController, ApplicationsController],
  providers: [
    ApplicationsRepository,
    AttachCandidate,
    CandidatesRepository,
    CandidatesService,
    CvDownload,
    MoveApplication,
    PortalService,
    ReleaseMove,
    SubmitApplication,
    SubmittedApplication,
    SubmittedCv,
    UndoMove,
  ],
  exports: [CandidatesService, PortalService],
})
export class CandidatesModule {}
