import type { Signer, TimestampAuthority } from '@libpdf/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/values/clock.js';
import { CompanyCertificates } from './company-certificates.js';
import { STAMP_MAX_BYTES, TimeStamps } from './time-stamps.js';

/** Bytes of a signature besides its certificates and its time-stamp. */
const SIGNATURE_BYTES = 4096;

/**
 * Seals PDF files with the company's certificate (PAdES baseline). It may wait three seconds for a time-stamp, so it is
 * called outside of transactions.
 */
@Injectable()
export class SealPdf {
  constructor(
    private readonly certificates: CompanyCertificates,
    private readonly stamps: TimeStamps,
    private readonly clock: Clock,
  ) {}

  /**
   * The sealed file; the name in the certificate with its serial number; and the time of the authority's time-stamp (level
   * B-T), or null when there is none (B-B): `addTimestamp` adds it later.
   * @throws {DomainError} `signing_certificate_locked` when the uploaded certificate cannot be decrypted.
   */
  async seal(
    pdf: Buffer,
    { reason }: { reason: string },
  ): Promise<{ pdf: Buffer; certificado: string; sellada_tiempo: Date | null }> {
    const { certificate, signer } = await this.certificates.open();
    const sign = (authority?: TimestampAuthority) => this.sign(pdf, signer, reason, authority);
    const stamped = await this.stamps.tryWith(sign);
    return {
      pdf: stamped?.made ?? (await sign()),
      certificado: `${certificate.sujeto} (${certificate.serie})`,
      sellada_tiempo: stamped?.at ?? null,
    };
  }

  /**
   * Adds a document time-stamp behind what was sealed, which stays as it is.
   * @returns null when no time-stamp came.
   */
  async addTimestamp(pdf: Buffer): Promise<{ pdf: Buffer; at: Date } | null> {
    const { PDF } = await import('@libpdf/core');
    const stamped = await this.stamps.tryWith(async (timestampAuthority) => {
      const document = await PDF.load(pdf);
      return document.addTimestamp({ timestampAuthority, estimatedSize: STAMP_MAX_BYTES });
    });
    return stamped && { pdf: Buffer.from(stamped.made.bytes), at: stamped.at };
  }

  private async sign(
    pdf: Buffer,
    signer: Signer,
    reason: string,
    timestampAuthority?: TimestampAuthority,
  ): Promise<Buffer> {
    const { PDF } = await import('@libpdf/core');
    const document = await PDF.load(pdf);
    const certificates = [signer.certificate, ...(signer.certificateChain ?? [])];
    const { bytes } = await document.sign({
      signer,
      // The library escapes these twice.
      reason: reason.replaceAll(/[()\\]/g, ''),
      signingTime: this.clock.now(),
      estimatedSize:
        SIGNATURE_BYTES +
        certificates.reduce((sum, { length }) => sum + length, 0) +
        (timestampAuthority ? STAMP_MAX_BYTES : 0),
      ...(timestampAuthority && { timestampAuthority }),
    });
    return Buffer.from(bytes);
  }
}
