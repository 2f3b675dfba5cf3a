import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, can } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { ListQuery, Page } from '../../platform/http/lists/list-query.js';
import { type EmailResponse, type EmailRow, toEmailResponse, toEmailRow } from './emails.dto.js';
import { type EmailFilterName, type EmailRecord, EmailsRepository } from './emails.repository.js';
import { MailJobs } from '../delivery/mail-jobs.js';

/** Messages in the back office. Account messages are visible to administrators only. */
@Injectable()
export class EmailsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: EmailsRepository,
    private readonly jobs: MailJobs,
    private readonly clock: Clock,
  ) {}

  async list(actor: Actor, query: ListQuery<'created_at', EmailFilterName>): Promise<Page<EmailRow>> {
    for (const name of ['candidato_id', 'aplicacion_id'] as const) {
      const id = query.filter[name];
      if (id && !isUUID(id)) throw new DomainError('invalid_query', { name: `filter.${name}` });
    }
    const withAccount = can(actor, 'emails:read_account');
    const { records, total, next } = query.ids
      ? await this.listed(query.ids, withAccount)
      : await this.repository.list(query, withAccount);
    const now = this.clock.now();
    return {
      items: records.map((record) => toEmailRow(record, now)),
      total,
      offset: query.ids ? 0 : query.offset,
      next,
      byCursor: query.after !== null,
    };
  }

  private async listed(ids: string[], withAccount: boolean) {
    const all = await this.repository.listByIds(ids);
    const records = all.filter((record) => withAccount || !record.de_cuenta);
    return { records, total: records.length, next: null };
  }

  /** @throws {DomainError} `email_not_found`, also for an account message hidden from the actor. */
  async get(actor: Actor, id: string): Promise<EmailResponse> {
    return toEmailResponse(await this.getRecord(this.dataSource.manager, actor, id), this.clock.now());
  }

  /** @throws {DomainError} `email_not_found`, `email_not_delayed`. */
  async sendNow(actor: Actor, id: string): Promise<EmailResponse> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      await this.getRecord(manager, actor, id);
      const due = await this.repository.makeDue(manager, id);
      if (!due) throw new DomainError('email_not_delayed');
      await this.jobs.deliverAt(manager, id, due);
      return toEmailResponse(await this.getRecord(manager, actor, id), this.clock.now());
    });
  }

  /**
   * Cancels a waiting message; a second cancellation fails. A worker that is sending it wins.
   * @throws {DomainError} `email_not_found`, `email_cancel_by_undo`, `email_not_cancellable`.
   */
  async cancel(actor: Actor, id: string): Promise<EmailResponse> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const record = await this.getRecord(manager, actor, id);
      if (record.hidden && record.estado === 'pendiente') throw new DomainError('email_cancel_by_undo');
      if (!(await this.repository.cancel(manager, id))) throw new DomainError('email_not_cancellable');
      return toEmailResponse(await this.getRecord(manager, actor, id), this.clock.now());
    });
  }

  async getRecord(manager: EntityManager, actor: Actor, id: string): Promise<EmailRecord & { html: string }> {
    const record = await this.repository.findById(manager, id);
    const visible = record && (!record.de_cuenta || can(actor, 'emails:read_account'));
    if (!visible) throw new DomainError('email_not_found');
    return record;
  }
}
