import type { ReactNode } from 'react';

/** A state with its text and colour, grey for an unknown tone (styles/page-style.ts), and a dot. */
export function Badge({ tone, children }: { tone: string; children: ReactNode }) {
  return (
    <span
      className={`badge tone-${tone} inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-sm font-bold whitespace-nowrap`}
    >
      <span className="tone-dot size-2 shrink-0 rounded-full" aria-hidden="true" />
      <span className="inline-block first-letter:uppercase">{children}</span>
    </span>
  );
}
