import { PeopleModule } from '../../people/people.module.js';
import { ApplicationsModule } from '../../applications/applications.module.js';
import { FilesModule } from '../../files/files.module.js';
import { Module } from '@nestjs/common';
import { AuthModule } from '../../../auth/auth.module.js';
import { DepartmentsModule } from '../../../departments/departments.module.js';
import { LogsModule } from '../../../logs/logs.module.js';
import { MailModule } from '../../../mail/mail.module.js';
import { QueueModule } from '../../../platform/queue/queue.module.js';
import { ConfirmCvDraft } from './cv-drafts/confirm-cv-draft.js';
import { CvDraftCheck } from './cv-drafts/cv-draft-check.js';
import { CvDraftsController } from './cv-drafts/cv-drafts.controller.js';
import { CvDraftsService } from './cv-drafts/cv-drafts.service.js';
import { ImportErrorsFile } from './rows/import-errors-file.js';
import { ImportViews } from './import-views.js';
import { ImportsController, ProvenanceController } from './imports.controller.js';
import { ImportsRepository } from './imports.repository.js';
import { ImportsService } from './imports.service.js';
import { PlanImport } from './rows/plan-import.js';
import { ProvenanceService } from './provenance.service.js';
import { ReadWaitingDraft } from './cv-drafts/read-waiting-draft.js';
import { RemoveOldImports } from './remove-old-imports.js';
import { RunImport } from './rows/run-import.js';
import { TableReader } from './tables/table-reader.js';
import { UndoRows } from './rows/undo-rows.js';
import { WriteRows } from './rows/write-rows.js';

/** Owns imports, their rows and drafts, and the source of people. People and applications belong to candidates. */
@Module({
  imports: [
    AuthModule,
    ApplicationsModule,
    PeopleModule,
    FilesModule,
    DepartmentsModule,
    LogsModule,
    MailModule,
    QueueModule,
  ],
  controllers: [ImportsController, CvDraftsController, ProvenanceController],
  providers: [
    ConfirmCvDraft,
    CvDraftCheck,
    CvDraftsService,
    ImportErrorsFile,
    ImportViews,
    ImportsRepository,
    ImportsService,
    PlanImport,
    ProvenanceService,
    ReadWaitingDraft,
    RemoveOldImports,
    RunImport,
    TableReader,
    UndoRows,
    WriteRows,
  ],
})
export class ImportsModule {}
