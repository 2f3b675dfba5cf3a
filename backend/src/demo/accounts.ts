import type { Role } from '@hiring/contract';
import { demoId } from './data-files.js';

/** The password of all demo accounts that have one; it satisfies the rules of staff passwords. */
export const DEMO_PASSWORD = 'Demo-2026';

interface DemoStaff {
  id: string;
  email: string;
  role: Role;
}

const staff = (email: string, role: Role): DemoStaff => ({ id: demoId(`user:${email}`), email, role });

/** The accounts that are printed at the start; their rows are in data/staff.json and data/people.json. */
export const ADMIN = staff('admin@example.com', 'admin');
export const HR = staff('rrhh@example.com', 'rrhh');
export const MANAGER = staff('responsable@example.com', 'responsable');
export const DEMO_CANDIDATE = 'candidato@example.com';
