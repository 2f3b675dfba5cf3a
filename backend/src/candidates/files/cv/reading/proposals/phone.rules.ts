import { decimalDigits } from '@hiring/contract';
import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js/max';
import { phonesIn, readPhone } from '../../../../../platform/values/phones.js';
import type { PlacedLine } from './sections.rules.js';
import { plainOf } from './words.js';

/** Before a number that is no telephone, or not the owner's. */
const NOT_A_PHONE =
  /(?<!\p{L})(?:fax|f\.|passport|pasaporte?|passaport|pasaport|dni|nie|nif|n\.i\.f|cif|cnp|cuit|rut|ruc|iban|cuenta|conta|account|ss|seg(?:uridad)?\.? social|afiliacion|seguretat social|numero de|n[ºo°]|num\.?|nro\.?|ref(?:erencia)?\.?|expediente?|colegiad[oa]|licen[cs]ia|permiso|permis|card|tarjeta|cartao|carte|matricula|isbn|id|cap|tacografo|tahograf|nacid[oa]|nacimiento|birth|data|fecha|(?:بطاقة|جواز|رقم التعريف)[\p{L} ]*)[^\p{L}\d+]{0,6}$/u;
const OTHERS_PHONE =
  /(?<!\p{L})(?:emergenci?[ay]?|urgenci?a|urgenta|empresa|company|trabajo|oficina|office|work|feina|referenci[\p{L}]*|mujer|esposa|esposo|marido|madre|padre|hij[oa]|herman[oa]|wife|husband|mother|father|recados|jefe|boss|agencia|agency)[\p{L} :,.]{0,30}[^\p{L}\d+]{0,6}$/u;
const BEFORE = 40;

interface OwnPhone {
  /** As the product keeps it. */
  text: string;
  line: PlacedLine;
}

/** Countries whose numbers are written without their code, by words of the owner's data. */
const COUNTRIES: readonly (readonly [CountryCode, RegExp])[] = [
  ['PT', /\b(?:portugal|lisboa|porto|braga|coimbra|setubal|faro|aveiro|leiria)\b|\b\d{4}-\d{3}\b/u],
  ['PE', /\b(?:peru|lima|arequipa|trujillo - peru|cusco|callao|chiclayo)\b/u],
  [
    'MA',
    /\b(?:maroc|marruecos|morocco|marroc|casablanca|rabat|tanger|tangier|fes|marrakech|agadir|tetouan|nador|oujda)\b|المغرب/u,
  ],
  ['RO', /\b(?:romania|bucuresti|cluj|timisoara|iasi|craiova|constanta|brasov|bacau|galati)\b/u],
];
const ELSEWHERE =
  /\b(?:argentina|colombia|venezuela|mexico|ecuador|bolivia|chile|uruguay|paraguay|cuba|honduras|nicaragua|guatemala|brasil|brazil|france|francia|italia|italy|germany|deutschland|alemania|united kingdom|england|reino unido|ireland|senegal|pakistan|india|ukraine|ucrania|bulgaria|polska|poland)\b/u;
const SPAIN =
  /\b(?:espana|spain|espanya|spania|espanha|espagne|catalunya|cataluna|madrid|barcelona|valencia|sevilla)\b|إسبانيا|\b(?:0[1-9]|[1-4]\d|5[0-2])\d{3}\b/u;

/** Where a number without its country is from; null: unknown, as 987 654 321 is of Peru and of León. */
function countryOf(lines: readonly PlacedLine[]): CountryCode | null {
  const own = lines
    .filter(({ section, employer }) => section === 'own' && !employer)
    .map(({ plain }) => plain)
    .join('\n')
    .slice(0, 2000);
  if (SPAIN.test(own)) return 'ES';
  const country = COUNTRIES.find(([, words]) => words.test(own))?.[0];
  if (country) return country;
  return ELSEWHERE.test(own) ? null : 'ES';
}

/** The owner's telephone with its country. `own`: the line of the owner's address of mail. */
export function phoneOf(lines: readonly PlacedLine[], own: PlacedLine | null): OwnPhone | null {
  const country = countryOf(lines);
  const found = withNumbersJoined(lines).flatMap((line, n, all) => {
    const beside = own !== null && own.page === line.page && Math.abs(own.row - line.row) <= 1;
    if (line.section === 'people' || line.employer || (line.section === 'work' && !beside)) return [];
    return phonesOfLine(line, all[n - 1], country);
  });
  // A company in Spain calls a Spanish mobile; otherwise the one that its owner put first.
  return found.find(({ text }) => /^\+34 [67]/.test(text)) ?? found[0] ?? null;
}

/** Groups of digits that a table or a text from right to left has set apart are one number. */
function withNumbersJoined(lines: readonly PlacedLine[]): PlacedLine[] {
  const joined: PlacedLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const row = before?.page === line.page && before.row === line.row;
    const below =
      before?.page === line.page && line.row - before.row === 1 && /^\+\d{1,3}$/.test(before.text);
    if (
      before &&
      (row || below) &&
      /^[+\d][\d .()-]*$/.test(line.text) &&
      /^[+\d][\d .()-]*$|^\+$/.test(before.text)
    ) {
      joined[joined.length - 1] = { ...before, text: `${before.text} ${line.text}` };
    } else joined.push(line);
  }
  return joined;
}

function phonesOfLine(
  line: PlacedLine,
  above: PlacedLine | undefined,
  country: CountryCode | null,
): OwnPhone[] {
  if (!/\d(?:.?\d){7}/.test(decimalDigits(line.text))) return [];
  const label = above && (above.row === line.row || !/\d/.test(above.text)) ? `${above.plain} ` : '';
  // "34 622 418 390" has its country without its sign; a label is glued to its number.
  const text = decimalDigits(line.text)
    .replace(/\+ (?=\d)/g, '+')
    // As a page from right to left shows it: the groups "78 56 34 612 212+" are read from the end.
    .replace(/(?<!\d)\d[\d -]{5,24}\d \d{1,3}\+(?!\d)/g, (shown) =>
      shown
        .split(' ')
        .toReversed()
        .join(' ')
        .replace(/^(\d+)\+/, '+$1'),
    )
    .replace(/(?<![\d+(.-] ?)34(?=[ .-]?[67]\d{2}(?:[ .-]?\d){6}(?!\d))/g, '+34')
    .replace(/(?<=\p{L})(?=[+\d])|(?<=\d)(?=\p{L})/gu, (_, at: number, whole: string) =>
      isWord(whole, at) ? ' ' : '',
    );
  return numbersIn(text, country).flatMap(({ number, start }) => {
    const before = plainOf(text.slice(Math.max(0, start - BEFORE), start));
    const context = before.trim() === '' ? label : before;
    return NOT_A_PHONE.test(context) || OTHERS_PHONE.test(context) ? [] : [{ text: number, line }];
  });
}

const PREFIXED = /(?<![\d+])(?:\+|00)\d[\d ().-]{6,18}\d(?!\d)/g;

/** Numbers with their country's prefix, and those of the owner's country without one. */
function numbersIn(text: string, country: CountryCode | null): { number: string; start: number }[] {
  const prefixed = [...text.matchAll(PREFIXED)].flatMap(({ 0: written, index }) => {
    const number = readPhone(written);
    return number ? [{ number, start: index, end: index + written.length }] : [];
  });
  const isApart = (start: number) => !prefixed.some((one) => start >= one.start - 1 && start < one.end);
  const others = country === 'ES' ? phonesIn(text) : nationalIn(text, country);
  return [...prefixed, ...others.filter(({ start }) => isApart(start))].toSorted((a, b) => a.start - b.start);
}

const nationalIn = (text: string, country: CountryCode | null) =>
  (country ? findPhoneNumbersInText(text, country) : []).flatMap(
    ({ number: { number: found }, startsAt }) => {
      const number = readPhone(found);
      return number ? [{ number, start: startsAt }] : [];
    },
  );

/** Whether letters beside a number are a word, not a part of an identity's number ("X6123456L"). */
const isWord = (text: string, at: number): boolean =>
  /\p{L}{3}$/u.test(text.slice(0, at)) || /^\p{L}{3}/u.test(text.slice(at));
