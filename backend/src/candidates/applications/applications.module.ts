import { VacancyAnswer } from './closing/vacancy-answer.entity.js';
import { RejectionReason } from './moves/rejection-reasons/rejection-reason.entity.js';
import { Candidate } from '../people/candidate.entity.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../auth/auth.module.js';
import { Module } from '@nestjs/common';
import { ConfigModule } from '../../config/config.module.js';
import { CustomFieldsModule } from '../../fields/custom-fields.module.js';
import { DepartmentsModule } from '../../departments/departments.module.js';
import { LogsModule } from '../../logs/logs.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { VacanciesModule } from '../../vacancies/vacancies.module.js';
import { FilesModule } from '../files/files.module.js';
import { PeopleModule } from '../people/people.module.js';
import { Application } from './application.entity.js';
import { ApplicationHooks } from './application-hooks.js';
import { ApplicationProcess } from './application-process.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsRepository } from './applications.repository.js';
import { BoardController } from './board/board.controller.js';
import { BoardRepository } from './board/board.repository.js';
import { BoardService } from './board/board.service.js';
import { AddPeople } from './by-staff/add-people.js';
import { BroughtPerson } from './by-staff/brought-person.js';
import { CreateCandidate } from './by-staff/create-candidate.js';
import {
  ApplicationFieldsController,
  CandidateFieldsController,
} from './by-staff/custom-values.controller.js';
import { EditCandidate } from './by-staff/edit-candidate.js';
import { ValuesOfPeople } from './by-staff/values-of-people.js';
import { CandidatesController } from './candidates/candidates.controller.js';
import { CandidatesRepository } from './candidates/candidates.repository.js';
import { CandidatesService } from './candidates/candidates.service.js';
import { AnswerEveryone } from './closing/answer-everyone.js';
import { CloseDueVacancies } from './closing/close-due-vacancies.js';
import { CloseVacancy } from './closing/close-vacancy.js';
import { ClosingController } from './closing/closing.controller.js';
import { VacancyAnswersController } from './closing/vacancy-answers.controller.js';
import { VacancyAnswersRepository } from './closing/vacancy-answers.repository.js';
import { VacancyAnswersService } from './closing/vacancy-answers.service.js';
import { InterviewsToTellOf } from './interviews-to-tell-of.js';
import { ApplicationList } from './list/application-list.js';
import { CandidatesExportController } from './list/export/candidates-export.controller.js';
import { CandidatesExportRepository } from './list/export/candidates-export.repository.js';
import { CandidatesExport } from './list/export/candidates-export.service.js';
import { MatchingCandidates } from './list/matching-candidates.js';
import { SavedCandidateViews } from './list/saved-candidate-views.js';
import { DraftMessage } from './messages/draft-message.js';
import { MessageValues } from './messages/message-values.js';
import { MessagesController } from './messages/messages.controller.js';
import { SendMessage } from './messages/send-message.js';
import { TemplatesController } from './messages/templates.controller.js';
import { TryTemplate } from './messages/try-template.js';
import { AnnounceEstado } from './moves/announce-estado.js';
import { MoveApplication } from './moves/move-application.js';
import { MoveDestinations } from './moves/move-destinations.js';
import { PreviewMove } from './moves/preview-move.js';
import { RejectionReasonsController } from './moves/rejection-reasons/rejection-reasons.controller.js';
import { RejectionReasonsService } from './moves/rejection-reasons/rejection-reasons.service.js';
import { ReleaseMove } from './moves/release-move.js';
import { UndoMove } from './moves/undo-move.js';
import { VacancyWaiting } from './moves/vacancy-waiting.js';
import { WithdrawApplication } from './moves/withdraw-application.js';
import { FeedbackController } from './screening/feedback.controller.js';
import { SetFeedback } from './screening/set-feedback.js';
import { SetPriority } from './screening/set-priority.js';
import { SubmissionPlace } from './submission/submission-place.js';
import { SubmittedApplication } from './submission/submitted-application.js';
import { SubmittedQualifications } from './submission/submitted-qualifications.js';
import { TimelineController } from './timeline/timeline.controller.js';
import { TimelineService } from './timeline/timeline.service.js';

/**
 * Owns applications and the process: only this module writes an estado or its projection. It closes vacancies and answers
 * everybody who waits; each answer is a move. It writes the messages of HR; messages and templates belong to mail.
 */
@Module({
  imports: [
    TypeOrmModule.forFeature([Application, Candidate, RejectionReason, VacancyAnswer]),
    AuthModule,
    ConfigModule,
    CustomFieldsModule,
    DepartmentsModule,
    FilesModule,
    LogsModule,
    MailModule,
    PeopleModule,
    VacanciesModule,
  ],
  controllers: [
    CandidateFieldsController,
    CandidatesController,
    ApplicationFieldsController,
    CandidatesExportController,
    ApplicationsController,
    FeedbackController,
    BoardController,
    RejectionReasonsController,
    TimelineController,
    ClosingController,
    VacancyAnswersController,
    MessagesController,
    TemplatesController,
  ],
  providers: [
    AddPeople,
    AnnounceEstado,
    AnswerEveryone,
    ApplicationHooks,
    ApplicationList,
    ApplicationProcess,
    ApplicationsRepository,
    BoardRepository,
    BoardService,
    BroughtPerson,
    CandidatesExport,
    CandidatesExportRepository,
    CandidatesRepository,
    CandidatesService,
    CloseDueVacancies,
    CloseVacancy,
    CreateCandidate,
    DraftMessage,
    EditCandidate,
    InterviewsToTellOf,
    MatchingCandidates,
    MessageValues,
    MoveApplication,
    MoveDestinations,
    PreviewMove,
    RejectionReasonsService,
    ReleaseMove,
    SavedCandidateViews,
    SendMessage,
    SetFeedback,
    SetPriority,
    SubmissionPlace,
    SubmittedApplication,
    SubmittedQualifications,
    TimelineService,
    TryTemplate,
    UndoMove,
    VacancyAnswersRepository,
    VacancyAnswersService,
    VacancyWaiting,
    WithdrawApplication,
    ValuesOfPeople,
  ],
  exports: [
    AddPeople,
    AnnounceEstado,
    ApplicationHooks,
    ApplicationProcess,
    BoardService,
    CandidatesService,
    DraftMessage,
    InterviewsToTellOf,
    MatchingCandidates,
    MoveApplication,
    SavedCandidateViews,
    SendMessage,
    SetPriority,
    SubmissionPlace,
    SubmittedApplication,
    SubmittedQualifications,
    ValuesOfPeople,
    UndoMove,
    VacancyWaiting,
    WithdrawApplication,
  ],
})
export class ApplicationsModule {}
