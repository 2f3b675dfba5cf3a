import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../candidates/applications/applications.module.js';
import { FilesModule } from '../candidates/files/files.module.js';
import { ApprovalsModule } from '../approvals/approvals.module.js';
import { CustomFieldsModule } from '../fields/custom-fields.module.js';
import { DepartmentsModule } from '../departments/departments.module.js';
import { InterviewsModule } from '../interviews/interviews.module.js';
import { LogsModule } from '../logs/logs.module.js';
import { OnboardingModule } from '../onboarding/onboarding.module.js';
import { PeopleModule } from '../candidates/people/people.module.js';
import { MailModule } from '../mail/mail.module.js';
import { TeamBoard } from './board/team-board.js';
import { TeamBoardController } from './board/team-board.controller.js';
import { MembersController } from './members/members.controller.js';
import { TeamMembers } from './members/team-members.js';
import { TeamApprovals } from './approvals/team-approvals.js';
import { TeamApprovalsController } from './approvals/team-approvals.controller.js';
import { TeamController } from './own/team.controller.js';
import { TeamGuides } from './own/team-guides.js';
import { TeamRecords } from './own/team-record.js';
import { TeamSearch } from './own/team-search.js';
import { TeamTodayService } from './own/team-today.js';
import { MakeProposal } from './proposals/make-proposal.js';
import { RemindManagers } from './reminders/remind-managers.js';

/**
 * Owns the teams of vacancies and departments, and everything that managers (`responsable`) read and write: their openings,
 * the applications to those, their notes, scorecards and proposals. Deciding belongs to human resources.
 */
@Module({
  imports: [
    ApplicationsModule,
    ApprovalsModule,
    CustomFieldsModule,
    DepartmentsModule,
    FilesModule,
    InterviewsModule,
    LogsModule,
    MailModule,
    OnboardingModule,
    PeopleModule,
  ],
  controllers: [TeamController, TeamApprovalsController, TeamBoardController, MembersController],
  providers: [
    MakeProposal,
    RemindManagers,
    TeamApprovals,
    TeamBoard,
    TeamGuides,
    TeamMembers,
    TeamRecords,
    TeamSearch,
    TeamTodayService,
  ],
})
export class TeamModule {}
