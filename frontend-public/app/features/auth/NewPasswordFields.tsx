import { t } from '@lingui/core/macro';
import { PasswordField } from '../../ui/PasswordField';
import { PASSWORD_HINT } from './account-rules';
import type { FieldErrors } from '../../ui/use-form-problem';

interface NewPasswordFieldsProps {
  /** Request field of the first input, also its id. */
  field: 'password' | 'new_password';
  password: string;
  confirmation: string;
  errors: FieldErrors;
  hint?: string;
  onPassword: (value: string) => void;
  onConfirmation: (value: string) => void;
}

export function NewPasswordFields({
  field,
  password,
  confirmation,
  errors,
  hint = PASSWORD_HINT(),
  onPassword,
  onConfirmation,
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        id={field}
        name={field}
        label={t`Contraseña nueva`}
        hint={hint}
        autoComplete="new-password"
        value={password}
        error={errors[field]}
        onChange={(event) => onPassword(event.target.value)}
      />
      <PasswordField
        id="confirm_password"
        name="confirm_password"
        label={t`Confirmar contraseña`}
        autoComplete="new-password"
        value={confirmation}
        error={errors['confirm_password']}
        onChange={(event) => onConfirmation(event.target.value)}
      />
    </>
  );
}
