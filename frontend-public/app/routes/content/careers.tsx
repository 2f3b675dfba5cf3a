import { t } from '@lingui/core/macro';
import { redirect } from 'react-router';
import { AlertBox } from '../../features/alerts/AlertBox';
import { FilterForm } from '../../features/careers/FilterForm';
import { Results } from '../../features/careers/Results';
import { activeFilters, canonicalPath, pagePath, searchOf } from '../../features/careers/search-params';
import { SpontaneousInvite } from '../../features/careers/SpontaneousInvite';
import { contentOf } from '../../features/content/content';
import { cardOf } from '../../features/careers/card-vacancy';
import { pageMeta } from '../../lib/meta';
import { ServerOnly } from '../../lib/ServerOnly';
import type { Route } from './+types/careers';

const RESULTS = 'resultados';

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const page = loaderData?.list.page ?? 1;
  const { title, numbered, description } = contentOf('/carreras');
  return pageMeta(matches, {
    title: page > 1 ? numbered.replace('{page}', String(page)) : title,
    description,
    path: pagePath({}, page),
    // A filtered list shows the same vacancies and is not indexed separately.
    robots: loaderData && activeFilters(loaderData.search) > 0 ? 'noindex' : undefined,
    feed: { path: '/carreras/rss.xml', title },
  });
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  // The form also sends empty fields: redirect to the canonical URL of the search.
  const canonical = canonicalPath(params);
  if (canonical) throw redirect(canonical);
  const search = searchOf(params);
  const list = await context.vacancies.list(search);
  return { search, list: { ...list, items: list.items.map(cardOf) } };
}

export default function Careers({ loaderData: { search, list } }: Route.ComponentProps) {
  const { heading, lead } = contentOf('/carreras');
  return (
    <ServerOnly>
      <div className="mx-auto max-w-7xl px-4 pt-4 pb-16 sm:px-6">
        <h1 className="text-2xl">{heading}</h1>
        <p className="mt-3 max-w-prose text-lg text-muted">{lead}</p>
        <div className="mt-8 grid gap-8 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-12">
          <aside aria-label={t`Filtros`}>
            <FilterForm search={search} facets={list.facets} resultsId={RESULTS} />
          </aside>
          <div className="min-w-0">
            <Results id={RESULTS} search={search} list={list} />
            <AlertBox search={search} />
            <SpontaneousInvite />
          </div>
        </div>
      </div>
    </ServerOnly>
  );
}
