import type { Role } from '@hiring/contract';
import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { ServerOnly } from '../../lib/ServerOnly';
import { Icon } from '../../ui/Icon';
import { SiteLink } from '../../ui/SiteLink';
import { isGroup, menuFor } from './menu';
import { UserArea } from './UserArea';

const ROW = 'flex min-h-12 items-center border-b border-line';

/** The phone's menu with all groups open: one tap to any page. */
export function MobileMenu({ viewer }: { viewer: Schemas['SessionUser'] | null }) {
  return (
    <details name="menu" className="group">
      <summary className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong px-3 font-bold">
        <Icon name="menu" className="size-6 group-open:hidden" />
        <Icon name="close" className="hidden size-6 group-open:block" />
        <Trans>Menú</Trans>
      </summary>
      <div className="absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-4rem)] overflow-y-auto border-t border-line bg-paper px-4 pt-2 pb-6 shadow-high sm:px-6">
        <div className="pt-2 pb-4">
          <UserArea viewer={viewer} place="sheet" />
        </div>
        <ServerOnly>{import.meta.env.SSR && <Entries role={viewer?.role ?? null} />}</ServerOnly>
      </div>
    </details>
  );
}

function Entries({ role }: { role: Role | null }) {
  return (
    <ul>
      {menuFor(role).map((entry) => (
        <li key={entry.label}>
          {isGroup(entry) ? (
            <>
              <p className="pt-4 pb-1 text-sm text-muted">{entry.label}</p>
              <ul>
                {entry.items.map((item) => (
                  <li key={item.to}>
                    <SiteLink to={item.to} className={`${ROW} ps-3 font-bold`}>
                      {item.label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <SiteLink to={entry.to} className={`${ROW} font-bold`}>
              {entry.label}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}
