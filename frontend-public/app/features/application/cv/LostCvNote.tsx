import { Trans } from '@lingui/react/macro';
import { Alert } from '../../../ui/Alert';

/** A file was chosen before the page was reloaded, and not uploaded. */
export const LostCvNote = ({ lostCv }: { lostCv: string }) => (
  <Alert look="info">
    <p>
      <Trans>
        Habías elegido «{lostCv}», pero se cortó la conexión antes de guardarlo y el navegador lo olvida al
        recargar. Elígelo otra vez. Todo lo demás sigue aquí.
      </Trans>
    </p>
  </Alert>
);
