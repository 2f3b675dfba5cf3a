/** Who asks during the comparison: an administrator, and a newcomer with a CV for each application that is created. */
import jwt from 'jsonwebtoken';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../paths.mjs';

export const ADMIN_EMAIL = 'administra@example.com';
const HOUR_S = 3600;

/** @typedef {{ secret: string, issuer: string, audience: string }} TokenSettings `secret` in base64 */

/**
 * What access-tokens.ts signs with.
 * @param {{ sessionSecret: string, appUrl: string }} settings
 * @returns {Promise<TokenSettings>}
 */
export async function tokenSettings({ sessionSecret, appUrl }) {
  const { accessTokenSettings } = await import(
    pathToFileURL(path.join(ROOT, 'backend', 'dist', 'auth', 'sessions', 'access-tokens.js')).href
  );
  const { secret, issuer, audience } = accessTokenSettings({ sessionSecret, appUrl });
  return { secret: secret.toString('base64'), issuer, audience };
}

/** @param {TokenSettings} settings @param {{ user: string, session: string }} who @returns {string} for `Authorization` */
export function bearer({ secret, ...settings }, { user, session }) {
  const options = { algorithm: /** @type {const} */ ('HS256'), expiresIn: 6 * HOUR_S, ...settings };
  return `Bearer ${jwt.sign({ sub: user, sid: session }, Buffer.from(secret, 'base64'), options)}`;
}

/** @param {import('pg').Client} client @returns {Promise<{ user: string, session: string }>} */
export async function signInAdmin(client) {
  const { rows } = await client.query(
    `WITH admin AS (
       INSERT INTO users (email, email_normalizado, role, nombre, apellidos, email_verified_at)
       VALUES ($1, $1, 'admin', 'Persona', 'Administradora', now())
       ON CONFLICT (email_normalizado) DO UPDATE SET activo = true RETURNING id
     ) INSERT INTO sessions (user_id, refresh_hash, expires_at)
     SELECT id, gen_random_uuid()::text, now() + interval '10 hours' FROM admin RETURNING user_id AS user, id AS session`,
    [ADMIN_EMAIL],
  );
  return rows[0];
}

/**
 * People who have just made an account and put a CV into the form, without sending it.
 * @param {import('pg').Client} client @param {number} count
 * @returns {Promise<{ user: string, session: string, file: string }[]>}
 */
export async function makeNewcomers(client, count) {
  const { rows } = await client.query(
    `WITH people AS (
       INSERT INTO users (email, email_normalizado, role, nombre, apellidos, email_verified_at)
       SELECT address, address, 'candidate', 'Persona', 'Nueva', now()
       FROM (SELECT 'nueva' || gen_random_uuid() || '@example.com' AS address FROM generate_series(1, $1)) made
       RETURNING id
     ), files AS (
       INSERT INTO archivos (clave, estado, nombre_original, tipo, bytes, sha256, user_id)
       SELECT 'bench/' || id || '.pdf', 'en_uso', 'CV.pdf', 'application/pdf', 90000, md5(id::text), id FROM people
       RETURNING id, user_id
     ), drafts AS (
       INSERT INTO borradores_candidatura (user_id, cv_modo, cv_archivo_id) SELECT user_id, 'archivo', id FROM files
     ), opened AS (
       INSERT INTO sessions (user_id, refresh_hash, expires_at)
       SELECT id, gen_random_uuid()::text, now() + interval '10 days' FROM people RETURNING id, user_id
     ) SELECT user_id AS user, opened.id AS session, files.id AS file FROM opened JOIN files USING (user_id)`,
    [count],
  );
  return rows;
}

/**
 * Applications that are in no interview, those that wait first: none of them is asked for twice.
 * @param {import('pg').Client} client @param {number} count
 * @returns {Promise<{ application: string, candidate: string, version: number }[]>}
 */
export async function findMovable(client, count) {
  const { rows } = await client.query(
    `SELECT aplicacion_actual_id AS application, id AS candidate, aplicacion_version AS version FROM candidates
     WHERE etapa <> 'entrevista' AND otras_abiertas = 0 AND retirada_at IS NULL AND deleted_at IS NULL
     ORDER BY etapa = 'recibida' DESC, fecha_aplicacion DESC, id LIMIT $1`,
    [count],
  );
  return rows;
}
