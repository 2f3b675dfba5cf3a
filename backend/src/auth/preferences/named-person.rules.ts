/** The person who goes, as others may have written them down. */
export interface NamedPerson {
  nombre: string;
  apellidos: string;
  email: string;
  telefono: string;
}

const MARKS = /\p{M}/gu;
/** The nine digits of a Spanish number: it is written with and without its country. */
const PHONE_DIGITS = 9;

const plain = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase();
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Whether a text names this person: by e-mail, by telephone, or by the first name together with a surname, whatever
 * case, accents and order they were written in. A surname alone names many.
 */
export function names(text: string, { nombre, apellidos, email, telefono }: NamedPerson): boolean {
  if (email !== '' && plain(text).includes(plain(email))) return true;
  const phone = telefono.replace(/\D/g, '').slice(-PHONE_DIGITS);
  if (phone.length === PHONE_DIGITS && text.replace(/\D/g, '').includes(phone)) return true;
  const words = new Set(wordsOf(text));
  const surnames = wordsOf(apellidos).filter((word) => word.length > 2);
  return wordsOf(nombre).some((word) => words.has(word)) && surnames.some((word) => words.has(word));
}
