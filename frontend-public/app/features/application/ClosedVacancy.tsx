import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '../../ui/Alert';
import { ButtonLink } from '../../ui/Button';

/** Shown when the form is opened for a vacancy that takes no applications. */
export function ClosedVacancy({ title }: { title: string | null }) {
  return (
    <div className="mt-6 space-y-5">
      <Alert look="warning" title={t`Esta oferta no admite candidaturas`}>
        <p>
          {title === null
            ? t`No encontramos la oferta a la que querías presentarte. Puedes elegir otra o enviarnos tu candidatura sin oferta.`
            : t`«${title}» está en pausa o cerrada. Puedes elegir otra o enviarnos tu candidatura sin oferta.`}
        </p>
      </Alert>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/carreras" look="signal">
          <Trans>Ver ofertas abiertas</Trans>
        </ButtonLink>
        <ButtonLink to="/completar-candidatura" look="outline">
          <Trans>Enviar candidatura espontánea</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
