import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { useMatches } from 'react-router';
import type { SiteData } from '../../lib/meta';
import { DesktopMenu } from './DesktopMenu';
import { LanguageMenu } from './LanguageMenu';
import { Logo } from './Logo';
import { SiteLink } from '../../ui/SiteLink';
import { ServerOnly } from '../../lib/ServerOnly';
import { useViewer } from '../../lib/viewer';
import { MobileMenu } from './MobileMenu';
import { useClosingMenus } from './use-closing-menus';
import { usePageActions } from './use-page-actions';
import type { PageHandle } from './PageBreadcrumb';
import { PortalBar } from './PortalBar';
import { UserArea } from './UserArea';

export function Header({ site }: { site: SiteData | undefined }) {
  const header = useRef<HTMLElement>(null);
  useClosingMenus(header);
  usePageActions();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  return (
    <header ref={header} className="sticky top-0 z-30 border-b border-line bg-paper">
      {handle?.portalBar ? <PortalBar /> : <SiteBar site={site} />}
    </header>
  );
}

function SiteBar({ site }: { site: SiteData | undefined }) {
  const viewer = useViewer();
  const name = site?.company.name ?? t`Inicio`;

  return (
    <div className="mx-auto flex h-16 max-w-7xl items-center justify-between gap-4 px-4 sm:px-6 xl:gap-2 2xl:gap-4">
      <SiteLink
        to="/"
        aria-label={t`${name}, inicio`}
        className="flex min-h-11 min-w-0 items-center xl:shrink-0"
      >
        <Logo name={name} />
      </SiteLink>
      <nav
        aria-label={t`Principal`}
        className="hidden min-w-0 grow items-center justify-between gap-2 ps-3 xl:flex"
      >
        <ServerOnly>{import.meta.env.SSR && <DesktopMenu role={viewer?.role ?? null} />}</ServerOnly>
        <div className="flex min-w-0 items-center gap-2 2xl:gap-3">
          <LanguageMenu className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-md px-2 font-bold hover:bg-sand" />
          <UserArea viewer={viewer} place="bar" />
        </div>
      </nav>
      <nav aria-label={t`Principal`} className="flex items-center gap-2 xl:hidden">
        <LanguageMenu className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-md px-2 font-bold" />
        <MobileMenu viewer={viewer} />
      </nav>
    </div>
  );
}
