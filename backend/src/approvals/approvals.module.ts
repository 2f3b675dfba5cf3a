import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ApprovalLinks } from './approval-links.js';
import { ApprovalPages } from './approval-pages.js';

/** Owns the links of mails that ask for an approval, and their page. What is approved, and by whom, belongs to others. */
@Module({
  imports: [AuthModule, MailModule],
  providers: [ApprovalLinks, ApprovalPages],
  exports: [ApprovalLinks, ApprovalPages],
})
export class ApprovalsModule {}
