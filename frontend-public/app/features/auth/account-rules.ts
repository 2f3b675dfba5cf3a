import { LIMITS } from '@hiring/contract';
import type { FieldErrors } from '../../ui/use-form-problem';

/** A minimal check of the form of an address: the server decides the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function emailError(email: string): string | null {
  if (email.trim() === '') return 'El email es obligatorio';
  return EMAIL.test(email.trim()) ? null : 'El email no es válido';
}

export const PASSWORD_HINT = `Mínimo ${LIMITS.passwordMinCandidate} caracteres`;

export function newPasswordErrors(password: string, confirmation: string, field = 'password'): FieldErrors {
  const errors: Record<string, string> = {};
  if (password === '') errors[field] = 'La contraseña es obligatoria';
  else if (password.length < LIMITS.passwordMinCandidate) {
    errors[field] = `La contraseña debe tener al menos ${LIMITS.passwordMinCandidate} caracteres`;
  }
  if (password !== confirmation) errors['confirm_password'] = 'Las contraseñas no coinciden';
  return errors;
}

export function registrationErrors(email: string, password: string, confirmation: string): FieldErrors {
  const wrongEmail = emailError(email);
  return { ...(wrongEmail ? { email: wrongEmail } : {}), ...newPasswordErrors(password, confirmation) };
}
