import { LIMITS, type Role, say, toSay } from '@hiring/contract';

export interface PasswordPolicy {
  minLength: number;
  /** At least one letter and one digit. */
  mixed: boolean;
  /** At least one character that is not a letter, digit or blank. */
  special: boolean;
}

/** The settings of `system_config` for staff passwords. */
export interface PasswordSettings {
  password_min_length: number;
  require_special_chars: boolean;
}

export const PASSWORD_REQUIRED = toSay('La contraseña es obligatoria');
export const PASSWORDS_DIFFER = toSay('Las contraseñas no coinciden');
export const PASSWORD_TOO_LONG = say('La contraseña no puede tener más de {maximo} caracteres', {
  maximo: LIMITS.passwordMax,
});

/** Spec 1 §5: "La contraseña …" at registration, "La nueva contraseña …" when it is changed. */
export const tooShort = (minLength: number, subject: 'La contraseña' | 'La nueva contraseña'): string =>
  say(
    subject === 'La contraseña'
      ? 'La contraseña debe tener al menos {minimo} caracteres'
      : 'La nueva contraseña debe tener al menos {minimo} caracteres',
    { minimo: minLength },
  );

/** Password policy of the role: only a length for candidates, the settings for staff. */
export function passwordPolicy(role: Role, settings: PasswordSettings): PasswordPolicy {
  return role === 'candidate'
    ? { minLength: LIMITS.passwordMinCandidate, mixed: false, special: false }
    : { minLength: settings.password_min_length, mixed: true, special: settings.require_special_chars };
}

/** The policy as text for the form: "Mínimo 8 caracteres, con letras y números." */
export function sayPolicy({ minLength, mixed, special }: PasswordPolicy): string {
  const values = { minimo: minLength };
  if (special) return say('Mínimo {minimo} caracteres, con letras, números y un carácter especial.', values);
  return mixed
    ? say('Mínimo {minimo} caracteres, con letras y números.', values)
    : say('Mínimo {minimo} caracteres.', values);
}

/** Message of the first rule that the password breaks; null when it is valid. */
export function passwordProblem(
  password: string,
  policy: PasswordPolicy,
  subject: 'La contraseña' | 'La nueva contraseña' = 'La contraseña',
): string | null {
  if (password === '') return PASSWORD_REQUIRED;
  if (password.length < policy.minLength) return tooShort(policy.minLength, subject);
  if (password.length > LIMITS.passwordMax) return PASSWORD_TOO_LONG;
  if (policy.mixed && !(/\p{L}/u.test(password) && /\d/.test(password))) {
    return toSay('La contraseña debe contener al menos una letra y un número');
  }
  if (policy.special && !/[^\p{L}\p{N}\s]/u.test(password)) {
    return toSay('La contraseña debe contener al menos un carácter especial');
  }
  return null;
}
