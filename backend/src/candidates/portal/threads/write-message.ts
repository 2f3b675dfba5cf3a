import { type MessageChannel, type MessageNote, type ThreadAuthor, THREAD_LIMITS } from '@hiring/contract';
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
import { type ChannelOrder, ThreadChannels } from './thread-channels.js';
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
export const FOLDER = 'conversaciones';

/** What a message that came another way than by the portal has besides its text. Its files have been checked. */
export interface MessageArrival {
  channel: Exclude<MessageChannel, 'portal'>;
  quoted: string | null;
  /** Of a mail. */
  messageId: string | null;
  refused: RefusedFile[];
  note?: MessageNote | null;
  /** Writes, in the transaction of the message, that it has come. */
  receive: (manager: EntityManager, messageId: string) => Promise<void>;
}

export interface MessageOrder {
  of: ThreadOf;
  author: ThreadAuthor;
  text: string;
  files: readonly SpooledFile[];
  arrival?: MessageArrival;
  /** How one of human resources goes; absent: in the portal, and the person is told by mail. */
  sending?: ChannelOrder;
}

/** Null: a person without an account, or the product itself. */
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
    private readonly channels: ThreadChannels,
    private readonly storage: FileStorage,
    private readonly reader: CvReader,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws {DomainError} `candidate_not_found`, `thread_too_many`, `attachment_encrypted`, `attachment_no_pages`,
   * `attachment_failed`, and of channels; then nothing is written and no file is left.
   */
  async execute(order: MessageOrder, writer: Writer): Promise<WrittenMessage> {
    for (const file of order.arrival ? [] : order.files) {
      const fault = await this.reader.faultOf(file);
      if (!fault) continue;
      const code = `attachment_${fault}` as const;
      throw new DomainError(code, {}, { adjuntos: [sentenceOf(code)] });
    }
    // What has come by WhatsApp or SMS was counted there, in smaller pieces.
    const counted = order.arrival === undefined || order.arrival.channel === 'correo';
    if (order.author === 'candidato' && writer && counted) await this.takeOne(writer);

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
    const { of, author, text, arrival, sending } = order;
    const person = await this.threads.hold(manager, of);
    if (!person) throw new DomainError('candidate_not_found');
    const ready =
      sending && (await this.channels.work.prepare(manager, person, sending, { text, files: files.length }));
    const now = this.clock.now();
    const message: NewMessage = {
      id: randomUUID(),
      candidato_id: person.id,
      autor: author,
      autor_user_id: writer?.userId ?? null,
      aplicacion_id: person.aplicacion_actual_id,
      texto: ready?.text ?? text,
      canal: arrival?.channel ?? sending?.canal ?? 'portal',
      citado: arrival?.quoted ?? null,
      message_id: arrival?.messageId ?? null,
      rechazados: arrival?.refused ?? [],
      nota: arrival?.note ?? null,
      leido_candidato_at: author === 'candidato' ? now : null,
      leido_rrhh_at: author === 'rrhh' ? now : null,
      created_at: now,
    };
    const written = await this.threads.insert(manager, message);
    await arrival?.receive(manager, message.id);
    await this.attach(manager, message.id, files);
    await ready?.send(message.id);
    if (!ready)
      await this.news.tell(manager, {
        person,
        message,
        files: files.length,
        actorId: writer?.userId ?? null,
      });
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
