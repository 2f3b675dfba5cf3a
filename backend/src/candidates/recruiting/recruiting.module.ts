import { Import } from './imports/import.entity.js';
import { CvDraft } from './imports/cv-drafts/cv-draft.entity.js';
import { BulkActionRow } from './bulk/bulk-action.entity.js';
import { BulkAction } from './bulk/bulk-action.entity.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApplicationsModule } from '../applications/applications.module.js';
import { VacanciesModule } from '../../vacancies/vacancies.module.js';
import { ConfigModule } from '../../config/config.module.js';
import { PeopleModule } from '../people/people.module.js';
import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { DepartmentsModule } from '../../departments/departments.module.js';
import { LogsModule } from '../../logs/logs.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { FilesModule } from '../files/files.module.js';
import { BulkActionsController } from './bulk/bulk-actions.controller.js';
import { BulkActionsRepository } from './bulk/bulk-actions.repository.js';
import { BulkActionsService } from './bulk/bulk-actions.service.js';
import { BulkEffects } from './bulk/bulk-effects.js';
import { BulkMessageDraftsController } from './bulk/bulk-message-drafts.controller.js';
import { BulkParametersReader } from './bulk/bulk-parameters.js';
import { RunBulkAction } from './bulk/run-bulk-action.js';
import { ConfirmCvDraft } from './imports/cv-drafts/confirm-cv-draft.js';
import { CvDraftCheck } from './imports/cv-drafts/cv-draft-check.js';
import { CvDraftsController } from './imports/cv-drafts/cv-drafts.controller.js';
import { CvDraftsService } from './imports/cv-drafts/cv-drafts.service.js';
import { ReadWaitingDraft } from './imports/cv-drafts/read-waiting-draft.js';
import { ImportViews } from './imports/import-views.js';
import { ImportsController, ProvenanceController } from './imports/imports.controller.js';
import { ImportsRepository } from './imports/imports.repository.js';
import { ImportsService } from './imports/imports.service.js';
import { ProvenanceService } from './imports/provenance.service.js';
import { RemoveOldImports } from './imports/remove-old-imports.js';
import { ImportErrorsFile } from './imports/rows/import-errors-file.js';
import { PlanImport } from './imports/rows/plan-import.js';
import { RunImport } from './imports/rows/run-import.js';
import { UndoRows } from './imports/rows/undo-rows.js';
import { WriteRows } from './imports/rows/write-rows.js';
import { TableReader } from './imports/tables/table-reader.js';
import { AbsorbedRecords } from './merges/absorbed-records.js';
import { MergesController } from './merges/merges.controller.js';
import { MergesRepository } from './merges/merges.repository.js';
import { MergesService } from './merges/merges.service.js';
import { DoRuleActions } from './rules/do-rule-actions.js';
import { RuleChecks } from './rules/rule-checks.js';
import { RuleMatches } from './rules/rule-matches.js';
import { RulesController } from './rules/rules.controller.js';
import { RulesService } from './rules/rules.service.js';
import { RunRules } from './rules/run-rules.js';
import { TellRuleTimes } from './rules/tell-rule-times.js';
import { UndoRuleRun } from './rules/undo-rule-run.js';
import { InvitationsRepository } from './talent/invitations.repository.js';
import { InvitationsService } from './talent/invitations.service.js';
import { InviteCandidates } from './talent/invite-candidates.js';
import { MatchesRepository } from './talent/matches/matches.repository.js';
import { MatchesService } from './talent/matches/matches.service.js';
import { ProposalLinks } from './talent/proposals/proposal-links.js';
import { ProposalsController } from './talent/proposals/proposals.controller.js';
import { ProposalsService } from './talent/proposals/proposals.service.js';
import { TalentPoolController } from './talent/talent-pool.controller.js';

/**
 * Owns what HR does with many people: imports and the source of each person, past candidates who match a vacancy and
 * their invitations, actions on many applications, rules, and two records that become one. The effects belong to the rooms below.
 */
@Module({
  imports: [
    TypeOrmModule.forFeature([BulkAction, BulkActionRow, CvDraft, Import]),
    ApplicationsModule,
    AuthModule,
    ConfigModule,
    DepartmentsModule,
    FilesModule,
    LogsModule,
    MailModule,
    PeopleModule,
    VacanciesModule,
  ],
  controllers: [
    ImportsController,
    CvDraftsController,
    ProvenanceController,
    ProposalsController,
    TalentPoolController,
    BulkActionsController,
    BulkMessageDraftsController,
    MergesController,
    RulesController,
  ],
  providers: [
    AbsorbedRecords,
    BulkActionsRepository,
    BulkActionsService,
    BulkEffects,
    BulkParametersReader,
    ConfirmCvDraft,
    CvDraftCheck,
    CvDraftsService,
    DoRuleActions,
    ImportErrorsFile,
    ImportViews,
    ImportsRepository,
    ImportsService,
    InvitationsRepository,
    InvitationsService,
    InviteCandidates,
    MatchesRepository,
    MatchesService,
    MergesRepository,
    MergesService,
    PlanImport,
    ProposalLinks,
    ProposalsService,
    ProvenanceService,
    ReadWaitingDraft,
    RemoveOldImports,
    RuleChecks,
    RuleMatches,
    RulesService,
    RunBulkAction,
    RunImport,
    RunRules,
    TableReader,
    TellRuleTimes,
    UndoRows,
    UndoRuleRun,
    WriteRows,
  ],
  exports: [ProposalsService],
})
export class RecruitingModule {}
