import { splitLanguage } from '@hiring/contract';
import type { EntityManager } from 'typeorm';
import { AccountToken, type AccountTokenType } from './account-token.entity.js';
import { hashToken, randomToken } from '../../platform/secrets/secret-token.js';

const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
const LIFETIME_MS: Readonly<Record<AccountTokenType, number>> = {
  verificacion: 72 * HOUR_MS,
  restablecer: 2 * HOUR_MS,
  invitacion: 7 * 24 * HOUR_MS,
  acceso: 15 * MINUTE_MS,
  cambio_email: 24 * HOUR_MS,
  cambio_email_aviso: 7 * 24 * HOUR_MS,
};
const PAGE: Readonly<Record<AccountTokenType, string>> = {
  verificacion: 'verificar',
  restablecer: 'restablecer',
  invitacion: 'restablecer',
  acceso: 'entrar',
  cambio_email: 'cambio-email',
  cambio_email_aviso: 'cambio-email/rechazar',
};

export interface NewAccountToken {
  tipo: AccountTokenType;
  userId: string;
  /** The session whose browser asked for it. */
  sessionId: string | null;
  /** The change of address that it is about. */
  emailChangeId?: string;
  /** Path of the site to return to after signing in. */
  returnTo?: string | null;
  now: Date;
  appUrl: string;
}

/** Stores the digest of a new token and returns the page's address with the token. The token itself is not stored. */
export async function issueAccountToken(manager: EntityManager, order: NewAccountToken): Promise<string> {
  const { tipo, userId, sessionId, emailChangeId = null, returnTo, now, appUrl } = order;
  const token = randomToken();
  await manager.insert(AccountToken, {
    user_id: userId,
    tipo,
    token_hash: hashToken(token),
    session_id: sessionId,
    cambio_email_id: emailChangeId,
    expires_at: new Date(now.getTime() + LIFETIME_MS[tipo]),
    created_at: now,
  });
  const query = new URLSearchParams({ token, ...(returnTo ? { next: splitLanguage(returnTo).path } : {}) });
  return `${appUrl}/${PAGE[tipo]}?${query.toString()}`;
}
