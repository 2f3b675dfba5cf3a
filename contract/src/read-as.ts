/** How typed phone numbers and postal codes are understood, by the forms and by the server. */
import { provinceOfPostalCode } from './provinces.js';

const SPANISH = /^[6-9]\d{8}$/;
const inThrees = (digits: string): string => digits.replace(/(\d{3})(?=\d)/g, '$1 ');

/**
 * Normalises a phone number: `+34 612 345 678`; a foreign one keeps its prefix and the typed groups. Null: invalid.
 */
export function phoneAsRead(text: string): string | null {
  const typed = text.trim();
  if (!/^[+(\d][()\d\s./-]*$/.test(typed)) return null;
  // Removes the trunk zero of "+44 (0) 20 …".
  const plain = typed.replace(/^00/, '+').replace(/\(0\)/g, ' ');
  const digits = plain.replace(/\D/g, '');
  const abroad = plain.startsWith('+');
  const national = digits.startsWith('34') && (abroad || digits.length === 11) ? digits.slice(2) : digits;
  if (SPANISH.test(national) && (!abroad || national !== digits)) return `+34 ${inThrees(national)}`;
  if (!abroad || digits.startsWith('34') || !/^[1-9]\d{7,14}$/.test(digits)) return null;
  return `+${plain.replace(/\D+/g, ' ').trim()}`;
}

/** Normalises a Spanish postal code with its province, or a possible foreign one. Null: invalid. */
export function postalCodeAsRead(text: string): { code: string; province: string | null } | null {
  const code = text.trim().toUpperCase();
  const province = provinceOfPostalCode(code);
  if (province !== null) return { code, province };
  return /^(?=(?:.*\d){2})[A-Z\d](?:[A-Z\d -]{1,10})[A-Z\d]$/.test(code) ? { code, province: null } : null;
}
