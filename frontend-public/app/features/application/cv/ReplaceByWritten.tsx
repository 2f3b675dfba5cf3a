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
    <Dialog title="¿Cambiar tu CV?" onClose={onClose}>
      <p>
        Ya tienes «{name}». Si seguimos, con esta candidatura irá en su lugar un CV hecho con lo que has
        escrito aquí.
      </p>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row-reverse">
        <Button onClick={onConfirm}>Hacer un CV nuevo</Button>
        <Button look="outline" onClick={onClose}>
          Conservar el mío
        </Button>
      </div>
    </Dialog>
  );
}
