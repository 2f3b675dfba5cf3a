import { TONE_COLOURS, type Tone } from '@hiring/contract';
import type { ReactNode } from 'react';

/** The server's tone as one that has colours; anything unknown is grey. */
export const toTone = (tone: string): Tone => (tone in TONE_COLOURS ? (tone as Tone) : 'grey');

/** A state in words on its colour; the dot keeps it readable without telling colours apart. */
export function Badge({ tone, children }: { tone: string; children: ReactNode }) {
  return (
    <span
      className={`badge tone-${toTone(tone)} inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-sm font-bold whitespace-nowrap`}
    >
      <span className="tone-dot size-2 rounded-full" aria-hidden="true" />
      <span className="inline-block first-letter:uppercase">{children}</span>
    </span>
  );
}
