import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, NeedsProof, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { Clock } from '../../platform/values/clock.js';
import type { CompanyCertificate } from './company-certificate.entity.js';
import { CompanyCertificates } from './company-certificates.js';
import {
  SigningCertificate,
  toSigningCertificate,
  UploadCertificateRequest,
} from './signing-certificate.dto.js';
import { TimeStamps } from './time-stamps.js';

/** The certificate that seals offers. */
@ApiTags('config')
@Controller('config/signing-certificate')
export class SigningCertificateController {
  constructor(
    private readonly certificates: CompanyCertificates,
    private readonly stamps: TimeStamps,
    private readonly clock: Clock,
  ) {}

  /** The present one; without an uploaded one, the product's own. */
  @Get()
  @Requires('config:read')
  async getSigningCertificate(): Promise<SigningCertificate> {
    return this.toResponse(await this.certificates.current());
  }

  /** Seals with this one from now on. Administrators are told. */
  @Put()
  @Requires('config:write')
  @NeedsProof()
  @Refuses('certificate_expired', 'certificate_unfit', 'certificate_unreadable')
  async uploadSigningCertificate(
    @CurrentActor() actor: Actor,
    @Body() { pkcs12, password }: UploadCertificateRequest,
  ): Promise<SigningCertificate> {
    return this.toResponse(await this.certificates.upload({ pkcs12, password }, actor));
  }

  /** Goes back to a certificate of the product's own. Administrators are told. */
  @Delete()
  @Requires('config:write')
  @NeedsProof()
  async useOwnSigningCertificate(@CurrentActor() actor: Actor): Promise<SigningCertificate> {
    return this.toResponse(await this.certificates.useOwn(actor));
  }

  private toResponse(row: CompanyCertificate): SigningCertificate {
    const facts = { legible: this.certificates.opens(row), tsa: this.stamps.areAsked };
    return toSigningCertificate(row, { now: this.clock.now(), ...facts });
  }
}
