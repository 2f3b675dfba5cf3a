import type { PageCopy } from './copy';
import { Section } from './Section';

/** The target groups, by their situation. */
export function Audience({ title, text, items }: NonNullable<PageCopy['audience']>) {
  return (
    <Section title={title} text={text} layout="beside">
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item.title} className="border-t-4 border-ink pt-4">
            <h3 className="text-lg">{item.title}</h3>
            <p className="mt-1 text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
