import { Icon } from '../../ui/Icon';
import type { PageCopy } from './copy';
import { Section } from './Section';

/** What the price includes and what it does not. */
export function Included({ title, items, apart }: NonNullable<PageCopy['included']>) {
  return (
    <Section title={title}>
      <div className="grid gap-10 lg:grid-cols-[8fr_4fr] lg:gap-16">
        <ul className="grid content-start gap-x-10 gap-y-4 sm:grid-cols-2">
          {items.map((item) => (
            <li key={item} className="flex gap-3 border-t border-line pt-4">
              <Icon name="check" className="mt-0.5 size-5" />
              <span>{item}</span>
            </li>
          ))}
        </ul>
        <div className="rounded-lg border-2 border-dashed border-line-strong p-5 sm:p-6">
          <h3 className="text-lg">{apart.title}</h3>
          <ul className="mt-3 list-disc space-y-2 ps-5 text-muted">
            {apart.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
