import { t } from '@lingui/core/macro';
import { Alert } from '../../ui/Alert';

/** The person has an open application for the same vacancy, or an open spontaneous one. */
export const UpdatesOpen = ({ ofVacancy }: { ofVacancy: boolean }) => (
  <Alert look="info">
    <p>
      {ofVacancy
        ? t`Ya tienes una candidatura abierta para esta oferta. Al enviar la actualizas y conserva su estado.`
        : t`Ya tienes una candidatura espontánea abierta. Al enviar la actualizas y conserva su estado.`}
    </p>
  </Alert>
);
