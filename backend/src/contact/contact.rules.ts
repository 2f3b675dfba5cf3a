import { type ContactKind, type ContactTopic, TIME_ZONE } from '@hiring/contract';
import { randomInt } from 'node:crypto';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Somebody who reads and writes takes longer than this. */
export const FASTEST_MS = 3 * SECOND;
/** A form left open for longer is shown anew. */
export const FORM_LIFE_MS = DAY;

/** No 0 and O, no 1, I and L, no U, which is heard as V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CHARACTERS = 5;
const year = new Intl.DateTimeFormat('es-ES', { year: 'numeric', timeZone: TIME_ZONE });

/** C-2026-K7M4Q: some 24 million a year; the unique constraint tells when one is drawn twice. */
export function newReference(now: Date, draw: (below: number) => number = randomInt): string {
  const code = Array.from({ length: CHARACTERS }, () => ALPHABET.charAt(draw(ALPHABET.length)));
  return `C-${year.format(now)}-${code.join('')}`;
}

/** Who writes, as far as what they wrote tells. */
export function kindOf(message: {
  tipo?: ContactKind;
  servicio: ContactTopic;
  empresa?: string;
}): ContactKind {
  const { tipo, servicio, empresa } = message;
  if (tipo) return tipo;
  if (servicio === 'empleo') return 'candidato';
  if (empresa || servicio === 'consultoria' || servicio === 'recursos-humanos') return 'empresa';
  return servicio === 'otro' ? 'otro' : 'particular';
}

interface Allowance {
  messages: number;
  ms: number;
}

/** Messages that one visitor may send in so much time. Whoever comes without a form is no person at the page. */
const ALLOWANCES: Readonly<Record<'form' | 'program', readonly Allowance[]>> = {
  form: [
    { messages: 5, ms: 10 * MINUTE },
    { messages: 20, ms: DAY },
  ],
  program: [
    { messages: 2, ms: 10 * MINUTE },
    { messages: 10, ms: DAY },
  ],
};
/** The longest time that a limit looks back. */
export const LOOK_BACK_MS = DAY;

/** Milliseconds until this visitor may send another message; 0: now. `sent`: their messages, newest first. */
export function waitBeforeNext(sent: readonly Date[], now: Date, way: 'form' | 'program'): number {
  const waits = ALLOWANCES[way].map(({ messages, ms }) => {
    const oldest = sent[messages - 1];
    return oldest ? oldest.getTime() + ms - now.getTime() : 0;
  });
  return Math.max(0, ...waits);
}

/** How each of the limits stands for a visitor who sends one more now. Times in seconds. */
export function standingOf(
  sent: readonly Date[],
  now: Date,
  way: 'form' | 'program',
): { name: string; points: number; seconds: number; remaining: number; reset: number }[] {
  return ALLOWANCES[way].map(({ messages, ms }) => {
    const within = sent.filter((date) => date.getTime() > now.getTime() - ms);
    const oldest = within.at(-1)?.getTime() ?? now.getTime();
    return {
      name: ms === DAY ? 'contact-day' : 'contact',
      points: messages,
      seconds: ms / SECOND,
      remaining: Math.max(0, messages - within.length - 1),
      reset: Math.ceil((oldest + ms - now.getTime()) / SECOND),
    };
  });
}

/** Receipts that one address gets in a day, whoever asks for them. */
export const RECEIPTS = { messages: 3, ms: DAY } as const;

/** Enquiries are kept for two years. */
export const KEEP_YEARS = 2;
