import { decimalDigits } from '@hiring/contract';

/**
 * A number with its letters, as of an account or an identity card, without what people and documents put between them:
 * blanks, dots, slashes, dashes of any kind and marks that are not seen. Capital letters; digits of any script as 0 to 9.
 */
export const typedCode = (text: string): string =>
  decimalDigits(text.normalize('NFKC'))
    .replace(/[\s./\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();
