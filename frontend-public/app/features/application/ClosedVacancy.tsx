import { Alert } from '../../ui/Alert';
import { ButtonLink } from '../../ui/Button';

/** Shown when the form is opened for a vacancy that takes no applications. */
export function ClosedVacancy({ title }: { title: string | null }) {
  return (
    <div className="mt-6 space-y-5">
      <Alert look="warning" title="Esta oferta no admite candidaturas">
        <p>
          {title === null
            ? 'No encontramos la oferta a la que querías presentarte.'
            : `«${title}» está en pausa o cerrada.`}{' '}
          Puedes elegir otra o enviarnos tu candidatura sin oferta.
        </p>
      </Alert>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/carreras" look="signal">
          Ver ofertas abiertas
        </ButtonLink>
        <ButtonLink to="/completar-candidatura" look="outline">
          Enviar candidatura espontánea
        </ButtonLink>
      </div>
    </div>
  );
}
