import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '../../ui/Alert';
import { ButtonLink } from '../../ui/Button';

interface RefusedNoteProps {
  detail: string;
  vacancyClosed: boolean;
}

/** Why the application was not accepted; nothing typed is lost. */
export const RefusedNote = ({ detail, vacancyClosed }: RefusedNoteProps) => (
  <Alert look="danger" role="alert" title={t`Error en el envío`}>
    <p>{detail}</p>
    {vacancyClosed ? (
      <>
        <p>
          <Trans>Lo que has escrito sobre ti pasa a la candidatura que empieces ahora.</Trans>
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink to="/carreras" look="outline">
            <Trans>Ver ofertas abiertas</Trans>
          </ButtonLink>
          <ButtonLink to="/completar-candidatura" look="outline">
            <Trans>Enviar candidatura espontánea</Trans>
          </ButtonLink>
        </div>
      </>
    ) : (
      <p>
        <Trans>Tus datos siguen aquí. Puedes volver a intentarlo.</Trans>
      </p>
    )}
  </Alert>
);
