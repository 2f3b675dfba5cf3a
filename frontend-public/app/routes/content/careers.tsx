import { FilterForm } from '../features/careers/FilterForm';
import { Pagination } from '../features/careers/Pagination';
import { activeFilters, pagePath, searchOf } from '../features/careers/search-params';
import { SpontaneousInvite } from '../features/careers/SpontaneousInvite';
import { VacancyCard } from '../features/careers/VacancyCard';
import { pageMeta } from '../lib/meta';
import { ButtonLink } from '../ui/Button';
import type { Route } from './+types/careers';

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const page = loaderData?.list.page ?? 1;
  return pageMeta(matches, {
    title: page > 1 ? `Ofertas de empleo (página ${page})` : 'Ofertas de empleo',
    description:
      'Ofertas de empleo para conductores, mecánicos y personal de logística y oficina. Filtra por departamento, ubicación, contrato y jornada.',
    path: pagePath({}, page),
    // A filtered list is a view of the same openings, no page of its own.
    noindex: loaderData ? activeFilters(loaderData.search) > 0 : false,
  });
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = searchOf(new URL(request.url).searchParams);
  const [list, departments] = await Promise.all([
    context.vacancies.list(search),
    context.departments('vacante'),
  ]);
  return { search, list, departments };
}

const countText = (total: number, filtered: boolean) => {
  if (total === 0) return filtered ? 'Ninguna oferta coincide' : 'Ahora mismo no hay ofertas abiertas';
  if (total === 1) return filtered ? '1 oferta coincide' : '1 oferta abierta';
  return filtered ? `${total} ofertas coinciden` : `${total} ofertas abiertas`;
};

export default function Careers({ loaderData: { search, list, departments } }: Route.ComponentProps) {
  const filtered = activeFilters(search) > 0;
  const pages = Math.max(1, Math.ceil(list.total / list.perPage));
  return (
    <div className="mx-auto max-w-7xl px-4 pt-4 pb-16 sm:px-6">
      <h1 className="text-2xl">Trabaja con nosotros</h1>
      <p className="mt-3 max-w-prose text-lg text-muted">
        Conducción, taller, logística y oficina. Mira lo que hay abierto y apúntate desde el móvil en unos
        minutos.
      </p>
      <div className="mt-8 grid gap-8 lg:grid-cols-[18rem_1fr] lg:gap-12">
        <aside aria-label="Filtros" className="lg:sticky lg:top-24 lg:self-start">
          <FilterForm search={search} departments={departments} />
        </aside>
        <div>
          <p role="status" className="mb-4 font-bold">
            {countText(list.total, filtered)}
          </p>
          {list.items.length > 0 ? (
            <ul className="space-y-4">
              {list.items.map((vacancy) => (
                <li key={vacancy.id}>
                  <VacancyCard vacancy={vacancy} />
                </li>
              ))}
            </ul>
          ) : (
            <div className="rounded-lg border-2 border-dashed border-line-strong p-6 sm:p-8">
              <p className="max-w-prose text-lg">
                {filtered
                  ? 'Prueba con menos filtros o con otra palabra. También puedes enviarnos tu candidatura sin elegir una oferta.'
                  : 'Publicamos aquí cada puesto en cuanto se abre. Mientras tanto puedes enviarnos tu candidatura.'}
              </p>
              {filtered && (
                <ButtonLink to="/carreras" look="outline" className="mt-4">
                  Ver todas las ofertas
                </ButtonLink>
              )}
            </div>
          )}
          <Pagination search={search} page={list.page} pages={pages} />
          <SpontaneousInvite />
        </div>
      </div>
    </div>
  );
}
