import { PasswordField } from '../../ui/PasswordField';
import type { FieldErrors } from '../../ui/use-form-problem';
import { PASSWORD_HINT } from './account-rules';

interface ChosenPasswordProps {
  password: string;
  confirm_password: string;
  errors: FieldErrors;
  onEdit: (field: 'password' | 'confirm_password', value: string) => void;
}

/** The password of a new account, typed twice. */
export function ChosenPassword({ password, confirm_password, errors, onEdit }: ChosenPasswordProps) {
  return (
    <>
      <PasswordField
        id="password"
        name="password"
        label="Contraseña"
        hint={PASSWORD_HINT}
        autoComplete="new-password"
        required
        value={password}
        error={errors['password']}
        onChange={(event) => onEdit('password', event.target.value)}
      />
      <PasswordField
        id="confirm_password"
        name="confirm_password"
        label="Confirmar Contraseña"
        autoComplete="new-password"
        required
        value={confirm_password}
        error={errors['confirm_password']}
        onChange={(event) => onEdit('confirm_password', event.target.value)}
      />
    </>
  );
}
