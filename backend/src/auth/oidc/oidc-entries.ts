import { ENTRY_COOKIE } from '@hiring/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { createHmac } from 'node:crypto';
import { DataSource, type EntityManager, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { hashToken, randomToken } from '../../platform/secrets/secret-token.js';
import { Clock } from '../../platform/values/clock.js';
import { cookieName, cookieOf, cookieOptions } from '../sessions/session-cookies.js';
import type { RoundTrip } from './oidc-clients.js';
import { OidcEntry } from './oidc-entry.entity.js';

const ENTRY_MS = 10 * 60 * 1000;
const TOKEN = /^[\w-]{43}$/;

/** A trip that has not set out. */
export interface Planned {
  browser: string;
  trip: RoundTrip;
}

/** What a round trip is for. */
export type Purpose = Pick<OidcEntry, 'proveedor_id' | 'idioma' | 'destino' | 'prueba_de'>;

/**
 * Round trips to providers. The browser holds a random token in a cookie; nonce and PKCE verifier are computed from it
 * and the state, so that the database has nothing by which a trip could be finished elsewhere.
 */
@Injectable()
export class OidcEntries {
  private readonly options: CookieOptions;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.options = { ...cookieOptions(environment), path: '/', maxAge: ENTRY_MS };
  }

  /** A new one of this browser. Two of its tabs may have one each. */
  plan(request: Request): Planned {
    const browser = browserOf(request) ?? randomToken();
    return { browser, trip: tripOf(browser, randomToken()) };
  }

  /** Sets out: after the provider has answered, because a transaction may stay open. */
  async begin({ browser, trip }: Planned, purpose: Purpose, response: Response): Promise<void> {
    const now = this.clock.now();
    await inRequestTransaction(this.dataSource, async (manager) => {
      await manager.delete(OidcEntry, { caduca: LessThanOrEqual(now) });
      await manager.insert(OidcEntry, {
        ...purpose,
        estado_hash: hashToken(trip.state),
        navegador_hash: hashToken(browser),
        caduca: new Date(now.getTime() + ENTRY_MS),
      });
    });
    response.cookie(cookieName(ENTRY_COOKIE, this.options), browser, this.options);
  }

  /** The trip that comes back in this browser with this state; null: unknown, over, used or begun elsewhere. */
  async take(
    providerId: string,
    state: string,
    request: Request,
  ): Promise<{ entry: OidcEntry; trip: RoundTrip } | null> {
    const browser = browserOf(request);
    if (!browser || !TOKEN.test(state)) return null;
    const now = this.clock.now();
    const taken = await db(this.dataSource)
      .updateTable('entradas_oidc')
      .set({ usada_at: now })
      .where('proveedor_id', '=', providerId)
      .where('estado_hash', '=', hashToken(state))
      .where('navegador_hash', '=', hashToken(browser))
      .where('usada_at', 'is', null)
      .where('caduca', '>', now)
      .returning('id')
      .executeTakeFirst();
    if (!taken) return null;
    const entry = await this.dataSource.manager.findOneByOrFail(OidcEntry, { id: taken.id });
    return { entry, trip: tripOf(browser, state) };
  }

  /** Who came back in this browser and owes the code of a second factor. */
  async waiting(request: Request): Promise<OidcEntry | null> {
    const browser = browserOf(request);
    if (!browser) return null;
    return this.dataSource.manager.findOne(OidcEntry, {
      where: {
        navegador_hash: hashToken(browser),
        identidad_id: Not(IsNull()),
        caduca: MoreThan(this.clock.now()),
      },
      order: { usada_at: 'DESC' },
    });
  }

  /** The last trial of this administrator that came back. */
  lastTrial(providerId: string, userId: string): Promise<OidcEntry | null> {
    return this.dataSource.manager.findOne(OidcEntry, {
      where: {
        proveedor_id: providerId,
        prueba_de: userId,
        resultado: Not(IsNull()),
        caduca: MoreThan(this.clock.now()),
      },
      order: { usada_at: 'DESC' },
    });
  }

  async note(
    manager: EntityManager,
    id: string,
    change: Partial<Pick<OidcEntry, 'identidad_id' | 'sid' | 'resultado'>>,
  ): Promise<void> {
    await manager.update(OidcEntry, id, change);
  }
}

function browserOf(request: Request): string | null {
  const token = cookieOf(request, ENTRY_COOKIE);
  return token && TOKEN.test(token) ? token : null;
}

function tripOf(browser: string, state: string): RoundTrip {
  const derived = (use: string) =>
    createHmac('sha256', browser).update(`${use} ${state}`).digest('base64url');
  return { state, nonce: derived('nonce'), verifier: derived('pkce') };
}
