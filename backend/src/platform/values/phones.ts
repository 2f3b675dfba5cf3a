/** Phone numbers as people write them, read for forms, edits, staff, programs, imports and CVs alike. */
import { decimalDigits, LIMITS, mayBePhone, spanishPhone } from '@hiring/contract';
import { findPhoneNumbersInText, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';

const COUNTRY = 'ES';
/** A longer one is a second number, behind a comma: `612345678, 931234567`. */
const EXTENSION_DIGITS = 6;

/** Null: not possible. A Spanish number has to be one of those in use; other countries' plans are not known so well. */
function stored(number: PhoneNumber | undefined): string | null {
  if (!number?.isPossible() || (number.ext?.length ?? 0) > EXTENSION_DIGITS) return null;
  const spanish = number.countryCallingCode === '34' ? spanishPhone(number.number) : null;
  if (number.countryCallingCode === '34' && !spanish && !number.isValid()) return null;
  const text = spanish
    ? spanish + (number.ext ? ` ext. ${number.ext}` : '')
    : number.formatInternational().replaceAll('-', ' ');
  return text.length <= LIMITS.phone ? text : null;
}

const parse = (text: string): string | null =>
  stored(parsePhoneNumberFromString(text, { defaultCountry: COUNTRY, extract: false }));

/**
 * One typed number as it is kept: `+34 612 345 678`, another country's in its international form. Without a prefix it
 * is Spanish. Null: it is none, or more than one.
 */
export function readPhone(text: string): string | null {
  if (!mayBePhone(text)) return null;
  const typed = decimalDigits(text)
    .replace(/[\p{Cf}\s]+/gu, ' ')
    .replace(/^\s*\(\s*([+\d]+)\s*\)/, '$1 ')
    .trim();
  // Spain has no trunk zero, though some write one.
  return parse(typed) ?? parse(typed.replace('(0)', ' '));
}

/**
 * A kept number as providers of messages know it (E.164): `+34612345678`. Null: it is no mobile, as far as its country's
 * plan tells them apart.
 */
export function mobileOf(kept: string): string | null {
  const number = parsePhoneNumberFromString(kept, { defaultCountry: COUNTRY, extract: false });
  const type = number?.getType();
  return number && (type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE') ? number.number : null;
}

/** A number as a provider gives it, with or without its plus; null: it is none. */
export const senderNumber = (given: string): string | null =>
  parsePhoneNumberFromString(given.startsWith('+') ? given : `+${given}`)?.number ?? null;

export interface FoundPhone {
  /** As `readPhone` gives it. */
  number: string;
  /** Where it stands in the text, in UTF-16 units. */
  start: number;
  /** Exclusive. */
  end: number;
}

/** Dates and spans of years, which the digits after them would be joined to; a comma would begin an extension. */
const APART =
  /(?<!\d)(?:\d{1,2}([/.-])\d{1,2}\1(?:19|20)\d{2}|(?:19|20)\d{2}\s*\p{Pd}\s*(?:19|20)\d{2})(?!\d)|[,;]/gu;
/** Before or after nine digits that are something else: a reference, an identity, an amount. */
const LABEL_BEFORE =
  /(?:\b(?:ref|referencia|exp|expte|expediente|dni|nie|nif|cif|iban|cuenta|pasaporte|passport|factura|pedido|p[oó]liza|colegiad[oa]|afiliaci[oó]n|registro|certificado)\W*(?:n\.?\W*|n[uú]m\.?\W*)?|[\p{L}\p{Nd}][-/])$/iu;
const MORE_AFTER = /^(?:[\p{L}\p{Nd}]|[-/][\p{L}\p{Nd}]|\s*(?:€|eur(?:os?)?\b))/iu;

/** The phone numbers of a text, in its order. Numbers without a prefix are Spanish. */
export function phonesIn(text: string): FoundPhone[] {
  const blanks = (found: string): string => ' '.repeat(found.length);
  const searched = text
    .replace(/\p{Nd}/gu, (digit) => decimalDigits(digit).padEnd(digit.length))
    .replace(/[\p{Cf}\p{Zs}]/gu, blanks)
    .replace(APART, (found) => '\n'.repeat(found.length));
  return findPhoneNumbersInText(searched, COUNTRY).flatMap(
    ({ number: found, startsAt: start, endsAt: end }) => {
      const number = stored(found);
      const bare = !/^\(?(?:\+|00)/.test(searched.slice(start, end));
      const other = bare && (LABEL_BEFORE.test(text.slice(0, start)) || MORE_AFTER.test(text.slice(end)));
      return number === null || other ? [] : [{ number, start, end }];
    },
  );
}
