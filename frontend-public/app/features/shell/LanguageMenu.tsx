import { LANGUAGE, languagesOf, pathIn, type SiteLanguage } from '@hiring/contract/page';
import { t } from '@lingui/core/macro';
import { api, problemText } from '../../lib/api';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { languageNow } from '../../lib/language/language';
import { useViewer } from '../../lib/viewer';
import { Icon } from '../../ui/Icon';
import { showToast } from '../../ui/toast';

/** A signed-in person's choice is kept, and used in every message. */
function keep(event: MouseEvent<HTMLAnchorElement>, idioma: SiteLanguage) {
  event.preventDefault();
  const { href } = event.currentTarget;
  api.put('/api/auth/account/language', { body: { idioma } }).then(
    () => window.location.assign(href),
    (error: unknown) => showToast({ look: 'danger', title: problemText(error) }),
  );
}

/** The page in its other languages, each named in its own. Nothing where there is only one. */
export function LanguageMenu({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  const languages = languagesOf(pathname);
  const current = languageNow();
  const viewer = useViewer();
  if (languages.length < 2) return null;
  return (
    <details name="menu" className="relative">
      <summary aria-label={t`Idioma: ${LANGUAGE[current].name}`} className={className}>
        <Icon name="globe" className="size-5" />
        <span aria-hidden="true" className="uppercase">
          {current}
        </span>
      </summary>
      <ul className="absolute end-0 top-full z-40 mt-2 min-w-44 rounded-md border border-line bg-surface p-1.5 shadow-high">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={pathIn(language, pathname + search)}
              hrefLang={language}
              lang={language}
              dir={LANGUAGE[language].direction}
              onClick={(event) => viewer && keep(event, language)}
              aria-current={language === current ? 'true' : undefined}
              className="flex min-h-11 items-center px-3 hover:bg-sand aria-[current]:font-bold"
            >
              {LANGUAGE[language].name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
