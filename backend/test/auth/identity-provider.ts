import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';
import supertest from 'supertest';

/** A browser. */
type Agent = ReturnType<typeof supertest.agent>;

const CLIENT = 'fleet-hiring';
const SECRET = 'a secret that only the provider and the product know';
const LOGOUT = 'http://schemas.openid.net/event/backchannel-logout';

/** Whoever signs in next. */
export interface Somebody {
  sub: string;
  email: string;
  email_verified: boolean;
  grupos?: string[];
  amr?: string[];
}

/** How a provider may be wrong. */
export interface Misbehaviour {
  /** Claims of the ID token, signed as always. */
  claims?: (claims: JWTPayload) => JWTPayload;
  /** The ID token without a signature (`alg` is `none`). */
  unsigned?: boolean;
  userinfo?: (claims: object) => object;
  /** Answers to the exchange of a code. */
  token?: { status: number; body: object };
}

/** A real OpenID provider on a loopback address, which asks nobody for a password. */
export class IdentityProvider {
  issuer = '';
  somebody: Somebody = { sub: 'nobody', email: 'nobody@example.com', email_verified: true };
  private readonly server: Server = createServer((request, response) => this.answer(request, response));
  private answer: RequestListener = (_, response) => response.writeHead(503).end();
  private key: { jwk: object; sign: (payload: JWTPayload) => Promise<string> } | null = null;
  private redirectUri = 'http://127.0.0.1/none';
  /** What it says otherwise than it should, until `behave`. */
  private misbehaviour: Misbehaviour = {};

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.issuer = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    await this.rotateKeys();
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** The settings by which the product knows it. */
  settings(values: object = {}): object {
    return { nombre: 'Empresa', emisor: this.issuer, cliente_id: CLIENT, secreto: SECRET, ...values };
  }

  sendsBackTo(redirectUri: string): void {
    this.redirectUri = redirectUri;
    this.begin();
  }

  async rotateKeys(): Promise<void> {
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
    const kid = JSON.stringify(await exportJWK(publicKey)).slice(-40, -10);
    const jwk = { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' };
    const sign = (payload: JWTPayload) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid, typ: 'logout+jwt' }).sign(privateKey);
    this.key = { jwk, sign };
    this.begin();
  }

  /** Answers nothing but 503 until `begin`. */
  goAway(): void {
    this.answer = (_, response) => response.writeHead(503).end();
  }

  begin(): void {
    const provider = new Provider(this.issuer, this.configuration());
    const handle = provider.callback();
    this.answer = (request, response) => {
      if (request.url === '/token' || request.url === '/me') this.falsify(request.url, response);
      if (request.url?.startsWith('/interaction/') !== true) return void handle(request, response);
      void this.finish(provider, request, response);
    };
  }

  misbehave(how: Misbehaviour): void {
    this.misbehaviour = how;
  }

  behave(): void {
    this.misbehaviour = {};
  }

  /** Puts what it should not say in the place of what the library answers. */
  private falsify(path: string, response: ServerResponse): void {
    const { token, userinfo } = this.misbehaviour;
    const end = response.end.bind(response);
    response.end = (body: unknown) => {
      const said = JSON.parse(String(body)) as { id_token?: string };
      void (async () => {
        if (path === '/token' && token) response.statusCode = token.status;
        const told = path === '/me' ? (userinfo?.(said) ?? said) : (token?.body ?? (await this.forge(said)));
        const text = JSON.stringify(told);
        response.setHeader('content-length', Buffer.byteLength(text));
        end(text);
      })();
      return response;
    };
  }

  private async forge(said: { id_token?: string }): Promise<object> {
    const { claims: change, unsigned } = this.misbehaviour;
    if (!said.id_token || !(change ?? unsigned)) return said;
    const claims = decodeJwt(said.id_token);
    const changed = change?.(claims) ?? claims;
    if (!unsigned) return { ...said, id_token: await this.key?.sign(changed) };
    return { ...said, id_token: new UnsecuredJWT(changed).encode() };
  }

  /** A browser at the provider, with its session there. */
  browser(): Agent {
    return supertest.agent(this.issuer);
  }

  /** Follows the way at the provider; where it sends the browser back, as a path of the product. */
  async pass(browser: Agent, url: string): Promise<string> {
    let next = url;
    for (let step = 0; step < 10; step++) {
      const { pathname, search } = new URL(next, this.issuer);
      const { headers, status, text } = await browser.get(pathname + search);
      const { location } = headers as { location?: string };
      if (!location) throw new Error(`the provider answered ${status}: ${text}`);
      next = location;
      if (location.startsWith(this.redirectUri)) return location.slice(new URL(location).origin.length);
    }
    throw new Error('the provider goes round in circles');
  }

  logoutToken(values: JWTPayload = {}): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const { sub } = this.somebody;
    const times = { iat: now, exp: now + 120, jti: String(Math.random()) };
    const payload = { iss: this.issuer, aud: CLIENT, ...times, sub, events: { [LOGOUT]: {} }, ...values };
    if (!this.key) throw new Error('the provider has no key yet');
    return this.key.sign(payload);
  }

  private configuration(): Configuration {
    // Objects of the sandbox that specs run in are no plain objects to the library: clones are.
    const plain = structuredClone({
      clients: [
        {
          client_id: CLIENT,
          client_secret: SECRET,
          redirect_uris: [this.redirectUri],
          token_endpoint_auth_method: 'client_secret_post' as const,
        },
      ],
      jwks: { keys: [this.key?.jwk ?? {}] },
      cookies: { keys: ['a key of the tests'] },
      features: { devInteractions: { enabled: false } },
      interactions: {},
      claims: {
        openid: ['sub', 'amr', 'auth_time'],
        email: ['email', 'email_verified'],
        profile: ['grupos'],
      },
    });
    Object.assign(plain.interactions, {
      url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}`,
    });
    return Object.assign(plain, {
      findAccount: (_: unknown, accountId: string) => ({
        accountId,
        claims: () => Promise.resolve({ ...this.somebody, sub: accountId }),
      }),
    });
  }

  private async finish(...[provider, request, response]: [Provider, ...Parameters<RequestListener>]) {
    const { sub: accountId, amr } = this.somebody;
    const grant = new provider.Grant({ accountId, clientId: CLIENT });
    grant.addOIDCScope('openid email profile');
    const grantId = await grant.save();
    const login = { accountId, ...(amr ? { amr } : {}) };
    await provider.interactionFinished(request, response, { login, consent: { grantId } });
  }
}
