import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { ParsedMail } from '../parsing/parsed-mail.js';

/** A mail that lies in a file. */
export interface RawMail {
  path: string;
  bytes: number;
  /** Its number in the mailbox (UIDVALIDITY and UID); null: it came by the API. */
  origin: string | null;
}

export async function sha256Of(path: string): Promise<string> {
  const hash: Hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** What a mail is known by: another delivery of the same has the same. Some programs repeat a Message-ID, but not for two people. */
export const fingerprintOf = (mail: Pick<ParsedMail, 'messageId' | 'from'> | null, sha256: string): string =>
  mail?.messageId
    ? createHash('sha256').update(`${mail.messageId}\0${mail.from.address}`).digest('hex')
    : sha256;
