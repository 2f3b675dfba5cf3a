import { INBOUND_LIMITS, type UnassignedReason } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { WriteMessage } from '../../candidates/portal/threads/write-message.js';
import { inRequestTransaction, joining } from '../../platform/database/transactions/transaction.js';
import { postgresError } from '../../platform/errors/constraint-errors.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { FileStorage } from '../../platform/files/storage/file-storage.js';
import { displayName } from '../../platform/files/storage/file-names.js';
import { Clock } from '../../platform/values/clock.js';
import { MailReader, type ReadMail } from '../parsing/mail-reader.js';
import type { ParsedMail } from '../parsing/parsed-mail.js';
import { UnassignedMail } from '../unassigned/unassigned-mail.entity.js';
import { AnswerInvitation, messageOfReply } from './answer-invitation.js';
import { MailAttachments, withCut } from './mail-attachments.js';
import { fingerprintOf, type RawMail, sha256Of } from './mail-origin.js';
import { type Match, MatchMail } from './match-mail.js';
import { messageOf } from './message-of-mail.js';
import type { Received } from './received-mail.entity.js';
import { ReceivedMails, Repeated } from './received-mails.js';

type Note = (manager: EntityManager, resultado: Received) => Promise<void>;
type Person = NonNullable<Match['person']>;

/** A mail on its way to where it belongs. */
interface Arrival extends RawMail {
  sha256: string;
  read: ReadMail | null;
  note: Note;
}

/**
 * Takes one mail: it becomes a message of its person's conversation, the answer to an invitation, a word on a message
 * that was sent, or waits for somebody to say whose it is. All of that and that it has come are one transaction, so that
 * a mail that comes twice, or to two processes at once, is stored once, and one that could not be stored comes again.
 * It has many dependencies because it is read, matched, checked and stored.
 */
@Injectable()
export class ReceiveMail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: MailReader,
    private readonly match: MatchMail,
    private readonly mails: ReceivedMails,
    private readonly attachments: MailAttachments,
    private readonly invitation: AnswerInvitation,
    private readonly writeMessage: WriteMessage,
    private readonly storage: FileStorage,
    private readonly clock: Clock,
  ) {}

  /**
   * What became of it; `repetido`: it had come before.
   * @throws {SandboxFailure} when the machine was too busy, {DomainError} when it could not be stored: it may come again.
   */
  async execute(raw: RawMail): Promise<Received | 'repetido'> {
    if (raw.origin && (await this.mails.hasCome({ origen: raw.origin }))) return 'repetido';
    return this.reader.read(raw.path, async (read) => {
      const sha256 = await sha256Of(raw.path);
      const huella = fingerprintOf(read?.mail ?? null, sha256);
      if (await this.mails.hasCome({ huella })) return 'repetido';
      const note: Note = (manager, resultado) =>
        this.mails.note(manager, { huella, origen: raw.origin, resultado });
      const arrival = { ...raw, sha256, read, note };
      try {
        return await this.settle(arrival).catch((error: unknown) => {
          if (!isUnstorable(error)) throw error;
          return this.keep({ ...arrival, read: null }, 'ilegible', null);
        });
      } catch (error) {
        if (error instanceof Repeated) return 'repetido';
        throw error;
      }
    });
  }

  private async settle(arrival: Arrival): Promise<Received> {
    const { read } = arrival;
    if (!read) return this.keep(arrival, 'ilegible', null);
    const { mail } = read;
    if (mail.kind === 'rebote' || mail.kind === 'automatico') return this.noteDelivery(arrival, mail);
    const found = await this.match.execute(mail);
    if (!found.person) return this.keep(arrival, found.reason, found.suggested);
    const { person } = found;
    return this.unlessRefused(arrival, person, async () => {
      if (mail.calendar && (await this.answerInvitation(arrival, mail, person)))
        return 'respuesta_calendario';
      const said = mail.calendar
        ? { ...mail, subject: '', text: messageOfReply(mail.calendar), quoted: null }
        : mail;
      return this.write(arrival, { ...read, mail: said }, person);
    });
  }

  /** What cannot be written waits for somebody. */
  private async unlessRefused(
    arrival: Arrival,
    { id }: Person,
    settle: () => Promise<Received>,
  ): Promise<Received> {
    try {
      return await settle();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.code === 'thread_too_many') return this.keep(arrival, 'demasiados', id);
      // They were erased, or united with another record, in this moment.
      if (error.code === 'candidate_not_found') return this.keep(arrival, 'sin_referencia', null);
      throw error;
    }
  }

  /** It is never answered: two robots would answer one another for ever (RFC 3834). */
  private noteDelivery({ note }: Arrival, mail: ParsedMail): Promise<Received> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const kind = mail.kind === 'rebote' ? 'rebote' : 'automatico';
      await note(manager, kind);
      await this.mails.noteDelivery(manager, mail);
      return kind;
    });
  }

  /** False: the interview did not take it. What somebody adds to a yes is a message; to a no, its reason. */
  private answerInvitation(
    { note }: Arrival,
    { calendar, messageId }: ParsedMail,
    { id, userId }: Person,
  ): Promise<boolean> {
    return inRequestTransaction(this.dataSource, (manager) =>
      joining(manager, async () => {
        if (!calendar || !(await this.invitation.execute(manager, id, calendar))) return false;
        if (calendar.answer === 'DECLINED' || !calendar.comment) {
          await note(manager, 'respuesta_calendario');
          return true;
        }
        const { text, quoted } = messageOf({
          subject: '',
          text: calendar.comment.toWellFormed(),
          quoted: null,
        });
        const arrival = {
          channel: 'correo' as const,
          quoted,
          refused: [],
          messageId,
          note: 'entrevista_confirmada' as const,
          receive: (within: EntityManager) => note(within, 'respuesta_calendario'),
        };
        await this.writeMessage.execute(
          { of: { candidate: id }, author: 'candidato', text, files: [], arrival },
          { userId },
        );
        return true;
      }),
    );
  }

  private async write(arrival: Arrival, read: ReadMail, { id, userId }: Person): Promise<Received> {
    const { text, quoted } = messageOf(read.mail);
    await this.attachments.check(read, ({ files, refused }) =>
      this.writeMessage.execute(
        {
          of: { candidate: id },
          author: 'candidato',
          text,
          files,
          arrival: {
            channel: 'correo',
            quoted,
            refused: withCut(refused, arrival.bytes),
            messageId: read.mail.messageId,
            receive: (manager) => arrival.note(manager, 'mensaje'),
          },
        },
        { userId },
      ),
    );
    return 'mensaje';
  }

  /** Keeps the whole mail until somebody has looked at it. */
  private async keep(
    { path, bytes, sha256, read, note }: Arrival,
    motivo: UnassignedReason,
    sugerido_id: string | null,
  ): Promise<Received> {
    const mail = read?.mail;
    const file = { path, bytes, sha256, originalName: 'correo.eml', type: 'message/rfc822' };
    const stored = await this.storage.store(file, 'correos', null);
    let owned = false;
    try {
      await inRequestTransaction(this.dataSource, async (manager) => {
        await note(manager, 'sin_asignar');
        await this.storage.confirm(manager, stored.id);
        await manager.insert(UnassignedMail, {
          id: randomUUID(),
          motivo,
          remitente: mail?.from.address ?? '',
          remitente_nombre: mail?.from.name ?? '',
          asunto: mail?.subject ?? '',
          texto: (mail?.text || mail?.quoted || '').slice(0, INBOUND_LIMITS.texto).toWellFormed(),
          adjuntos: (mail?.attachments ?? []).map(({ name, bytes: size }) => ({
            nombre: displayName(name),
            bytes: size,
          })),
          sugerido_id,
          archivo_id: stored.id,
          recibido_at: this.clock.now(),
        });
      });
      owned = true;
      return 'sin_asignar';
    } finally {
      // As for a message that fails: after a crash the sweep deletes the file.
      if (!owned) await this.storage.discard(stored);
    }
  }
}

/** The database never takes what is in it. It would come again for ever, and hold up the mails behind it. */
const isUnstorable = (error: unknown): boolean => /^22|^23514$/.test(postgresError(error)?.code ?? '');
