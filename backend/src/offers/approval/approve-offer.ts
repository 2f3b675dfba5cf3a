import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In, Not } from 'typeorm';
import { User } from '../../auth/user.entity.js';
import { ApplicationProcess } from '../../candidates/applications/application-process.js';
import { deputiesOf, standsInFor } from '../../approvals/delegations.js';
import { ApprovalLinks, type Decider, type Decision } from '../../approvals/approval-links.js';
import type { Actor } from '../../platform/auth/actor.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Clock } from '../../platform/values/clock.js';
import { assertIn, lockWhole } from '../lock-whole.js';
import { bandNow } from '../write-offer.js';
import { OfferChanges } from '../offer-changes.js';
import { OfferMessages } from '../offer-messages.js';
import { approvalsOf, type ApprovalRow, nextOf, type OfferRow } from '../offer-rows.js';
import { pathFor } from '../offer.rules.js';
import { OfferApproval } from './approval.entity.js';
import { OfferApprovers } from './approvers.entity.js';

/** Ordered approval: the next one is asked when the one before has approved. */
@Injectable()
export class ApproveOffer {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly process: ApplicationProcess,
    private readonly messages: OfferMessages,
    private readonly links: ApprovalLinks,
    private readonly changes: OfferChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * Asks the approvers of the departments of application and offer, and administration when the pay lies outside of what is published. With nobody
   * to ask it is approved at once.
   * @throws {DomainError} `offer_not_found`, `offer_stale`, `offer_wrong_state`, `offer_no_approver`.
   */
  ask(id: string, version: number, actor: Actor): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const { row: found, locked } = await lockWhole(manager, this.process, id);
      assertIn(found, version, ['borrador']);
      // The vacancy may have changed its band since the offer was written.
      const banda = await bandNow(manager, locked.application, found.contenido);
      const row = { ...found, banda };
      const steps = await this.stepsOf(manager, row, actor);
      const ronda = row.ronda + 1;
      const now = this.clock.now();
      await manager.insert(
        OfferApproval,
        steps.map((usuario_id, place) => ({
          ...{ oferta_id: id, ronda, orden: place + 1, usuario_id },
          pedida_at: place === 0 ? now : null,
        })),
      );
      await this.changes.write(manager, row, {
        ...{ ronda, banda, aprobado: row.contenido, anterior: row.aprobado },
        estado: steps.length > 0 ? 'en_aprobacion' : 'aprobada',
      });
      const after = { ...row, ronda };
      if (steps.length > 0) await this.tellNext(manager, after);
      const details = steps.length > 0 ? 'Aprobación pedida' : 'Oferta aprobada: nadie tiene que aprobarla';
      await this.changes.record(manager, id, actor.userId, ['approval_asked', details]);
    });
  }

  /** @throws {DomainError} as `decide` */
  approve(id: string, version: number, actor: Actor): Promise<void> {
    return this.decide(id, version, { decision: 'aprobada', motivo: null }, actor);
  }

  /** Back to whoever wrote it. @throws {DomainError} as `decide` */
  giveBack(
    id: string,
    { version, motivo }: { version: number; motivo: string },
    actor: Actor,
  ): Promise<void> {
    return this.decide(id, version, { decision: 'devuelta', motivo }, actor);
  }

  /**
   * Whether the step is this person's to decide: their own, one of somebody in whose place they decide today, or one of
   * administration, whose own offers another one approves.
   */
  async mayDecide(
    manager: EntityManager,
    row: OfferRow,
    step: ApprovalRow,
    actor: Decider,
  ): Promise<boolean> {
    if (actor.key) return false;
    // Of somebody who has left, administration decides.
    const left = step.usuario_id !== null && !(step.activo && step.role !== 'candidate');
    if (step.usuario_id === null || left) {
      return (
        actor.role === 'admin' && (row.creada_por !== actor.userId || (await isOwnAllowed(manager, row)))
      );
    }
    if (step.usuario_id === actor.userId) return true;
    if (row.creada_por === actor.userId && !(await isOwnAllowed(manager, row))) return false;
    return (await standsInFor(manager, actor.userId, this.clock.now())).includes(step.usuario_id);
  }

  /**
   * @param from where it was decided, for the log
   * @throws {DomainError} `offer_not_found`, `offer_stale`, `offer_wrong_state`, `offer_not_approver`: somebody else's
   * turn, or decided by somebody else just before.
   */
  decide(
    id: string,
    version: number,
    { decision, motivo }: Decision,
    actor: Decider,
    from = '',
  ): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const { row } = await lockWhole(manager, this.process, id);
      assertIn(row, version, ['en_aprobacion']);
      const steps = await approvalsOf(manager, [id]);
      const step = nextOf(steps);
      if (!step || !(await this.mayDecide(manager, row, step, actor))) {
        throw new DomainError('offer_not_approver');
      }
      const now = this.clock.now();
      await manager.update(OfferApproval, step.id, {
        ...{ decision, motivo, decidida_por: actor.userId, decidida_at: now },
      });
      const left = steps.filter(({ id: one }) => one !== step.id);
      const after =
        nextOf(left) ??
        (decision === 'aprobada' && row.banda !== 'dentro' && actor.role !== 'admin'
          ? await this.administration(manager, row, left)
          : null);
      const estado = decision === 'devuelta' ? 'borrador' : after ? 'en_aprobacion' : 'aprobada';
      await this.changes.write(manager, row, { estado });
      if (estado === 'en_aprobacion' && after) {
        await manager.update(OfferApproval, after.id, { pedida_at: now });
        await this.tellNext(manager, row);
      } else await this.tellWriter(manager, row, { decision, motivo });
      const details = decision === 'devuelta' ? 'Oferta devuelta' : 'Oferta aprobada';
      await this.changes.record(manager, id, actor.userId, [ACTION[decision], details + from]);
    });
  }

  /** Outside of the band somebody of administration decides, whoever stood in for whom: asked last, unless one has. */
  private async administration(
    manager: EntityManager,
    { id: oferta_id, ronda }: OfferRow,
    decided: readonly ApprovalRow[],
  ): Promise<Pick<OfferApproval, 'id'> | null> {
    const ids = decided.flatMap(({ decidida_por }) => decidida_por ?? []);
    if (await manager.existsBy(User, { id: In(ids), role: 'admin' })) return null;
    return manager.save(manager.create(OfferApproval, { oferta_id, ronda, orden: decided.length + 2 }));
  }

  /** Accounts in their order; null: anybody of administration. */
  private async stepsOf(manager: EntityManager, row: OfferRow, asker: Actor): Promise<(string | null)[]> {
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

  /** Tells whoever must decide next. @param again they were told before, and have not decided */
  async tellNext(manager: EntityManager, row: OfferRow, again = false): Promise<void> {
    const step = nextOf(await approvalsOf(manager, [row.id]));
    if (!step) return;
    const receivers = await this.receiversOf(manager, row, step);
    for (const to of receivers) {
      await this.links.ask(manager, {
        ...{ que: 'oferta', asunto_id: row.id, paso_id: step.id, to, again },
        resumen: `${again ? 'Recordatorio: aprueba' : 'Aprueba'} la oferta ${this.messages.nameOf(row)}`,
        detalle: `Te toca aprobar o devolver la oferta de ${row.contenido.puesto}.`,
        camino: pathFor(to.role, row),
      });
    }
  }

  /** The approver and whoever decides in their place today; of administration, everybody but the writer. */
  private async receiversOf(
    manager: EntityManager,
    row: OfferRow,
    { usuario_id, activo }: ApprovalRow,
  ): Promise<User[]> {
    if (usuario_id === null || !activo) {
      const admins = await manager.findBy(User, { role: 'admin', activo: true });
      const others = admins.filter(({ id }) => id !== row.creada_por);
      return others.length > 0 ? others : admins;
    }
    const deputies = await deputiesOf(manager, usuario_id, this.clock.now());
    return manager.findBy(User, {
      id: In([usuario_id, ...deputies]),
      activo: true,
    });
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
