import { type ThreadAuthor, THREAD_LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { RateLimits } from '../../../platform/http/limits/rate-limits.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { CvReader } from '../../files/cv/reading/cv-reader.js';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { sentenceOf } from '../../../platform/errors/error-catalogue.js';
import {
  FileStorage,
  isStorageFailure,
  type SpooledFile,
} from '../../../platform/files/storage/file-storage.js';
import type { StoredFile } from '../../../platform/files/storage/stored-file.entity.js';
import { ThreadAttachment } from './thread-attachment.entity.js';
import type { ShownMessage } from './thread.dto.js';
import { ThreadNews } from './thread-news.js';
import type { RefusedFile } from './thread-message.entity.js';
import {
  type NewMessage,
  type ThreadOf,
  type ThreadPerson,
  ThreadsRepository,
} from './threads.repository.js';

const MESSAGES = { name: 'thread', points: THREAD_LIMITS.perHour, seconds: 3600 };
/** Folder of the attachments in the storage. */
const FOLDER = 'conversaciones';

/** What a message that came by mail has besides its text. Its files have been checked. */
export interface MessageMail {
  quoted: string | null;
  messageId: string | null;
  refused: RefusedFile[];
  /** Writes, in the transaction of the message, that the mail has come. */
  receive: (manager: EntityManager) => Promise<void>;
}

export interface MessageOrder {
  of: ThreadOf;
  author: ThreadAuthor;
  text: string;
  files: readonly SpooledFile[];
  mail?: MessageMail;
}

/** Null: a person without an account, whose mail somebody assigned. */
type Writer = Pick<Actor, 'userId'> | null;

interface WrittenMessage {
  message: ShownMessage;
  person: ThreadPerson;
}

/**
 * Writes a message, its files and what tells the other side of it in one transaction. The person's row is
 * held and the thread's locked, so that two messages at once get their numbers one after the other.
 */
@Injectable()
export class WriteMessage {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly threads: ThreadsRepository,
    private readonly news: ThreadNews,
    private readonly storage: FileStorage,
    private readonly reader: CvReader,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws {DomainError} `candidate_not_found`, `thread_too_many`, `attachment_encrypted`, `attachment_no_pages`,
   * `attachment_failed`; then nothing is written and no file is left.
   */
  async execute(order: MessageOrder, writer: Writer): Promise<WrittenMessage> {
    for (const file of order.mail ? [] : order.files) {
      const fault = await this.reader.faultOf(file);
      if (!fault) continue;
      const code = `attachment_${fault}` as const;
      throw new DomainError(code, {}, { adjuntos: [sentenceOf(code)] });
    }
    if (order.author === 'candidato' && writer) await this.takeOne(writer);

    const stored: StoredFile[] = [];
    let owned = false;
    try {
      for (const file of order.files) stored.push(await this.store(file, writer?.userId ?? null));
      const written = await inRequestTransaction(this.dataSource, (manager) =>
        this.write(manager, order, stored, writer),
      );
      owned = true;
      return written;
    } finally {
      // A failed message leaves no file. After a crash the sweep deletes the files that nobody owns.
      if (!owned) for (const file of stored) await this.storage.discard(file);
    }
  }

  private async write(
    manager: EntityManager,
    order: MessageOrder,
    files: readonly StoredFile[],
    writer: Writer,
  ): Promise<WrittenMessage> {
    const { of, author, text, mail } = order;
    const person = await this.threads.hold(manager, of);
    if (!person) throw new DomainError('candidate_not_found');
    await mail?.receive(manager);
    const now = this.clock.now();
    const message: NewMessage = {
      id: randomUUID(),
      candidato_id: person.id,
      autor: author,
      autor_user_id: writer?.userId ?? null,
      aplicacion_id: person.aplicacion_actual_id,
      texto: text,
      canal: mail ? 'correo' : 'portal',
      citado: mail?.quoted ?? null,
      message_id: mail?.messageId ?? null,
      rechazados: mail?.refused ?? [],
      leido_candidato_at: author === 'candidato' ? now : null,
      leido_rrhh_at: author === 'rrhh' ? now : null,
      created_at: now,
    };
    const written = await this.threads.insert(manager, message);
    await this.attach(manager, message.id, files);
    await this.news.tell(manager, { person, message, files: files.length, actorId: writer?.userId ?? null });
    const adjuntos = files.map((archivo, posicion) => ({ archivo, posicion }));
    return { message: { ...message, ...written, adjuntos }, person };
  }

  private async attach(
    manager: EntityManager,
    mensaje_id: string,
    files: readonly StoredFile[],
  ): Promise<void> {
    if (files.length === 0) return;
    for (const { id } of files) await this.storage.confirm(manager, id);
    const attachments = files.map(({ id: archivo_id }, posicion) => ({ archivo_id, mensaje_id, posicion }));
    await manager.insert(ThreadAttachment, attachments);
  }

  private async takeOne(actor: Pick<Actor, 'userId'>): Promise<void> {
    try {
      await this.limits.take(MESSAGES, actor.userId);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'too_many_requests') throw error;
      throw new DomainError('thread_too_many', error.params, undefined, error.extra);
    }
  }

  private async store(file: SpooledFile, userId: string | null): Promise<StoredFile> {
    try {
      return await this.storage.store(file, FOLDER, userId);
    } catch (error) {
      if (!isStorageFailure(error)) throw error;
      throw new DomainError('attachment_failed');
    }
  }
}
