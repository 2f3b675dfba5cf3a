import type { ApprovalContent } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In, Not } from 'typeorm';
import {
  ApprovalLinks,
  type Decider,
  type Decision,
  type WaitingApproval,
} from '../../approvals/approval-links.js';
import { ApprovalProcess, type ApprovedKind } from '../../approvals/approval-process.js';
import { nextOf } from '../../approvals/approval-steps.js';
import { User } from '../../auth/user.entity.js';
import { DepartmentsService } from '../../departments/departments.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { db, type Source } from '../../platform/database/sql/db.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Clock } from '../../platform/values/clock.js';
import { assertIn, RequisitionChanges } from '../requisition-changes.js';
import { RequisitionMessages } from '../requisition-messages.js';
import {
  EVERYTHING,
  lockRequisition,
  REQUISITION_STEPS,
  type RequisitionRow,
  requisitionsOf,
  viewerOf,
  waitsFor,
} from '../requisition-rows.js';
import type { RequisitionVersion } from '../requisition.dto.js';
import { pathOf, stepsOf, thingOf } from '../requisition.rules.js';
import { approvalContent } from './approval-content.js';
import { RequisitionApproval, RequisitionApprovers } from './requisition-approval.entity.js';

const DETAILS = { aprobada: 'Solicitud aprobada', devuelta: 'Solicitud devuelta' } as const;
const ACTION = { aprobada: 'approved', devuelta: 'returned' } as const;
/** More than anybody decides on in one sitting. */
const WAITING = 100;

/** Who approves a request for staff, and what follows. */
@Injectable()
export class ApproveRequisition extends ApprovalProcess<RequisitionRow> {
  protected readonly kind: ApprovedKind = {
    que: 'solicitud',
    steps: REQUISITION_STEPS,
    cosa: 'la solicitud',
    // A delegation that is over: what it was about is not theirs to see any more.
    unseen: 'ajena',
    notApprover: 'requisition_not_approver',
  };

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    protected readonly links: ApprovalLinks,
    private readonly changes: RequisitionChanges,
    private readonly messages: RequisitionMessages,
    private readonly departments: DepartmentsService,
    protected readonly clock: Clock,
  ) {
    super();
  }

  /**
   * @throws {DomainError} `requisition_not_found`, `requisition_not_yours`, `requisition_stale`,
   * `requisition_wrong_state`, `requisition_no_approver`.
   */
  ask(id: string, { version }: RequisitionVersion, actor: Actor): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const order = { id, version };
      const row = await this.changes.lockToWrite(manager, order, ['borrador', 'devuelta'], actor);
      await this.round(manager, row, actor);
    });
  }

  /** A round of approval of a locked request. @throws {DomainError} `requisition_no_approver`. */
  async round(manager: EntityManager, row: RequisitionRow, actor: Actor): Promise<void> {
    const team = await manager.findBy(User, { activo: true, role: Not('candidate' as const) });
    const approvers = await manager.findBy(RequisitionApprovers, {});
    const steps = stepsOf(row, approvers, new Set(team.map(({ id }) => id)));
    if (steps.includes(null) && !team.some((one) => isOfHr(one) && one.id !== row.solicitante_id)) {
      throw new DomainError('requisition_no_approver');
    }
    const ronda = await this.begin(manager, row, steps);
    const now = this.clock.now();
    // The days until the approval count from the first time that it was asked for.
    const pedida_at = row.estado === 'aprobada' ? now : (row.pedida_at ?? now);
    const after = { estado: 'en_aprobacion', ronda, pedida_at, aprobada_at: null } as const;
    await this.changes.write(manager, row, after);
    await this.changes.record(manager, row.id, actor.userId, ['approval_asked', 'Aprobación pedida']);
    await this.tellNext(manager, { ...row, ...after });
  }

  /**
   * @param from where it was decided, for the log
   * @throws {DomainError} `requisition_not_found`, `requisition_stale`, `requisition_wrong_state`,
   * `requisition_not_approver`.
   */
  decide(
    { asunto_id: id }: { asunto_id: string },
    { version, ...decision }: Decision & { version: number },
    by: Decider,
    from = ' desde el correo',
  ): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const viewer = await viewerOf(manager, by, this.clock.now());
      const row = await lockRequisition(manager, id, viewer);
      assertIn(row, version, ['en_aprobacion']);
      const { step, others } = await this.decideStep(manager, row, decision, by);
      if (step.usuario_id !== null && viewer.deputised.includes(step.usuario_id)) {
        await manager.update(RequisitionApproval, step.id, { por_delegacion: true });
      }
      const what = decision.decision;
      const next = what === 'aprobada' && nextOf(row, others);
      const aprobada_at = this.clock.now();
      if (what === 'devuelta') await this.changes.write(manager, row, { estado: 'devuelta' });
      else if (next) await this.changes.write(manager, row, {});
      else await this.changes.write(manager, row, { estado: 'aprobada', aprobada_at });
      if (next) await this.askNext(manager, row, next);
      else await this.messages.decided(manager, row, decision);
      await this.changes.record(manager, id, by.userId, [ACTION[what], DETAILS[what] + from]);
    });
  }

  async waiting(source: Source, by: Decider): Promise<WaitingApproval[]> {
    const viewer = await viewerOf(source, by, this.clock.now());
    const rows = await db(source)
      .selectFrom('solicitudes_personal as s')
      .innerJoin('aprobaciones_solicitud as paso', (join) =>
        join.onRef('paso.solicitud_id', '=', 's.id').onRef('paso.ronda', '=', 's.ronda'),
      )
      .where(waitsFor(viewer))
      .where('paso.decision', 'is', null)
      .where('paso.pedida_at', 'is not', null)
      .select(['s.id', 's.numero', 's.titulo', 'paso.id as paso_id'])
      .select((eb) => eb.ref('paso.pedida_at').$notNull().as('desde'))
      .orderBy('paso.pedida_at')
      .limit(WAITING)
      .execute();
    return rows.map(({ id, paso_id, numero, titulo, desde }) => ({
      que: 'solicitud',
      asunto_id: id,
      paso_id,
      cosa: `${thingOf({ numero })} (${titulo})`,
      camino: pathOf(id),
      desde,
    }));
  }

  protected async rowsOf(
    manager: EntityManager,
    ids: string[],
    by: Decider | null,
  ): Promise<RequisitionRow[]> {
    const viewer = by ? await viewerOf(manager, by, this.clock.now()) : EVERYTHING;
    return requisitionsOf(manager, ids, viewer);
  }

  protected mayDecide(_manager: EntityManager, row: RequisitionRow): boolean {
    return Boolean(row.espera_de_mi);
  }

  protected contentOf(row: RequisitionRow): Promise<ApprovalContent> {
    return approvalContent(this.departments, row);
  }

  protected wordsOf(row: RequisitionRow) {
    const thing = thingOf(row);
    return { cosa: thing, resumen: thing, detalle: `la solicitud de personal: ${row.titulo}` };
  }

  protected pathFor(_role: User['role'], { id }: RequisitionRow): string {
    return pathOf(id);
  }

  /** Administration, else human resources; never whoever asked. */
  protected async anybody(manager: EntityManager, { solicitante_id }: RequisitionRow): Promise<User[]> {
    const found = await manager.findBy(User, { role: In(['admin', 'rrhh']), activo: true });
    const others = found.filter(({ id }) => id !== solicitante_id);
    const admins = others.filter((one) => one.role === 'admin');
    return admins.length > 0 ? admins : others;
  }

  protected override excluded({ solicitante_id }: RequisitionRow): string | null {
    return solicitante_id;
  }
}

const isOfHr = ({ role }: User): boolean => role === 'admin' || role === 'rrhh';
