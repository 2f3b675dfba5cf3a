import { createHmac, timingSafeEqual } from 'node:crypto';

/** Content of an answer link: the interview and the start in its message. */
export interface AnswerSubject {
  interviewId: string;
  inicio: Date;
}

const TOKEN = /^([\w-]{32})([\w-]{43})$/;
const ID_BYTES = 16;

/** Signed interview and start. Not stored, and invalid once the interview has another start. */
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
