import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { Candidate } from '../../candidates/people/candidate.entity.js';
import { WriteMessage } from '../../candidates/portal/threads/write-message.js';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { every, rowOf } from '../../platform/database/sql/conditions.js';
import { db } from '../../platform/database/sql/db.js';
import {
  countCapped,
  inOrder,
  isAfter,
  nextOf,
  type OrderKey,
  placeOf,
} from '../../platform/database/sql/list-page.js';
import { isAnyOf } from '../../platform/database/sql/scalars.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { FileStorage } from '../../platform/files/storage/file-storage.js';
import type { Page, Window } from '../../platform/http/lists/list-query.js';
import { MailReader } from '../parsing/mail-reader.js';
import { MailAttachments, withCut } from '../receiving/mail-attachments.js';
import { messageOf } from '../receiving/message-of-mail.js';
import { RawMails } from '../receiving/raw-mails.js';
import type { UnassignedMailRow } from './unassigned-mail.dto.js';
import { UnassignedMail } from './unassigned-mail.entity.js';

const m = rowOf<'correos_sin_asignar', 'm'>();
const KEYS: readonly OrderKey[] = [
  { by: m.ref('m.recibido_at'), type: 'timestamptz', direction: 'DESC' },
  { by: m.ref('m.id'), type: 'uuid', direction: 'DESC' },
];

export type WaitingFiles = Pick<UnassignedMailRow, 'adjuntos' | 'archivos_hasta'>;

/** Files of messages by a channel, which are fetched after the message has come. */
export interface ChannelFiles {
  of(unassignedIds: readonly string[]): Promise<ReadonlyMap<string, WaitingFiles>>;
  /** Gives them to the message that it becomes, in its transaction. */
  move(manager: EntityManager, unassignedId: string, messageId: string): Promise<void>;
}

/** Mails and messages that are nobody's: human resources say whose they are, or discard them. */
@Injectable()
export class UnassignedMails {
  private files: ChannelFiles = { of: () => Promise.resolve(new Map()), move: () => Promise.resolve() };

  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: MailReader,
    private readonly raw: RawMails,
    private readonly attachments: MailAttachments,
    private readonly writeMessage: WriteMessage,
    private readonly storage: FileStorage,
    private readonly logs: LogsService,
  ) {}

  /** The room of channels registers them. */
  registerFiles(files: ChannelFiles): void {
    this.files = files;
  }

  /** The newest first. */
  async list({ ids, ...window }: Window & { ids: string[] | null }): Promise<Page<UnassignedMailRow>> {
    const { offset, limit, after } = window;
    const from = db(this.dataSource)
      .selectFrom('correos_sin_asignar as m')
      .where(every(ids && isAnyOf(m.ref('m.id'), ids)));
    const [rows, total] = await Promise.all([
      from
        .leftJoin('candidates as c', (join) =>
          join.onRef('c.id', '=', 'm.sugerido_id').on('c.deleted_at', 'is', null),
        )
        .where(every(after && isAfter(KEYS, after)))
        .select([
          'm.id',
          'm.canal',
          'm.motivo',
          'm.remitente',
          'm.remitente_nombre',
          'm.asunto',
          'm.texto',
          'm.adjuntos',
        ])
        .select([
          'm.recibido_at',
          'c.id as sugerido_id',
          'c.nombre',
          'c.apellidos',
          placeOf(KEYS).as('place'),
        ])
        .orderBy(inOrder(KEYS))
        .offset(offset)
        .limit(limit)
        .execute(),
      countCapped(this.dataSource, from),
    ]);
    const late = await this.files.of(rows.flatMap(({ id, canal }) => (canal === 'correo' ? [] : id)));
    const items = rows.map(({ nombre, apellidos, adjuntos, recibido_at, place: _place, ...row }) => ({
      ...row,
      adjuntos: adjuntos.map((file) => ({ ...file, motivo: null })),
      archivos_hasta: null,
      ...late.get(row.id),
      sugerido_nombre: nombre === null ? null : `${nombre} ${apellidos ?? ''}`.trim(),
      recibido_at: recibido_at.toISOString(),
    }));
    return { items, total, offset, next: nextOf(rows, limit), byCursor: after !== null };
  }

  /**
   * Makes it a message of the person's conversation. Of two at once the second finds it assigned.
   * @throws {DomainError} `unassigned_not_found`, `unassigned_unreadable`, `candidate_not_found`, `file_damaged`,
   * `files_unavailable`, `attachment_failed`.
   */
  async assign(actor: Actor, id: string, candidateId: string): Promise<void> {
    const { manager } = this.dataSource;
    const found = await manager.findOne(UnassignedMail, { where: { id }, relations: { archivo: true } });
    if (!found) throw new DomainError('unassigned_not_found');
    const person = await manager.findOneBy(Candidate, { id: candidateId, deleted_at: IsNull() });
    if (!person) throw new DomainError('candidate_not_found');
    const writer = person.user_id === null ? null : { userId: person.user_id };
    if (found.archivo === null) return this.assignText(actor, found, candidateId, writer);
    const content = await this.storage.open(found.archivo);
    await this.raw.hold(content, ({ path, bytes }) =>
      this.reader.read(path, async (read) => {
        if (!read) throw new DomainError('unassigned_unreadable');
        const { text, quoted } = messageOf(read.mail);
        await this.attachments.check(read, ({ files, refused }) =>
          this.writeMessage.execute(
            {
              of: { candidate: candidateId },
              author: 'candidato',
              text,
              files,
              arrival: {
                channel: 'correo',
                quoted,
                refused: withCut(refused, bytes),
                messageId: read.mail.messageId,
                receive: (within) => this.take(within, actor, id, candidateId),
              },
            },
            writer,
          ),
        );
      }),
    );
  }

  private async assignText(
    actor: Actor,
    { id, canal, texto }: UnassignedMail,
    candidateId: string,
    writer: { userId: string } | null,
  ): Promise<void> {
    const { text, quoted } = messageOf({ subject: '', text: texto, quoted: null });
    await this.writeMessage.execute(
      {
        of: { candidate: candidateId },
        author: 'candidato',
        text,
        files: [],
        arrival: {
          channel: canal,
          quoted,
          messageId: null,
          refused: [],
          receive: async (within, messageId) => {
            // First, as whoever discards it: its files go with it.
            const held = await within.findOne(UnassignedMail, {
              where: { id },
              lock: { mode: 'pessimistic_write' },
            });
            if (!held) throw new DomainError('unassigned_not_found');
            await this.files.move(within, id, messageId);
            await this.take(within, actor, id, candidateId);
          },
        },
      },
      writer,
    );
  }

  /** @throws {DomainError} `unassigned_not_found`. */
  discard(actor: Actor, id: string): Promise<void> {
    return inRequestTransaction(this.dataSource, (manager) => this.take(manager, actor, id, null));
  }

  /** A trigger gives its file up. */
  private async take(
    manager: EntityManager,
    { userId }: Actor,
    id: string,
    candidateId: string | null,
  ): Promise<void> {
    const { affected } = await manager.delete(UnassignedMail, id);
    if (!affected) throw new DomainError('unassigned_not_found');
    await this.logs.record(manager, {
      actorId: userId,
      action: candidateId ? 'inbound.assigned' : 'inbound.discarded',
      details: candidateId ? 'Mensaje recibido asignado' : 'Mensaje recibido descartado',
      entity: candidateId ? 'candidates' : 'correos_sin_asignar',
      entityId: candidateId ?? id,
    });
  }
}
