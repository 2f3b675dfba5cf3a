import type { ApprovalContent } from '@hiring/contract';
import type { OnModuleInit } from '@nestjs/common';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { User } from '../auth/user.entity.js';
import type { Source } from '../platform/database/sql/db.js';
import { DomainError } from '../platform/errors/domain-error.js';
import type { ErrorCode } from '../platform/errors/error-catalogue.js';
import type { Clock } from '../platform/values/clock.js';
import type { ApprovedThing } from './approval-link.entity.js';
import type {
  ApprovalLinks,
  ApprovalLook,
  ApprovalStep,
  ApprovalSubject,
  Decider,
  Decision,
  WaitingApproval,
} from './approval-links.js';
import {
  type Approved,
  isOfNobody,
  nextOf,
  type StepRow,
  stepsOf,
  type StepTable,
} from './approval-steps.js';
import { deputiesOf, replacedToday } from './delegations.js';
import { isAskedAgain } from './working-days.js';

/** What a kind of thing that is approved says of itself. */
export interface ApprovedKind {
  que: ApprovedThing;
  steps: StepTable;
  /** How it is called when nothing of it is shown. */
  cosa: string;
  /** One that somebody does not find: removed, or not theirs to see any more. */
  unseen: 'terminada' | 'ajena';
  notApprover: ErrorCode;
}

interface Words {
  /** "la oferta OF-2026-0042". */
  cosa: string;
  /** The same for the subject of a mail. */
  resumen: string;
  /** The same for its text. */
  detalle: string;
}

/** Ordered approval, the same of offers and requests: the next one is asked when the one before has approved. */
export abstract class ApprovalProcess<Row extends Approved> implements ApprovalSubject, OnModuleInit {
  protected abstract readonly kind: ApprovedKind;
  protected abstract readonly links: ApprovalLinks;
  protected abstract readonly clock: Clock;

  abstract decide(
    step: Pick<ApprovalStep, 'asunto_id'>,
    decision: Decision & { version: number },
    by: Decider,
    from?: string,
  ): Promise<void>;
  abstract waiting(source: Source, by: Decider): Promise<WaitingApproval[]>;
  /** Those that `by` sees; null: the product itself. */
  protected abstract rowsOf(manager: EntityManager, ids: string[], by: Decider | null): Promise<Row[]>;
  protected abstract mayDecide(
    manager: EntityManager,
    row: Row,
    step: StepRow,
    by: Decider,
  ): Promise<boolean> | boolean;
  protected abstract contentOf(row: Row): Promise<ApprovalContent>;
  protected abstract wordsOf(row: Row): Words;
  protected abstract pathFor(role: User['role'], row: Row): string;
  /** Who decides what is nobody's in particular. */
  protected abstract anybody(manager: EntityManager, row: Row): Promise<User[]>;

  /** Who never decides it, in whose place ever. */
  protected excluded(_row: Row): string | null {
    return null;
  }

  onModuleInit(): void {
    this.links.register(this.kind.que, this);
  }

  async look(
    manager: EntityManager,
    { asunto_id, paso_id }: ApprovalStep,
    by: Decider,
  ): Promise<ApprovalLook> {
    const { steps: table, cosa, unseen } = this.kind;
    const steps = await stepsOf(manager, table, [asunto_id], this.clock.now()).execute();
    const step = steps.find(({ id }) => id === paso_id);
    if (!step) return { estado: 'terminada', cosa, camino: null };
    const [row] = await this.rowsOf(manager, [asunto_id], by);
    if (!row) return { estado: unseen, cosa, camino: null };
    const about = { cosa: this.wordsOf(row).cosa, camino: this.pathFor(by.role, row) };
    if (step.decision) return { ...about, estado: 'decidida', decision: step.decision };
    if (row.estado === 'retirada' || row.estado === 'cancelada') return { ...about, estado: 'terminada' };
    const next = nextOf(row, steps);
    if (next?.id !== paso_id) return { ...about, estado: 'cambiada' };
    if (!(await this.mayDecide(manager, row, next, by))) return { ...about, estado: 'ajena' };
    return { ...about, estado: 'pendiente', version: row.version, contenido: await this.contentOf(row) };
  }

  async remind(manager: EntityManager): Promise<number> {
    const now = this.clock.now();
    const { entity, of } = this.kind.steps;
    const open = await manager.find(entity, {
      where: { decision: IsNull(), pedida_at: Not(IsNull()), recordada_at: IsNull() },
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    const due = open.filter(({ pedida_at }) => isAskedAgain(pedida_at, now));
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    await manager.update(entity, { id: In(ids) }, { recordada_at: now });
    const about = due.map((step) => (step as unknown as Record<typeof of, string>)[of]);
    for (const row of await this.rowsOf(manager, about, null)) await this.tellNext(manager, row, ids);
    return due.length;
  }

  async tellDeputies(manager: EntityManager): Promise<void> {
    const { entity, of } = this.kind.steps;
    const waiting = await manager.findBy(entity, { decision: IsNull(), pedida_at: Not(IsNull()) });
    const asked = waiting.flatMap(({ usuario_id }) => usuario_id ?? []);
    const replaced = await replacedToday(manager, asked, this.clock.now());
    const theirs = waiting.filter(({ usuario_id }) => usuario_id && replaced.includes(usuario_id));
    const about = theirs.map((step) => (step as unknown as Record<typeof of, string>)[of]);
    // A mail that was written before is not written again.
    for (const row of await this.rowsOf(manager, about, null)) await this.tellNext(manager, row);
  }

  /** Begins a round with these people; the first one is asked when it is told. @returns its number */
  protected async begin(
    manager: EntityManager,
    row: Row,
    people: readonly (string | null)[],
  ): Promise<number> {
    const { entity, of } = this.kind.steps;
    const ronda = row.ronda + 1;
    const first = { pedida_at: this.clock.now() };
    await manager.insert(
      entity,
      people.map((usuario_id, place) => ({
        [of]: row.id,
        ronda,
        orden: place + 1,
        usuario_id,
        ...(place === 0 && first),
      })),
    );
    return ronda;
  }

  /**
   * Writes the decision of the step whose turn it is.
   * @returns it, and the others of its round
   * @throws {DomainError} `notApprover`: somebody else's turn, or decided by somebody else just before.
   */
  protected async decideStep(
    manager: EntityManager,
    row: Row,
    { decision, motivo }: Decision,
    by: Decider,
  ): Promise<{ step: StepRow; others: StepRow[] }> {
    const steps = await stepsOf(manager, this.kind.steps, [row.id], this.clock.now()).execute();
    const step = nextOf(row, steps);
    if (!step || !(await this.mayDecide(manager, row, step, by)))
      throw new DomainError(this.kind.notApprover);
    await manager.update(this.kind.steps.entity, step.id, {
      decision,
      motivo,
      decidida_por: by.userId,
      decidida_at: this.clock.now(),
    });
    return { step, others: steps.filter(({ id, ronda }) => ronda === row.ronda && id !== step.id) };
  }

  protected async askNext(manager: EntityManager, row: Row, { id }: { id: string }): Promise<void> {
    await manager.update(this.kind.steps.entity, id, { pedida_at: this.clock.now() });
    await this.tellNext(manager, row);
  }

  /** Tells whoever must decide next. @param again only of these steps: they were told before, and have not decided */
  protected async tellNext(manager: EntityManager, row: Row, again?: readonly string[]): Promise<void> {
    const { que, steps } = this.kind;
    const step = nextOf(row, await stepsOf(manager, steps, [row.id], this.clock.now()).execute());
    if (!step || (again && !again.includes(step.id))) return;
    const { resumen, detalle } = this.wordsOf(row);
    for (const to of await this.receiversOf(manager, row, step)) {
      await this.links.ask(manager, {
        que,
        asunto_id: row.id,
        paso_id: step.id,
        to,
        again: Boolean(again),
        resumen: `${again ? 'Recordatorio: aprueba' : 'Aprueba'} ${resumen}`,
        detalle: `Te toca aprobar o devolver ${detalle}.`,
        camino: this.pathFor(to.role, row),
      });
    }
  }

  /** The approver and whoever decides in their place today. */
  private async receiversOf(manager: EntityManager, row: Row, step: StepRow): Promise<User[]> {
    const { usuario_id } = step;
    if (usuario_id === null || isOfNobody(step)) return this.anybody(manager, row);
    const deputies = await deputiesOf(manager, usuario_id, this.clock.now());
    const ids = [usuario_id, ...deputies.filter((id) => id !== this.excluded(row))];
    return manager.findBy(User, { id: In(ids), activo: true, role: Not('candidate' as const) });
  }
}
