import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Email } from '../../mail/emails/email.entity.js';
import { MailService } from '../../mail/emails/mail.service.js';
import type { MailFile } from '../../platform/mail/smtp.service.js';
import { Offer } from '../offer.entity.js';
import { documentName } from '../offer.rules.js';
import { toldOffer } from './offer-links.js';

/** Attaches the letter and the signed document to the message that tells a person of the signature. */
@Injectable()
export class MailCopies implements OnModuleInit {
  constructor(private readonly mail: MailService) {}

  onModuleInit(): void {
    this.mail.registerFileMaker('oferta_firmada', (manager, email) => this.files(manager, email));
  }

  private async files(manager: EntityManager, email: Email): Promise<MailFile[]> {
    const { id } = await toldOffer(manager, email);
    const offer = await manager.findOneOrFail(Offer, {
      select: { id: true, numero: true, revision: true, pdf: true, firmado: true },
      where: { id },
    });
    const { pdf, firmado } = offer;
    const type = 'application/pdf';
    return [
      ...(pdf ? [{ name: documentName(offer, 'carta'), type, content: pdf }] : []),
      ...(firmado ? [{ name: documentName(offer, 'firmada'), type, content: firmado }] : []),
    ];
  }
}
