import type { PageCopy } from './copy';
import { Section } from './Section';

export function FactTable({ title, text, rows, note }: NonNullable<PageCopy['table']>) {
  return (
    <Section title={title} text={text} layout="beside">
      <dl className="rounded-lg border border-line bg-surface">
        {rows.map(([term, value]) => (
          <div
            key={term}
            className="border-b border-line p-4 last:border-b-0 sm:grid sm:grid-cols-2 sm:gap-6"
          >
            <dt className="font-bold">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-prose text-muted">{note}</p>
    </Section>
  );
}
