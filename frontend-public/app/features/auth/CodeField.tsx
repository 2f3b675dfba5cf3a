import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/Field';

/** For a code from the app, which phones can autofill, or a recovery code. */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string }) {
  return (
    <TextField
      label={t`Código`}
      hint={t`Los 6 números de tu aplicación, o uno de tus códigos de recuperación.`}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      {...props}
    />
  );
}
