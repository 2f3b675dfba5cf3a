import type { ReactNode } from 'react';

interface FactsProps {
  /** Terms with values; empty values are omitted. */
  items: readonly (readonly [string, ReactNode])[];
}

export function Facts({ items }: FactsProps) {
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {items.map(([term, value]) =>
        value ? (
          <div key={term} className="min-w-0">
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="font-bold">
              {/* A telephone number reads from left to right in every language. */}
              <bdi>{value}</bdi>
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
