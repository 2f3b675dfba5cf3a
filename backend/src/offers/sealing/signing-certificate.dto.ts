import { IsBase64 } from 'class-validator';
import { Example, Instant, RequiredText, Text } from '../../platform/openapi/field.js';
import type { CompanyCertificate } from './company-certificate.entity.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const SOON_MS = 30 * DAY_MS;
/** 64 kB in base64. */
const FILE_MAX = Math.ceil((64 * 1024) / 3) * 4;
const PASSWORD_MAX = 200;
const FILE = { message: 'Elige un archivo .p12 o .pfx de 64 kB como máximo' };

export class SigningCertificate {
  /** Name in the certificate. */
  @Example('CN=Logística de Vehículos Ejemplo') sujeto: string;
  /** Who issued it; for an own one, itself. */
  @Example('CN=Autoridad de Certificación Ejemplo · O=Autoridad Ejemplo, S.A. · C=ES') emisor: string;
  /** Serial number, hexadecimal. */ @Example('7922F373A875297213C5EA242776C94D') serie: string;
  /** ISO 8601 instant from which it is valid. */ @Instant() valido_desde: string;
  /** ISO 8601 instant until which it is valid. */ @Instant() valido_hasta: string;
  /** Made by the product and signed by itself: nobody else vouches for the name in it. */ propio: boolean;
  /** It expires within 30 days, or has expired. */ caduca_pronto: boolean;
  /** False: it was encrypted with a key that is no longer given; upload it again. */ legible: boolean;
  /** A time-stamp authority is set (`TSA_URL`). */ tsa: boolean;
}

export class UploadCertificateRequest {
  /** PKCS#12 file (`.p12`, `.pfx`) with key and certificate, base64; at most 64 kB. */
  @Example('MIIKcgIBAzCCCi4GCSqGSIb3DQEHAaCCCh8=')
  @IsBase64({}, FILE)
  @RequiredText(FILE_MAX, FILE)
  pkcs12: string;

  /** Its password; may be empty. Kept encrypted, and never answered. */
  @Example('contraseña del archivo')
  @Text(PASSWORD_MAX, 'La contraseña')
  password: string;
}

export const toSigningCertificate = (
  row: CompanyCertificate,
  { now, legible, tsa }: { now: Date; legible: boolean; tsa: boolean },
): SigningCertificate => ({
  sujeto: row.sujeto,
  emisor: row.emisor,
  serie: row.serie,
  valido_desde: row.valido_desde.toISOString(),
  valido_hasta: row.valido_hasta.toISOString(),
  propio: row.propio,
  caduca_pronto: row.valido_hasta.getTime() - now.getTime() < SOON_MS,
  legible,
  tsa,
});
