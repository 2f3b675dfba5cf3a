/** The users of the comparison: an administrator, and a new account with a CV for each application that is created. */
import jwt from 'jsonwebtoken';
import { ofProduct } from './lean/product.ts';
import type { Client } from 'pg';

export const ADMIN_EMAIL = 'administra@example.com';
const HOUR_S = 3600;

/** `secret` in base64; `refreshKey`: of the refresh tokens. */
export interface TokenSettings {
  refreshKey: Buffer;
  secret: string;
  issuer: string;
  audience: string;
}

/** The settings with which access-tokens.ts signs. */
export async function tokenSettings(settings: {
  sessionSecret: string;
  appUrl: string;
}): Promise<TokenSettings> {
  const { accessTokenSettings } = await ofProduct<{
    accessTokenSettings: (of: typeof settings) => { secret: Buffer; issuer: string; audience: string };
  }>('auth/sessions/access-tokens.js');
  const { secret, issuer, audience } = accessTokenSettings(settings);
  const { derivedKey } = await ofProduct<{ derivedKey: (secret: string, purpose: string) => Buffer }>(
    'platform/http/limits/derived-key.js',
  );
  const refreshKey = derivedKey(settings.sessionSecret, 'refresh-token');
  return { secret: secret.toString('base64'), issuer, audience, refreshKey };
}

/** @returns the value of the Authorization header */
export function bearer(
  { secret, refreshKey: _, ...settings }: TokenSettings,
  { user, session }: Session,
): string {
  const options = { algorithm: 'HS256' as const, expiresIn: 6 * HOUR_S, ...settings };
  return `Bearer ${jwt.sign({ sub: user, sid: session }, Buffer.from(secret, 'base64'), options)}`;
}

interface Session {
  user: string;
  session: string;
}

/** An application as it is before a move. */
export interface Movable {
  application: string;
  candidate: string;
  version: number;
}

export async function signInAdmin(client: Client): Promise<Session> {
  const { rows } = await client.query<Session>(
    `WITH admin AS (
       INSERT INTO users (email, email_normalizado, role, nombre, apellidos, email_verified_at)
       VALUES ($1, $1, 'admin', 'Persona', 'Administradora', now())
       ON CONFLICT (email_normalizado) DO UPDATE SET activo = true RETURNING id
     ) INSERT INTO sessions (user_id, refresh_hash, expires_at)
     SELECT id, gen_random_uuid()::text, now() + interval '10 hours' FROM admin RETURNING user_id AS user, id AS session`,
    [ADMIN_EMAIL],
  );
  if (!rows[0]) throw new Error('no administrator was made');
  return rows[0];
}

/**
 * Sessions of an ordinary day. With a few PostgreSQL reads the whole table, and keeps that plan while the rounds add
 * thousands.
 */
export async function openManySessions(client: Client): Promise<void> {
  await client.query(
    `INSERT INTO sessions (user_id, refresh_hash, expires_at)
     SELECT id, gen_random_uuid()::text, now() + interval '10 days' FROM users ORDER BY id LIMIT 5000`,
  );
  await client.query('ANALYZE sessions');
}

/** Accounts of human resources with the same name. */
export async function makeStaff(client: Client, count: number): Promise<Session[]> {
  const { rows } = await client.query<Session>(
    `WITH made AS (
       INSERT INTO users (email, email_normalizado, role, nombre, apellidos, email_verified_at)
       SELECT address, address, 'rrhh', 'Persona', 'Nueva del Equipo', now()
       FROM (SELECT 'equipo' || gen_random_uuid() || '@example.com' AS address FROM generate_series(1, $1)) made
       RETURNING id
     ) INSERT INTO sessions (user_id, refresh_hash, expires_at)
     SELECT id, gen_random_uuid()::text, now() + interval '10 hours' FROM made RETURNING user_id AS user, id AS session`,
    [count],
  );
  return rows;
}

/** People who have just registered and put a CV into the form, without submitting it. */
export async function makeNewcomers(client: Client, count: number): Promise<(Session & { file: string })[]> {
  const { rows } = await client.query<Session & { file: string }>(
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

/** Applications without an interview, the longest-waiting first. After the move they are not among these. */
export async function findMovable(client: Client, count: number): Promise<Movable[]> {
  const { rows } = await client.query<Movable>(
    `SELECT aplicacion_actual_id AS application, id AS candidate, aplicacion_version AS version FROM candidates
     WHERE etapa <> 'entrevista' AND otras_abiertas = 0 AND retirada_at IS NULL AND deleted_at IS NULL
     ORDER BY etapa = 'recibida' DESC, fecha_aplicacion DESC, id LIMIT $1`,
    [count],
  );
  return rows;
}

/** Open applications, those without an interview first, and of these the newest. */
export async function findWaiting(client: Client, count: number): Promise<Movable[]> {
  const { rows } = await client.query<Movable>(
    `SELECT aplicacion_actual_id AS application, id AS candidate, aplicacion_version AS version FROM candidates
     WHERE etapa IN ('recibida', 'en_revision', 'entrevista') AND retirada_at IS NULL AND deleted_at IS NULL
     ORDER BY etapa = 'entrevista', fecha_aplicacion DESC, id LIMIT $1`,
    [count],
  );
  return rows;
}

/** Sessions of people with an account and a current application, the newest first. */
export async function openSessions(client: Client, count: number): Promise<Session[]> {
  const { rows } = await client.query<Session>(
    `INSERT INTO sessions (user_id, refresh_hash, expires_at)
     SELECT user_id, gen_random_uuid()::text, now() + interval '10 days' FROM (
       SELECT user_id FROM candidates WHERE user_id IS NOT NULL AND retirada_at IS NULL AND deleted_at IS NULL
       ORDER BY fecha_aplicacion DESC, id DESC LIMIT $1) newest
     RETURNING user_id AS user, id AS session`,
    [count],
  );
  return rows;
}

/** New sessions of people. @returns their refresh tokens */
export async function openRefreshable(client: Client, key: Buffer, count: number): Promise<string[]> {
  const { hashToken, newRefreshToken } = await ofProduct<{
    hashToken: (token: string) => string;
    newRefreshToken: (session: string, key: Buffer) => string;
  }>('platform/secrets/secret-token.js');
  const sessions = await openSessions(client, count);
  const tokens = sessions.map(({ session }) => newRefreshToken(session, key));
  await client.query(
    `UPDATE sessions s SET refresh_hash = t.hash FROM unnest($1::uuid[], $2::text[]) t (id, hash) WHERE s.id = t.id`,
    [sessions.map(({ session }) => session), tokens.map(hashToken)],
  );
  return tokens;
}

/** People with a record, the newest first. */
export async function findPeople(client: Client, count: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM candidates WHERE deleted_at IS NULL ORDER BY fecha_aplicacion DESC, id DESC LIMIT $1`,
    [count],
  );
  return rows.map(({ id }) => id);
}
