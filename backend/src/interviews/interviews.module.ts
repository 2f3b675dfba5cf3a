import { ApplicationsModule } from '../candidates/applications/applications.module.js';
import { DepartmentsModule } from '../departments/departments.module.js';
import { Module } from '@nestjs/common';
import { ConfigModule } from '../config/config.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NotificationsModule } from '../candidates/people/notifications/notifications.module.js';
import { AnswerInterview } from './replies/answer-interview.js';
import { ChangeInterview } from './changes/change-interview.js';
import { InterviewLinks } from './replies/interview-links.js';
import { InterviewEmails } from './emails/interview-emails.js';
import { InterviewPages } from './replies/interview-pages.js';
import { InterviewPlanningController } from './planning/interview-planning.controller.js';
import { InterviewPlanningRepository } from './planning/interview-planning.repository.js';
import { InterviewPlanningService } from './planning/interview-planning.service.js';
import { InterviewsController } from './interviews.controller.js';
import { InterviewsRepository } from './interviews.repository.js';
import { InterviewsService } from './interviews.service.js';
import { MyInterviewsController } from './replies/my-interviews.controller.js';
import { MyInterviewsService } from './replies/my-interviews.service.js';
import { EndWithRejection } from './changes/end-with-rejection.js';
import { RemindCandidates } from './changes/remind-candidates.js';
import { ScheduleInterview } from './changes/schedule-interview.js';
import { UndoInterview } from './changes/undo-interview.js';

/**
 * Owns `interviews` and `entrevista_peticiones`: appointments, candidates' answers and their messages. The
 * application's stage belongs to candidates.
 */
@Module({
  imports: [ApplicationsModule, ConfigModule, DepartmentsModule, MailModule, NotificationsModule],
  // `mine`, `agenda` and the like before `:id`.
  controllers: [MyInterviewsController, InterviewPlanningController, InterviewsController],
  providers: [
    AnswerInterview,
    ChangeInterview,
    EndWithRejection,
    InterviewLinks,
    InterviewEmails,
    InterviewPages,
    InterviewPlanningRepository,
    InterviewPlanningService,
    InterviewsRepository,
    InterviewsService,
    MyInterviewsService,
    RemindCandidates,
    ScheduleInterview,
    UndoInterview,
  ],
  exports: [
    InterviewEmails,
    InterviewPages,
    InterviewPlanningService,
    InterviewsService,
    MyInterviewsService,
    ScheduleInterview,
  ],
})
export class InterviewsModule {}
