import { numberFormat } from '@hiring/contract';
import { isIPv4, isIPv6 } from 'node:net';
import { inLanguageAsked } from '../language/language.js';

/** Consecutive failures without a wait. */
export const FREE_FAILURES = 5;
const LONGEST_WAIT_SECONDS = 15 * 60;

/** Failures from all addresses per window after which an account's attempts need a turn. */
export const ACCOUNT_FAILURES = 50;
export const ACCOUNT_WINDOW_SECONDS = 15 * 60;
/** Time between two such turns. Short: it slows down guessing from many addresses and locks nobody out for long. */
export const ACCOUNT_PAUSE_SECONDS = 3;

/** Seconds to wait after consecutive failures: 2 after the fifth, doubled by each further one, 15 min at most. */
export function waitAfterFailures(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(2 ** (failures - FREE_FAILURES + 1), LONGEST_WAIT_SECONDS);
}

/** "1 segundo", "30 segundos", "2 minutos", "1 hora": rounded up, so that waiting this long is enough. */
export function sayWait(seconds: number): string {
  const [unit, count] =
    seconds <= 90
      ? ['second', Math.max(1, Math.ceil(seconds))]
      : seconds <= 90 * 60
        ? ['minute', Math.ceil(seconds / 60)]
        : ['hour', Math.ceil(seconds / 3600)];
  return inLanguageAsked(() => numberFormat({ style: 'unit', unit, unitDisplay: 'long' })(count));
}

/** The network of one visitor: an IPv4 address, or the /64 network of one IPv6 customer. */
export function visitorOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  const address = ip.split('%')[0] ?? '';
  if (!isIPv6(address)) return ip;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = !tail ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
