/**
 * The line above a quoted message, as Gmail, Apple Mail, Android and Thunderbird write it. Each has a date in it, which
 * tells it from a sentence of the writer.
 */
const ATTRIBUTIONS: readonly RegExp[] = [
  /^(?:El|En) .{6,300}escribi[óo]:$/u,
  /^(?:El|Missatge de|En) .{6,300}(?:va escriure|ha escrit|a les \d{1,2}[:.]\d{2}):$/u,
  /^On .{6,300}wrote:$/u,
  /^(?:[ÎI]n|Pe|La) .{6,300}a scris:$/u,
  /^(?:في|بتاريخ|يوم) .{4,300}(?:كتب|كتبت|بواسطة)[^:]{0,150}:$/u,
  /^Le .{6,300}a [ée]crit\s?:$/u,
  /^Am .{6,300}schrieb[^:]{0,150}:$/u,
  /^(?:Em|A|Às|No dia) .{6,300}escreveu:$/u,
  // It begins with a name, so that the line above must not be taken for its beginning.
  /^(?!.* {2}).{2,300}<[^<>\s]+@[^<>\s]+> escreveu \(.{6,80}\):$/u,
  /^O .{6,300}escribiu:$/u,
  /^\d{4}-\d{2}-\d{2} \d{1,2}:\d{2}.{0,40}<[^<>\s]+@[^<>\s]+>:$/u,
];
/** In a language that is not among them: a sender in angle brackets, a year and an hour, right above quoted lines. */
const ATTRIBUTION_OF_ANY = /^(?=.*\p{Nd}{4})(?=.*\p{Nd}[:.]\p{Nd}{2}).*<\s?[^<>\s]+@[^<>\s]+>.*(?::|-{2,})$/u;
/** An address, an hour or a year: a sentence about somebody who wrote has seldom one. */
const PRECISE = /[^\s<>]@[^\s<>]|\p{Nd}[:.]\p{Nd}{2}|\p{Nd}{4}/u;
/** Lines that an attribution may be broken into, and its longest. */
const ATTRIBUTION_LINES = 3;
const ATTRIBUTION_LENGTH = 400;

/** Above a quoted message, as Outlook, Android and Yahoo write it. */
const SEPARATOR =
  /^[-_–—]{2,}\s*(?:Mensaje original|Missatge original|Original Message|Mesaj(?:ul)? (?:original|inițial)|Message (?:d['’]origine|original)|Ursprüngliche Nachricht|Mensagem original|الرسالة الأصلية)\s*[-_–—]{2,}$/iu;

/** The headers of a quoted message, as Outlook repeats them. */
const FROM_LINE = /^\*?(?:De|De la|From|Von|من)\s?:\*?\s*\S/u;
const DATE_LINE =
  /^\*?(?:Enviado(?: el)?|Enviat(?: el)?|Fecha|Data|Sent|Date|Trimis|Envoyé|Gesendet|Enviada(?: em)?|تم الإرسال|التاريخ)\s?:/u;
const SUBJECT_LINE = /^\*?(?:Asunto|Assumpte|Tema|Subject|Subiect|Objet|Betreff|Assunto|الموضوع)\s?:/u;
const HEADER_LINES = 7;
const RULE = /^[_-]{5,}$/;
/** Marks that turn the direction of a text; they stand before words of ours in Arabic mails. */
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const FORWARDED = /^\s*(?:fwd?|rv|tr|wg|enc|rwd|reenv)\s*:/iu;
export const isForward = (subject: string): boolean => FORWARDED.test(subject);

/** A text and the message that it quotes, each whole; null: it quotes none, or answers between the quoted lines. */
export interface FoldedText {
  text: string;
  quoted: string | null;
}

/** @param forwarded the headers of another message in it are what is being sent */
export function foldQuoted(whole: string, forwarded = false): FoldedText {
  const lines = whole.split('\n');
  const unfolded = { text: whole.trim(), quoted: null };
  const head = headOf(lines, forwarded);
  if (head?.toEnd) return toEnd(lines, head.at) ?? unfolded;
  const first = lines.findIndex(isQuoted);
  const at = head?.at ?? attributedAt(lines, first);
  if (at < 0) return unfolded;
  // The quoted lines below the attribution.
  let end = head ? at + head.lines : first;
  while (end < lines.length && (isQuoted(lines[end]) || isBlank(lines[end]))) end++;
  const rest = lines.slice(end);
  if (head && !lines.slice(at, end).some(isQuoted))
    return (PRECISE.test(lines.slice(at, at + head.lines).join(' ')) && toEnd(lines, at)) || unfolded;
  if (rest.every(isBlank)) return toEnd(lines, at) ?? unfolded;
  if (rest.some(isQuoted)) return unfolded;
  const text = [...lines.slice(0, at), ...rest].join('\n').trim();
  return { text, quoted: lines.slice(at, end).join('\n').trim() };
}

/** Null: nothing would be left. */
function toEnd(lines: readonly string[], at: number): FoldedText | null {
  const text = lines.slice(0, at).join('\n').trim();
  return text ? { text, quoted: lines.slice(at).join('\n').trim() } : null;
}

const isQuoted = (line: string | undefined): boolean => line?.startsWith('>') ?? false;
const isBlank = (line: string | undefined): boolean => line?.trim() === '';

/** Where the first head of a quoted message stands. `toEnd`: everything below belongs to it. */
function headOf(
  lines: readonly string[],
  forwarded: boolean,
): { at: number; lines: number; toEnd: boolean } | null {
  const plain = lines.map((line) => line.replace(DIRECTIONS, '').trim());
  for (const [at, line] of plain.entries()) {
    if (SEPARATOR.test(line)) return { at, lines: 1, toEnd: true };
    if (!forwarded && isHeaderBlock(plain, at)) {
      const above = plain.slice(0, at).findLastIndex((one) => one !== '');
      return { at: RULE.test(plain[above] ?? '') ? above : at, lines: 1, toEnd: true };
    }
    for (let count = 1; count <= ATTRIBUTION_LINES; count++) {
      const joined = plain.slice(at, at + count).join(' ');
      if (joined.length > ATTRIBUTION_LENGTH) break;
      if (/\p{Nd}/u.test(joined) && ATTRIBUTIONS.some((one) => one.test(joined)))
        return { at, lines: count, toEnd: false };
    }
  }
  return null;
}

/** Where the attribution begins that stands right above the first quoted line; that line: without one. */
function attributedAt(lines: readonly string[], first: number): number {
  const last = lines.slice(0, Math.max(first, 0)).findLastIndex((line) => !isBlank(line));
  for (let count = 1; count <= ATTRIBUTION_LINES && count <= last + 1; count++) {
    const at = last - count + 1;
    const joined = lines
      .slice(at, last + 1)
      .map((line) => line.replace(DIRECTIONS, '').trim())
      .join(' ');
    if (joined.length <= ATTRIBUTION_LENGTH && ATTRIBUTION_OF_ANY.test(joined)) return at;
  }
  return first;
}

/** Most programs begin with the sender, some with the date. */
function isHeaderBlock(lines: readonly string[], at: number): boolean {
  const head = lines[at] ?? '';
  if (!FROM_LINE.test(head) && !DATE_LINE.test(head)) return false;
  const block = lines.slice(at, at + HEADER_LINES);
  return [FROM_LINE, DATE_LINE, SUBJECT_LINE].every((part) => block.some((line) => part.test(line)));
}
