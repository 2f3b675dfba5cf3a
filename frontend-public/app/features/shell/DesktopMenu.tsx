import type { Role } from '@hiring/contract';
import { useLocation } from 'react-router';
import { Icon } from '../../ui/Icon';
import { SiteLink } from '../../ui/SiteLink';
import { isGroup, menuFor } from './menu';

/** Arabic labels of two words stand below each other, without the room that a line of both would leave. */
const ENTRY =
  'inline-flex rtl:w-min min-h-11 items-center gap-1 rounded-md px-2 font-bold hover:bg-sand 2xl:px-3';

/** The menu bar. Groups are <details> elements, so that they open before scripts run. */
export function DesktopMenu({ role }: { role: Role | null }) {
  const { pathname } = useLocation();
  return (
    <ul className="flex items-center 2xl:gap-1">
      {menuFor(role).map((entry) => (
        <li key={entry.label} className="relative">
          {isGroup(entry) ? (
            <details name="menu" className="group">
              <summary className={ENTRY}>
                {entry.label}
                <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
              </summary>
              <ul className="absolute top-full start-0 z-40 mt-2 min-w-56 rounded-md border border-line bg-surface p-1.5 shadow-high">
                {entry.items.map((item) => (
                  <li key={item.to}>
                    <SiteLink
                      to={item.to}
                      className="flex min-h-11 items-center rounded-sm px-3 hover:bg-sand"
                    >
                      {item.label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </details>
          ) : (
            <SiteLink
              to={entry.to}
              aria-current={entry.to === pathname ? 'page' : undefined}
              className={`${ENTRY} aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8`}
            >
              {entry.label}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}
