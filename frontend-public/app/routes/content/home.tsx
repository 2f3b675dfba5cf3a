import { t } from '@lingui/core/macro';
import { contentOf } from '../../features/content/content';
import { FeaturedVacancies } from '../../features/home/FeaturedVacancies';
import { Hero } from '../../features/home/Hero';
import { ServiceGrid } from '../../features/home/ServiceGrid';
import { Steps } from '../../features/sections/Steps';
import { StructuredData } from '../../features/seo/StructuredData';
import { pageMeta } from '../../lib/meta';
import { ServerOnly } from '../../lib/ServerOnly';
import { useSite } from '../../lib/site';
import type { Route } from './+types/home';

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const page = contentOf('/');
  return pageMeta(matches, {
    ...page,
    title: page.title.replace('{city}', loaderData?.city ?? t`Barcelona`),
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const [{ city }, { items, total }] = await Promise.all([context.company(), context.vacancies.list({})]);
  // The list starts with the featured vacancies.
  return { city, total, openings: items.slice(0, 3) };
}

export default function Home({ loaderData: { city, openings, total } }: Route.ComponentProps) {
  const company = useSite()?.company;
  return (
    <ServerOnly>
      <Hero city={city} openings={openings} total={total} />
      <ServiceGrid />
      <Steps {...contentOf('/').steps} />
      <FeaturedVacancies vacancies={openings} total={total} />
      {company && (
        <section aria-labelledby="donde-titulo" className="border-t border-line">
          <div className="mx-auto grid max-w-7xl gap-6 px-4 py-14 sm:px-6 md:grid-cols-2 lg:py-20">
            <h2 id="donde-titulo" className="text-2xl">
              {contentOf('/').place}
            </h2>
            <div className="space-y-3 text-lg">
              <p>
                {company.address}, {company.postal_code} {company.city}
                <br />
                <span className="text-muted">{company.hours}</span>
              </p>
              <p className="flex flex-wrap gap-x-6">
                <a
                  href={company.phone_href}
                  className="inline-flex min-h-11 items-center text-link underline"
                >
                  {company.phone}
                </a>
                <a
                  href={`mailto:${company.email}`}
                  className="inline-flex min-h-11 items-center text-link underline"
                >
                  {company.email}
                </a>
              </p>
            </div>
          </div>
        </section>
      )}
      <StructuredData about={{ home: true }} />
    </ServerOnly>
  );
}
