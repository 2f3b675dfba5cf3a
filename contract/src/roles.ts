export const ROLES = ['admin', 'rrhh', 'candidate'] as const;
export type Role = (typeof ROLES)[number];
/** Shown beside the name in the header; an unknown role reads "Usuario". */
export const ROLE_LABEL: Readonly<Record<Role, string>> = {
  admin: 'Administrador',
  rrhh: 'RRHH',
  candidate: 'Candidato',
};
