import type { PageCopy } from './copy';
import { Section } from './Section';

export function FactTable({ title, text, rows, note }: NonNullable<PageCopy['table']>) {
  return (
    <Section title={title} text={text} layout="beside">
      <dl className="rounded-lg border border-line bg-surface">
        {rows.map((row) => (
          <div
            key={row.title}
            className="border-b border-line p-4 last:border-b-0 sm:grid sm:grid-cols-2 sm:gap-6"
          >
            <dt className="font-bold">{row.title}</dt>
            <dd>{row.text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-prose text-muted">{note}</p>
    </Section>
  );
}
