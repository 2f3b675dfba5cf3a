/** Decides about a scanner: it must have found its hole, and nothing in the product that is not explained. */
import type { REVIEWED } from './reviewed.ts';
import type { Finding } from './scanner.ts';

export interface Verdict {
  name: string;
  state: 'passed' | 'failed' | 'not run';
  lines: string[];
}

const MOST_LINES = 12;

export function judge(
  name: string,
  { hole, found }: { hole: Finding[]; found: Finding[] },
  reviewed: typeof REVIEWED,
): Verdict {
  if (hole.length === 0) return { name, state: 'failed', lines: ['did not find the hole made for it'] };
  const explaining = reviewed.filter(({ scanner }) => scanner === name);
  const explains = (one: (typeof reviewed)[number], { key, detail }: Finding) =>
    one.key === key && one.matches.test(detail);
  const open = found.filter((finding) => !explaining.some((one) => explains(one, finding)));
  // A reason without a finding would hide the next one.
  const idle = explaining.filter((one) => !found.some((finding) => explains(one, finding)));
  const lines = [
    ...open.slice(0, MOST_LINES).map(({ key, detail }) => `${key}: ${detail}`),
    ...(open.length > MOST_LINES ? [`… ${open.length - MOST_LINES} more`] : []),
    ...idle.map(({ key }) => `reviewed.ts explains ${key}, which is not found any more`),
  ];
  if (lines.length > 0) return { name, state: 'failed', lines };
  const explained = found.length > 0 ? [`${found.length} findings are explained in reviewed.ts`] : [];
  return { name, state: 'passed', lines: [`found its hole (${hole[0]?.key})`, ...explained] };
}
