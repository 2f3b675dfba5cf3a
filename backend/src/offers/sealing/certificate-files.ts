/**
 * Makes and opens certificates. The libraries take half a second and 34 MB to load, so they are imported at the first
 * use and not at the start of the product.
 */
import type { Signer } from '@libpdf/core';
import { randomBytes, verify, webcrypto, X509Certificate } from 'node:crypto';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { CompanyCertificate } from './company-certificate.entity.js';

/** What is kept encrypted: an uploaded PKCS#12 file with its password, or an own key (PKCS#8) and certificate, base64. */
export type CertificateSecret = { pkcs12: string; password: string } | { pkcs8: string; certificado: string };

type CertificateFacts = Pick<
  CompanyCertificate,
  'sujeto' | 'emisor' | 'serie' | 'valido_desde' | 'valido_hasta'
>;

const YEARS = 10;
const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
/** Most characters of a name in a certificate (RFC 5280, ub-common-name). */
const NAME_MAX = 64;
const COMMON_NAME = '2.5.4.3';
const KEY_USAGE = '2.5.29.15';
/** digitalSignature and nonRepudiation: the first two bits. */
const MAY_SIGN = 0xc0;
const PROBE = Buffer.from('firma de prueba');

/** A key of its own with a certificate that it signs itself, for ten years. */
export async function makeOwnCertificate(
  company: string,
  now: Date,
): Promise<{ secret: CertificateSecret; facts: CertificateFacts }> {
  const [asn1, pki] = await Promise.all([import('asn1js'), import('pkijs')]);
  const key = { ...RSA, modulusLength: 3072, publicExponent: Uint8Array.of(1, 0, 1) };
  const { privateKey, publicKey } = await webcrypto.subtle.generateKey(key, true, ['sign', 'verify']);
  const made = new pki.Certificate();
  made.version = 2;
  const serial = randomBytes(16);
  // Positive, and as long as it is.
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  made.serialNumber = new asn1.Integer({ valueHex: serial });
  const value = new asn1.Utf8String({ value: company.slice(0, NAME_MAX) });
  const name = new pki.AttributeTypeAndValue({ type: COMMON_NAME, value });
  made.subject.typesAndValues = made.issuer.typesAndValues = [name];
  made.notBefore.value = now;
  made.notAfter.value = new Date(now);
  made.notAfter.value.setUTCFullYear(now.getUTCFullYear() + YEARS);
  const usage = new asn1.BitString({ valueHex: Uint8Array.of(MAY_SIGN).buffer, unusedBits: 6 });
  made.extensions = [new pki.Extension({ extnID: KEY_USAGE, critical: true, extnValue: usage.toBER() })];
  await made.subjectPublicKeyInfo.importKey(publicKey);
  await made.sign(privateKey, RSA.hash);
  const certificate = Buffer.from(made.toSchema(true).toBER());
  const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', privateKey));
  const secret = { pkcs8: pkcs8.toString('base64'), certificado: certificate.toString('base64') };
  return { secret, facts: factsOf(certificate) };
}

/**
 * The key, ready to sign, with its certificate and the others of the file.
 * @throws {DomainError} `certificate_unreadable`: no PKCS#12 file with a key and its certificate, or another password.
 */
export async function openSigner(secret: CertificateSecret): Promise<Signer> {
  const { CryptoKeySigner, P12Signer } = await import('@libpdf/core');
  if ('pkcs8' in secret) {
    const bytes = Buffer.from(secret.pkcs8, 'base64');
    const key = await webcrypto.subtle.importKey('pkcs8', bytes, RSA, false, ['sign']);
    return new CryptoKeySigner(key, Buffer.from(secret.certificado, 'base64'), 'RSA', 'RSASSA-PKCS1-v1_5');
  }
  try {
    return await withItsCertificate(
      await P12Signer.create(Buffer.from(secret.pkcs12, 'base64'), secret.password),
    );
  } catch {
    // What the library says of a wrong password and of a broken file differs from file to file.
    throw new DomainError('certificate_unreadable');
  }
}

/** The library takes the first certificate of a file as that of the key; some files begin with an authority's. */
async function withItsCertificate(file: Signer): Promise<Signer> {
  const { keyType, signatureAlgorithm } = file;
  const all = [file.certificate, ...(file.certificateChain ?? [])];
  const signature = await file.sign(PROBE, 'SHA-256');
  const certificate = all.find((der) =>
    verify('sha256', PROBE, new X509Certificate(der).publicKey, signature),
  );
  if (!certificate) throw new Error('no certificate of the file belongs to its key');
  const certificateChain = all.filter((der) => der !== certificate);
  return {
    certificate,
    certificateChain,
    keyType,
    signatureAlgorithm,
    sign: (data, algorithm) => file.sign(data, algorithm),
  };
}

/**
 * Facts of an uploaded certificate.
 * @throws {DomainError} `certificate_unreadable`, `certificate_expired` and `certificate_unfit`.
 */
export async function readUpload(secret: CertificateSecret, now: Date): Promise<CertificateFacts> {
  const { certificate } = await openSigner(secret);
  const facts = factsOf(certificate);
  if (facts.valido_desde > now || facts.valido_hasta <= now) throw new DomainError('certificate_expired');
  const pki = await import('pkijs');
  const { extensions = [] } = pki.Certificate.fromBER(certificate);
  const usage = extensions.find(({ extnID }) => extnID === KEY_USAGE)?.parsedValue as
    | { valueBlock: { valueHexView: Uint8Array } }
    | undefined;
  // Without the extension a key may do everything.
  if (usage && ((usage.valueBlock.valueHexView[0] ?? 0) & MAY_SIGN) === 0) {
    throw new DomainError('certificate_unfit');
  }
  return facts;
}

function factsOf(der: Uint8Array): CertificateFacts {
  const { subject, issuer, serialNumber, validFrom, validTo } = new X509Certificate(der);
  return {
    sujeto: nameIn(subject),
    emisor: nameIn(issuer),
    serie: serialNumber,
    valido_desde: new Date(validFrom),
    valido_hasta: new Date(validTo),
  };
}

/** One line, with the commas of names as they are written. */
const nameIn = (lines: string): string => lines.replaceAll('\n', ' · ').replaceAll('\\', '');
