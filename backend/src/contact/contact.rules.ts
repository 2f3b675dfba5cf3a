import { type ContactKind, type ContactTopic, TIME_ZONE } from '@hiring/contract';
import { randomInt } from 'node:crypto';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A person needs longer than this to fill in the form. */
export const FASTEST_MS = 3 * SECOND;
/** After this time the form must be shown again. */
export const FORM_LIFE_MS = DAY;

/** Without look-alikes (0 O, 1 I L) and U, which sounds like V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CHARACTERS = 5;
const year = new Intl.DateTimeFormat('es-ES', { year: 'numeric', timeZone: TIME_ZONE });

/** C-2026-K7M4Q: some 24 million a year; the unique constraint detects duplicates. */
export function newReference(now: Date, draw: (below: number) => number = randomInt): string {
  const code = Array.from({ length: CHARACTERS }, () => ALPHABET.charAt(draw(ALPHABET.length)));
  return `C-${year.format(now)}-${code.join('')}`;
}

/** Classifies the sender by the message's content. */
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

/** Limits of messages by visitor. A request without a form mark comes from a program. */
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
/** The longest period of these limits. */
export const LOOK_BACK_MS = DAY;

/** Milliseconds until this visitor may send again; 0: now. `sent`: times of their messages, newest first. */
export function waitBeforeNext(sent: readonly Date[], now: Date, way: 'form' | 'program'): number {
  const waits = ALLOWANCES[way].map(({ messages, ms }) => {
    const oldest = sent[messages - 1];
    return oldest ? oldest.getTime() + ms - now.getTime() : 0;
  });
  return Math.max(0, ...waits);
}

/** State of each limit for the RateLimit headers after one more message. Times in seconds. */
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

/** Receipts to one address in a day, whoever requests them. */
export const RECEIPTS = { messages: 3, ms: DAY } as const;

/** Enquiries are kept for two years. */
export const KEEP_YEARS = 2;
