import { Icon } from '../../ui/Icon';
import { SiteLink } from '../../ui/SiteLink';
import type { PageCopy } from './copy';
import { Section } from './Section';

/** Related pages, each link with its reason. */
export function Related({ title, items }: PageCopy['related']) {
  return (
    <Section title={title} ground="sand">
      <ul className="grid gap-4 md:grid-cols-3 lg:gap-6">
        {items.map((item) => (
          <li key={item.to}>
            <SiteLink
              to={item.to}
              className="block h-full rounded-lg border border-line bg-surface p-5 hover:border-ink"
            >
              <span className="flex items-center justify-between gap-3 text-lg font-bold">
                {item.title}
                <Icon name="arrow-right" />
              </span>
              <span className="mt-1 block text-muted">{item.text}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
