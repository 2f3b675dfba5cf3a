import { LANGUAGE } from '@hiring/contract/page';
import { languageNow } from '../lib/language/language';

/**
 * Somebody's words inside of a sentence of ours that no element can mark, such as an error: on pages from right to left
 * their signs would change places with those of the sentence.
 */
export const isolated = (text: string): string =>
  LANGUAGE[languageNow()].direction === 'rtl' ? `\u2068${text}\u2069` : text;
