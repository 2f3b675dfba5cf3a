import { WRITING_SECONDS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { User } from '../../../auth/user.entity.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { permissionsOf } from '../../../platform/auth/permissions.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../../platform/errors/domain-error.js';
import { accountName } from '../../../platform/values/account-name.js';
import { Clock } from '../../../platform/values/clock.js';
import type { ChangeThreadRequest, ThreadDesk } from './thread.dto.js';
import { Thread } from './thread.entity.js';
import { ThreadsRepository } from './threads.repository.js';

/** Who answers a conversation, until when it is put off, whether it is done with, and who is writing. */
@Injectable()
export class ThreadDesks {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly threads: ThreadsRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `candidate_not_found`. */
  async get(id: string, actor: Actor): Promise<ThreadDesk> {
    const { manager } = this.dataSource;
    if (!(await this.threads.findPerson({ candidate: id }))) throw new DomainError('candidate_not_found');
    return this.toDesk(manager, await this.threads.find(id), id, actor);
  }

  /**
   * Of two at once the second is refused: it was about another state. The same change again is refused too, as the version
   * has changed.
   * @throws {DomainError} `candidate_not_found`, `thread_stale`, `validation_failed`.
   */
  async change(id: string, request: ChangeThreadRequest, actor: Actor): Promise<ThreadDesk> {
    const { asignado_a, cerrada, recordar_at, version } = request;
    return inRequestTransaction(this.dataSource, async (manager) => {
      const thread = await this.threads.lock(manager, id);
      if (!thread) throw new DomainError('candidate_not_found');
      if (thread.version !== version) throw new DomainError('thread_stale');
      const now = this.clock.now();
      if (asignado_a !== undefined) thread.asignado_a = await this.assignable(manager, asignado_a);
      if (recordar_at !== undefined) {
        const until = recordar_at === null ? null : new Date(recordar_at);
        if (until && until <= now) throw invalid({ recordar_at: ['Elige un momento que no haya pasado'] });
        thread.recordar_at = until;
        if (until) thread.cerrado_at = null;
      }
      if (cerrada === false) thread.cerrado_at = null;
      if (cerrada) {
        thread.cerrado_at ??= now;
        thread.recordar_at = null;
        // Who closes a conversation has seen it.
        await this.threads.markRead(manager, { candidateId: id, reader: 'rrhh', upTo: thread.mensajes, now });
        thread.sin_leer_rrhh = 0;
      }
      thread.version += 1;
      return this.toDesk(manager, await manager.save(thread), id, actor);
    });
  }

  /**
   * Says for some seconds that somebody writes. Of two each is told of the other; a third one is not shown. Programs write
   * nothing by hand.
   */
  async writing(id: string, { userId }: Actor): Promise<void> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      if (await this.tell(manager, id, userId, 'escribe')) return;
      await this.tell(manager, id, userId, 'tambien_escribe');
    });
  }

  /** Whether the place was free or one's own already. */
  private async tell(
    manager: EntityManager,
    id: string,
    userId: string,
    place: 'escribe' | 'tambien_escribe',
  ): Promise<boolean> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + WRITING_SECONDS * 1000);
    const { affected } = await manager
      .createQueryBuilder()
      .update(Thread)
      .set({ [`${place}_user_id`]: userId, [`${place}_hasta`]: until })
      .where('candidato_id = :id', { id })
      .andWhere(`(${place}_hasta IS NULL OR ${place}_hasta < :now OR ${place}_user_id = :userId)`, {
        now,
        userId,
      })
      .execute();
    return affected === 1;
  }

  private async assignable(manager: EntityManager, id: string | null): Promise<string | null> {
    if (id === null) return null;
    const user = await manager.findOneBy(User, { id, activo: true });
    if (!user || !permissionsOf(user.role).has('threads:write')) {
      throw invalid({ asignado_a: ['Elige a alguien de RRHH'] });
    }
    return id;
  }

  private async toDesk(
    manager: EntityManager,
    thread: Thread | null,
    id: string,
    { userId }: Actor,
  ): Promise<ThreadDesk> {
    const { asignado_a = null, cerrado_at = null, recordar_at = null, version = 1 } = thread ?? {};
    const now = this.clock.now();
    const writers = thread
      ? ([
          [thread.escribe_user_id, thread.escribe_hasta],
          [thread.tambien_escribe_user_id, thread.tambien_escribe_hasta],
        ] as const)
      : [];
    const other = writers.find(([account, until]) => until !== null && until > now && account !== userId);
    const writer = other?.[0] ?? null;
    const users = await manager.findBy(User, { id: In([asignado_a, writer].filter((one) => one !== null)) });
    const nameOf = (account: string | null) => {
      const user = users.find((one) => one.id === account);
      return user ? accountName(user) : null;
    };
    const name = nameOf(asignado_a);
    return {
      id,
      asignada_a: asignado_a && name ? { id: asignado_a, nombre: name } : null,
      cerrada_at: cerrado_at?.toISOString() ?? null,
      recordar_at: recordar_at?.toISOString() ?? null,
      version,
      escribe: nameOf(writer),
    };
  }
}
