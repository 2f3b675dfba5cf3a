import { Module } from '@nestjs/common';
import { ApprovalsModule } from '../approvals/approvals.module.js';
import { ConfigModule } from '../config/config.module.js';
import { DepartmentsModule } from '../departments/departments.module.js';
import { LogsModule } from '../logs/logs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { VacanciesModule } from '../vacancies/vacancies.module.js';
import { ApproveRequisition } from './approval/approve-requisition.js';
import { RequisitionApproversService } from './approval/requisition-approvers.service.js';
import { CancelRequisition } from './cancel-requisition.js';
import { LinkVacancy } from './link-vacancy.js';
import { MakeVacancy } from './make-vacancy.js';
import { StaffingPlanService } from './plan/staffing-plan.service.js';
import { RequireRequisition } from './require-requisition.js';
import { RequisitionChanges } from './requisition-changes.js';
import { RequisitionMessages } from './requisition-messages.js';
import { RequisitionSettingsController } from './requisition-settings.controller.js';
import { RequisitionsController } from './requisitions.controller.js';
import { RequisitionsService } from './requisitions.service.js';
import { WriteRequisition } from './write-requisition.js';

/**
 * Owns requests for staff: what is asked for, who approves it, the plan of each year, and whether a vacancy needs one to
 * be published. The vacancy that is made from one belongs to vacancies, a hire to candidates.
 */
@Module({
  imports: [ApprovalsModule, ConfigModule, DepartmentsModule, LogsModule, MailModule, VacanciesModule],
  controllers: [RequisitionsController, RequisitionSettingsController],
  providers: [
    ApproveRequisition,
    CancelRequisition,
    LinkVacancy,
    MakeVacancy,
    RequireRequisition,
    RequisitionApproversService,
    RequisitionChanges,
    RequisitionMessages,
    RequisitionsService,
    StaffingPlanService,
    WriteRequisition,
  ],
})
export class RequisitionsModule {}
