import { OFFER_LIMITS } from '@hiring/contract';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type EntityManager, In } from 'typeorm';
import type { Email } from '../../mail/emails/email.entity.js';
import { firstOf } from '../../mail/emails/first-of.js';
import { MailService } from '../../mail/emails/mail.service.js';
import { EmailUnwanted } from '../../mail/mail-hooks.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { derivedKey } from '../../platform/http/limits/derived-key.js';
import { SignedLinks } from '../../platform/secrets/signed-links.js';
import { Offer } from '../offer.entity.js';

/** Links to offers, and codes that sign them: made when their message leaves and never stored. */
@Injectable()
export class OfferLinks extends SignedLinks implements OnModuleInit {
  private readonly codeKey: Buffer;

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    private readonly mail: MailService,
  ) {
    super(environment, 'offers');
    this.codeKey = derivedKey(environment.sessionSecret, 'offer-codes');
  }

  onModuleInit(): void {
    for (const plantilla of ['oferta_enviada', 'oferta_firmada'] as const) {
      this.mail.registerLinkMaker(plantilla, async (manager, email) =>
        this.urlOf(this.pathOf((await toldOffer(manager, email)).id)),
      );
    }
    this.mail.registerCodeMaker('oferta_codigo', async (manager, email) => {
      const { id, codigo } = await toldOffer(manager, email);
      if (!codigo) throw new EmailUnwanted();
      return this.codeOf(id, codigo);
    });
  }

  pathOf(offerId: string): string {
    return `/oferta/${this.tokenOf(offerId)}`;
  }

  isCode(typed: string, offerId: string, codigo: string): boolean {
    const [given, wanted] = [Buffer.from(typed), Buffer.from(this.codeOf(offerId, codigo))];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }

  /** Six digits that follow from the offer and from a row's random value, by a key that no row holds. */
  codeOf(offerId: string, codigo: string): string {
    const { digits } = OFFER_LIMITS.code;
    const number = createHmac('sha256', this.codeKey)
      .update(`${offerId}:${codigo}`)
      .digest()
      .readUIntBE(0, 6);
    return String(number % 10 ** digits).padStart(digits, '0');
  }
}

/** The offer that a message tells of. @throws {EmailUnwanted} it was taken back meanwhile */
export async function toldOffer(manager: EntityManager, email: Email): Promise<Offer> {
  const { causa, plantilla } = await firstOf(manager, email);
  const [, id = ''] = causa.split(':');
  const estado = plantilla === 'oferta_firmada' ? ['aceptada' as const] : (['enviada', 'vista'] as const);
  const found = await manager.findOneBy(Offer, { id, estado: In([...estado]) });
  if (!found) throw new EmailUnwanted();
  return found;
}
