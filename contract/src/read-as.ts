/** How typed phone numbers and postal codes are understood, by the forms and by the server. */
import { decimalDigits, normalLine } from './typed-text.js';
import { provinceOfPostalCode } from './provinces.js';

const inThrees = (digits: string): string => digits.replace(/(\d{3})(?=\d)/g, '$1 ');

/**
 * A Spanish phone number as it is kept, `+34 612 345 678`; null: none, or another country's. Browsers know no others:
 * the server reads those.
 */
export function spanishPhone(text: string): string | null {
  const typed = decimalDigits(text).replace(/[()\s./\p{Pd}\p{Cf}]/gu, '');
  const national = /^(?:(?:\+|00)?34)?([6-9]\d{8})$/.exec(typed)?.[1];
  return national === undefined ? null : `+34 ${inThrees(national)}`;
}

/** A number of Spain and what stands behind it. */
const SPANISH_BEGINNING = /^(?:[^\d+]*(?:\+|00)?\D*3\D*4\D*|[^\d+]*)[6-9](?:\D*\d){8}(.*)$/su;
/** What the server reads an extension after; a second number has none of these before it. */
const EXTENSION = /xt|int|anexo|доб|[xｘ#＃~～,;]/iu;

/** Whether anything but an extension follows a number of Spain: another one, or a remark. */
function saysMore(text: string): boolean {
  const rest = SPANISH_BEGINNING.exec(text)?.[1] ?? '';
  return /[\p{L}\d]/u.test(rest) && (!EXTENSION.test(rest) || rest.replace(/\D/g, '').length > 6);
}

/** Whether the server may read a phone number in this: it refuses whatever is refused here, and more. */
export function mayBePhone(text: string): boolean {
  const typed = decimalDigits(text);
  if (/\p{L}/u.test(typed.replace(/(?:\d\D*?){6}.*$/su, '')) || saysMore(typed)) return false;
  const plain = typed.replace(/[^\d+]/g, '');
  return /^(?:\+|00)\d{6,}$/.test(plain) || /^(?:34)?[5-9]\d{8,}$/.test(plain);
}

/** Normalises a Spanish postal code with its province, or a possible foreign one. Null: invalid. */
export function postalCodeAsRead(text: string): { code: string; province: string | null } | null {
  const code = normalLine(decimalDigits(text)).toUpperCase();
  const spanish = code.replace(/[ .-]/g, '');
  if (provinceOfPostalCode(spanish) !== null)
    return { code: spanish, province: provinceOfPostalCode(spanish) };
  return /^(?=(?:.*\d){2})[A-Z\d](?:[A-Z\d -]{1,10})[A-Z\d]$/.test(code) ? { code, province: null } : null;
}
