import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In, Not } from 'typeorm';
import { ApprovalLinks } from '../../approvals/approval-links.js';
import { deputiesOf } from '../../approvals/delegations.js';
import { User } from '../../auth/user.entity.js';
import type { Actor } from '../../platform/auth/actor.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Clock } from '../../platform/values/clock.js';
import { RequisitionChanges } from '../requisition-changes.js';
import { approvalsOf, nextOf, type RequisitionRow, type StepRow } from '../requisition-rows.js';
import type { RequisitionVersion } from '../requisition.dto.js';
import { pathOf, stepsOf, thingOf } from '../requisition.rules.js';
import { RequisitionApproval, RequisitionApprovers } from './requisition-approval.entity.js';

/** Asks for the approval of a request, and tells whoever must decide. */
@Injectable()
export class AskApproval {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: ApprovalLinks,
    private readonly changes: RequisitionChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws {DomainError} `requisition_not_found`, `requisition_not_yours`, `requisition_stale`,
   * `requisition_wrong_state`, `requisition_no_approver`.
   */
  execute(id: string, { version }: RequisitionVersion, actor: Actor): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const order = { id, version };
      const row = await this.changes.lockToWrite(manager, order, ['borrador', 'devuelta'], actor);
      await this.begin(manager, row, actor);
    });
  }

  /** A round of approval of a locked request. @throws {DomainError} `requisition_no_approver`. */
  async begin(manager: EntityManager, row: RequisitionRow, actor: Actor): Promise<void> {
    const team = await manager.findBy(User, { activo: true, role: Not('candidate' as const) });
    const approvers = await manager.findBy(RequisitionApprovers, {});
    const steps = stepsOf(row, approvers, new Set(team.map(({ id }) => id)));
    if (steps.includes(null) && !team.some((one) => isOfHr(one) && one.id !== row.solicitante_id)) {
      throw new DomainError('requisition_no_approver');
    }
    const ronda = row.ronda + 1;
    const now = this.clock.now();
    await manager.insert(
      RequisitionApproval,
      steps.map((usuario_id, place) => ({
        ...{ solicitud_id: row.id, ronda, orden: place + 1, usuario_id },
        pedida_at: place === 0 ? now : null,
      })),
    );
    // The days until the approval count from the first time that it was asked for.
    const pedida_at = row.estado === 'aprobada' ? now : (row.pedida_at ?? now);
    const after = { estado: 'en_aprobacion', ronda, pedida_at, aprobada_at: null } as const;
    await this.changes.write(manager, row, after);
    await this.changes.record(manager, row.id, actor.userId, ['approval_asked', 'Aprobación pedida']);
    await this.tellNext(manager, { ...row, ...after });
  }

  /** @param again they were told before, and have not decided */
  async tellNext(
    manager: EntityManager,
    row: Pick<RequisitionRow, 'id' | 'numero' | 'titulo' | 'estado' | 'ronda' | 'solicitante_id'>,
    again = false,
  ): Promise<void> {
    const step = nextOf(row, await approvalsOf(manager, [row.id]));
    if (!step) return;
    for (const to of await this.receiversOf(manager, row, step)) {
      await this.links.ask(manager, {
        ...{ que: 'solicitud', asunto_id: row.id, paso_id: step.id, to, again },
        resumen: `${again ? 'Recordatorio: aprueba' : 'Aprueba'} ${thingOf(row)}`,
        detalle: `Te toca aprobar o devolver la solicitud de personal: ${row.titulo}.`,
        camino: pathOf(row.id),
      });
    }
  }

  /** The approver and whoever decides in their place today; without one, administration, else human resources. */
  private async receiversOf(
    manager: EntityManager,
    { solicitante_id }: Pick<RequisitionRow, 'solicitante_id'>,
    { usuario_id, activo, role }: StepRow,
  ): Promise<User[]> {
    if (usuario_id === null || !activo || role === 'candidate') {
      const found = await manager.findBy(User, { role: In(['admin', 'rrhh']), activo: true });
      const others = found.filter(({ id }) => id !== solicitante_id);
      const admins = others.filter((one) => one.role === 'admin');
      return admins.length > 0 ? admins : others;
    }
    const deputies = await deputiesOf(manager, usuario_id, this.clock.now());
    const ids = [usuario_id, ...deputies].filter((id) => id !== solicitante_id);
    return manager.findBy(User, { id: In(ids), activo: true, role: Not('candidate' as const) });
  }
}

const isOfHr = ({ role }: User): boolean => role === 'admin' || role === 'rrhh';
