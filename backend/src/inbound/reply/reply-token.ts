import { createHmac, timingSafeEqual } from 'node:crypto';
import { bytesOf, idOf } from '../../platform/secrets/signed-id.js';

const ID_BYTES = 16;
/** 72 bits: each guess is a mail. */
const MARK_BYTES = 9;
/** RFC 4648 in small letters: mail servers may change the case of an address. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const BITS = 5;
/** Both together fill whole letters. */
const TOKEN_LETTERS = ((ID_BYTES + MARK_BYTES) * 8) / BITS;
/** RFC 5321: octets before the @. */
const LOCAL_PART = 64;
/** What an address may have before the plus. */
export const MAILBOX_NAME = LOCAL_PART - TOKEN_LETTERS - 1;

/** The signed name of a person's conversation, for an address: 40 letters and digits, the same for ever. */
export function replyToken(key: Buffer, candidateId: string): string {
  const id = bytesOf(candidateId);
  return encode(Buffer.concat([id, markOf(key, id)]));
}

/** The person; null for anything that was not signed here. */
export function readReplyToken(key: Buffer, token: string): string | null {
  const bytes = decode(token.toLowerCase());
  if (bytes?.length !== ID_BYTES + MARK_BYTES) return null;
  const id = bytes.subarray(0, ID_BYTES);
  return timingSafeEqual(bytes.subarray(ID_BYTES), markOf(key, id)) ? idOf(id) : null;
}

/** `buzon@example.com` with the token: `buzon+token@example.com`. */
export function replyAddress(mailbox: string, token: string): string {
  const at = mailbox.lastIndexOf('@');
  return `${mailbox.slice(0, at)}+${token}${mailbox.slice(at)}`;
}

/** The tokens in these addresses of any mailbox: its name may have changed since. */
export const tokensIn = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => {
    const token = new RegExp(`\\+([a-z2-7]{${TOKEN_LETTERS}})@`, 'i').exec(address)?.[1];
    return token ? [token] : [];
  });

const markOf = (key: Buffer, id: Buffer): Buffer =>
  createHmac('sha256', key).update(id).digest().subarray(0, MARK_BYTES);

function encode(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replace(/.{5}/g, (five) => LETTERS[Number.parseInt(five, 2)] ?? '');
}

function decode(token: string): Buffer | null {
  if (!new RegExp(`^[a-z2-7]{${TOKEN_LETTERS}}$`).test(token)) return null;
  const bits = [...token].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(BITS, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
