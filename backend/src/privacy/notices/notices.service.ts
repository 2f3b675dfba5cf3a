import {
  type AvisoFormulario,
  AVISO_FORMULARIO_LABEL,
  noticeFault,
  type ShownNotice,
} from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, Not, type Repository } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/values/clock.js';
import { ShortCache } from '../../platform/values/short-cache.js';
import { afterCommit } from '../../platform/database/transactions/request-transactions.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
import { type NoticeDraftRequest, type NoticeResponse, toNoticeResponse } from './notice.dto.js';
import { noticeFor } from './notice-words.js';
import { Notice } from './notice.entity.js';

/** The privacy notices of the forms: drafts, versions, and what is in force. */
@Injectable()
export class NoticesService {
  private readonly notices = new ShortCache(() => this.load());
  /** Pages stay up while the database is away: with what was in force when it went. */
  private last: ReadonlyMap<AvisoFormulario, Notice> | null = null;

  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Notice) private readonly noticeRows: Repository<Notice>,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** What a form shows now, in the language of whoever asks. */
  async shown(formulario: AvisoFormulario): Promise<ShownNotice> {
    const shown = (await this.notices.get()).get(formulario);
    if (!shown) throw new Error(`no notice of the form ${formulario} is in force`);
    return noticeFor(shown);
  }

  /** The next reading asks the database. */
  forget(): void {
    this.notices.forget();
  }

  /** Drafts first, then each version, the newest first. */
  async list(formulario: AvisoFormulario): Promise<NoticeResponse[]> {
    const notices = await this.noticeRows.find({
      where: { formulario },
      relations: { autor: true },
      order: { numero: 'DESC' },
    });
    const current = notices.find(({ vigente_desde }) => vigente_desde !== null);
    return notices.map((notice) => toNoticeResponse(notice, notice === current));
  }

  /**
   * Saves the form's one draft. @throws {DomainError} `notice_stale` when somebody else has saved or published it,
   * `validation_failed`.
   */
  async saveDraft(
    formulario: AvisoFormulario,
    { texto, version }: NoticeDraftRequest,
    actor: Actor,
  ): Promise<NoticeResponse> {
    const fault = noticeFault(texto);
    if (fault) throw invalid({ texto: [fault] });
    return inRequestTransaction(this.dataSource, async (manager) => {
      const current = await this.lockForm(manager, formulario);
      const now = this.clock.now();
      const draft = await manager.findOneBy(Notice, { formulario, vigente_desde: IsNull() });
      if ((draft?.version ?? null) !== (version ?? null)) throw new DomainError('notice_stale');
      if (draft) {
        await manager.update(Notice, draft.id, {
          texto,
          autor_id: actor.userId,
          version: draft.version + 1,
          updated_at: now,
        });
      } else {
        const numero = current.numero + 1;
        await manager.insert(Notice, {
          formulario,
          numero,
          codigo: String(numero),
          texto,
          autor_id: actor.userId,
          created_at: now,
          updated_at: now,
        });
      }
      return this.read(manager, formulario);
    });
  }

  /** Throws the draft away; without one nothing happens. */
  async discardDraft(formulario: AvisoFormulario): Promise<void> {
    await this.noticeRows.delete({ formulario, vigente_desde: IsNull() });
  }

  /**
   * From now on the form shows the draft. The same publication once more changes nothing.
   * @throws {DomainError} `notice_stale`, `notice_unchanged`.
   */
  async publish(formulario: AvisoFormulario, version: number, actor: Actor): Promise<NoticeResponse> {
    const published = await inRequestTransaction(this.dataSource, async (manager) => {
      const current = await this.lockForm(manager, formulario);
      const draft = await manager.findOneBy(Notice, { formulario, vigente_desde: IsNull() });
      if (draft?.version !== version) throw new DomainError('notice_stale');
      if (draft.texto === current.texto) throw new DomainError('notice_unchanged');
      const now = this.clock.now();
      await manager.update(Notice, draft.id, {
        vigente_desde: now,
        autor_id: actor.userId,
        version: draft.version + 1,
        updated_at: now,
      });
      await this.logs.record(manager, {
        actorId: actor.userId,
        action: 'privacy.notice_published',
        details: `Aviso de privacidad publicado: ${AVISO_FORMULARIO_LABEL[formulario]}`,
        level: 'success',
        entity: 'notice',
        entityId: draft.id,
        changes: { version: { antes: current.codigo, ahora: draft.codigo } },
      });
      return manager.findOneOrFail(Notice, { where: { id: draft.id }, relations: { autor: true } });
    });
    await afterCommit(() => this.forget());
    return toNoticeResponse(published, true);
  }

  /** Locks one form's notices against concurrent writers. @returns the version in force. */
  private async lockForm(manager: EntityManager, formulario: AvisoFormulario): Promise<Notice> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtext('avisos_privacidad'), hashtext($1))`, [
      formulario,
    ]);
    return this.inForce(manager, formulario);
  }

  private async inForce(manager: EntityManager, formulario: AvisoFormulario): Promise<Notice> {
    return manager.findOneOrFail(Notice, {
      where: { formulario, vigente_desde: Not(IsNull()) },
      order: { numero: 'DESC' },
    });
  }

  private async load(): Promise<ReadonlyMap<AvisoFormulario, Notice>> {
    try {
      const published = await this.noticeRows.find({
        where: { vigente_desde: Not(IsNull()) },
        order: { numero: 'ASC' },
      });
      this.last = new Map(published.map((notice) => [notice.formulario, notice]));
    } catch (error) {
      if (!this.last) throw error;
    }
    return this.last;
  }

  private async read(manager: EntityManager, formulario: AvisoFormulario): Promise<NoticeResponse> {
    const draft = await manager.findOneOrFail(Notice, {
      where: { formulario, vigente_desde: IsNull() },
      relations: { autor: true },
    });
    return toNoticeResponse(draft, false);
  }
}
