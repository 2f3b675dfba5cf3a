import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { api } from '../../lib/api';

/** ES256, EdDSA and RS256, as COSE numbers them. */
const ALGORITHMS = [-7, -8, -257];

/** What is sent to the server: the suggestion and the button may both have been answered. */
let entering: Promise<string> | null = null;

/** Signs in; the account's home page. `autofill`: as a suggestion of the e-mail field, for as long as the page is open. */
export async function enterByPasskey(autofill: boolean): Promise<string> {
  const { challenge, rp_id: rpId } = await api.post('/api/auth/passkeys/entry-options');
  const { id, response } = await startAuthentication({
    optionsJSON: { challenge, rpId, userVerification: 'required' },
    useBrowserAutofill: autofill,
  });
  // A second session would end the first one, and its answer be lost when the page is left.
  entering ??= api
    .post('/api/auth/passkeys/enter', {
      body: {
        id,
        client_data: response.clientDataJSON,
        authenticator_data: response.authenticatorData,
        signature: response.signature,
        ...(response.userHandle ? { user_handle: response.userHandle } : {}),
      },
    })
    .then(({ user }) => user.home);
  try {
    return await entering;
  } catch (error) {
    entering = null;
    throw error;
  }
}

export const suggestsPasskeys = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/** The person closed the browser's dialog, or it was replaced by another: nothing went wrong. */
export const wasClosed = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

/** The device has a passkey of this account already: a second one would do nothing. */
export const hasOneAlready = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidStateError';

/** Makes a passkey in the browser and adds it to the signed-in account. */
export async function addPasskey(nombre: string): Promise<void> {
  const options = await api.post('/api/auth/passkeys/add-options');
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge: options.challenge,
      rp: { id: options.rp_id, name: options.rp_name },
      user: { id: options.user_id, name: options.user_name, displayName: options.user_name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: options.exclude.map((known) => ({ type: 'public-key', id: known })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    },
  });
  const { clientDataJSON: client_data, attestationObject: attestation_object } = response;
  await api.post('/api/auth/passkeys', { body: { nombre, id, client_data, attestation_object } });
}
