import { t } from '@lingui/core/macro';
import { useState, type ComponentProps } from 'react';
import { describedBy, FieldFrame } from './Field';
import { Icon } from './Icon';
import { useHydrated } from './use-hydrated';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  id: string;
  label: string;
  hint?: string;
  error?: string;
}

export function PasswordField({ id, label, hint, error, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <div className="relative">
        <input
          className="control pe-14"
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...describedBy({ id, hint, error })}
          {...rest}
        />
        <button
          type="button"
          disabled={!hydrated}
          onClick={() => setShown(!shown)}
          aria-pressed={shown}
          aria-controls={id}
          aria-label={shown ? t`Ocultar contraseña` : t`Mostrar contraseña`}
          className="absolute inset-y-0 end-0 grid w-12 place-items-center text-muted hover:text-text"
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      </div>
    </FieldFrame>
  );
}
