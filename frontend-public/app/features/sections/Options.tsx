import type { PageCopy } from './copy';
import { Section } from './Section';

/** Alternatives side by side. */
export function Options({ title, text, items }: NonNullable<PageCopy['options']>) {
  const columns = items.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-2';
  return (
    <Section title={title} text={text}>
      <ul className={`grid gap-4 md:grid-cols-2 lg:gap-6 ${columns}`}>
        {items.map((item) => (
          <li key={item.title} className="rounded-lg border border-line bg-surface p-5 sm:p-6">
            <h3 className="text-xl">{item.title}</h3>
            <p className="mt-2 text-muted">{item.text}</p>
            {item.points && (
              <ul className="mt-4 space-y-2">
                {item.points.map((point) => (
                  <li key={point} className="flex gap-3">
                    <span className="mt-2.5 h-1 w-4 shrink-0 bg-ink" aria-hidden="true" />
                    {point}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
