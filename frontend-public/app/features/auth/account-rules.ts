import { t } from '@lingui/core/macro';
import { LIMITS } from '@hiring/contract';
import type { FieldErrors } from '../../ui/use-form-problem';

/** A minimal check of the form of an address: the server decides the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function emailError(email: string): string | null {
  if (email.trim() === '') return t`El correo es obligatorio`;
  return EMAIL.test(email.trim()) ? null : t`El correo no es válido`;
}

export const PASSWORD_HINT = () => t`Mínimo ${LIMITS.passwordMinCandidate} caracteres`;

function passwordError(password: string): string | null {
  if (password === '') return t`La contraseña es obligatoria`;
  return password.length < LIMITS.passwordMinCandidate
    ? t`La contraseña debe tener al menos ${LIMITS.passwordMinCandidate} caracteres`
    : null;
}

/** The errors that there are. */
const errorsIn = (found: Readonly<Record<string, string | null>>): FieldErrors =>
  Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== null));

export const newPasswordErrors = (password: string, confirmation: string, field = 'password'): FieldErrors =>
  errorsIn({
    [field]: passwordError(password),
    confirm_password: password === confirmation ? null : t`Las contraseñas no coinciden`,
  });

export const registrationErrors = ({ email, password }: { email: string; password: string }): FieldErrors =>
  errorsIn({ email: emailError(email), password: passwordError(password) });
