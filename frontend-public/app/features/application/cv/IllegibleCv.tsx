import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '../../../ui/Alert';
import type { Cv } from './use-cv';

/** Says that the chosen file is kept although no text could be read from it. */
export function IllegibleCv({ cv }: { cv: Cv }) {
  if (!cv.illegible) return null;
  return (
    <Alert look="warning" role="status" title={t`No hemos podido leer tu CV`}>
      <p>
        <Trans>
          Lo hemos guardado y el equipo de selección lo recibirá igualmente. Ábrelo para comprobar que se ve
          bien; si no, guárdalo de nuevo como PDF y súbelo otra vez.
        </Trans>
      </p>
    </Alert>
  );
}
