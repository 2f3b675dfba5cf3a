import type { TimestampAuthority } from '@libpdf/core';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import type { SignedData } from 'pkijs';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { exchange } from '../../platform/outbound/guarded-fetch.js';

/** For everything: the name, the connection, the answer. */
const WAIT_MS = 3000;
/** An answer is as long as the authority's certificates; the place for it in the PDF too. */
export const STAMP_MAX_BYTES = 16_384;
const SHA_256 = '2.16.840.1.101.3.4.2.1';
const DATA = '1.2.840.113549.1.7.1';
const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const EXTENDED_KEY_USAGE = '2.5.29.37';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
/** granted, grantedWithMods */
const GRANTED: readonly number[] = [0, 1];

interface TimeStamp {
  /** TimeStampToken, DER. */
  token: Uint8Array;
  at: Date;
}

/** There is no time-stamp, and why, in words of a log. */
class NoTimeStamp extends Error {}

/**
 * Time-stamps of the authority in TSA_URL (RFC 3161). An answer counts when it is about what was asked and its signature is
 * right. Whether the authority is to be trusted is what the installation decided by its address, and what a reader
 * of the PDF decides.
 */
@Injectable()
export class TimeStamps {
  private readonly logger = new Logger('sealing');

  constructor(@Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'tsaUrl'>) {}

  get areAsked(): boolean {
    return this.environment.tsaUrl !== null;
  }

  /**
   * What `work` makes with a time-stamp, and its time; null when none is asked for or none comes, which is logged. It is
   * called again without one by whoever can do without.
   */
  async tryWith<Made>(
    work: (authority: TimestampAuthority) => Promise<Made>,
  ): Promise<{ made: Made; at: Date } | null> {
    const { tsaUrl } = this.environment;
    if (tsaUrl === null) return null;
    const stamps: TimeStamp[] = [];
    const timestamp = async (digest: Uint8Array) => {
      const stamp = await ask(new URL(tsaUrl), digest);
      stamps.push(stamp);
      return stamp.token;
    };
    try {
      const made = await work({ timestamp });
      const [stamp] = stamps;
      if (!stamp) throw new Error('no time-stamp was asked for');
      return { made, at: stamp.at };
    } catch (error) {
      if (!(error instanceof NoTimeStamp)) throw error;
      this.logger.warn(`no time-stamp: ${error.message}`);
      return null;
    }
  }
}

/** @throws {NoTimeStamp} */
async function ask(url: URL, digest: Uint8Array): Promise<TimeStamp> {
  const [asn1, pki] = await Promise.all([import('asn1js'), import('pkijs')]);
  const nonce = randomBytes(8);
  // Positive, and as long as it is.
  nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40;
  const request = new pki.TimeStampReq({
    version: 1,
    messageImprint: new pki.MessageImprint({
      hashAlgorithm: new pki.AlgorithmIdentifier({ algorithmId: SHA_256 }),
      hashedMessage: new asn1.OctetString({ valueHex: digest }),
    }),
    nonce: new asn1.Integer({ valueHex: nonce }),
    certReq: true,
  });
  const bytes = await answerOf(url, Buffer.from(request.toSchema().toBER()));
  try {
    const { status, timeStampToken } = pki.TimeStampResp.fromBER(bytes);
    if (!GRANTED.includes(status.status) || !timeStampToken) throw new NoTimeStamp('it was refused');
    const signed = new pki.SignedData({ schema: timeStampToken.content });
    const { eContent, eContentType } = signed.encapContentInfo;
    if (!eContent || eContentType !== TST_INFO) throw new NoTimeStamp('the answer is no time-stamp');
    const { messageImprint, nonce: answered, genTime } = pki.TSTInfo.fromBER(eContent.getValue());
    const same =
      messageImprint.hashAlgorithm.algorithmId === SHA_256 &&
      Buffer.from(messageImprint.hashedMessage.getValue()).equals(digest) &&
      answered !== undefined &&
      nonce.equals(answered.valueBlock.valueHexView);
    if (!same) throw new NoTimeStamp('the answer is about something else');
    if (!(await isSignedForTime(signed))) throw new NoTimeStamp('its signature is wrong');
    return { token: new Uint8Array(timeStampToken.toSchema().toBER()), at: genTime };
  } catch (error) {
    throw error instanceof NoTimeStamp
      ? error
      : new NoTimeStamp('the answer cannot be read', { cause: error });
  }
}

/** Whether it is signed by a certificate that is in it and is made for time-stamps. */
async function isSignedForTime(signed: SignedData): Promise<boolean> {
  // pkijs would want the document itself for a TSTInfo; what it says of the digest was compared before.
  signed.encapContentInfo.eContentType = DATA;
  // Its own engine: libpdf replaces the one of pkijs by one that cannot verify.
  const { CryptoEngine } = await import('pkijs');
  const { signatureVerified, signerCertificate } = await signed.verify(
    { signer: 0, extendedMode: true },
    new CryptoEngine({ crypto }),
  );
  const purposes = signerCertificate?.extensions?.find(({ extnID }) => extnID === EXTENDED_KEY_USAGE)
    ?.parsedValue as { keyPurposes: string[] } | undefined;
  return signatureVerified === true && (purposes?.keyPurposes.includes(TIME_STAMPING) ?? false);
}

/** @throws {NoTimeStamp} */
async function answerOf(url: URL, body: Buffer): Promise<Buffer> {
  const { username, password } = url;
  const account = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  const address = new URL(url);
  address.username = address.password = '';
  const headers = {
    'content-type': 'application/timestamp-query',
    ...(username && { authorization: `Basic ${account.toString('base64')}` }),
  };
  const response = await exchange(
    address,
    { method: 'POST', headers, body },
    { waitMs: WAIT_MS, mostBytes: STAMP_MAX_BYTES },
  ).catch((cause: unknown) => {
    throw new NoTimeStamp('no whole answer', { cause });
  });
  if (!response.ok) throw new NoTimeStamp(`HTTP status ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
