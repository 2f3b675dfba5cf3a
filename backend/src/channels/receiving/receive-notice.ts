import { INBOUND_LIMITS, say, TEXT_CHANNEL_LABEL, type MessageNote } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { peopleByPhone } from '../../candidates/people/people-by-phone.js';
import { WriteMessage } from '../../candidates/portal/threads/write-message.js';
import { messageOf } from '../../inbound/receiving/message-of-mail.js';
import { UnassignedMail } from '../../inbound/unassigned/unassigned-mail.entity.js';
import { db } from '../../platform/database/sql/db.js';
import { inRequestTransaction, joining } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { displayName } from '../../platform/files/storage/file-names.js';
import { inLanguage } from '../../platform/http/language/language.js';
import { Clock } from '../../platform/values/clock.js';
import { ChannelConsents } from '../consents/channel-consents.js';
import { ChannelDeliveries } from '../sending/channel-deliveries.js';
import { ChannelJobs } from '../sending/channel-jobs.js';
import { languageOf } from '../sending/channel-work.service.js';
import { AnswerByMessage } from './answer-by-message.js';
import { ChannelMedia } from './channel-media.entity.js';
import type { IncomingMessage, IncomingState, Notice } from './incoming.js';
import { ReceivedMessage } from './received-message.entity.js';
import { shortAnswer } from './short-answers.js';

const NAME_MAX = 200;
/** WhatsApp keeps what was sent to a company for seven days. Source: Cloud API, media. */
const KEPT_MS = 7 * 86_400_000;
const E164 = /^\+\d{7,15}$/;

interface Sender {
  id: string;
  user_id: string | null;
}

/**
 * Takes what a provider says in one notice, in one transaction: a notice that comes twice, or to two processes at once,
 * changes nothing the second time, and one that could not be stored comes again. It is quick: files are fetched by jobs.
 * It has many dependencies because a message ends or gives consent, answers an interview, and is written.
 */
@Injectable()
export class ReceiveNotice {
  constructor(
    private readonly dataSource: DataSource,
    private readonly deliveries: ChannelDeliveries,
    private readonly consents: ChannelConsents,
    private readonly interviews: AnswerByMessage,
    private readonly writeMessage: WriteMessage,
    private readonly jobs: ChannelJobs,
    private readonly clock: Clock,
  ) {}

  async execute(canal: IncomingMessage['canal'], { messages, states }: Notice): Promise<void> {
    await inRequestTransaction(this.dataSource, (manager) =>
      // What the use cases below write belongs to this transaction.
      joining(manager, async () => {
        for (const message of messages) await this.take(manager, message);
        // In one order, so that two notices of the same messages do not wait for each other.
        for (const state of inOrder(states)) await this.deliveries.tell(manager, canal, state);
      }),
    );
  }

  private async take(manager: EntityManager, message: IncomingMessage): Promise<void> {
    const { canal, providerId: proveedor_id } = message;
    const noted = await db(manager)
      .insertInto('mensajes_canal_recibidos')
      .values({ canal, proveedor_id, recibido_at: this.clock.now() } satisfies ReceivedMessage)
      .onConflict((conflict) => conflict.doNothing())
      .returning('proveedor_id')
      .executeTakeFirst();
    // It has come before, or comes to another process at this moment.
    if (!noted) return;
    const senders = await sendersOf(manager, message.from);
    const answer = shortAnswer(message.payload ?? '') ?? shortAnswer(message.text);
    if (answer === 'baja') await this.endOthers(manager, message, senders);
    const [sender] = senders;
    if (!sender || senders.length > 1) return this.keep(manager, message, senders.length > 1);
    const nota = await this.act(manager, message, sender, answer);
    await this.write(manager, message, sender, nota.note);
    if (nota.confirms) await this.confirmEnd(manager, sender);
  }

  /** Whoever of several it is does not want any more; neither does whose record is hidden, and may come back. */
  private async endOthers(
    manager: EntityManager,
    { canal, from, at }: IncomingMessage,
    senders: readonly Sender[],
  ): Promise<void> {
    const hidden = await sendersOf(manager, from, { hidden: true });
    const ids = [...(senders.length > 1 ? senders : []), ...hidden].map(({ id }) => id);
    if (ids.length > 0) await this.consents.say(manager, ids, canal, { acepta: false, at });
  }

  /** What the message does besides being one. */
  private async act(
    manager: EntityManager,
    { canal, text, at }: IncomingMessage,
    { id }: Sender,
    answer: ReturnType<typeof shortAnswer>,
  ): Promise<{ note: MessageNote | null; confirms: boolean }> {
    if (answer === 'baja' || answer === 'alta') {
      const said = await this.consents.say(manager, [id], canal, { acepta: answer === 'alta', at });
      await this.consents.noteMessage(manager, id, canal, at);
      return {
        note: said === 'late' ? null : answer,
        confirms: said === 'changed' && answer === 'baja' && canal === 'whatsapp',
      };
    }
    await this.consents.noteMessage(manager, id, canal, at);
    if (answer === null || !(await this.interviews.execute(manager, id, answer, text)))
      return { note: null, confirms: false };
    const note = answer === 'confirma' ? 'entrevista_confirmada' : 'entrevista_otro_momento';
    return { note, confirms: false };
  }

  private async write(
    manager: EntityManager,
    { canal, text: said, answers, files, at }: IncomingMessage,
    { id, user_id }: Sender,
    note: MessageNote | null,
  ): Promise<void> {
    const answered = answers && (await textOfSent(manager, { canal, answers, id }));
    const { text, quoted } = messageOf({ subject: '', text: said.trim(), quoted: answered });
    await this.writeMessage.execute(
      {
        of: { candidate: id },
        author: 'candidato',
        text,
        files: [],
        arrival: {
          channel: canal,
          quoted,
          messageId: null,
          refused: [],
          note,
          receive: (within, mensaje_id) =>
            this.expectFiles(within, { files, at }, { mensaje_id, sin_asignar_id: null }),
        },
      },
      user_id ? { userId: user_id } : null,
    );
  }

  /** Once, while WhatsApp takes free texts. Where it cannot be sent nothing is said. */
  private async confirmEnd(manager: EntityManager, { id, user_id }: Sender): Promise<void> {
    const text = inLanguage(await languageOf(manager, { user_id }), () =>
      say('No te escribiremos más por {canal}. Si cambias de idea, responde ALTA.', {
        canal: TEXT_CHANNEL_LABEL.whatsapp,
      }),
    );
    const sending = { canal: 'whatsapp' as const, templateId: null, variables: [], automatic: true };
    try {
      await this.writeMessage.execute(
        { of: { candidate: id }, author: 'rrhh', text, files: [], sending },
        null,
      );
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }

  /** Nobody's, or somebody's of several: human resources say whose it is. */
  private async keep(
    manager: EntityManager,
    { canal, from, name, text, files, at }: IncomingMessage,
    several: boolean,
  ): Promise<void> {
    const id = randomUUID();
    await manager.insert(UnassignedMail, {
      id,
      canal,
      motivo: several ? 'numero_repetido' : 'numero_desconocido',
      remitente: displayName(from),
      remitente_nombre: name.slice(0, NAME_MAX).toWellFormed(),
      asunto: '',
      texto: text.slice(0, INBOUND_LIMITS.texto).toWellFormed(),
      adjuntos: files.map((file) => ({ nombre: displayName(file.name), bytes: 0 })),
      sugerido_id: null,
      archivo_id: null,
      recibido_at: this.clock.now(),
    });
    await this.expectFiles(manager, { files, at }, { mensaje_id: null, sin_asignar_id: id });
  }

  private async expectFiles(
    manager: EntityManager,
    { files, at }: Pick<IncomingMessage, 'files' | 'at'>,
    of: Pick<ChannelMedia, 'mensaje_id' | 'sin_asignar_id'>,
  ): Promise<void> {
    if (files.length === 0) return;
    const due = { siguiente_intento: this.clock.now(), caduca_at: new Date(at.getTime() + KEPT_MS) };
    const rows = files.map(({ id, name }) => ({
      ...of,
      ...due,
      id: randomUUID(),
      proveedor_id: id,
      nombre: displayName(name),
    }));
    await manager.insert(ChannelMedia, rows);
    await this.jobs.fetchNow(
      manager,
      rows.map(({ id }) => id),
    );
  }
}

/** What is no number is nobody's, and not of those whose phone is not known. */
const sendersOf = async (
  manager: EntityManager,
  from: string,
  which?: { hidden: boolean },
): Promise<Sender[]> => (E164.test(from) ? peopleByPhone(manager, from, which) : []);

const inOrder = (states: readonly IncomingState[]): IncomingState[] =>
  [...states].sort((a, b) => (a.providerId < b.providerId ? -1 : a.providerId > b.providerId ? 1 : 0));

/** What we wrote to this person in the message that they answer; null: it is none of those. */
async function textOfSent(
  manager: EntityManager,
  { canal, answers, id }: Pick<IncomingMessage, 'canal' | 'answers'> & { id: string },
): Promise<string | null> {
  const found = await db(manager)
    .selectFrom('envios_canal as e')
    .innerJoin('mensajes_hilo as m', 'm.id', 'e.mensaje_id')
    .where('e.canal', '=', canal)
    .where('e.proveedor_id', '=', answers)
    .where('m.candidato_id', '=', id)
    .select('m.texto')
    .executeTakeFirst();
  return found?.texto ?? null;
}
