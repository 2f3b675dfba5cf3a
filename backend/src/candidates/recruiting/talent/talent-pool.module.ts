import { ApplicationsModule } from '../../applications/applications.module.js';
import { Module } from '@nestjs/common';
import { PeopleModule } from '../../people/people.module.js';
import { DepartmentsModule } from '../../../departments/departments.module.js';
import { LogsModule } from '../../../logs/logs.module.js';
import { MailModule } from '../../../mail/mail.module.js';
import { NotificationsModule } from '../../people/notifications/notifications.module.js';
import { VacanciesModule } from '../../../vacancies/vacancies.module.js';
import { InvitationsRepository } from './invitations.repository.js';
import { InvitationsService } from './invitations.service.js';
import { InviteCandidates } from './invite-candidates.js';
import { MatchesRepository } from './matches/matches.repository.js';
import { MatchesService } from './matches/matches.service.js';
import { ProposalLinks } from './proposals/proposal-links.js';
import { ProposalPages } from './proposals/proposal-pages.js';
import { ProposalsController } from './proposals/proposals.controller.js';
import { ProposalsService } from './proposals/proposals.service.js';
import { TalentPoolController } from './talent-pool.controller.js';

/**
 * Owns `invitaciones_vacante`: past candidates who match a vacancy, and their invitations to apply. Consents and
 * applications belong to other modules.
 */
@Module({
  imports: [
    ApplicationsModule,
    PeopleModule,
    DepartmentsModule,
    LogsModule,
    MailModule,
    NotificationsModule,
    VacanciesModule,
  ],
  controllers: [ProposalsController, TalentPoolController],
  providers: [
    InvitationsRepository,
    InvitationsService,
    InviteCandidates,
    MatchesRepository,
    MatchesService,
    ProposalLinks,
    ProposalPages,
    ProposalsService,
  ],
  exports: [ProposalPages],
})
export class TalentPoolModule {}
