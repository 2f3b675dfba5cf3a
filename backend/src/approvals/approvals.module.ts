import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { LogsModule } from '../logs/logs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ApprovalLinks } from './approval-links.js';
import { ApprovalPages } from './approval-pages.js';
import { RemindApprovers } from './remind-approvers.js';
import { Delegations } from './delegations.js';
import { DelegationsController } from './delegations.controller.js';

/**
 * Owns the links of mails that ask for an approval, their page, and who decides in whose place. What is approved, and by
 * whom, belongs to others.
 */
@Module({
  imports: [AuthModule, LogsModule, MailModule],
  controllers: [DelegationsController],
  providers: [ApprovalLinks, ApprovalPages, Delegations, RemindApprovers],
  exports: [ApprovalLinks, ApprovalPages],
})
export class ApprovalsModule {}
