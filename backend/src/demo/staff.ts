import type { EntityManager } from 'typeorm';
import { PasswordHasher } from '../auth/passwords/password-hasher.js';
import { User } from '../auth/user.entity.js';
import { normalizeEmail } from '../platform/values/email-address.js';
import { DEMO_CANDIDATE, DEMO_PASSWORD } from './accounts.js';
import { type DataFiles, demoId } from './data-files.js';
import { insertRows } from './insert-rows.js';
import { accountRow, type DemoCandidate } from './people.js';

export interface StaffData {
  email: string;
  nombre: string;
  activo: boolean;
  created_at: string;
  email_verified_at?: string;
  /** The message with the account's invitation is in the list of messages. */
  invitation?: true;
}

export function readStaff(files: DataFiles): StaffData[] {
  return files.read('staff', ['email', 'nombre', 'activo', 'created_at']);
}

/** Active staff have the demo password once they chose one; among the candidates only the demo candidate has it. */
export async function insertAccounts(
  manager: EntityManager,
  files: DataFiles,
  candidates: readonly DemoCandidate[],
): Promise<void> {
  const hasher = new PasswordHasher();
  const staff = readStaff(files).map(async ({ invitation: _invitation, ...member }) => ({
    ...member,
    id: demoId(`user:${member.email}`),
    email_normalizado: normalizeEmail(member.email),
    password_hash: member.activo && member.email_verified_at ? await hasher.hash(DEMO_PASSWORD) : null,
    updated_at: member.created_at,
  }));
  await insertRows(manager, User, await Promise.all(staff));
  const own = candidates.filter(({ person }) => person.account);
  const accounts = own.map(async ({ person, since }) => ({
    ...accountRow(person, since),
    password_hash: person.email === DEMO_CANDIDATE ? await hasher.hash(DEMO_PASSWORD) : null,
  }));
  await insertRows(manager, User, await Promise.all(accounts));
}
