import type { CvProposalField } from '@hiring/contract';
import { languagesIn } from './languages.rules.js';
import { licencesIn } from './licences.rules.js';
import { nameIn } from './person-name.rules.js';

/** What a CV seems to say, for its owner to confirm. */
export type CvProposals = Partial<Record<CvProposalField, string>>;

const EMAIL = /[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{2,24}){1,3}/i;
/** Spanish numbers: nine digits that begin with 6 to 9. */
const PHONE = /(?<![\d+])(?:(?:\+|00)34[\s.-]{0,2})?([6789]\d{2})((?:[\s.-]?\d){6})(?!\d)/;
/** In a narrow column "del Vallès" may stand on the next line. */
const TOWN = String.raw`\p{Lu}[\p{L}'’·.-]{1,24}(?: (?:de|del|la|las|los|el|els|les|d['’]|i|y|\p{Lu}[\p{L}'’·-]{0,24})){0,4}(?:\n(?:de|del) (?:la )?\p{Lu}[\p{L}'’·-]{1,24})?`;
const POSTCODE = String.raw`(?<!\d)(?:0[1-9]|[1-4]\d|5[0-2])\d{3}(?!\d)`;
const POSTCODE_TOWN = new RegExp(`(${POSTCODE})[ ,-]{1,4}(${TOWN})`, 'u');
const TOWN_POSTCODE = new RegExp(`(${TOWN})[ ,(-]{1,4}(${POSTCODE})`, 'u');
const TOWN_LABEL = /(?:ciudad|población|localidad|municipio|residencia) ?: ?/iu;
const TOWN_FIRST = new RegExp(`^${TOWN}`, 'u');

function phoneIn(text: string): string | null {
  const found = PHONE.exec(text);
  if (!found) return null;
  const digits = `${found[1] ?? ''}${found[2] ?? ''}`.replace(/\D/g, '');
  return `+34 ${digits.replace(/(\d{3})(?=\d)/g, '$1 ')}`;
}

function placeIn(text: string): { ciudad?: string; codigo_postal?: string } {
  const after = POSTCODE_TOWN.exec(text);
  if (after) return placeOf(after[2], after[1]);
  const before = TOWN_POSTCODE.exec(text);
  if (before) return placeOf(before[1], before[2]);
  const label = TOWN_LABEL.exec(text);
  const labelled = label && TOWN_FIRST.exec(text.slice(label.index + label[0].length));
  return labelled ? placeOf(labelled[0], undefined) : {};
}

function placeOf(town: string | undefined, codigo_postal: string | undefined) {
  const ciudad = town
    ?.replace('\n', ' ')
    .replace(/[\s.-]+$/, '')
    .replace(/ (?:de|del|la|el|i|y)$/, '');
  return { ...(ciudad ? { ciudad } : {}), ...(codigo_postal ? { codigo_postal } : {}) };
}

/** Programs write runs of blanks between words, and several kinds of blank. */
const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n');

/** Extracts form values from a CV's text. Unclear values are omitted: a gap costs less than a mistake. */
export function proposalsIn(raw: string): CvProposals {
  const text = tidy(raw);
  const email = EMAIL.exec(text)?.[0]
    .toLowerCase()
    .replace(/^[.-]+/, '');
  const telefono = phoneIn(text);
  const permisos = licencesIn(text).join(', ');
  const idiomas = languagesIn(text).join(', ');
  return {
    ...nameIn(text, email ?? null),
    ...(email ? { email } : {}),
    ...(telefono ? { telefono } : {}),
    ...placeIn(text),
    ...(permisos ? { permisos } : {}),
    ...(idiomas ? { idiomas } : {}),
  };
}
