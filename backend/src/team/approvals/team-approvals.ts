import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { ApprovalLinks, type ApprovalStep, type WaitingApproval } from '../../approvals/approval-links.js';
import type { Actor } from '../../platform/auth/actor.js';
import { inRequestTransaction, joining } from '../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
import type { TeamApproval, TeamApprovalDetail, TeamDecision } from './approvals.dto.js';

/** What waits for the approval of a manager. What does not wait for them does not exist here. */
@Injectable()
export class TeamApprovals {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: ApprovalLinks,
  ) {}

  async list(actor: Actor): Promise<TeamApproval[]> {
    return (await this.links.waiting(this.dataSource, actor)).map(toTeamApproval);
  }

  /** @throws {DomainError} `approval_not_waiting`. */
  async read(id: string, actor: Actor): Promise<TeamApprovalDetail> {
    const { manager } = this.dataSource;
    const { waiting, step } = await this.find(manager, id, actor);
    const look = await this.links.subjectOf(waiting.que).look(manager, step, actor);
    if (look.estado !== 'pendiente') throw new DomainError('approval_not_waiting');
    const { version, contenido } = look;
    return { ...toTeamApproval(waiting), version, contenido };
  }

  /**
   * Of two at once the first decides; the second is told that it does not wait any more.
   * @throws {DomainError} `approval_not_waiting`, `validation_failed`, and those of the thing: another version.
   */
  async decide(id: string, { decision, motivo = null, version }: TeamDecision, actor: Actor): Promise<void> {
    if (decision === 'devuelta' && !motivo) throw invalid({ motivo: ['Escribe por qué la devuelves'] });
    const reason = decision === 'devuelta' ? motivo : null;
    await inRequestTransaction(this.dataSource, async (manager) => {
      const { waiting, step } = await this.find(manager, id, actor);
      const order = { decision, motivo: reason, version };
      await joining(manager, () => this.links.subjectOf(waiting.que).decide(step, order, actor, ''));
    });
  }

  private async find(
    manager: EntityManager,
    id: string,
    actor: Actor,
  ): Promise<{ waiting: WaitingApproval; step: ApprovalStep }> {
    const found = await this.links.waiting(manager, actor);
    const waiting = found.find(({ asunto_id }) => asunto_id === id);
    if (!waiting) throw new DomainError('approval_not_waiting');
    return { waiting, step: { asunto_id: id, paso_id: waiting.paso_id } };
  }
}

const toTeamApproval = ({ asunto_id, cosa, desde }: WaitingApproval): TeamApproval => ({
  id: asunto_id,
  cosa,
  desde: desde.toISOString(),
});
