import type { User } from '../../../src/auth/user.entity.js';
import { cookiesOf } from '../../auth/auth-journey.js';
import { IdentityProvider } from '../../auth/identity-provider.js';
import { codeOf, enrol, verified } from '../../auth/security-journey.js';
import { SoftwareAuthenticator } from '../../auth/software-authenticator.js';
import type { Agent } from '../../world.js';
import type { Given, Real } from '../real.js';
import type { Rows } from '../rows.js';

const PROVIDERS = '/api/config/oidc-providers';
const PASSKEYS = '/api/auth/passkeys';

/** As the examples have it, with the claim of the provider that is played. */
const GROUPS = {
  nombre: 'Microsoft',
  grupos_claim: 'grupos',
  grupo_admin: 'rrhh-administracion',
  grupo_rrhh: 'rrhh',
  grupo_responsable: 'responsables',
};

/** A provider of identity on loopback, which the product does not know yet. */
async function provider(rows: Rows): Promise<IdentityProvider> {
  // Three are the most.
  await rows.world.change(`DELETE FROM proveedores_oidc`);
  const idp = rows.keep(new IdentityProvider());
  await idp.open();
  return idp;
}

/** What differs in each installation: its address, and how the product is called there. */
const ofProvider = (idp: IdentityProvider): Record<string, unknown> => {
  const { emisor, cliente_id, secreto } = idp.settings() as Record<string, unknown>;
  return { emisor, cliente_id, secreto, grupos_claim: 'grupos' };
};

/** One that the product knows, and with `tried` has entered. */
async function known(rows: Rows, { tried = false } = {}) {
  const idp = await provider(rows);
  const browser = await rows.administrator();
  const { body } = await browser.post(PROVIDERS).send(idp.settings(GROUPS)).expect(201);
  const { id, redirect_uri } = body as { id: string; redirect_uri: string };
  idp.sendsBackTo(redirect_uri);
  if (tried) {
    idp.somebody = { ...idp.somebody, email_verified: true, grupos: ['rrhh'] };
    const { body: trip } = await browser.post(`${PROVIDERS}/${id}/try`).expect(200);
    await browser.get(await idp.pass(idp.browser(), (trip as { url: string }).url)).expect(303);
  }
  return { idp, id };
}
const path = async (rows: Rows): Promise<Real> => ({ path: { id: (await known(rows)).id } });

/** One that is on the sign-in page. */
async function open(rows: Rows) {
  const { idp, id } = await known(rows, { tried: true });
  const { version } = await rows.one<{ version: number }>(
    `SELECT version FROM proveedores_oidc WHERE id = $1`,
    [id],
  );
  const { secreto: _stays, ...settings } = idp.settings(GROUPS) as Record<string, unknown>;
  const order = { ...settings, activo: true, version };
  await (await rows.administrator()).put(`${PROVIDERS}/${id}`).send(order).expect(200);
  return { idp, id };
}

/** Comes back from the provider as this account of human resources; the cookies of the browser. */
async function comesBack(rows: Rows, { idp, id }: Awaited<ReturnType<typeof open>>, user: User) {
  idp.somebody = { sub: `s-${user.id}`, email: user.email, email_verified: true, grupos: ['rrhh'] };
  const browser = rows.world.agent();
  const start = await browser.get(`/api/auth/oidc/${id}/start`).expect(303);
  const { location } = start.headers as unknown as { location: string };
  await browser.get(await idp.pass(idp.browser(), location)).expect(303);
  return Object.values(cookiesOf(start)).map((line) => line.split(';')[0]);
}

const authenticator = (rows: Rows) => new SoftwareAuthenticator(rows.world.environment.appUrl);
const challenge = async (browser: Agent, options: 'add-options' | 'entry-options'): Promise<string> => {
  const { body } = await browser.post(`${PASSKEYS}/${options}`).expect(200);
  return (body as { challenge: string }).challenge;
};

/** An account with a passkey. */
async function withPasskey(rows: Rows) {
  const { user, browser } = await verified(rows.world);
  const key = authenticator(rows);
  const order = { nombre: 'Llavero', ...key.create(await challenge(browser, 'add-options')) };
  const { body } = await browser.post(PASSKEYS).send(order).expect(201);
  return { user, key, id: (body as { id: string }).id };
}
const ownPasskey = async (rows: Rows): Promise<Real> => {
  const { user, id } = await withPasskey(rows);
  return { user, path: { id } };
};

export const ACCESS: Given = {
  createOidcProvider: async (rows) => ({ body: ofProvider(await provider(rows)) }),
  updateOidcProvider: async (rows) => {
    const { idp, id } = await known(rows, { tried: true });
    const { secreto: _stays, ...own } = ofProvider(idp);
    return { path: { id }, body: own };
  },
  deleteOidcProvider: path,
  tryOidcProvider: path,
  getOidcTrial: path,
  finishOidc: async (rows) => {
    const standing = await open(rows);
    const { user, browser } = await verified(rows.world, { role: 'rrhh' });
    const { secret } = await enrol(rows.world, browser);
    const header = { cookie: (await comesBack(rows, standing, user)).join('; ') };
    return { header, body: { code: await codeOf(rows.world, secret, 1) } };
  },
  endOidcSessions: async (rows) => {
    const standing = await open(rows);
    const { user } = await verified(rows.world, { role: 'rrhh' });
    await comesBack(rows, standing, user);
    return { path: { id: standing.id }, body: { logout_token: await standing.idp.logoutToken() } };
  },
  createPasskey: async (rows) => {
    const { user } = await verified(rows.world);
    const { accessToken } = await rows.world.given.session(user);
    const header = { authorization: `Bearer ${accessToken}` };
    const { body } = await rows.world.agent().post(`${PASSKEYS}/add-options`).set(header).expect(200);
    return { header, body: { ...authenticator(rows).create((body as { challenge: string }).challenge) } };
  },
  signInWithPasskey: async (rows) => {
    const { user, key } = await withPasskey(rows);
    const asserted = key.get(await challenge(rows.world.agent(), 'entry-options'));
    return { body: { ...asserted, user_handle: Buffer.from(user.id).toString('base64url') } };
  },
  updatePasskey: ownPasskey,
  deletePasskey: ownPasskey,
};
