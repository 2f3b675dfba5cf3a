import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ConfigModule } from '../config/config.module.js';
import { ConsentsModule } from '../consents/consents.module.js';
import { DepartmentsModule } from '../departments/departments.module.js';
import { CvReadingModule } from '../cv-reading/cv-reading.module.js';
import { DraftsModule } from '../drafts/drafts.module.js';
import { LogsModule } from '../logs/logs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { QualificationsModule } from '../qualifications/qualifications.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { TrackingLinksModule } from '../tracking-links/tracking-links.module.js';
import { VacanciesModule } from '../vacancies/vacancies.module.js';
import { ApplicationList } from './application-list.js';
import { ApplicationProcess } from './application-process.js';
import { AddPeople } from './add-people.js';
import { AnnounceEstado } from './announce-estado.js';
import { ApplicationHooks } from './application-hooks.js';
import { InterviewsToTellOf } from './interviews-to-tell-of.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsRepository } from './applications.repository.js';
import { AttachCandidate } from './attach-candidate.js';
import { BoardController } from './board/board.controller.js';
import { BoardRepository } from './board/board.repository.js';
import { BoardService } from './board/board.service.js';
import { CandidateSearch } from './candidate-search.js';
import { ManyMatches } from './many-matches.js';
import { CandidateData } from './candidate-data.js';
import { BroughtPerson } from './brought-person.js';
import { CandidatesController } from './candidates.controller.js';
import { CandidatesExportController } from './candidates-export.controller.js';
import { CandidatesExportRepository } from './candidates-export.repository.js';
import { CandidatesExport } from './candidates-export.service.js';
import { CandidatesRepository } from './candidates.repository.js';
import { CandidatesService } from './candidates.service.js';
import { CreateCandidate } from './create-candidate.js';
import { CvDownload } from './cv-download.js';
import { CvHistory } from './cv-history.js';
import { EditCandidate } from './edit-candidate.js';
import { FeedbackController } from './feedback.controller.js';
import { FollowAccountEmail } from './follow-account-email.js';
import { MatchingCandidates } from './matching-candidates.js';
import { MoveApplication } from './move-application.js';
import { PreviewMove } from './preview-move.js';
import { PortalService } from './portal.service.js';
import { RejectionReasonsController } from './rejection-reasons.controller.js';
import { RejectionReasonsService } from './rejection-reasons.service.js';
import { ReleaseMove } from './release-move.js';
import { ReplaceCv } from './replace-cv.js';
import { SetFeedback } from './set-feedback.js';
import { SearchMatches } from './search-matches.js';
import { SetPriority } from './set-priority.js';
import { SubmissionPlace } from './submission-place.js';
import { SubmitApplication } from './submit-application.js';
import { SubmittedApplication } from './submitted-application.js';
import { SubmittedQualifications } from './submitted-qualifications.js';
import { SubmittedCv } from './submitted-cv.js';
import { UndoMove } from './undo-move.js';
import { UpdateProfile } from './update-profile.js';
import { VacancyWaiting } from './vacancy-waiting.js';
import { WithdrawApplication } from './withdraw-application.js';

/** Owns people, their applications and the process: nothing else writes an estado or its projection. */
@Module({
  imports: [
    AuthModule,
    ConfigModule,
    ConsentsModule,
    CvReadingModule,
    DepartmentsModule,
    DraftsModule,
    LogsModule,
    MailModule,
    NotificationsModule,
    QualificationsModule,
    TrackingLinksModule,
    VacanciesModule,
  ],
  controllers: [
    CandidatesController,
    // Before ApplicationsController: the router takes the first that fits.
    CandidatesExportController,
    ApplicationsController,
    FeedbackController,
    BoardController,
    RejectionReasonsController,
  ],
  providers: [
    AddPeople,
    AnnounceEstado,
    ApplicationList,
    ApplicationProcess,
    ApplicationHooks,
    InterviewsToTellOf,
    ApplicationsRepository,
    AttachCandidate,
    BoardRepository,
    BoardService,
    CandidateData,
    CandidateSearch,
    ManyMatches,
    CandidatesRepository,
    CandidatesExport,
    CandidatesExportRepository,
    CandidatesService,
    BroughtPerson,
    CreateCandidate,
    CvDownload,
    CvHistory,
    EditCandidate,
    FollowAccountEmail,
    MatchingCandidates,
    MoveApplication,
    PreviewMove,
    PortalService,
    RejectionReasonsService,
    ReleaseMove,
    ReplaceCv,
    SetFeedback,
    SearchMatches,
    SetPriority,
    SubmissionPlace,
    SubmitApplication,
    SubmittedApplication,
    SubmittedQualifications,
    SubmittedCv,
    UndoMove,
    UpdateProfile,
    VacancyWaiting,
    WithdrawApplication,
  ],
  exports: [
    AddPeople,
    AnnounceEstado,
    ApplicationHooks,
    InterviewsToTellOf,
    ApplicationProcess,
    CandidatesService,
    MatchingCandidates,
    MoveApplication,
    PortalService,
    SetPriority,
    VacancyWaiting,
  ],
})
export class CandidatesModule {}
