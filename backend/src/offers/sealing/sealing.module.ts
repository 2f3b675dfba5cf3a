import { Module } from '@nestjs/common';
import { ConfigModule } from '../../config/config.module.js';
import { LogsModule } from '../../logs/logs.module.js';
import { CompanyCertificates } from './company-certificates.js';
import { SealPdf } from './seal-pdf.js';
import { SigningCertificateController } from './signing-certificate.controller.js';
import { TimeStamps } from './time-stamps.js';

/** Owns the company's certificate, and seals PDF files with it and with time-stamps. */
@Module({
  imports: [ConfigModule, LogsModule],
  controllers: [SigningCertificateController],
  providers: [CompanyCertificates, SealPdf, TimeStamps],
  exports: [CompanyCertificates, SealPdf],
})
export class SealingModule {}
