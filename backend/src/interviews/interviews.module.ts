import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { ConfigModule } from '../config/config.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { AnswerInterview } from './answer-interview.js';
import { ChangeInterview } from './change-interview.js';
import { InterviewLinks } from './interview-links.js';
import { InterviewMessages } from './interview-messages.js';
import { InterviewPages } from './interview-pages.js';
import { InterviewPlanningController } from './interview-planning.controller.js';
import { InterviewPlanningRepository } from './interview-planning.repository.js';
import { InterviewPlanningService } from './interview-planning.service.js';
import { InterviewsController } from './interviews.controller.js';
import { InterviewsData } from './interviews-data.js';
import { InterviewsRepository } from './interviews.repository.js';
import { InterviewsService } from './interviews.service.js';
import { MyInterviewsController } from './my-interviews.controller.js';
import { MyInterviewsService } from './my-interviews.service.js';
import { EndWithRejection } from './end-with-rejection.js';
import { RemindCandidates } from './remind-candidates.js';
import { ScheduleInterview } from './schedule-interview.js';
import { UndoInterview } from './undo-interview.js';

/**
 * Owns `interviews` and `entrevista_peticiones`: what is agreed, what candidates answer, what they are told of it. What
 * an interview means for an application is candidates' to say and to write.
 */
@Module({
  imports: [CandidatesModule, ConfigModule, MailModule, NotificationsModule],
  // `mine`, `agenda` and the like before `:id`.
  controllers: [MyInterviewsController, InterviewPlanningController, InterviewsController],
  providers: [
    AnswerInterview,
    ChangeInterview,
    EndWithRejection,
    InterviewLinks,
    InterviewMessages,
    InterviewPages,
    InterviewPlanningRepository,
    InterviewPlanningService,
    InterviewsData,
    InterviewsRepository,
    InterviewsService,
    MyInterviewsService,
    RemindCandidates,
    ScheduleInterview,
    UndoInterview,
  ],
  exports: [
    InterviewMessages,
    InterviewPages,
    InterviewPlanningService,
    InterviewsService,
    MyInterviewsService,
    ScheduleInterview,
  ],
})
export class InterviewsModule {}
