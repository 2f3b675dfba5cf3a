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
import { isOfNobody, nextOf, type StepRow } from '../../approvals/approval-steps.js';
import { standsInFor } from '../../approvals/delegations.js';
import { User } from '../../auth/user.entity.js';
import { ApplicationProcess } from '../../candidates/applications/application-process.js';
import { DepartmentsService } from '../../departments/departments.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { Source } from '../../platform/database/sql/db.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Clock } from '../../platform/values/clock.js';
import { assertIn, lockWhole } from '../lock-whole.js';
import { OfferChanges } from '../offer-changes.js';
import { OfferMessages } from '../offer-messages.js';
import { OFFER_STEPS, type OfferRow, offersOf } from '../offer-rows.js';
import { offerName, pathFor } from '../offer.rules.js';
import { bandNow } from '../write-offer.js';
import { OfferApproval } from './approval.entity.js';
import { approvalContent } from './approval-content.js';
import { OfferApprovers } from './approvers.entity.js';
import { waitingSteps } from './waiting-steps.js';

/** Who approves an offer, and what follows. */
@Injectable()
export class ApproveOffer extends ApprovalProcess<OfferRow> {
  protected readonly kind: ApprovedKind = {
    que: 'oferta',
    steps: OFFER_STEPS,
    cosa: 'la oferta',
    unseen: 'terminada',
    notApprover: 'offer_not_approver',
  };

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly process: ApplicationProcess,
    private readonly messages: OfferMessages,
    protected readonly links: ApprovalLinks,
    private readonly changes: OfferChanges,
    private readonly departments: DepartmentsService,
    protected readonly clock: Clock,
  ) {
    super();
  }

  /**
   * Asks the approvers of the departments of application and offer, and administration when the pay lies outside of what is published. With nobody
   * to ask it is approved at once.
   * @throws {DomainError} `offer_not_found`, `offer_stale`, `offer_wrong_state`, `offer_no_approver`.
   */
  ask(id: string, version: number, actor: Actor): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const { row: found } = await lockWhole(manager, this.process, id);
      assertIn(found, version, ['borrador']);
      const { banda, people } = await this.asked(manager, found, actor);
      const row = { ...found, banda };
      const ronda = await this.begin(manager, row, people);
      const estado = people.length > 0 ? 'en_aprobacion' : 'aprobada';
      await this.changes.write(manager, row, {
        ronda,
        banda,
        aprobado: row.contenido,
        anterior: row.aprobado,
        estado,
      });
      await this.tellNext(manager, { ...row, ronda, estado });
      const details = people.length > 0 ? 'Aprobación pedida' : 'Oferta aprobada: nadie tiene que aprobarla';
      await this.changes.record(manager, id, actor.userId, ['approval_asked', details]);
    });
  }

  /** Whether a draft needs an approval, or cannot have one. */
  async isNeeded(manager: EntityManager, row: OfferRow, asker: Actor): Promise<boolean> {
    try {
      return (await this.asked(manager, row, asker)).people.length > 0;
    } catch (error) {
      if (error instanceof DomainError) return true;
      throw error;
    }
  }

  /** Of whom, with the band as it is now: the vacancy may have changed it since the offer was written. */
  private async asked(manager: EntityManager, row: OfferRow, asker: Actor) {
    const banda = await bandNow(manager, row, row.contenido);
    return { banda, people: await this.peopleOf(manager, { ...row, banda }, asker) };
  }

  /**
   * @param from where it was decided, for the log
   * @throws {DomainError} `offer_not_found`, `offer_stale`, `offer_wrong_state`, `offer_not_approver`.
   */
  decide(
    { asunto_id: id }: { asunto_id: string },
    { version, decision, motivo }: Decision & { version: number },
    by: Decider,
    from = ' desde el correo',
  ): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const { row } = await lockWhole(manager, this.process, id);
      assertIn(row, version, ['en_aprobacion']);
      const { others } = await this.decideStep(manager, row, { decision, motivo }, by);
      const after =
        nextOf(row, others) ??
        (decision === 'aprobada' && row.banda !== 'dentro' && by.role !== 'admin'
          ? await this.administration(manager, row, others)
          : null);
      const estado = decision === 'devuelta' ? 'borrador' : after ? 'en_aprobacion' : 'aprobada';
      await this.changes.write(manager, row, { estado });
      if (estado === 'en_aprobacion' && after) await this.askNext(manager, row, after);
      else await this.tellWriter(manager, row, { decision, motivo });
      const details = decision === 'devuelta' ? 'Oferta devuelta' : 'Oferta aprobada';
      await this.changes.record(manager, id, by.userId, [ACTION[decision], details + from]);
    });
  }

  async waiting(source: Source, by: Decider): Promise<WaitingApproval[]> {
    const steps = await waitingSteps(source, by, this.clock.now());
    return steps.map(({ id, paso_id, desde, ...row }) => ({
      que: 'oferta' as const,
      asunto_id: id,
      paso_id,
      desde,
      cosa: `la oferta ${offerName(row)}`,
      camino: pathFor(by.role, { id }),
    }));
  }

  /**
   * Whether the step is this person's to decide: their own, one of somebody in whose place they decide today, or one of
   * administration, whose own offers another one approves.
   */
  async mayDecide(manager: EntityManager, row: OfferRow, step: StepRow, by: Decider): Promise<boolean> {
    if (by.key) return false;
    const isOwn = row.creada_por === by.userId;
    // Of somebody who has left, administration decides.
    if (step.usuario_id === null || isOfNobody(step)) {
      return by.role === 'admin' && (!isOwn || (await isOwnAllowed(manager, row)));
    }
    if (step.usuario_id === by.userId) return true;
    if (by.userId === this.excluded(row)) return false;
    return (await standsInFor(manager, by.userId, this.clock.now())).includes(step.usuario_id);
  }

  protected override excluded({ sin_suplir }: OfferRow): string | null {
    return sin_suplir;
  }

  protected rowsOf(manager: EntityManager, ids: string[]): Promise<OfferRow[]> {
    return offersOf(manager, ids);
  }

  protected contentOf(row: OfferRow): Promise<ApprovalContent> {
    return approvalContent(this.departments, row);
  }

  protected wordsOf(row: OfferRow) {
    return {
      cosa: `la oferta ${offerName(row)}`,
      resumen: `la oferta ${this.messages.nameOf(row)}`,
      detalle: `la oferta de ${row.contenido.puesto}`,
    };
  }

  protected pathFor(role: User['role'], row: OfferRow): string {
    return pathFor(role, row);
  }

  /** Administration, and of it everybody but the writer. */
  protected async anybody(manager: EntityManager, { creada_por }: OfferRow): Promise<User[]> {
    const admins = await manager.findBy(User, { role: 'admin', activo: true });
    const others = admins.filter(({ id }) => id !== creada_por);
    return others.length > 0 ? others : admins;
  }

  /** Outside of the band somebody of administration decides, whoever stood in for whom: asked last, unless one has. */
  private async administration(
    manager: EntityManager,
    { id: oferta_id, ronda }: OfferRow,
    decided: readonly StepRow[],
  ): Promise<Pick<OfferApproval, 'id'> | null> {
    const ids = decided.flatMap(({ decidida_por }) => decidida_por ?? []);
    if (await manager.existsBy(User, { id: In(ids), role: 'admin' })) return null;
    return manager.save(manager.create(OfferApproval, { oferta_id, ronda, orden: decided.length + 2 }));
  }

  /** Accounts in their order; null: anybody of administration. */
  private async peopleOf(manager: EntityManager, row: OfferRow, asker: Actor): Promise<(string | null)[]> {
    const rules = await rulesOf(manager, row);
    const usuarios = [...new Set(rules.flatMap((rule) => rule.usuarios))];
    const propia = allowsOwn(rules, row);
    const active = await manager.findBy(User, {
      id: In(usuarios),
      activo: true,
      role: Not('candidate'),
    });
    const admins = active.filter(({ role }) => role === 'admin').map(({ id }) => id);
    const named = usuarios.filter(
      (id) => active.some((one) => one.id === id) && (propia || id !== asker.userId),
    );
    if (usuarios.length > 0 && named.length === 0) throw new DomainError('offer_no_approver');
    if (row.banda === 'dentro' || named.some((id) => admins.includes(id))) return named;
    const others = await manager.findBy(User, { role: 'admin', activo: true });
    if (!others.some(({ id }) => propia || id !== row.creada_por)) throw new DomainError('offer_no_approver');
    return [...named, null];
  }

  private async tellWriter(
    manager: EntityManager,
    row: OfferRow,
    { decision, motivo }: Decision,
  ): Promise<void> {
    const returned = decision === 'devuelta';
    await this.messages.staff(manager, row, {
      cause: `${decision}:${row.ronda}`,
      // Without the writer human resources read it.
      ...(row.creada_por && row.escribe_email && row.escribe_activo
        ? { to: { id: row.creada_por, email: row.escribe_email } }
        : {}),
      resumen: `${returned ? 'Devuelta' : 'Aprobada'}: la oferta ${this.messages.nameOf(row)}`,
      detalle: returned
        ? 'Cambia lo que haga falta y pide la aprobación otra vez.'
        : 'Ya se puede enviar a la persona.',
      ...(motivo ? { mensaje: motivo } : {}),
    });
  }
}

const ACTION = { aprobada: 'approved', devuelta: 'returned' } as const;

/** Of the department of the application and of the one that is offered: another department is no way around. */
export const departmentsOf = ({
  contenido,
  departamento_candidatura,
}: Pick<OfferRow, 'contenido' | 'departamento_candidatura'>): string[] => [
  ...new Set([departamento_candidatura, contenido.departamento]),
];

const rulesOf = (manager: EntityManager, row: OfferRow): Promise<OfferApprovers[]> =>
  manager.findBy(OfferApprovers, { departamento: In(departmentsOf(row)) });

export const allowsOwn = (
  rules: readonly Pick<OfferApprovers, 'departamento' | 'propia'>[],
  row: Pick<OfferRow, 'contenido' | 'departamento_candidatura'>,
): boolean =>
  departmentsOf(row).every((code) =>
    rules.some(({ departamento, propia }) => departamento === code && propia),
  );

/** Whether whoever sends an offer may be the only one who approves it: where both departments allow it. */
export const isOwnAllowed = async (manager: EntityManager, row: OfferRow): Promise<boolean> =>
  allowsOwn(await rulesOf(manager, row), row);
