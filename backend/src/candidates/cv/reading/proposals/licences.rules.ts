import { DRIVING_LICENCES, type DrivingLicence } from '@hiring/contract';

const CLASS = String.raw`(?:AM|A1|A2|A|BTP|B ?\+ ?E|BE|B|C1 ?\+ ?E|C1E|C1|C ?\+ ?E|CE|C|D1 ?\+ ?E|D1E|D1|D ?\+ ?E|DE|D)(?![\p{L}\d+])`;
const KEYWORD = String.raw`(?:permisos?|carn[eé]ts?|carn[eé]s?|licencias?)`;
/** "de conducir", "tipo", "clase" and punctuation between the word and the classes. */
const FILLER = String.raw`(?:[\s:;,.(·•|-]|de(?= )|conducir|conducción|conduccion|del? vehículos?|tipos?|clases?|categorías?|europeo|español)`;
const SEPARATOR = String.raw`(?:\s?\([^)\n]{0,30}\))?[\s,;/·•|y&-]{1,4}`;
const LISTED = new RegExp(
  `(?<!\\p{L})${KEYWORD}(?!\\p{L})${FILLER}{0,14}(${CLASS}(?:${SEPARATOR}${CLASS}){0,11})`,
  'giu',
);
const EACH = new RegExp(`(?<![\\p{L}\\d])${CLASS}`, 'gu');

/** Driving licence classes after "permiso", "carné" or "licencia", in their usual order. */
export function licencesIn(text: string): DrivingLicence[] {
  const found = new Set<string>();
  for (const [, listed] of text.matchAll(LISTED)) {
    // Classes are written in capitals; a small "a" or "c" is a word.
    for (const [one] of (listed ?? '').matchAll(EACH)) found.add(one.replace(/[ +]/g, ''));
  }
  return DRIVING_LICENCES.filter((one) => found.has(one));
}
