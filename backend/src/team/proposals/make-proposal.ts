import type { ProposalResult } from '@hiring/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { ApplicationHooks } from '../../candidates/applications/application-hooks.js';
import { ApplicationProcess } from '../../candidates/applications/application-process.js';
import { staffName } from '../../interviews/planning/interviewer.js';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
import { Clock } from '../../platform/values/clock.js';
import type { ProposalRequest } from '../own/team.dto.js';
import { seesApplication } from '../team-rows.js';
import { Proposal } from './proposal.entity.js';

/**
 * Proposals of managers. The application is locked first, so that a proposal and a move wait for each other. A move
 * settles every open proposal: it was followed when the move does what it says.
 */
@Injectable()
export class MakeProposal implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly process: ApplicationProcess,
    private readonly hooks: ApplicationHooks,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.hooks.onMoved(async (manager, { id, from, to, actorId }) => {
      if (from === to) return;
      const open = await manager.findBy(Proposal, { aplicacion_id: id, resuelta_at: IsNull() });
      for (const proposal of open) {
        const followed = (proposal.propuesta === 'descartar') === (to === 'rechazada');
        await this.settle(manager, proposal.id, followed ? 'seguida' : 'no_seguida', actorId);
      }
    });
  }

  /**
   * The same again changes nothing; another one replaces one's own that waits.
   * @throws {DomainError} `application_not_found`, `proposal_closed`: the process is over, `validation_failed`.
   */
  async execute(
    aplicacion_id: string,
    { propuesta, motivo = null }: ProposalRequest,
    actor: Actor,
  ): Promise<void> {
    if (propuesta !== 'pasar' && !motivo) throw invalid({ motivo: ['Escribe el motivo'] });
    await inRequestTransaction(this.dataSource, async (manager) => {
      await this.lock(manager, aplicacion_id, actor);
      const before = await this.own(manager, aplicacion_id, actor);
      if (before && before.propuesta === propuesta && before.motivo === motivo) return;
      if (before) await this.settle(manager, before.id, 'retirada', actor.userId);
      await manager.insert(Proposal, {
        aplicacion_id,
        propuesta,
        motivo,
        usuario_id: actor.userId,
        autor: await staffName(manager, actor.userId),
        created_at: this.clock.now(),
      });
      await this.record(manager, aplicacion_id, actor, 'team.proposed', `Propuesta del equipo: ${propuesta}`);
    });
  }

  /** A second time changes nothing. @throws {DomainError} `application_not_found`. */
  async withdraw(aplicacion_id: string, actor: Actor): Promise<void> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      if (!(await seesApplication(manager, aplicacion_id, actor)))
        throw new DomainError('application_not_found');
      const before = await this.own(manager, aplicacion_id, actor);
      if (!before) return;
      // A move may have settled it meanwhile.
      if (await this.settle(manager, before.id, 'retirada', actor.userId))
        await this.record(manager, aplicacion_id, actor, 'team.proposal_withdrawn', 'Propuesta retirada');
    });
  }

  /** Human resources does not follow it. A second time changes nothing. @throws {DomainError} `proposal_not_found`. */
  async dismiss(id: string, actor: Actor): Promise<string> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const proposal = await manager.findOneBy(Proposal, { id });
      if (!proposal) throw new DomainError('proposal_not_found');
      if (await this.settle(manager, id, 'no_seguida', actor.userId)) {
        await this.record(
          manager,
          proposal.aplicacion_id,
          actor,
          'team.proposal_dismissed',
          'Propuesta no seguida',
        );
      }
      return proposal.aplicacion_id;
    });
  }

  /** Locks an open application that the actor sees. */
  private async lock(manager: EntityManager, id: string, actor: Actor): Promise<void> {
    if (!(await seesApplication(manager, id, actor))) throw new DomainError('application_not_found');
    const { application } = await this.process.lock(manager, id);
    if (!this.process.isOpen(application)) throw new DomainError('proposal_closed');
  }

  private own(manager: EntityManager, aplicacion_id: string, { userId }: Actor): Promise<Proposal | null> {
    return manager.findOneBy(Proposal, { aplicacion_id, usuario_id: userId, resuelta_at: IsNull() });
  }

  /** Whether it was open. Of two decisions the first counts. */
  private async settle(
    manager: EntityManager,
    id: string,
    resultado: ProposalResult,
    resuelta_por: string | null,
  ): Promise<boolean> {
    const change = { resultado, resuelta_por, resuelta_at: this.clock.now() };
    const { affected } = await manager.update(Proposal, { id, resuelta_at: IsNull() }, change);
    return affected === 1;
  }

  private record(
    manager: EntityManager,
    entityId: string,
    { userId: actorId }: Actor,
    action: string,
    details: string,
  ): Promise<void> {
    return this.logs.record(manager, { actorId, action, details, entity: 'applications', entityId });
  }
}
