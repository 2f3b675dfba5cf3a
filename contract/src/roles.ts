import { labels } from './words.js';
export const ROLES = ['admin', 'rrhh', 'responsable', 'candidate'] as const;
export type Role = (typeof ROLES)[number];
/** Shown beside the name in the header; an unknown role shows "Usuario". */
export const ROLE_LABEL: Readonly<Record<Role, string>> = /* @__PURE__ */ labels({
  admin: 'Administración',
  rrhh: 'RRHH',
  responsable: 'Responsable de área',
  candidate: 'Persona candidata',
});

/** sessionStorage key of the notice for users redirected from the internal area. */
export const SENT_AWAY_KEY = 'aviso-sin-acceso';
