import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';

interface ReplaceByWrittenProps {
  /** Name of the existing CV. */
  name: string;
  onConfirm: () => void;
  onClose: () => void;
}

export function ReplaceByWritten({ name, onConfirm, onClose }: ReplaceByWrittenProps) {
  return (
    <Dialog title={t`¿Cambiar tu CV?`} onClose={onClose}>
      <p>
        <Trans>
          Ya tienes «{name}». Si seguimos, con esta candidatura irá en su lugar un CV hecho con lo que has
          escrito aquí.
        </Trans>
      </p>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row-reverse">
        <Button onClick={onConfirm}>
          <Trans>Hacer un CV nuevo</Trans>
        </Button>
        <Button look="outline" onClick={onClose}>
          <Trans>Conservar el mío</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
