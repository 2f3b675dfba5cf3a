import { THREAD_LIMITS } from '@hiring/contract';
import type { ParsedMail } from '../parsing/parsed-mail.js';

const ANSWERS =
  /^\s*(?:re|res|resp|r[ée]p|r[ăä]sp|aw|sv|rv|rif|fwd?|tr|wg|enc|r|odp|ref|رد|رد:)\s*(?:\[\d+\])?\s*:/iu;
const NO_TEXT = '(Sin texto)';
const MORE = ' …';

/** The text of a mail as a message: a subject of its own is its first line; what a message has no room for is folded. */
export function messageOf({ subject, text, quoted }: Pick<ParsedMail, 'subject' | 'text' | 'quoted'>): {
  text: string;
  quoted: string | null;
} {
  const own = subject && !ANSWERS.test(subject) ? subject : '';
  const whole = [own, text].filter(Boolean).join('\n\n') || NO_TEXT;
  if (whole.length <= THREAD_LIMITS.text) return { text: whole, quoted };
  const cut = whole.slice(0, THREAD_LIMITS.text - MORE.length).toWellFormed();
  const rest = `…${whole.slice(cut.length)}`.toWellFormed();
  return { text: cut + MORE, quoted: quoted === null ? rest : `${rest}\n\n${quoted}` };
}
