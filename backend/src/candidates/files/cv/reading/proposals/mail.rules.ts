import { type PlacedLine, ROLE_MAIL } from './sections.rules.js';
import { plainOf } from './words.js';

/** An address and where it stands. */
export interface FoundMail {
  address: string;
  line: PlacedLine;
}

const MAIL = /[\p{L}\d._%+-]{1,64} ?@ ?(?:[\p{L}\d-]{1,63}\.){1,4}[\p{L}]{2,24}/gu;
/** Endings after which glued text is told from the address; others stand alone. */
const ENDINGS =
  'com|es|cat|org|net|eu|info|gal|eus|ro|pt|ma|pe|mx|co|ar|cl|ec|ve|bo|uk|ie|fr|it|de|be|nl|ch|us|io|me|edu|gov|biz|br|bg|pl|ua|online|email|pro|dev|app|tech|work|jobs';
const GLUED_ENDING = new RegExp(
  `^(${ENDINGS})(?=\\p{Lu}|(?:tel|movil|mobil|mobile|phone|direcc|adre|domic|fecha|data|dni|nie|linkedin|www|web|http|nac|ciudad|email|correo|skype|edad|calle)|$)`,
  'u',
);
/** A label that is glued to the address: "Emailana@", "CORREO:ana@" has its colon. */
const GLUED_LABEL =
  /^(?:E-?mail|E-?MAIL|Correo|CORREO|Mail|MAIL|Adre[cç]a|electr[oó]nico|ELECTR[OÓ]NICO|electr[oò]nic|eletr[oó]nico|Contacto|CONTACTO)(?=[a-z\d])/u;
/** A telephone that is glued to the address. */
const GLUED_NUMBER = /^\+?\d{9,15}(?=\p{L})/u;
/** What may have been cut by the end of a line. */
const HALF = /^[\p{Ll}\d._-]{6,64}$/u;

/** "example.comTeléfono" is example.com; an unknown ending with capitals in it is nothing. */
function hostOf(host: string): string | null {
  const labels = host.split('.');
  for (let n = 1; n < labels.length; n++) {
    const ending = labels[n] ?? '';
    const glued = GLUED_ENDING.exec(ending) ?? GLUED_ENDING.exec(plainOf(ending));
    const last = n === labels.length - 1;
    if (glued && (last || glued[1] !== ending)) return [...labels.slice(0, n), glued[1]].join('.');
  }
  const ending = labels.at(-1) ?? '';
  // All small or all capitals, and short: an ending that is not in the list.
  return /^(?:\p{Ll}{2,6}|\p{Lu}{2,6})$/u.test(ending) ? host : null;
}

function addressOf(found: string): string | null {
  const [before = '', after = ''] = found.split(/ ?@ ?/);
  const local = before
    .replace(GLUED_NUMBER, '')
    .replace(GLUED_LABEL, '')
    .replace(/^[._%+-]+|\.+$/g, '');
  const host = hostOf(after);
  if (!local || !host) return null;
  const address = `${local}@${host}`.toLowerCase();
  // A letter with an accent is a word that is glued to it, or a mistake.
  return /^[\w.+%-]+@[a-z\d.-]+$/.test(address) && !address.includes('..') ? address : null;
}

/** Every address of a CV that may be its owner's. */
export function mailsIn(lines: readonly PlacedLine[]): FoundMail[] {
  return lines.flatMap((line, n): FoundMail[] => {
    if (line.section === 'people' || line.employer) return [];
    const text = withBroken(line, lines[n - 1], lines[n + 1]);
    if (!text.includes('@')) return [];
    return [...text.matchAll(MAIL)].flatMap(([found]) => {
      const address = addressOf(found);
      return address && !ROLE_MAIL.test(address) ? [{ address, line }] : [];
    });
  });
}

/** A line with the other half of an address that a narrow column cut in two. */
function withBroken(line: PlacedLine, above: PlacedLine | undefined, below: PlacedLine | undefined): string {
  let { text } = line;
  const beside = (other: PlacedLine | undefined): other is PlacedLine =>
    other !== undefined && other.page === line.page && Math.abs(other.size - line.size) < 0.5;
  if (
    /@[\p{L}\d.-]*$/u.test(text) &&
    !/\.\p{L}{2,}$/u.test(text) &&
    beside(below) &&
    /^[\p{L}\d.-]+\.\p{L}{2,}$/u.test(below.text)
  ) {
    text += below.text;
  }
  if (
    /^[\p{L}\d._-]*@/u.test(text) &&
    beside(above) &&
    HALF.test(above.text) &&
    /[._\d-]/.test(above.text) &&
    !above.text.includes('@') &&
    /\p{Ll}/u.test(above.text)
  ) {
    text = above.text + text;
  }
  return text;
}

/** How an address speaks for a name: `full`: two of its words, or one and an initial; `part`: one word. */
export function agreement(address: string, words: readonly string[]): 'full' | 'part' | null {
  const local = plainOf(address.split('@')[0] ?? '').replace(/[^a-z]/g, '');
  const names = words.map((word) => plainOf(word).replace(/[^a-z]/g, '')).filter((word) => word.length > 0);
  const long = names.filter((word) => word.length >= 3 && local.includes(word));
  if (long.length >= 2 && long.some((word) => word.length >= 4)) return 'full';
  const initials = names.map((word) => word.charAt(0));
  const withInitials = long.some((one) => {
    const rest = local.replace(one, '');
    return rest.length > 0 && rest.length <= 3 && [...rest].every((letter) => initials.includes(letter));
  });
  if (withInitials) return 'full';
  return long.some((word) => word.length >= 4) ? 'part' : null;
}

/** The owner's: the one that is made of the name, else the first of the owner's data, else the only one. */
export function mailOf(found: readonly FoundMail[], name: readonly string[]): FoundMail | null {
  const beside = found.filter(({ line }) => line.section !== 'work');
  const agreeing = (mails: readonly FoundMail[], wanted: 'full' | 'part') =>
    mails.find(({ address }) => agreement(address, name) === wanted);
  const own = beside.find(({ line }) => line.section === 'own') ?? beside[0];
  const only = new Set(found.map(({ address }) => address)).size === 1 ? found[0] : undefined;
  return agreeing(found, 'full') ?? agreeing(beside, 'part') ?? own ?? only ?? null;
}
