import type { MessageChannel, ThreadAuthor } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { NotificationsService } from '../../people/notifications/notifications.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../../platform/errors/domain-error.js';
import type { SpooledFile } from '../../../platform/files/storage/file-storage.js';
import type { Page } from '../../../platform/http/lists/list-query.js';
import { searchWords } from '../../../platform/http/lists/search-words.js';
import { threadConditions, type ThreadFilter } from './thread-boxes.js';
import type { AnswerThreadRequest } from './thread-channel.dto.js';
import { type ChannelOrder, ThreadChannels } from './thread-channels.js';
import { causeOfMessage } from './thread-news.js';
import {
  type ThreadMessageResponse,
  type ThreadResponse,
  type ThreadRow,
  toMessageResponse,
  toThreadResponse,
  toThreadRow,
} from './thread.dto.js';
import { Thread } from './thread.entity.js';
import {
  type ThreadListQuery,
  type ThreadOf,
  type ThreadPerson,
  ThreadsRepository,
} from './threads.repository.js';
import { type MessageOrder, WriteMessage } from './write-message.js';

@Injectable()
export class ThreadsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly threads: ThreadsRepository,
    private readonly writeMessage: WriteMessage,
    private readonly notifications: NotificationsService,
    private readonly channels: ThreadChannels,
    private readonly clock: Clock,
  ) {}

  async list(
    filter: ThreadFilter,
    query: Omit<ThreadListQuery, 'conditions' | 'counted'>,
    { userId }: Actor,
  ): Promise<Page<ThreadRow>> {
    const said = await this.threads.whoSaid(searchWords(filter.q ?? ''));
    const conditions = threadConditions(filter, { userId, now: this.clock.now(), said });
    const found = await this.threads.list({ ...query, conditions, counted: said !== null });
    const { rows, total, next } = found;
    const items = rows.map(toThreadRow);
    return { items, total, offset: query.offset, next, byCursor: query.after !== null };
  }

  /** @throws {DomainError} `candidate_not_found`. */
  async get(of: ThreadOf, before?: number): Promise<ThreadResponse> {
    const person = await this.personOf(of);
    const reader = readerOf(of);
    const { work } = this.channels;
    const [thread, page, failingSince, canales] = await Promise.all([
      this.threads.find(person.id),
      this.threads.page(person.id, before),
      reader === 'rrhh' ? this.threads.failingSince(person) : null,
      reader === 'rrhh' ? work.choices(person) : [],
    ]);
    const outcomes = await work.outcomes(
      page.messages.flatMap(({ id, canal }) => (isOutside(canal) ? id : [])),
    );
    return toThreadResponse(person, thread, { ...page, outcomes }, reader, { failingSince, canales });
  }

  /** Messages of human resources that this account's person has not read. */
  async countUnread(userId: string): Promise<number> {
    const person = await this.threads.findPerson({ own: userId });
    const thread = person && (await this.threads.find(person.id));
    return thread?.sin_leer_candidato ?? 0;
  }

  /** @throws {DomainError} as WriteMessage. */
  async write(
    of: ThreadOf,
    body: Pick<MessageOrder, 'text' | 'files'>,
    actor: Actor,
  ): Promise<ThreadMessageResponse> {
    const author = readerOf(of);
    const { message, person } = await this.writeMessage.execute({ of, author, ...body }, actor);
    return toMessageResponse(message, person, author);
  }

  /** As human resources, by the channel that they chose. @throws {DomainError} as WriteMessage. */
  async answer(
    candidate: string,
    { texto = '', canal, plantilla_id, variables }: AnswerThreadRequest,
    files: readonly SpooledFile[],
    actor: Actor,
  ): Promise<ThreadMessageResponse> {
    if (plantilla_id !== undefined && canal !== 'whatsapp')
      throw invalid({ plantilla_id: ['Las plantillas son de WhatsApp'] });
    const sending: ChannelOrder | null =
      canal === undefined || canal === 'portal'
        ? null
        : { canal, templateId: plantilla_id ?? null, variables: variables ?? [] };
    const order = { of: { candidate }, author: 'rrhh' as const, text: texto, files };
    const { message, person } = await this.writeMessage.execute(
      { ...order, ...(sending ? { sending } : {}) },
      actor,
    );
    const outcome = sending && (await this.channels.work.outcomes([message.id])).get(message.id);
    return toMessageResponse(message, person, 'rrhh', outcome ?? undefined);
  }

  /** Marks what was on the screen as read. Repeated and concurrent requests change nothing more. */
  async markRead(of: ThreadOf, upTo: number): Promise<void> {
    const person = await this.personOf(of);
    const reader = readerOf(of);
    await inRequestTransaction(this.dataSource, async (manager) => {
      const thread = await this.threads.lock(manager, person.id);
      if (!thread) throw new DomainError('candidate_not_found');
      const now = this.clock.now();
      const read = await this.threads.markRead(manager, { candidateId: person.id, reader, upTo, now });
      if (reader === 'rrhh') {
        await manager.update(Thread, person.id, { sin_leer_rrhh: thread.sin_leer_rrhh - read.length });
        return;
      }
      await manager.update(Thread, person.id, {
        sin_leer_candidato: thread.sin_leer_candidato - read.length,
      });
      await this.notifications.markRead(manager, read.map(causeOfMessage));
    });
  }

  private async personOf(of: ThreadOf): Promise<ThreadPerson> {
    const person = await this.threads.findPerson(of);
    if (!person) throw new DomainError('candidate_not_found');
    return person;
  }
}

/** By WhatsApp or SMS, where more becomes of a message. */
const isOutside = (canal: MessageChannel): boolean => canal === 'whatsapp' || canal === 'sms';

const readerOf = (of: ThreadOf): ThreadAuthor => ('own' in of ? 'candidato' : 'rrhh');
