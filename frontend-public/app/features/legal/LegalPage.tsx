import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SOURCE_LANGUAGE } from '@hiring/contract/page';
import { useLocation } from 'react-router';
import { longDay } from '../../lib/dates';
import { languageNow } from '../../lib/language/language';
import { ServerOnly } from '../../lib/ServerOnly';
import { Icon } from '../../ui/Icon';
import { COOKIE_POLICY_VERSION } from '../consent/consent';
import { Holder } from './Holder';
import { TextBlock } from './LegalText';
import type { LegalContent, LegalFacts } from './use-legal-facts';

interface LegalPageProps {
  page: LegalContent;
  facts: LegalFacts;
}

/** As the consent or forms name it; the legal notice has none. */
const versionOf = (page: LegalContent): string | undefined =>
  page.path === '/politica-cookies' ? COOKIE_POLICY_VERSION : 'version' in page ? page.version : undefined;

/** A legal text: title, version and date, contents with anchors, numbered sections of a readable width. */
export function LegalPage({ page, facts }: LegalPageProps) {
  const { title, lead, revised, sections } = page;
  const version = versionOf(page);
  const texts = { ...facts, page };
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
        <div className="mt-4 max-w-prose text-lg">
          <p>{lead}</p>
        </div>
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
            {'holder' in page && <Holder holder={page.holder} texts={texts} />}
            {sections.map(({ id, title: name, blocks }, index) => (
              <section
                key={id}
                id={id}
                aria-labelledby={`${id}-titulo`}
                className="mt-10 scroll-mt-20 border-t border-line pt-8 first:mt-0 first:border-t-0 first:pt-0"
              >
                <h2 id={`${id}-titulo`} className="text-xl">
                  {index + 1}. {name}
                </h2>
                <div className="mt-4 space-y-4 [&>p]:max-w-prose [&>ul]:max-w-prose">
                  {blocks.map((block, place) => (
                    <TextBlock key={place} block={block} texts={texts} />
                  ))}
                </div>
              </section>
            ))}
          </div>
        </div>
      </div>
    </ServerOnly>
  );
}
