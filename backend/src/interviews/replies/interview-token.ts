import { bytesOf, idOf, readSignedBytes, signBytes } from '../../platform/secrets/signed-id.js';

/** Content of an answer link: the interview and the start in its message. */
export interface AnswerSubject {
  interviewId: string;
  inicio: Date;
}

const ID_BYTES = 16;
const LENGTH = ID_BYTES + 8;

/** Signed interview and start. Not stored, and invalid once the interview has another start. */
export function makeAnswerToken(key: Buffer, { interviewId, inicio }: AnswerSubject): string {
  const start = Buffer.alloc(LENGTH - ID_BYTES);
  start.writeBigInt64BE(BigInt(inicio.getTime()));
  return signBytes(key, Buffer.concat([bytesOf(interviewId), start]));
}

/** Null for anything that was not made here. */
export function readAnswerToken(key: Buffer, token: string): AnswerSubject | null {
  const bytes = readSignedBytes(key, token, LENGTH);
  return bytes && { interviewId: idOf(bytes), inicio: new Date(Number(bytes.readBigInt64BE(ID_BYTES))) };
}
