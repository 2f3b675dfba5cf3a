import { Icon } from '../../ui/Icon';
import { SiteLink } from '../../ui/SiteLink';
import { contentOf } from '../content/content';
import { Section } from '../sections/Section';

/** The entrances to the system, the same for everybody; the menu adds the internal ones for authorised roles. */
export function Accesses() {
  const { title, text, items } = contentOf('/recursos').accesses;
  return (
    <Section title={title} text={text} layout="beside">
      <ul className="border-t border-line">
        {items.map((entry) => (
          <li key={entry.to} className="border-b border-line">
            <SiteLink
              to={entry.to}
              className="flex min-h-14 items-center justify-between gap-4 py-3 underline-offset-4 hover:underline"
            >
              <span>
                <span className="block text-lg font-bold">{entry.title}</span>
                <span className="block text-muted">{entry.text}</span>
              </span>
              <Icon name="arrow-right" className="size-6" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
