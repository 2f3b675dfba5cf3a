import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { TextField } from '../../ui/Field';
import { EmailTakenNotice } from './EmailTakenNotice';

interface RegistrationEmailProps {
  email: string;
  error: string | undefined;
  /** There is an account with this address. */
  taken: boolean;
  loginPath: string;
  onEdit: (email: string) => void;
  onLeave: () => void;
}

/** The address of a new account. */
export function RegistrationEmail({
  email,
  error,
  taken,
  loginPath,
  onEdit,
  onLeave,
}: RegistrationEmailProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <TextField
        id="email"
        name="email"
        label={t`Correo`}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        ref={field}
        value={email}
        error={error}
        onChange={(event) => onEdit(event.target.value)}
        onBlur={onLeave}
      />
      {taken && (
        <EmailTakenNotice
          loginPath={loginPath}
          onUseAnother={() => {
            onEdit('');
            field.current?.focus();
          }}
        />
      )}
    </>
  );
}
