import type { Schemas } from '@hiring/contract/api';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/Button';
import { SiteLink } from '../../ui/SiteLink';
import { inLanguage } from '../careers/vacancy-language';
import { Card } from './Card';

export type SimilarOpening = Pick<Schemas['VacancyResponse'], 'id' | 'titulo' | 'idioma' | 'ubicacion'>;

interface SimilarOpeningsProps {
  openings: SimilarOpening[];
  /** Code of the department of the application that ended. */
  department: string;
  main: boolean;
}

/** Where a rejected or withdrawn application leads on. */
export function SimilarOpenings({ openings, department, main }: SimilarOpeningsProps) {
  const look = main ? 'signal' : 'outline';
  if (openings.length === 0) {
    return (
      <ButtonLink to="/carreras" look={look} className="w-full sm:w-auto">
        <Trans>Ver ofertas de empleo</Trans>
      </ButtonLink>
    );
  }
  return (
    <Card title={<Trans>Ofertas parecidas</Trans>}>
      <ul className="divide-y divide-line">
        {openings.map(({ id, titulo, idioma, ubicacion }) => (
          <li key={id} className="py-1">
            <SiteLink
              to={`/carreras/${id}`}
              className="flex min-h-11 flex-wrap items-center gap-x-2 text-link underline"
            >
              <span className="font-bold" {...inLanguage(idioma)}>
                {titulo}
              </span>{' '}
              <bdi>{ubicacion}</bdi>
            </SiteLink>
          </li>
        ))}
      </ul>
      <ButtonLink
        to={`/carreras?departamento=${encodeURIComponent(department)}`}
        look={look}
        className="mt-3 w-full sm:w-auto"
      >
        <Trans>Ver ofertas parecidas</Trans>
      </ButtonLink>
    </Card>
  );
}
