import type { DocumentBuilder } from '@nestjs/swagger';

type BearerScheme = NonNullable<Parameters<DocumentBuilder['addBearerAuth']>[0]>;

/** How programs that are not ours call the API: the scheme `api_key` of its document. */
export const API_KEY_SCHEME: BearerScheme = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'zk_…',
  description:
    'An API key, made in _Panel_ › _Integraciones_: `Authorization: Bearer zk_…`. It is good for operations whose ' +
    '`x-permission` (`x-key-permission` where there is one) the key has, and for none with `x-people-only`. ' +
    'Errors 401: `api_key_invalid`, `api_key_expired`, `api_key_revoked`, `api_key_inactive`; 403: ' +
    '`forbidden`, `api_key_not_allowed`.',
};
