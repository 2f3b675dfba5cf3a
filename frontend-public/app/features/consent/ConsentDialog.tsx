import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, type FormEvent } from 'react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { NECESSARY_ONLY, type ConsentChoice } from './consent';
import { CATEGORIES, type Category } from './categories';
import { showSettings } from './consent-store';

interface ToggleProps extends Category {
  name: string;
  on: boolean;
  fixed?: boolean;
}

function Toggle({ name, label, text, on, fixed = false }: ToggleProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-4 border-t border-line py-4 first:border-t-0 first:pt-0">
      <div className="min-w-0 grow">
        <label htmlFor={id} className="font-bold">
          {label}
        </label>
        <p id={`${id}-texto`} className="mt-0.5 text-sm text-muted">
          {text}
        </p>
      </div>
      <input
        id={id}
        name={name}
        type="checkbox"
        role="switch"
        className="switch"
        defaultChecked={on}
        disabled={fixed}
        aria-describedby={`${id}-texto`}
      />
    </div>
  );
}

interface ConsentDialogProps {
  chosen: ConsentChoice | null;
  onSave: (choice: ConsentChoice) => void;
}

const close = () => showSettings(false);

/** Loaded when it is opened. */
export function ConsentDialog({ chosen, onSave }: ConsentDialogProps) {
  const { analytics, marketing, preferences } = chosen ?? NECESSARY_ONLY;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onSave({
      analytics: form.has('analytics'),
      marketing: form.has('marketing'),
      preferences: form.has('preferences'),
    });
  }

  return (
    <Dialog title={t`Configuración de cookies`} onClose={close}>
      <form onSubmit={submit}>
        <Toggle name="necessary" {...CATEGORIES().necessary} on fixed />
        <Toggle name="analytics" {...CATEGORIES().analytics} on={analytics} />
        <Toggle name="marketing" {...CATEGORIES().marketing} on={marketing} />
        <Toggle name="preferences" {...CATEGORIES().preferences} on={preferences} />
        <div className="mt-2 flex flex-col gap-3 sm:flex-row sm:justify-end">
          <Button look="outline" onClick={close}>
            <Trans>Cancelar</Trans>
          </Button>
          <Button type="submit">
            <Trans>Guardar preferencias</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
