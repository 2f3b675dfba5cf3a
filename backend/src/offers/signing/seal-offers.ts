import { say, type SiteLanguage } from '@hiring/contract';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, IsNull, Not } from 'typeorm';
import { momentOfMadrid } from '../../interviews/emails/interview-words.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { inLanguage } from '../../platform/http/language/language.js';
import { Round } from '../../platform/schedule/rounds.js';
import { Clock } from '../../platform/values/clock.js';
import { OfferMessages } from '../offer-messages.js';
import { offerOf, type OfferRow } from '../offer-rows.js';
import { Offer } from '../offer.entity.js';
import { expiryOf, offerName } from '../offer.rules.js';
import { CompanyCertificates } from '../sealing/company-certificates.js';
import { SealPdf } from '../sealing/seal-pdf.js';

const EVERY_MS = 30_000;
const HOUR_MS = 3_600_000;
const BATCH = 20;

/**
 * Adds the evidence page to the letter of a signed offer and seals both. It happens after the signature and outside of its
 * transaction: an authority that does not answer, or a process that is killed, makes the copy late and nothing else.
 */
@Injectable()
export class SealOffers {
  private readonly logger = new Logger('offers');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'tsaUrl'>,
    private readonly sealPdf: SealPdf,
    private readonly certificates: CompanyCertificates,
    private readonly messages: OfferMessages,
    private readonly clock: Clock,
  ) {}

  /** Seals this one now, without anybody waiting for it; the round seals what fails. */
  begin(id: string): void {
    this.seal(id).catch((error: unknown) => this.failed(error));
  }

  /** How many were sealed. */
  @Round(EVERY_MS)
  async run(): Promise<number> {
    const due = await this.dataSource.manager.find(Offer, {
      select: { id: true },
      where: { estado: 'aceptada', sellada_at: IsNull() },
      order: { aceptada_at: 'ASC' },
      take: BATCH,
    });
    // One that cannot be sealed does not hold up the others.
    for (const { id } of due) await this.seal(id).catch((error: unknown) => this.failed(error));
    return due.length;
  }

  /** Adds the time-stamps that an authority did not give at once; how many it gave now. */
  @Round(HOUR_MS)
  async stamp(): Promise<number> {
    if (!this.environment.tsaUrl) return 0;
    const due = await this.dataSource.manager.find(Offer, {
      select: { id: true, firmado: true },
      where: { estado: 'aceptada', sellada_at: Not(IsNull()), sellada_tiempo: IsNull() },
      order: { aceptada_at: 'ASC' },
      take: BATCH,
    });
    let stamped = 0;
    for (const { id, firmado } of due) {
      const made =
        firmado && (await this.sealPdf.addTimestamp(firmado).catch((error: unknown) => this.failed(error)));
      if (!made) continue;
      const change = { firmado: made.pdf, sellada_tiempo: made.at, updated_at: this.clock.now() };
      const { affected } = await this.dataSource.manager.update(
        Offer,
        { id, sellada_tiempo: IsNull() },
        change,
      );
      stamped += affected ?? 0;
    }
    return stamped;
  }

  /** Of two processes that seal at once the first one's document is kept. */
  private async seal(id: string): Promise<void> {
    const { manager } = this.dataSource;
    const row = await offerOf(manager, id);
    const letter = await manager.findOne(Offer, { select: { id: true, pdf: true }, where: { id } });
    if (!letter?.pdf || !row.firma || row.sellada_at) return;
    const whole = await joined([letter.pdf, await this.evidence(row, row.idioma ?? 'es')]);
    const sealed = await this.sealPdf.seal(whole, { reason: offerName(row) });
    await inTransaction(this.dataSource, async (tx) => {
      const { affected } = await tx.update(
        Offer,
        { id, sellada_at: IsNull() },
        { firmado: sealed.pdf, sellada_at: this.clock.now(), sellada_tiempo: sealed.sellada_tiempo },
      );
      if (affected) await this.messages.signed(tx, row);
    });
  }

  /** Who signed, when, from where, with which code, and what was shown. */
  private async evidence(row: OfferRow, idioma: SiteLanguage): Promise<Buffer> {
    const { firma, aceptada_at, vista_at, enviada_at, huella } = row;
    if (!firma || !aceptada_at || !enviada_at) throw new Error(`offer ${row.id} is not signed`);
    const { drawCv } = await import('../../candidates/files/written-cv/written-cv-layout.js');
    const moment = (at: Date | string): string => momentOfMadrid(new Date(at));
    const certificate = await this.certificates.current();
    return inLanguage(idioma, () => {
      const line = (label: string, value: string): string => `${label}: ${value}`;
      return drawCv({
        name: say('Cómo se ha firmado'),
        title: say('Cómo se ha firmado'),
        lang: idioma,
        day: aceptada_at,
        looksFor: [],
        contact: [offerName(row), say('Firma electrónica simple con código, sellada por la empresa')],
        sections: [
          {
            title: say('Quién'),
            text: [
              line(say('Nombre completo'), firma.nombre),
              line(say('DNI o NIE'), firma.documento),
              line(say('Correo'), firma.correo),
              ...(firma.movil ? [line(say('Móvil del código'), firma.movil)] : []),
            ].join('\n'),
          },
          {
            title: say('Cuándo y desde dónde'),
            text: [
              line(say('Oferta enviada'), moment(enviada_at)),
              line(say('Puedes responder hasta'), moment(expiryOf(row.caduca_el))),
              ...(vista_at ? [line(say('Oferta abierta'), moment(vista_at))] : []),
              line(say('Código enviado'), moment(firma.codigo_at)),
              line(say('Firmada'), moment(aceptada_at)),
              line(say('Dirección IP'), firma.ip),
              line(say('Navegador'), firma.navegador.replace(/[^\x20-\x7e]/g, '?')),
              line(say('Intentos del código'), String(firma.intentos)),
            ].join('\n'),
          },
          {
            title: say('Qué'),
            text: [
              line(say('Huella SHA-256 de la carta'), huella ?? ''),
              line(say('Certificado del sello'), certificate.sujeto),
              ...(certificate.propio ? [say('Es un certificado propio de la empresa.')] : []),
            ].join('\n'),
          },
        ],
      });
    });
  }

  private failed(error: unknown): null {
    this.logger.error('an offer was not sealed', error instanceof Error ? error.stack : String(error));
    return null;
  }
}

/** One document of several. */
async function joined(parts: readonly Buffer[]): Promise<Buffer> {
  const { PDF } = await import('@libpdf/core');
  const whole = await PDF.merge([...parts]);
  return Buffer.from(await whole.save());
}
