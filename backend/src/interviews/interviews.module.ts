import { User } from '../auth/user.entity.js';
import { SlotInvitation } from './slots/slot-invitation.entity.js';
import { InterviewRequest } from './replies/interview-request.entity.js';
import { InterviewAvailability } from './slots/availability.entity.js';
import { Interview } from './interview.entity.js';
import { CalendarFeed } from './feeds/calendar-feed.entity.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApplicationsModule } from '../candidates/applications/applications.module.js';
import { ConfigModule } from '../config/config.module.js';
import { PeopleModule } from '../candidates/people/people.module.js';
import { Module } from '@nestjs/common';
import { VacanciesModule } from '../vacancies/vacancies.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { DepartmentsModule } from '../departments/departments.module.js';
import { LogsModule } from '../logs/logs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ChangeInterview } from './changes/change-interview.js';
import { EndWithRejection } from './changes/end-with-rejection.js';
import { RemindCandidates } from './changes/remind-candidates.js';
import { ScheduleInterview } from './changes/schedule-interview.js';
import { UndoInterview } from './changes/undo-interview.js';
import { InterviewEmails } from './emails/interview-emails.js';
import { PanelEmails } from './emails/panel-emails.js';
import { CalendarFeedsController } from './feeds/calendar-feeds.controller.js';
import { CalendarFeedsService } from './feeds/calendar-feeds.service.js';
import { InterviewSheetController, VacancyGuidesController } from './guides/guides.controller.js';
import { GuidesService } from './guides/guides.service.js';
import { InterviewsController } from './interviews.controller.js';
import { InterviewsRepository } from './interviews.repository.js';
import { InterviewsService } from './interviews.service.js';
import { InterviewPlanningController } from './planning/interview-planning.controller.js';
import { InterviewPlanningRepository } from './planning/interview-planning.repository.js';
import { InterviewPlanningService } from './planning/interview-planning.service.js';
import { AnswerInterview } from './replies/answer-interview.js';
import { InterviewLinks } from './replies/interview-links.js';
import { InterviewPages } from './replies/interview-pages.js';
import { MyInterviewsController } from './replies/my-interviews.controller.js';
import { MyInterviewsService } from './replies/my-interviews.service.js';
import { AskScorecard } from './scorecards/ask-scorecard.js';
import { CriteriaController } from './scorecards/criteria/criteria.controller.js';
import { CriteriaService } from './scorecards/criteria/criteria.service.js';
import { GiveScorecard } from './scorecards/give-scorecard.js';
import { ScorecardLinks } from './scorecards/scorecard-links.js';
import { ScorecardPages } from './scorecards/scorecard-pages.js';
import { ScorecardsController } from './scorecards/scorecards.controller.js';
import { ScorecardsService } from './scorecards/scorecards.service.js';
import { AvailabilityController } from './slots/availability.controller.js';
import { AvailabilityService } from './slots/availability.service.js';
import { FreeSlots } from './slots/free-slots.js';
import { OfferSlots } from './slots/offer-slots.js';
import { PickSlot } from './slots/pick-slot.js';
import { SlotInvitationsController } from './slots/slot-invitations.controller.js';
import { SlotInvitationsService } from './slots/slot-invitations.service.js';
import { SlotLinks } from './slots/slot-links.js';
import { SlotPages } from './slots/slot-pages.js';

/**
 * Owns appointments, who holds them, candidates' answers and their messages (`interviews`, `entrevista_participantes`,
 * `entrevista_peticiones`), guides and notes, offered hours and
 * picked slots, criteria and scorecards, and secret addresses of interviewers' calendars. The application's estado belongs
 * to candidates.
 */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      CalendarFeed,
      Interview,
      InterviewAvailability,
      InterviewRequest,
      SlotInvitation,
      User,
    ]),
    ApplicationsModule,
    AuthModule,
    ConfigModule,
    DepartmentsModule,
    LogsModule,
    MailModule,
    PeopleModule,
    VacanciesModule,
  ],
  controllers: [
    MyInterviewsController,
    InterviewPlanningController,
    InterviewSheetController,
    VacancyGuidesController,
    InterviewsController,
    CriteriaController,
    ScorecardsController,
    AvailabilityController,
    SlotInvitationsController,
    CalendarFeedsController,
  ],
  providers: [
    AnswerInterview,
    AskScorecard,
    AvailabilityService,
    CalendarFeedsService,
    ChangeInterview,
    CriteriaService,
    EndWithRejection,
    FreeSlots,
    GiveScorecard,
    GuidesService,
    InterviewEmails,
    InterviewLinks,
    InterviewPages,
    InterviewPlanningRepository,
    InterviewPlanningService,
    InterviewsRepository,
    InterviewsService,
    MyInterviewsService,
    OfferSlots,
    PanelEmails,
    PickSlot,
    RemindCandidates,
    ScheduleInterview,
    ScorecardLinks,
    ScorecardPages,
    ScorecardsService,
    SlotInvitationsService,
    SlotLinks,
    SlotPages,
    UndoInterview,
  ],
  exports: [
    AnswerInterview,
    GiveScorecard,
    GuidesService,
    InterviewEmails,
    InterviewPages,
    InterviewPlanningService,
    InterviewsService,
    MyInterviewsService,
    ScheduleInterview,
    ScorecardPages,
    ScorecardsService,
    SlotInvitationsService,
    SlotPages,
  ],
})
export class InterviewsModule {}
