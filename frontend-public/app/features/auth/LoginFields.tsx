import { TextField } from '../../ui/Field';
import { PasswordField } from '../../ui/PasswordField';

interface LoginFieldsProps {
  email: string;
  password: string;
  onEmail: (value: string) => void;
  onPassword: (value: string) => void;
}

export function LoginFields({ email, password, onEmail, onPassword }: LoginFieldsProps) {
  return (
    <>
      <TextField
        id="email"
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={email}
        onChange={(event) => onEmail(event.target.value)}
      />
      <PasswordField
        id="password"
        name="password"
        label="Contraseña"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => onPassword(event.target.value)}
      />
    </>
  );
}
