import { type AnswerOutcome, APPROVAL_LIMITS, type ApprovalForm, type ApprovalPage } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { inTransaction, joining } from '../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../platform/errors/domain-error.js';
import { pageOutcome } from '../platform/errors/page-outcome.js';
import { Clock } from '../platform/values/clock.js';
import { ApprovalLink } from './approval-link.entity.js';
import { ApprovalLinks, type Decider, type Decision } from './approval-links.js';

/** Data for the page of a link that approves. Looking changes nothing. */
@Injectable()
export class ApprovalPages {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: ApprovalLinks,
    private readonly clock: Clock,
  ) {}

  /** Null: no such link, or its account may not use it any more. */
  async find(token: string): Promise<ApprovalPage | null> {
    const { manager } = this.dataSource;
    const link = await this.links.find(manager, token);
    const by = link && (await this.links.deciderOf(manager, link));
    return by ? this.pageOf(manager, link, by) : null;
  }

  /** Decides once, in one transaction with the use of the link; of two at once the second finds it used. */
  decide(token: string, form: ApprovalForm): Promise<AnswerOutcome> {
    return pageOutcome(async () => {
      const decision = checked(form);
      await inTransaction(this.dataSource, async (manager) => {
        const found = await this.links.find(manager, token);
        // The account first, as whoever closes it: links are ended after it is locked.
        const by = found && (await this.links.deciderOf(manager, found, { mode: 'pessimistic_read' }));
        const link =
          by &&
          (await manager.findOne(ApprovalLink, {
            where: { id: found.id },
            lock: { mode: 'pessimistic_write' },
          }));
        if (!link || link.cerrado_at || (await this.pageOf(manager, link, by)).estado !== 'pendiente') {
          throw new DomainError('approval_link_gone');
        }
        const { version } = link;
        await joining(manager, () =>
          this.links.subjectOf(link.que).decide(link, { ...decision, version }, by),
        );
        await manager.update(ApprovalLink, link.id, { usado_at: this.clock.now() });
      });
    });
  }

  private async pageOf(manager: EntityManager, link: ApprovalLink, by: Decider): Promise<ApprovalPage> {
    const look = await this.links.subjectOf(link.que).look(manager, link, by);
    const { cosa, camino } = look;
    const page = { cosa, camino, decision: null, contenido: null };
    if (look.estado === 'decidida') {
      return { ...page, estado: link.usado_at ? 'hecha' : 'decidida', decision: look.decision };
    }
    if (look.estado !== 'pendiente') return { ...page, estado: look.estado };
    if (look.version !== link.version) return { ...page, estado: 'cambiada' };
    if (link.caduca_at <= this.clock.now()) return { ...page, estado: 'caducada' };
    return { ...page, estado: 'pendiente', contenido: look.contenido };
  }
}

/** @throws {DomainError} `validation_failed`. */
function checked({ accion, motivo }: ApprovalForm): Decision {
  if (accion === 'aprobar') return { decision: 'aprobada', motivo: null };
  const text = motivo.trim();
  if (accion !== 'devolver') throw invalid({ decision: ['Elige si la apruebas o la devuelves'] });
  if (text === '') throw invalid({ motivo: ['Escribe por qué la devuelves'] });
  if (text.length > APPROVAL_LIMITS.motivo) {
    throw invalid({ motivo: [`No puede superar los ${APPROVAL_LIMITS.motivo} caracteres`] });
  }
  return { decision: 'devuelta', motivo: text };
}
