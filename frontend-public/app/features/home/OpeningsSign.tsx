import { plural, t } from '@lingui/core/macro';
import type { Schemas } from '@hiring/contract/api';
import { SiteLink } from '../../ui/SiteLink';
import { inLanguage } from '../careers/vacancy-language';

interface OpeningsSignProps {
  openings: Schemas['VacancyResponse'][];
  total: number;
}

/** The first vacancies as a motorway panel: place names, arrows, one line each. */
export function OpeningsSign({ openings, total }: OpeningsSignProps) {
  return (
    <div className="hidden lg:block">
      <nav
        aria-label={t`Ofertas abiertas`}
        className="rounded-lg border-4 border-white bg-ink-raised p-2 shadow-high"
      >
        <ul>
          {openings.map(({ id, titulo, idioma, ubicacion }) => (
            <li key={id} className="border-b border-ink-line last:border-b-0">
              <SiteLink
                to={`/carreras/${id}`}
                className="flex min-h-20 items-center justify-between gap-4 rounded-sm px-4 py-3 hover:bg-ink"
              >
                <span>
                  <span className="block text-lg font-bold" {...inLanguage(idioma)}>
                    {titulo}
                  </span>
                  <span className="block text-ink-soft">{ubicacion}</span>
                </span>
                <svg
                  viewBox="0 0 40 40"
                  className="size-9 shrink-0"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="5"
                  aria-hidden="true"
                >
                  <path d="M9 31 31 9M13 9h18v18" />
                </svg>
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mx-auto flex w-3/5 justify-between" aria-hidden="true">
        <span className="h-8 w-2.5 bg-ink-line" />
        <span className="h-8 w-2.5 bg-ink-line" />
      </div>
      <p className="text-center text-sm text-ink-soft">
        {plural(total, { one: '# oferta abierta hoy', other: '# ofertas abiertas hoy' })}
      </p>
    </div>
  );
}
