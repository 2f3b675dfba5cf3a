import { Icon } from '../../ui/Icon';
import { SiteLink } from '../../ui/SiteLink';
import { contentOf } from '../content/content';

/** The six services as a motorway panel. */
export function ServiceSign() {
  return (
    <nav
      aria-label={contentOf('/servicios').sign}
      className="rounded-lg border-4 border-white bg-ink-raised p-2 shadow-high"
    >
      <ul>
        {contentOf('/').services.items.map(({ title, to }) => (
          <li key={to} className="border-b border-ink-line last:border-b-0">
            <SiteLink
              to={to}
              className="flex min-h-14 items-center justify-between gap-4 rounded-sm px-4 py-2 text-lg font-bold hover:bg-ink"
            >
              {title}
              <Icon name="arrow-right" className="size-6" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
