import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an answer link is about: an interview and the beginning that its message told of. */
export interface AnswerSubject {
  interviewId: string;
  inicio: Date;
}

const TOKEN = /^([\w-]{32})([\w-]{43})$/;
const ID_BYTES = 16;

/**
 * Interview and beginning, signed. It is stored nowhere, and good for nothing once the interview has another beginning.
 */
export function makeAnswerToken(key: Buffer, { interviewId, inicio }: AnswerSubject): string {
  const bytes = Buffer.alloc(ID_BYTES + 8);
  bytes.write(interviewId.replaceAll('-', ''), 'hex');
  bytes.writeBigInt64BE(BigInt(inicio.getTime()), ID_BYTES);
  return bytes.toString('base64url') + sign(key, bytes).toString('base64url');
}

/** Null for anything that was not made here. */
export function readAnswerToken(key: Buffer, token: string): AnswerSubject | null {
  const [, subject, signature] = TOKEN.exec(token) ?? [];
  if (!subject || !signature) return null;
  const bytes = Buffer.from(subject, 'base64url');
  if (!timingSafeEqual(Buffer.from(signature, 'base64url'), sign(key, bytes))) return null;
  return {
    interviewId: bytes
      .toString('hex', 0, ID_BYTES)
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    inicio: new Date(Number(bytes.readBigInt64BE(ID_BYTES))),
  };
}

const sign = (key: Buffer, bytes: Buffer): Buffer => createHmac('sha256', key).update(bytes).digest();
