import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { buffer } from 'node:stream/consumers';
import { Candidate } from '../../candidates/people/candidate.entity.js';
import { ThreadAttachment } from '../../candidates/portal/threads/thread-attachment.entity.js';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { FileStorage } from '../../platform/files/storage/file-storage.js';
import type { FileType } from '../../platform/files/uploads/content-inspector.js';
import { Clock } from '../../platform/values/clock.js';
import { mobileOf } from '../../platform/values/phones.js';
import { ChannelConsent } from '../consents/channel-consent.entity.js';
import { GraphClient, type OutgoingWhatsapp } from '../providers/graph-client.js';
import type { SendOutcome } from '../providers/send-outcome.js';
import { SmsClient } from '../providers/sms-client.js';
import { ChannelSettings } from '../settings/channel-settings.entity.js';
import { ChannelDeliveries, type ClaimedDelivery } from './channel-deliveries.js';
import { ChannelJobs } from './channel-jobs.js';
import { nextTry } from './delivery.rules.js';
import { accountFailure } from './failures.js';

/**
 * Sends one message, if it is due and no other worker sends it. The network is asked outside of any transaction. When
 * this process dies between the answer and its record, the message stays under way for two minutes, in which WhatsApp's
 * notice names it, or the part (`biz_opaque_callback_data`), and an SMS provider knows its id; only one that nobody named
 * goes again.
 */
@Injectable()
export class SendChannelMessage {
  private readonly logger = new Logger('channels');

  constructor(
    private readonly dataSource: DataSource,
    private readonly deliveries: ChannelDeliveries,
    private readonly graph: GraphClient,
    private readonly sms: SmsClient,
    private readonly storage: FileStorage,
    private readonly jobs: ChannelJobs,
    private readonly clock: Clock,
  ) {}

  async execute(id: string): Promise<void> {
    const claimed = await this.deliveries.claim(this.dataSource.manager, id);
    if (!claimed) return;
    const outcome = await this.send(claimed).catch(withoutToken);
    await inTransaction(this.dataSource, (manager) => this.settle(manager, claimed, outcome));
  }

  private async send({
    delivery,
    text,
    part,
    candidateId,
    automatic,
  }: ClaimedDelivery): Promise<SendOutcome> {
    const { manager } = this.dataSource;
    const { canal, mensaje_id: id, plantilla: template } = delivery;
    const settings = await manager.findOneByOrFail(ChannelSettings, { canal });
    if (!settings.activo) return { kind: 'refused', code: 'canal_apagado' };
    const person = await manager.findOneBy(Candidate, { id: candidateId, deleted_at: IsNull() });
    const to = person && mobileOf(person.telefono);
    if (!to) return { kind: 'refused', code: 'sin_movil' };
    const consent = await manager.findOneBy(ChannelConsent, { candidato_id: candidateId, canal });
    if (!consent?.acepta && !automatic) return { kind: 'refused', code: 'baja' };
    if (canal === 'sms') return this.sms.send({ id, to, text });
    const file = part ? await this.uploaded(id, part - 1) : null;
    return file && 'kind' in file ? file : this.graph.send({ id, to, text, template, part, file });
  }

  /** A file of the message, handed over to WhatsApp. What became of the attempt, where it was not. */
  private async uploaded(
    mensaje_id: string,
    posicion: number,
  ): Promise<NonNullable<OutgoingWhatsapp['file']> | SendOutcome> {
    const attachment = await this.dataSource.manager.findOne(ThreadAttachment, {
      where: { mensaje_id, posicion },
      relations: { archivo: true },
    });
    if (!attachment) return { kind: 'refused', code: 'sin_archivo' };
    const { tipo, nombre_original: name } = attachment.archivo;
    let content: Buffer<ArrayBuffer>;
    try {
      content = await buffer(await this.storage.open(attachment.archivo));
    } catch {
      return { kind: 'later', code: 'sin_archivo', askedMs: 0 };
    }
    const uploaded = await this.graph.upload(tipo, name, content);
    return 'kind' in uploaded ? uploaded : { ...uploaded, name, type: tipo as FileType };
  }

  private async settle(
    manager: EntityManager,
    claimed: ClaimedDelivery,
    outcome: SendOutcome,
  ): Promise<void> {
    const { delivery } = claimed;
    const { canal, mensaje_id, intentos } = delivery;
    if (outcome.kind === 'accepted') {
      await this.deliveries.accept(manager, claimed, outcome.providerId);
      await manager.update(ChannelSettings, { canal, fallo: Not(IsNull()) }, { fallo: null });
    } else {
      const chance = Math.random();
      const at = outcome.kind === 'refused' ? null : nextTry(intentos, outcome, this.clock.now(), chance);
      this.logger.warn(`message ${mensaje_id} by ${canal}: attempt ${intentos} ended with ${outcome.code}`);
      if (at) await this.deliveries.postpone(manager, delivery, outcome.code, at);
      else await this.deliveries.fail(manager, claimed, outcome.code);
      const fallo = accountFailure(outcome.code);
      if (fallo) await manager.update(ChannelSettings, { canal }, { fallo, fallo_at: this.clock.now() });
    }
    // The next of the conversation has waited for this one.
    await this.jobs.sendNow(manager, await this.deliveries.listDue(manager));
  }
}

/** No key opens what the provider is asked with, until somebody enters it again. */
function withoutToken(error: unknown): SendOutcome {
  if ((error as NodeJS.ErrnoException).code !== 'EUNSEALED') throw error;
  return { kind: 'later', code: 'sin_token', askedMs: 0 };
}
