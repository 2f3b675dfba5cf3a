import { Trans } from '@lingui/react/macro';
import { Icon } from '../../../ui/Icon';

/** The CV is kept, and its reading comes later. */
export const WaitingCv = () => (
  <p role="status" className="flex items-center gap-2 text-sm">
    <Icon name="clock" />
    <span>
      <Trans>
        Tu CV está guardado y lo leeremos en unos minutos. Puedes seguir: si encontramos algo, te lo
        propondremos aquí.
      </Trans>
    </span>
  </p>
);
