/** The users of the comparison, and whom each request is about. */
import jwt from 'jsonwebtoken';
import type { Client } from 'pg';
import { ofProduct } from './product.ts';

interface Session {
  user: string;
  session: string;
}

/** The settings with which the product signs. `secret` in base64. */
export async function tokenSettings(settings: { sessionSecret: string; appUrl: string }) {
  const { accessTokenSettings } = await ofProduct<{
    accessTokenSettings: (of: typeof settings) => { secret: Buffer; issuer: string; audience: string };
  }>('auth/sessions/access-tokens.js');
  const { secret, issuer, audience } = accessTokenSettings(settings);
  return { secret: secret.toString('base64'), issuer, audience };
}
export type TokenSettings = Awaited<ReturnType<typeof tokenSettings>>;

/** @returns the value of the Authorization header */
export function bearer({ secret, ...settings }: TokenSettings, { user, session }: Session): string {
  const options = { algorithm: 'HS256' as const, expiresIn: '6h' as const, ...settings };
  return `Bearer ${jwt.sign({ sub: user, sid: session }, Buffer.from(secret, 'base64'), options)}`;
}

const SESSION = (users: string) => `INSERT INTO sessions (user_id, refresh_hash, expires_at)
  SELECT id, gen_random_uuid()::text, now() + interval '10 hours' FROM ${users} RETURNING user_id AS user, id AS session`;

/**
 * Sessions of an ordinary day. With a few PostgreSQL reads the whole table, and keeps that plan while the rounds add
 * thousands.
 */
export async function openManySessions(client: Client): Promise<void> {
  await client.query(SESSION('(SELECT id FROM users ORDER BY id LIMIT 5000) many'));
  await client.query('ANALYZE sessions');
}

/** New accounts of the team, signed in. */
export async function makeStaff(client: Client, role: 'admin' | 'rrhh', count: number): Promise<Session[]> {
  const { rows } = await client.query<Session>(
    `WITH made AS (
       INSERT INTO users (email, email_normalizado, role, nombre, apellidos, email_verified_at)
       SELECT address, address, $2, 'Persona', 'Nueva del Equipo', now()
       FROM (SELECT 'equipo' || gen_random_uuid() || '@example.com' AS address FROM generate_series(1, $1)) made
       RETURNING id
     ) ${SESSION('made')}`,
    [count, role],
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
     ), opened AS (${SESSION('people')})
     SELECT opened.*, files.id AS file FROM opened JOIN files ON user_id = opened.user`,
    [count],
  );
  return rows;
}

/** Sessions of people with an account and a current application, the newest first. */
export async function openSessions(client: Client, count: number): Promise<Session[]> {
  const { rows } = await client.query<Session>(
    SESSION(`(SELECT user_id AS id FROM candidates WHERE user_id IS NOT NULL AND retirada_at IS NULL AND deleted_at IS NULL
      ORDER BY fecha_aplicacion DESC, candidates.id DESC LIMIT $1) newest`),
    [count],
  );
  return rows;
}

/** New sessions of people. @returns their refresh tokens */
export async function openRefreshable(client: Client, sessionSecret: string, count: number) {
  const { hashToken, newRefreshToken } = await ofProduct<{
    hashToken: (token: string) => string;
    newRefreshToken: (session: string, key: Buffer) => string;
  }>('platform/secrets/secret-token.js');
  const { derivedKey } = await ofProduct<{ derivedKey: (secret: string, purpose: string) => Buffer }>(
    'platform/http/limits/derived-key.js',
  );
  const key = derivedKey(sessionSecret, 'refresh-token');
  const sessions = (await openSessions(client, count)).map(({ session }) => session);
  const tokens = sessions.map((session) => newRefreshToken(session, key));
  await client.query(
    `UPDATE sessions s SET refresh_hash = t.hash FROM unnest($1::uuid[], $2::text[]) t (id, hash) WHERE s.id = t.id`,
    [sessions, tokens.map(hashToken)],
  );
  return tokens;
}

/** Applications without an interview, the longest-waiting first. After the move they are not among these. */
export async function findMovable(client: Client, count: number) {
  const { rows } = await client.query<{ application: string; version: number }>(
    `SELECT aplicacion_actual_id AS application, aplicacion_version AS version FROM candidates
     WHERE etapa <> 'entrevista' AND otras_abiertas = 0 AND retirada_at IS NULL AND deleted_at IS NULL
     ORDER BY etapa = 'recibida' DESC, fecha_aplicacion DESC, id LIMIT $1`,
    [count],
  );
  return rows;
}

/** People with a record, the newest first. */
export async function findPeople(client: Client, count: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM candidates WHERE deleted_at IS NULL AND retirada_at IS NULL
     ORDER BY fecha_aplicacion DESC, id DESC LIMIT $1`,
    [count],
  );
  return rows.map(({ id }) => id);
}
