import { t } from '@lingui/core/macro';
import { Icon } from './Icon';
import { SiteLink } from './SiteLink';

export interface Crumb {
  label: string;
  to: string;
}

/** The page's position in the site; the last crumb is the page itself and no link. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label={t`Migas de pan`} className="mx-auto max-w-7xl px-4 pt-3 sm:px-6">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-muted">
        {crumbs.map(({ label, to }, index) => (
          <li key={to} className="inline-flex min-w-0 items-center gap-1">
            {index === crumbs.length - 1 ? (
              <span dir="auto" aria-current="page" className="py-2">
                {label}
              </span>
            ) : (
              <SiteLink to={to} className="inline-flex min-h-11 min-w-11 items-center text-link underline">
                {label}
              </SiteLink>
            )}
            {/* Behind the item: a line that wraps does not begin with it. */}
            {index < crumbs.length - 1 && <Icon name="chevron-right" className="size-4" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
