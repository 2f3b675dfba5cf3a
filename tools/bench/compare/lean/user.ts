/** Who is signed in: the answer of sign-in, refresh and /api/auth/me. */
import { ofProduct } from '../product.ts';

const { permissionsOf } = await ofProduct<{ permissionsOf: (role: string) => Set<string> }>(
  'platform/auth/permissions.js',
);
const { displayName, homeOf } = await ofProduct<{
  displayName: (user: object) => string;
  homeOf: (role: string) => string;
}>('auth/accounts/account.rules.js');
const { applicationStatus } = await ofProduct<{ applicationStatus: (estado: string) => string }>(
  'candidates/portal/portal.rules.js',
);

/** Their columns. @param user the column of the account's id */
export const userColumns = (user: string) => `(SELECT row_to_json(y) FROM (
  SELECT u.id, u.email, u.nombre, u.apellidos, u.role, u.email_verified_at IS NOT NULL AS email_verified,
    k.language, k.timezone,
    -- The estado of the current application, as the person may see it.
    (SELECT a.estado_candidato FROM candidates c JOIN aplicaciones_vacantes a ON a.candidato_id = c.id
      WHERE c.user_id = u.id AND c.deleted_at IS NULL AND a.deleted_at IS NULL
      ORDER BY CASE WHEN a.estado_candidato NOT IN ('contratada', 'rechazada') AND a.retirada_at IS NULL
        THEN 10 + array_position(ARRAY['recibida', 'en_revision', 'entrevista_programada', 'entrevista_realizada',
          'contratada', 'rechazada'], a.estado_candidato)
        WHEN a.estado_candidato = 'contratada' AND a.retirada_at IS NULL THEN 5 ELSE 0 END DESC,
        a.fecha_aplicacion DESC, a.id DESC LIMIT 1) AS estado,
    (SELECT count(*)::int FROM (SELECT 1 FROM notificaciones n JOIN candidates c ON c.id = n.candidato_id
      WHERE c.user_id = u.id AND c.deleted_at IS NULL AND n.leida_at IS NULL LIMIT 100) few) AS unread
  FROM users u CROSS JOIN system_config k WHERE u.id = ${user}) y)`;

export interface UserRow {
  id: string;
  email: string;
  nombre: string | null;
  apellidos: string | null;
  role: string;
  email_verified: boolean;
  language: string;
  timezone: string;
  estado: string | null;
  unread: number;
}

export const toUser = ({ estado, unread, language, timezone, ...user }: UserRow) => ({
  id: user.id,
  email: user.email,
  nombre: user.nombre,
  apellidos: user.apellidos,
  display_name: displayName(user),
  role: user.role,
  email_verified: user.email_verified,
  application_status: estado && applicationStatus(estado),
  unread_notifications: unread,
  home: homeOf(user.role),
  second_factor_setup: false,
  language,
  timezone,
  permissions: [...permissionsOf(user.role)],
});
