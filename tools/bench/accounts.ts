/** The users of the comparison, and whom each request is about. */
import jwt from 'jsonwebtoken';
import type { Client } from 'pg';
import type { Settings } from './lean/route.ts';
import { ofProduct } from './product.ts';

interface Session {
  user: string;
  session: string;
}

/** The settings with which the product signs. `secret` in base64. */
export async function tokenSettings(sessionSecret: string, appUrl: string): Promise<Settings['token']> {
  const { accessTokenSettings } = await ofProduct<{
    accessTokenSettings: (of: object) => { secret: Buffer; issuer: string; audience: string };
  }>('auth/sessions/access-tokens.js');
  const { secret, issuer, audience } = accessTokenSettings({ sessionSecret, appUrl });
  return { secret: secret.toString('base64'), issuer, audience };
}

/** @returns the value of the Authorization header */
export function bearer({ secret, ...settings }: Settings['token'], { user, session }: Session): string {
  const options = { algorithm: 'HS256' as const, expiresIn: '6h' as const, ...settings };
  return `Bearer ${jwt.sign({ sub: user, sid: session }, Buffer.from(secret, 'base64'), options)}`;
}

const SESSION = (users: string) => `INSERT INTO sessions (user_id, refresh_hash, expires_at)
  SELECT id, gen_random_uuid()::text, now() + interval '10 hours' FROM ${users} RETURNING user_id AS user, id AS session`;
const ACCOUNTS = `INSERT INTO users (email, email_normalizado, role, nombre, apellidos, email_verified_at)
  SELECT address, address, $2, 'Persona', 'Nueva', now()
  FROM (SELECT 'nueva' || gen_random_uuid() || '@example.com' AS address FROM generate_series(1, $1)) made RETURNING id`;

/**
 * Sessions of an ordinary day. With a few PostgreSQL reads the whole table, and keeps that plan while the rounds add
 * thousands.
 */
export async function openManySessions(client: Client): Promise<void> {
  await client.query(SESSION('(SELECT id FROM users ORDER BY id LIMIT 5000) many'));
  await client.query('ANALYZE sessions');
}

/** New accounts of the team, signed in. */
export async function makeStaff(
  client: Client,
  role: 'admin' | 'responsable' | 'rrhh',
  count: number,
): Promise<Session[]> {
  return (await client.query<Session>(`WITH made AS (${ACCOUNTS}) ${SESSION('made')}`, [count, role])).rows;
}

/** People who have just registered and put a CV into the form, without submitting it. */
export async function makeNewcomers(client: Client, count: number): Promise<(Session & { file: string })[]> {
  const { rows } = await client.query<Session & { file: string }>(
    `WITH people AS (${ACCOUNTS}), files AS (
       INSERT INTO archivos (clave, estado, nombre_original, tipo, bytes, sha256, user_id)
       SELECT 'bench/' || id || '.pdf', 'en_uso', 'CV.pdf', 'application/pdf', 90000, md5(id::text), id FROM people
       RETURNING id, user_id
     ), drafts AS (
       INSERT INTO borradores_candidatura (user_id, cv_modo, cv_archivo_id) SELECT user_id, 'archivo', id FROM files
     ), opened AS (${SESSION('people')})
     SELECT opened.*, files.id AS file FROM opened JOIN files ON user_id = opened.user`,
    [count, 'candidate'],
  );
  return rows;
}

/** A session of an account that exists. */
export async function signIn(client: Client, email: string): Promise<Session> {
  const { rows } = await client.query<Session>(SESSION('(SELECT id FROM users WHERE email = $1) one'), [
    email,
  ]);
  if (!rows[0]) throw new Error(`nobody is ${email}`);
  return rows[0];
}
