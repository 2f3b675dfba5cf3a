import { plainText } from '@hiring/contract';
import { dateOf, dayFrom } from '../ui/format/days';

/** What a note says of a task: '@nombre llamar el martes'. */
export interface ProposedTask {
  titulo: string;
  asignada_a: string;
  vence_el: string | null;
}

export interface Colleague {
  id: string;
  nombre: string;
}

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'];
const NUMBERS = { un: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8 } as const;

const NUMBER = `(\\d{1,2}|${Object.keys(NUMBERS).join('|')})`;
/** Days as people write them, without accents and in small letters. Longer ones come first. */
const DAY = new RegExp(
  [
    'pasado manana',
    'manana',
    'hoy',
    `(?:el )?(${WEEKDAYS.join('|')})`,
    '(?:el )?(?:dia )?(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}))?',
    'el (?:dia )?(\\d{1,2})',
    `en ${NUMBER} dias?`,
  ]
    .map((one) => `(?:${one})`)
    .join('|'),
  'g',
);
const WORD = /[\p{L}\p{N}/]/u;

/** Words before a day, or behind it, with which it is no day until which something is to be done. */
const UNCLEAR_BEFORE =
  /(?:^|[^\p{L}])(?:la|de|del|desde|hasta|antes|despues|tras|no|ni|o|u|cada|todos|todas|los|las|proximo|proxima|este|esta|pasado|a partir)(?: el| la| del| de)? $/u;
const UNCLEAR_AFTER =
  /^ ?(?:pasado|proximo|que viene|siguiente|o |y |u |a las? mananas|de (?:la semana|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|por la manana y|%|€|h\b|:\d)/u;

/** Letter by letter the same length, so that places in it are places in the text. */
const plainLetters = (text: string): string =>
  [...text].map((letter) => (letter.length === 1 ? plainText(letter).slice(0, 1) || letter : '..')).join('');

const isRealDay = (day: string): boolean => {
  const date = dateOf(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};
const two = (part: number): string => String(part).padStart(2, '0');

function nextWeekday(name: string, today: string): string {
  const ahead = (WEEKDAYS.indexOf(name) - dateOf(today).getUTCDay() + 7) % 7;
  return dayFrom(today, ahead === 0 ? 7 : ahead);
}

/** 'el 3': of this month, or of the next when it has passed; null when that month has no such day. */
function dayOfMonth(day: number, today: string): string | null {
  const [year = 0, month = 0, now = 0] = today.split('-').map(Number);
  const later = day < now ? 1 : 0;
  const of = new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 8);
  const found = `${of}${two(day)}`;
  return isRealDay(found) ? found : null;
}

/** '3/12': of this year, or of the next when it has passed. */
function dateWritten(day: number, month: number, year: number | null, today: string): string | null {
  const written = (in_: number) => `${in_}-${two(month)}-${two(day)}`;
  const thisYear = Number(today.slice(0, 4));
  const found = year ? written(year) : written(written(thisYear) < today ? thisYear + 1 : thisYear);
  return isRealDay(found) && found >= today ? found : null;
}

const numberOf = (word: string): number => NUMBERS[word as keyof typeof NUMBERS] ?? Number(word);

function dayOf([text, weekday, day, month, year, ofMonth, ahead]: RegExpMatchArray, today: string) {
  if (text === 'hoy') return today;
  if (text === 'manana') return dayFrom(today, 1);
  if (text === 'pasado manana') return dayFrom(today, 2);
  if (weekday) return nextWeekday(weekday, today);
  if (day && month) return dateWritten(Number(day), Number(month), year ? Number(year) : null, today);
  if (ofMonth) return dayOfMonth(Number(ofMonth), today);
  return ahead ? dayFrom(today, numberOf(ahead)) : null;
}

/** The day of a sentence, and the sentence without it. No day where there are several, or it is not plain which is meant. */
function takeDay(sentence: string, today: string): { rest: string; vence_el: string | null } {
  const plain = plainLetters(sentence);
  const found = [...plain.matchAll(DAY)].filter(
    ({ 0: text, index }) =>
      !WORD.test(plain[index - 1] ?? '') && !WORD.test(plain[index + text.length] ?? ''),
  );
  const [only, ...more] = found;
  const none = { rest: sentence, vence_el: null };
  if (!only || more.length > 0) return none;
  const end = only.index + only[0].length;
  const [before, after] = [plain.slice(0, only.index), plain.slice(end)];
  const vence_el = dayOf(only, today);
  if (!vence_el || UNCLEAR_BEFORE.test(before) || UNCLEAR_AFTER.test(after)) return none;
  const start = before.replace(/(?:^| )para $/, '').length;
  return { rest: `${sentence.slice(0, start)} ${sentence.slice(end)}`, vence_el };
}

/** Who is meant after the @, and what follows. Null for nobody, and for a name that several have. */
function takeColleague(text: string, staff: readonly Colleague[]): { id: string; rest: string } | null {
  const plain = plainLetters(text);
  const named = (name: string) =>
    name !== '' && plain.startsWith(name) && !WORD.test(plain[name.length] ?? '') ? name.length : 0;
  const matches = staff.map(({ id, nombre }) => {
    const words = plainLetters(nombre).split(/\s+/);
    // The whole name, or its beginning: 'marta', 'marta soler'.
    const lengths = words.map((_, last) => named(words.slice(0, last + 1).join(' ')));
    return { id, length: Math.max(0, ...lengths) };
  });
  const longest = Math.max(0, ...matches.map(({ length }) => length));
  const meant = matches.filter(({ length }) => length === longest);
  const [one] = meant;
  return longest > 0 && meant.length === 1 && one ? { id: one.id, rest: text.slice(longest) } : null;
}

/** An @ at the end of a text, with what has been typed of a name. */
const BEGUN = /(?<=^|[\s(])@((?:\p{L}[\p{L} ]*)?)$/u;

/** Who may be meant by the @ at the end of a text, each with the text as it is when they are chosen. */
export function begunMention(
  text: string,
  staff: readonly Colleague[],
): readonly (Colleague & { whole: string })[] {
  const typed = BEGUN.exec(text)?.[1];
  if (typed === undefined) return [];
  const before = text.slice(0, text.length - typed.length);
  return staff
    .filter(({ nombre }) => nombre.length > typed.length)
    .filter(({ nombre }) => plainLetters(nombre).startsWith(plainLetters(typed)))
    .map((one) => ({ ...one, whole: `${before}${one.nombre} ` }));
}

const MENTION = /(?<=^|[\s(])@(?=\p{L})/gu;
const SENTENCE_END = /[\n]|[.!?](?=\s|$)/;

const tidy = (text: string): string => {
  const words = text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;:.])/g, '$1')
    .replace(/^[\s,;:.–-]+|[\s,;:–-]+$/g, '');
  return words.charAt(0).toLocaleUpperCase('es') + words.slice(1);
};

/**
 * The task that a note asks of a colleague; null when it names nobody of the team, several people, or says nothing to do.
 * @param today YYYY-MM-DD in Madrid
 */
export function proposeTask(
  text: string,
  { staff, today, most }: { staff: readonly Colleague[]; today: string; most: number },
): ProposedTask | null {
  const mentions = [...text.matchAll(MENTION)];
  const [mention] = mentions;
  if (!mention || mentions.length > 1) return null;
  const named = takeColleague(text.slice(mention.index + 1), staff);
  if (!named) return null;
  const end = named.rest.search(SENTENCE_END);
  const { rest, vence_el } = takeDay(end < 0 ? named.rest : named.rest.slice(0, end), today);
  const titulo = tidy(rest);
  if (!/\p{L}/u.test(titulo) || titulo.length > most) return null;
  return { titulo, asignada_a: named.id, vence_el };
}
