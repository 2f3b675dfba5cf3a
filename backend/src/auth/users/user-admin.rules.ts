import type { StaffRole, UserAction } from '@hiring/contract';
import type { FieldErrors } from '../../platform/errors/domain-error.js';
import { type PasswordPolicy, passwordProblem, PASSWORDS_DIFFER } from '../passwords/password.rules.js';
import type { User } from '../user.entity.js';

export const NAMES_REQUIRED = 'El nombre y apellidos son obligatorios';

export interface NewStaff {
  nombre: string;
  apellidos: string;
  /** Sends a link instead of setting a password. */
  invitar: boolean;
  password: string;
  confirmPassword: string;
}

/**
 * The first broken rule of a new account, in this order: equal passwords, length, a letter and a digit, names, then
 * the password settings. Null: none.
 */
export function creationProblem(order: NewStaff, policy: PasswordPolicy): FieldErrors | null {
  const { invitar, password, confirmPassword } = order;
  if (!invitar) {
    if (password !== confirmPassword) return { confirmPassword: [PASSWORDS_DIFFER] };
    const basic = passwordProblem(password, { ...policy, special: false });
    if (basic) return { password: [basic] };
  }
  const unnamed = (['nombre', 'apellidos'] as const).filter((field) => order[field].trim() === '');
  if (unnamed.length > 0) return Object.fromEntries(unnamed.map((field) => [field, [NAMES_REQUIRED]]));
  const problem = invitar ? null : passwordProblem(password, policy);
  return problem ? { password: [problem] } : null;
}

/** The sentence of success, by role. */
export const CREATED: Readonly<Record<StaffRole, string>> = {
  admin: 'Cuenta de administración creada',
  rrhh: 'Cuenta de RRHH creada',
  responsable: 'Cuenta de responsable de área creada',
};

export type AdministeredUser = Pick<User, 'id' | 'role' | 'activo'> & {
  has_password: boolean;
  two_factor: boolean;
  open_sessions: number;
};

/** Actions an administrator may take on the account; none on the own one, which has its own page. */
export function actionsOn(user: AdministeredUser, actorId: string): UserAction[] {
  if (user.id === actorId) return [];
  const actions: UserAction[] = ['role', user.activo ? 'deactivate' : 'activate'];
  if (user.open_sessions > 0) actions.push('end_sessions');
  if (user.two_factor) actions.push('reset_second_factor');
  if (isInvitable(user)) actions.push('invite');
  return actions;
}

/** Staff without a password yet. */
export function isInvitable({
  role,
  activo,
  has_password,
}: Pick<AdministeredUser, 'role' | 'activo' | 'has_password'>): boolean {
  return role !== 'candidate' && activo && !has_password;
}
