import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/Button';
import { SimilarVacancies } from './SimilarVacancies';
import type { CardVacancy } from './card-vacancy';

interface GoneVacancyProps {
  /** Title of a closed vacancy; null when the vacancy does not exist. */
  closedTitle: string | null;
  similar: CardVacancy[];
}

/** For a vacancy that is closed or does not exist: shows open ones. */
export function GoneVacancy({ closedTitle, similar }: GoneVacancyProps) {
  return (
    <div className="mx-auto max-w-7xl px-4 pt-4 pb-16 sm:px-6">
      <h1 className="max-w-3xl text-2xl">
        {closedTitle === null ? t`No encontramos esta oferta` : t`Esta oferta ya está cerrada`}
      </h1>
      <p className="mt-3 max-w-prose text-lg text-muted">
        {closedTitle === null
          ? t`La dirección no corresponde a ninguna oferta publicada. Puede que el enlace esté incompleto.`
          : t`«${closedTitle}» ya no admite candidaturas. Gracias por tu interés.`}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/carreras" look="signal">
          <Trans>Ver ofertas abiertas</Trans>
        </ButtonLink>
        <ButtonLink to="/completar-candidatura" look="outline">
          <Trans>Enviar candidatura espontánea</Trans>
        </ButtonLink>
      </div>
      <SimilarVacancies vacancies={similar} title={t`Quizá te interese`} />
    </div>
  );
}
