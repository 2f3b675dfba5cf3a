import { Injectable } from '@nestjs/common';
import * as oauth from 'openid-client';
import { type FieldErrors, invalid } from '../errors/domain-error.js';
import { Clock } from '../values/clock.js';
import { Destinations, RefusedDestination } from './destinations.js';
import { formFetch } from './guarded-fetch.js';

/** Where a program gets its access tokens, and as whom (RFC 6749, 4.4). */
export interface ClientCredentials {
  url: string;
  client: string;
  secret: string;
  scope: string;
}

type Client = Omit<ClientCredentials, 'secret'>;

/** A token is used until a minute before its end. */
const MARGIN_S = 60;

/** Access tokens of the product as a client, each kept in this process until it ends or is refused. */
@Injectable()
export class AccessTokens {
  private readonly kept = new Map<string, { token: string; until: number }>();

  constructor(
    private readonly destinations: Destinations,
    private readonly clock: Clock,
  ) {}

  /** A token for now. @throws an error of code EOAUTH, whose cause is the library's own. */
  async get(credentials: ClientCredentials): Promise<string> {
    const now = this.clock.now().getTime();
    for (const [key, { until }] of this.kept) if (until <= now) this.kept.delete(key);
    const key = keyOf(credentials);
    const kept = this.kept.get(key);
    if (kept) return kept.token;
    const { access_token: token, expires_in: seconds = 0 } = await this.ask(credentials);
    this.kept.set(key, { token, until: now + (seconds - MARGIN_S) * 1000 });
    return token;
  }

  /** After a server has refused it: the next one is asked for anew. */
  forget(credentials: ClientCredentials): void {
    this.kept.delete(keyOf(credentials));
  }

  /** @throws {DomainError} `validation_failed` for those of the `fields` that cannot be used. */
  check({ url, client, scope }: Client, fields: Readonly<Record<keyof Client, string>>): void {
    const errors: FieldErrors = {};
    if (!client) errors[fields.client] = ['Escribe el identificador del cliente'];
    if (!scope) errors[fields.scope] = ['Escribe el ámbito'];
    try {
      this.destinations.checkText(url, 'staff');
    } catch (error) {
      if (!(error instanceof RefusedDestination)) throw error;
      errors[fields.url] = [error.message];
    }
    if (Object.keys(errors).length > 0) throw invalid(errors);
  }

  private async ask({ url, client, secret, scope }: ClientCredentials) {
    const server = { issuer: new URL(url).origin, token_endpoint: url };
    try {
      // Refuses an empty secret.
      const config = new oauth.Configuration(server, client, undefined, oauth.ClientSecretPost(secret));
      config[oauth.customFetch] = formFetch(this.destinations);
      // In production `Destinations` refuses http, except on the same machine.
      if (url.startsWith('http:')) oauth.allowInsecureRequests(config);
      return await oauth.clientCredentialsGrant(config, { scope });
    } catch (cause) {
      throw Object.assign(new Error('no access token was given', { cause }), { code: 'EOAUTH' });
    }
  }
}

const keyOf = ({ url, client, secret, scope }: ClientCredentials): string =>
  JSON.stringify([url, client, secret, scope]);
