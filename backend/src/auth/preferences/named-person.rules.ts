import { plainText, wordsOf } from '@hiring/contract';

/** The person to erase, as other people's texts may name them. */
export interface NamedPerson {
  nombre: string;
  apellidos: string;
  email: string;
  telefono: string;
}

/** The nine digits of a Spanish number, which may be written with or without its country code. */
const PHONE_DIGITS = 9;

/** Whether a text is nothing but names of this person, one of them alone included: `Núñez`, `jose`. */
export function isNameOf(text: string, { nombre, apellidos }: NamedPerson): boolean {
  const own = new Set([...wordsOf(nombre), ...wordsOf(apellidos)]);
  const words = wordsOf(text);
  return words.some((word) => word.length > 2) && words.every((word) => own.has(word));
}

/**
 * Whether a text names this person: by e-mail, by telephone, or by first name plus a surname, in any case, accents
 * and order. A surname among other words is too common.
 */
export function names(text: string, { nombre, apellidos, email, telefono }: NamedPerson): boolean {
  if (email !== '' && plainText(text).includes(plainText(email))) return true;
  const phone = telefono.replace(/\D/g, '').slice(-PHONE_DIGITS);
  if (phone.length === PHONE_DIGITS && text.replace(/\D/g, '').includes(phone)) return true;
  const words = new Set(wordsOf(text));
  const surnames = wordsOf(apellidos).filter((word) => word.length > 2);
  return wordsOf(nombre).some((word) => words.has(word)) && surnames.some((word) => words.has(word));
}
