import type { Role } from '@hiring/contract';
import { uuidOf } from '../random.js';

export interface StaffMember {
  id: string;
  email: string;
  role: Role;
  nombre: string;
  apellidos: string;
  departamento: string;
  posicion: string;
}

const member = (
  email: string,
  role: Role,
  nombre: string,
  apellidos: string,
  posicion: string,
): StaffMember => ({
  id: uuidOf(`user:${email}`),
  email,
  role,
  nombre,
  apellidos,
  departamento: 'oficina',
  posicion,
});

export const ADMIN = member('admin@example.com', 'admin', 'Elena', 'Prats Aguilar', 'Administrativo');
export const HR = member('rrhh@example.com', 'rrhh', 'Sílvia', 'Camps Duran', 'RRHH');

/** Staff who move applications and hold interviews; the first one does most. */
export const HR_TEAM = [
  HR,
  member('marta.soler@example.com', 'rrhh', 'Marta', 'Soler Quintana', 'RRHH'),
  member('jordi.vives@example.com', 'rrhh', 'Jordi', 'Vives Salgado', 'RRHH'),
] as const;

export const STAFF: readonly StaffMember[] = [ADMIN, ...HR_TEAM];

/** Left three weeks ago: the account is closed, its actions stay in the log. */
export const FORMER = member('berta.lloveras@example.com', 'rrhh', 'Berta', 'Lloveras Font', 'RRHH');
/** Was invited and has not chosen a password yet. */
export const INVITED = member('andres.pardo@example.com', 'rrhh', 'Andrés', 'Pardo Illa', 'RRHH');
