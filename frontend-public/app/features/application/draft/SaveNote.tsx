import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Icon } from '../../../ui/Icon';
import type { SaveState } from './save-changes';

const TEXTS = (): Record<SaveState, string> => ({
  idle: '',
  saving: t`Guardando...`,
  saved: t`Guardado`,
  offline: t`Sin conexión: lo guardaremos en cuanto vuelva. Mientras, no cierres esta pestaña.`,
  signedOut: t`Tu sesión ha terminado. Lo escrito sigue en esta pestaña.`,
  refused: t`El borrador no se ha podido guardar. Lo escrito sigue en esta pestaña.`,
});

const isTrouble = (state: SaveState) => state === 'offline' || state === 'signedOut' || state === 'refused';

interface SaveNoteProps {
  state: SaveState;
  onSignIn: () => void;
  onRetry: () => void;
}

/** The save state: one word when everything is saved, a sentence when it is not. */
export function SaveNote({ state, onSignIn, onRetry }: SaveNoteProps) {
  const trouble = isTrouble(state);
  return (
    <div className="mt-3 flex min-h-6 flex-wrap items-center justify-end gap-x-2 text-sm text-muted">
      <p role="status" className={`flex items-center gap-1.5 ${trouble ? 'text-text' : ''}`}>
        {state === 'saved' && <Icon name="check" className="size-4" />}
        {trouble && <Icon name="alert" className="size-4" />}
        {TEXTS()[state]}
      </p>
      {state === 'signedOut' && (
        <button type="button" onClick={onSignIn} className="min-h-11 px-2 text-link underline">
          <Trans>Iniciar sesión</Trans>
        </button>
      )}
      {(state === 'offline' || state === 'refused') && (
        <button type="button" onClick={onRetry} className="min-h-11 px-2 text-link underline">
          <Trans>Reintentar</Trans>
        </button>
      )}
    </div>
  );
}
