import { Module } from '@nestjs/common';
import { AnswerTimesModule } from '../config/answer-times/answer-times.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ConfigModule } from '../config/config.module.js';
import { DepartmentsModule } from '../departments/departments.module.js';
import { CvReadingModule } from './cv/reading/cv-reading.module.js';
import { DraftsModule } from './drafts/drafts.module.js';
import { LogsModule } from '../logs/logs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PeopleModule } from './people/people.module.js';
import { NotificationsModule } from './portal/notifications/notifications.module.js';
import { TrackingLinksModule } from '../vacancies/links/tracking-links.module.js';
import { VacanciesModule } from '../vacancies/vacancies.module.js';
import { ApplicationList } from './applications/list/application-list.js';
import { ApplicationProcess } from './applications/application-process.js';
import { AddPeople } from './people/by-staff/add-people.js';
import { AnnounceEstado } from './applications/moves/announce-estado.js';
import { ApplicationHooks } from './applications/application-hooks.js';
import { InterviewsToTellOf } from './messages/interviews-to-tell-of.js';
import { ApplicationsController } from './applications/applications.controller.js';
import { ApplicationsRepository } from './applications/applications.repository.js';
import { AccountChanges } from './people/account/account-changes.js';
import { BoardController } from './applications/board/board.controller.js';
import { BoardRepository } from './applications/board/board.repository.js';
import { BoardService } from './applications/board/board.service.js';
import { CandidateSearch } from './search/candidate-search.js';
import { FoundSearches } from './search/found-searches.js';
import { BroughtPerson } from './people/by-staff/brought-person.js';
import { CandidatesController } from './people/candidates.controller.js';
import { CandidatesExportController } from './people/list/export/candidates-export.controller.js';
import { CandidatesExportRepository } from './people/list/export/candidates-export.repository.js';
import { CandidatesExport } from './people/list/export/candidates-export.service.js';
import { CandidatesRepository } from './people/candidates.repository.js';
import { CandidatesService } from './people/candidates.service.js';
import { CreateCandidate } from './people/by-staff/create-candidate.js';
import { CvDownload } from './cv/cv-download.js';
import { CvHistory } from './cv/cv-history.js';
import { EditCandidate } from './people/by-staff/edit-candidate.js';
import { FeedbackController } from './applications/screening/feedback.controller.js';
import { MatchingCandidates } from './search/matching-candidates.js';
import { MoveApplication } from './applications/moves/move-application.js';
import { PreviewMove } from './applications/moves/preview-move.js';
import { AbsorbedRecords } from './merges/absorbed-records.js';
import { MergesController } from './merges/merges.controller.js';
import { MergesRepository } from './merges/merges.repository.js';
import { MergesService } from './merges/merges.service.js';
import { TimelineController } from './timeline/timeline.controller.js';
import { TimelineService } from './timeline/timeline.service.js';
import { PortalService } from './portal/portal.service.js';
import { RejectionReasonsController } from './applications/moves/rejection-reasons/rejection-reasons.controller.js';
import { RejectionReasonsService } from './applications/moves/rejection-reasons/rejection-reasons.service.js';
import { ReleaseMove } from './applications/moves/release-move.js';
import { ReplaceCv } from './cv/replace-cv.js';
import { SetFeedback } from './applications/screening/set-feedback.js';
import { SearchMatches } from './search/search-matches.js';
import { SetPriority } from './applications/screening/set-priority.js';
import { SubmissionPlace } from './applications/submission/submission-place.js';
import { SubmitApplication } from './applications/submission/submit-application.js';
import { SubmittedApplication } from './applications/submission/submitted-application.js';
import { SubmittedQualifications } from './applications/submission/submitted-qualifications.js';
import { SubmittedCv } from './cv/submitted-cv.js';
import { UndoMove } from './applications/moves/undo-move.js';
import { UpdateProfile } from './people/profile/update-profile.js';
import { VacancyWaiting } from './applications/moves/vacancy-waiting.js';
import { WithdrawApplication } from './applications/moves/withdraw-application.js';

/** Owns people, their merges (`fusiones`), applications and the process: only this module writes an estado or its projection. */
@Module({
  imports: [
    AnswerTimesModule,
    AuthModule,
    ConfigModule,
    CvReadingModule,
    DepartmentsModule,
    DraftsModule,
    LogsModule,
    MailModule,
    NotificationsModule,
    PeopleModule,
    TrackingLinksModule,
    VacanciesModule,
  ],
  controllers: [
    CandidatesController,
    // Before ApplicationsController: the router uses the first match.
    CandidatesExportController,
    ApplicationsController,
    FeedbackController,
    BoardController,
    RejectionReasonsController,
    MergesController,
    TimelineController,
  ],
  providers: [
    AbsorbedRecords,
    AddPeople,
    AnnounceEstado,
    ApplicationList,
    ApplicationProcess,
    ApplicationHooks,
    InterviewsToTellOf,
    ApplicationsRepository,
    AccountChanges,
    BoardRepository,
    BoardService,
    CandidateSearch,
    FoundSearches,
    CandidatesRepository,
    CandidatesExport,
    CandidatesExportRepository,
    CandidatesService,
    BroughtPerson,
    CreateCandidate,
    CvDownload,
    CvHistory,
    EditCandidate,
    MatchingCandidates,
    MergesRepository,
    MergesService,
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
    TimelineService,
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
    CandidateSearch,
    CandidatesService,
    MatchingCandidates,
    MoveApplication,
    PortalService,
    SetPriority,
    VacancyWaiting,
  ],
})
export class CandidatesModule {}
