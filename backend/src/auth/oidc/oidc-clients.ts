import { Inject, Injectable, Logger } from '@nestjs/common';
import { createRemoteJWKSet, customFetch as jwksFetch, type JWTPayload, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import * as oidc from 'openid-client';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Destinations } from '../../platform/outbound/destinations.js';
import { formFetch } from '../../platform/outbound/guarded-fetch.js';
import type { OidcProvider } from './oidc-provider.entity.js';
import { OidcSecrets } from './oidc-secrets.js';
import { causeOf, NobodyNamed } from './oidc-causes.js';
import { type OidcPerson, toLogout, toPerson } from './oidc.rules.js';

const HOUR_MS = 60 * 60 * 1000;
/** As many as there may be. */
const MOST_PROVIDERS = 3;
/** A provider that has changed its keys is asked again this soon. */
const KEYS_PAUSE_MS = 1000;
/** A logout token is for now; the clocks of two machines differ. */
const LOGOUT_AGE = '5m';
const CLOCK_SECONDS = 60;

/** What a round trip carries and must bring back. */
export interface RoundTrip {
  state: string;
  nonce: string;
  verifier: string;
}

interface Client {
  config: oidc.Configuration;
  keys: ReturnType<typeof createRemoteJWKSet>;
}

/** The provider was not reached, or answers with a failure of its own. */
class ProviderAway extends Error {}

/**
 * Talks to providers. What a provider says of itself (discovery) is read when it is first needed and kept in a cache: for
 * an hour, for three providers, and until its settings change; a failure is not kept.
 */
@Injectable()
export class OidcClients {
  private readonly logger = new Logger('oidc');
  private readonly clients = new LRUCache<string, Promise<Client>>({ max: MOST_PROVIDERS, ttl: HOUR_MS });

  constructor(
    private readonly secrets: OidcSecrets,
    private readonly destinations: Destinations,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'appUrl'>,
  ) {}

  /** Where the provider sends people back: of APP_URL, whatever host a request names. */
  redirectUri({ id }: Pick<OidcProvider, 'id'>): string {
    return `${this.environment.appUrl}/api/auth/oidc/${id}/callback`;
  }

  logoutUri({ id }: Pick<OidcProvider, 'id'>): string {
    return `${this.environment.appUrl}/api/auth/oidc/${id}/backchannel-logout`;
  }

  /** The provider's page to go to. @throws {DomainError} `oidc_unavailable`. */
  async authorizationUrl(provider: OidcProvider, { state, nonce, verifier }: RoundTrip): Promise<string> {
    return this.calling(provider, async ({ config }) =>
      oidc
        .buildAuthorizationUrl(config, {
          redirect_uri: this.redirectUri(provider),
          scope: ['openid', 'email', 'profile'].join(' '),
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          state,
          nonce,
        })
        .toString(),
    );
  }

  /**
   * Who came back with this query. State, nonce, issuer (also the one of the query, RFC 9207), audience, times and the
   * signature of the ID token are checked.
   * @throws {DomainError} `oidc_refused`, `oidc_unavailable`.
   */
  exchange(provider: OidcProvider, query: URLSearchParams, trip: RoundTrip): Promise<OidcPerson> {
    return this.calling(provider, async ({ config, keys }) => {
      const address = new URL(`${this.redirectUri(provider)}?${query.toString()}`);
      const tokens = await oidc.authorizationCodeGrant(config, address, {
        pkceCodeVerifier: trip.verifier,
        expectedState: trip.state,
        expectedNonce: trip.nonce,
        idTokenExpected: true,
      });
      const signed = await verify(provider, { config, keys }, tokens.id_token ?? '');
      const { grupos_claim: claim } = provider;
      const complete = signed['email'] !== undefined && (!claim || signed[claim] !== undefined);
      const asks = !complete && config.serverMetadata().userinfo_endpoint !== undefined;
      const more = asks ? await oidc.fetchUserInfo(config, tokens.access_token, String(signed.sub)) : {};
      const person = toPerson(signed, claim, more);
      if (!person) throw new NobodyNamed('the subject is missing or too long');
      return person;
    });
  }

  /** Whom a logout token of the provider is about. @throws {DomainError} `oidc_logout_invalid`, `oidc_unavailable`. */
  async readLogout(
    provider: OidcProvider,
    token: string,
  ): Promise<{ sujeto: string | null; sid: string | null }> {
    const about = await this.calling(
      provider,
      async (client) => toLogout(await verify(provider, client, token, LOGOUT_AGE)),
      'oidc_logout_invalid',
    );
    if (!about) throw new DomainError('oidc_logout_invalid');
    return about;
  }

  private async calling<T>(
    provider: OidcProvider,
    work: (client: Client) => Promise<T>,
    refusal: 'oidc_refused' | 'oidc_logout_invalid' = 'oidc_refused',
  ): Promise<T> {
    let found = false;
    try {
      const client = await this.client(provider);
      found = true;
      return await work(client);
    } catch (error) {
      // Never what the provider or a person sent: only the library's own words.
      this.logger.warn(`${provider.id}: ${reasonOf(error)}`);
      const away = isAway(error);
      const causa = away ? null : causeOf(error, !found);
      throw new DomainError(found && !away ? refusal : 'oidc_unavailable', causa ? { causa } : {});
    }
  }

  private client(provider: OidcProvider): Promise<Client> {
    const key = `${provider.id} ${provider.version}`;
    const known = this.clients.get(key);
    if (known) return known;
    const made = this.discover(provider);
    this.clients.set(key, made);
    made.catch(() => this.clients.delete(key));
    return made;
  }

  private async discover(provider: OidcProvider): Promise<Client> {
    const fetch = this.fetch();
    const issuer = new URL(provider.emisor);
    const config = await oidc.discovery(
      issuer,
      provider.cliente_id,
      undefined,
      oidc.ClientSecretPost(this.secrets.open(provider)),
      {
        [oidc.customFetch]: fetch,
        // In production `Destinations` refuses http, except on the same machine.
        execute: issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
      },
    );
    const { jwks_uri } = config.serverMetadata();
    if (!jwks_uri) throw new Error('the provider names no keys');
    const keys = createRemoteJWKSet(new URL(jwks_uri), {
      cooldownDuration: KEYS_PAUSE_MS,
      [jwksFetch]: fetch,
    });
    return { config, keys };
  }

  private fetch(): ReturnType<typeof formFetch> {
    const call = formFetch(this.destinations);
    return async (url, options) => {
      const answer = await call(url, options).catch((cause: unknown) => {
        throw new ProviderAway('the provider does not answer', { cause });
      });
      if (answer.status >= 500) throw new ProviderAway(`the provider answered ${answer.status}`);
      return answer;
    };
  }
}

async function verify(
  { cliente_id: audience }: OidcProvider,
  { config, keys }: Client,
  token: string,
  maxTokenAge?: string,
): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, keys, {
    issuer: config.serverMetadata().issuer,
    audience,
    clockTolerance: CLOCK_SECONDS,
    requiredClaims: ['iat'],
    ...(maxTokenAge ? { maxTokenAge } : {}),
  });
  return payload;
}

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof ProviderAway || isAway(error.cause);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure';
  const { cause } = error;
  const code = (error as { code?: unknown }).code;
  const own = [error.message, ...(typeof code === 'string' ? [code] : [])].join(', ');
  return cause instanceof Error ? `${own}: ${reasonOf(cause)}` : own;
}
