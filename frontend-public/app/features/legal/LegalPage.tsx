import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SOURCE_LANGUAGE } from '@hiring/contract/page';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { longDay } from '../../lib/dates';
import { languageNow } from '../../lib/language/language';
import { ServerOnly } from '../../lib/ServerOnly';
import { Icon } from '../../ui/Icon';

export interface LegalSection {
  /** Anchor of the section; it must not change, because others may link to it. */
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalPageProps {
  title: string;
  lead: ReactNode;
  version?: string;
  /** Day of the last change of the text, as 2026-11-21. */
  revised: string;
  /** Content before the numbered sections. */
  before?: ReactNode;
  sections: readonly LegalSection[];
}

/** A legal text: title, version and date, contents with anchors, numbered sections of a readable width. */
export function LegalPage({ title, lead, version, revised, before, sections }: LegalPageProps) {
  const { pathname } = useLocation();
  return (
    <ServerOnly>
      <div className="mx-auto max-w-7xl px-4 pt-4 pb-16 sm:px-6">
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-3 text-muted">
          {version && (
            <>
              <Trans>Versión {version}.</Trans>{' '}
            </>
          )}
          <Trans>
            Última actualización: <time dateTime={revised}>{longDay(revised)}</time>
          </Trans>
        </p>
        <div className="mt-4 max-w-prose text-lg">{lead}</div>
        {languageNow() !== SOURCE_LANGUAGE && (
          <p className="mt-3 max-w-prose text-muted">
            <Trans>Esta página es una traducción: prevalece el texto en español.</Trans>{' '}
            <a href={pathname} hrefLang={SOURCE_LANGUAGE} className="text-link underline">
              <Trans>Leer el texto en español</Trans>
            </a>
          </p>
        )}
        <div className="mt-8 grid gap-8 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-16">
          <nav aria-label={t`Contenido`} className="lg:sticky lg:top-24 lg:self-start">
            <details className="contents-list group rounded-lg border border-line bg-surface px-5 lg:border-0 lg:bg-transparent lg:px-0">
              <summary className="flex min-h-12 items-center justify-between gap-4 font-bold">
                <Trans>Contenido</Trans>
                <Icon
                  name="chevron-down"
                  className="size-6 transition-transform group-open:rotate-180 lg:hidden"
                />
              </summary>
              <ol className="pb-3 lg:border-s-2 lg:border-line lg:pb-0">
                {sections.map(({ id, title: name }, index) => (
                  <li key={id}>
                    <a
                      href={`#${id}`}
                      className="flex min-h-11 items-center gap-2 text-link underline-offset-4 hover:underline lg:ps-4"
                    >
                      <span className="w-6 shrink-0 tabular-nums">{index + 1}.</span>
                      {name}
                    </a>
                  </li>
                ))}
              </ol>
            </details>
          </nav>
          <div className="max-w-[44rem] min-w-0">
            {before}
            {sections.map(({ id, title: name, body }, index) => (
              <section
                key={id}
                id={id}
                aria-labelledby={`${id}-titulo`}
                className="mt-10 scroll-mt-20 border-t border-line pt-8 first:mt-0 first:border-t-0 first:pt-0"
              >
                <h2 id={`${id}-titulo`} className="text-xl">
                  {index + 1}. {name}
                </h2>
                <div className="mt-4 space-y-4 [&>p]:max-w-prose [&>ul]:max-w-prose">{body}</div>
              </section>
            ))}
          </div>
        </div>
      </div>
    </ServerOnly>
  );
}
