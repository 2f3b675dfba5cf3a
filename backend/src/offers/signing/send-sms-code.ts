import { ANSWERABLE_OFFERS, OFFER_LIMITS, say } from '@hiring/contract';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SmsCodes } from '../../channels/sending/sms-codes.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { inLanguage } from '../../platform/http/language/language.js';
import { QueueService } from '../../platform/queue/queue.service.js';
import { type OfferRow, offersOf } from '../offer-rows.js';
import { OfferLinks } from './offer-links.js';

const QUEUE = 'codigos_oferta';
const OPTIONS = { retryLimit: 3, retryDelay: 5, concurrency: 2, pollMs: 500 };

/** Sends the code of an offer by SMS, after the transaction in which it was asked for. */
@Injectable()
export class SendSmsCode implements OnModuleInit {
  private readonly logger = new Logger('offers');

  constructor(
    private readonly dataSource: DataSource,
    private readonly links: OfferLinks,
    private readonly sms: SmsCodes,
    private readonly queue: QueueService,
  ) {}

  onModuleInit(): Promise<void> {
    return this.queue.handle<{ id: string; codigo: string }>(QUEUE, OPTIONS, (job) => this.send(job));
  }

  /** The mobile that the person of an offer would get a code at, in E.164; null: none. */
  mobileFor(
    manager: EntityManager,
    { candidato_id }: Pick<OfferRow, 'candidato_id'>,
  ): Promise<string | null> {
    return this.sms.mobileFor(manager, candidato_id);
  }

  /** @returns where the code goes @throws {DomainError} `offer_code_no_sms` */
  async order(manager: EntityManager, row: OfferRow, codigo: string): Promise<string> {
    const mobile = await this.mobileFor(manager, row);
    if (!mobile || !(await this.sms.count(manager))) throw new DomainError('offer_code_no_sms');
    await this.queue.enqueue(manager, QUEUE, { id: row.id, codigo }, { singletonKey: codigo });
    return mobile;
  }

  /** Nothing is sent when another code was asked for or the offer was answered meanwhile. */
  private async send({ id, codigo }: { id: string; codigo: string }): Promise<void> {
    const [row] = await offersOf(this.dataSource, [id]);
    if (row?.codigo !== codigo || !row.codigo_movil || !ANSWERABLE_OFFERS.includes(row.estado)) return;
    const cifras = this.links.codeOf(id, codigo);
    const minutos = OFFER_LIMITS.code.minutes;
    const text = inLanguage(row.idioma ?? 'es', () =>
      say('{cifras} es tu código para firmar tu oferta de trabajo. Sirve {minutos} minutos.', {
        cifras,
        minutos,
      }),
    );
    const outcome = await this.sms.send({ id: codigo, to: row.codigo_movil, text });
    if (outcome.kind === 'accepted') return;
    if (outcome.kind !== 'refused') throw new Error(outcome.code);
    // The provider would refuse it again. The person can ask for a code by e-mail.
    this.logger.warn(`the code of an offer by SMS was refused: ${outcome.code}`);
  }
}
