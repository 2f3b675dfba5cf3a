import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { TextField } from '../../ui/Field';
import { EmailTakenNotice } from './EmailTakenNotice';
import { MistypedEmail } from './MistypedEmail';

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
  // While somebody types, every address is unfinished.
  const [left, setLeft] = useState(false);
  return (
    <>
      <div>
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
          onChange={(event) => {
            setLeft(false);
            onEdit(event.target.value);
          }}
          onBlur={() => {
            setLeft(true);
            onLeave();
          }}
        />
        <MistypedEmail
          email={left && !taken ? email : ''}
          onUse={(meant) => {
            onEdit(meant);
            field.current?.focus();
          }}
        />
      </div>
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
