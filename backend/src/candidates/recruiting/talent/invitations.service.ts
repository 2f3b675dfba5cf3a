import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApplicationHooks } from '../../applications/application-hooks.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/values/clock.js';
import type { Page, Window } from '../../../platform/http/lists/list-query.js';
import { VacanciesService } from '../../../vacancies/vacancies.service.js';
import type { InvitationResponse } from './invitation.dto.js';
import { InvitationsRepository } from './invitations.repository.js';

/** Invitations and their results. */
@Injectable()
export class InvitationsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: InvitationsRepository,
    private readonly vacancies: VacanciesService,
    private readonly applications: ApplicationHooks,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.applications.onCreated(async (manager, { id, candidato_id, vacante_id }) => {
      if (!vacante_id) return;
      await this.repository.markApplied(manager, { id, candidato_id, vacante_id }, this.clock.now());
    });
  }

  /** @throws {DomainError} `vacancy_not_found`. */
  async listOfVacancy(
    actor: Actor,
    vacancyId: string,
    { ids, offset, limit, after }: Window & { ids: string[] | null },
  ): Promise<Page<InvitationResponse>> {
    await this.vacancies.get(actor, vacancyId);
    const page = await this.repository.listOfVacancy(this.dataSource.manager, vacancyId, {
      ids,
      offset,
      limit,
      after,
    });
    return { ...page, offset, byCursor: after !== null };
  }

  listOfCandidate(candidateId: string): Promise<InvitationResponse[]> {
    return this.repository.listOfCandidate(this.dataSource.manager, candidateId);
  }

  /** Without an invitation nothing changes; the answer is the same. */
  markSeen(userId: string, vacancyId: string): Promise<void> {
    return this.repository.markSeen(this.dataSource.manager, userId, vacancyId, this.clock.now());
  }
}
