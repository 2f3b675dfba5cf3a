/** What administrators read of why a provider's answer was refused. */
const CAUSES = {
  client:
    'El proveedor no acepta el identificador o el secreto del cliente. Puede que el secreto haya caducado.',
  audience: 'La respuesta del proveedor es para otro cliente. Revisa el identificador del cliente.',
  issuer: 'El proveedor dice que su emisor es otro. Revisa el emisor, también la barra del final.',
  metadata: 'En la dirección del emisor no está la configuración del proveedor. Revisa el emisor.',
  time: 'La respuesta del proveedor está fuera de hora. Revisa los relojes del servidor y del proveedor.',
  signature: 'La firma de la respuesta no es del proveedor.',
  trip: 'La respuesta del proveedor es de otra entrada.',
  person: 'El proveedor da los datos de otra persona o no dice quién es.',
  denied: 'El proveedor no ha dejado entrar a la persona, o ella lo ha cancelado.',
} as const;
type Cause = keyof typeof CAUSES;

/** Codes of `openid-client` and `jose`, of which one is enough. */
const BY_CODE: Readonly<Record<string, Cause>> = {
  OAUTH_AUTHORIZATION_RESPONSE_ERROR: 'denied',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'time',
  ERR_JWT_EXPIRED: 'time',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'signature',
  ERR_JWKS_NO_MATCHING_KEY: 'signature',
  ERR_JOSE_ALG_NOT_ALLOWED: 'signature',
};
/** Members of the answer that was not as expected. */
const BY_MEMBER: Readonly<Record<string, Cause>> = {
  aud: 'audience',
  azp: 'audience',
  iss: 'issuer',
  issuer: 'issuer',
  nonce: 'trip',
  sub: 'person',
  exp: 'time',
  nbf: 'time',
  iat: 'time',
  alg: 'signature',
};
/** Errors of a token endpoint (RFC 6749, 5.2). */
const OF_CLIENT: readonly unknown[] = ['invalid_client', 'unauthorized_client'];

/** The provider names a subject that none can be. */
export class NobodyNamed extends Error {
  readonly claim = 'sub';
}

/** A sentence for administrators; null: nothing is known but that it failed. Nothing that the provider sent is in it. */
export function causeOf(error: unknown, discovering = false): string | null {
  const cause = causeIn(error) ?? (discovering ? 'metadata' : null);
  return cause && CAUSES[cause];
}

function causeIn(error: unknown): Cause | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, error: said, claim, attribute, header, cause } = error as Record<string, unknown>;
  if (OF_CLIENT.includes(said)) return 'client';
  const member = [claim, attribute].find((name) => typeof name === 'string');
  const known = BY_MEMBER[member ?? ''] ?? BY_CODE[String(code)];
  if (known) return known;
  const unsigned = typeof header === 'object' && header !== null && 'alg' in header;
  return causeIn(cause) ?? (unsigned ? 'signature' : null);
}
