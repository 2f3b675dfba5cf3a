import * as oauth from 'openid-client';
import type { Destinations } from './destinations.js';
import { formFetch } from './guarded-fetch.js';

/** Where a program gets its access tokens, and as whom (RFC 6749, 4.4). */
export interface ClientCredentials {
  url: string;
  client: string;
  secret: string;
  scope: string;
}

/** A token for now. @throws an error of code EOAUTH, whose cause is the library's own. */
export async function accessToken(
  destinations: Destinations,
  { url, client, secret, scope }: ClientCredentials,
): Promise<string> {
  const server = { issuer: new URL(url).origin, token_endpoint: url };
  const config = new oauth.Configuration(server, client, undefined, oauth.ClientSecretPost(secret));
  config[oauth.customFetch] = formFetch(destinations);
  // In production `Destinations` refuses http, except on the same machine.
  if (url.startsWith('http:')) oauth.allowInsecureRequests(config);
  try {
    return (await oauth.clientCredentialsGrant(config, { scope })).access_token;
  } catch (cause) {
    throw Object.assign(new Error('no access token was given', { cause }), { code: 'EOAUTH' });
  }
}
