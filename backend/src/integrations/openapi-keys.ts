import type { DocumentBuilder } from '@nestjs/swagger';

type BearerScheme = NonNullable<Parameters<DocumentBuilder['addBearerAuth']>[0]>;

/** How programs that are not ours call the API: the scheme `api_key` of its document. */
export const API_KEY_SCHEME: BearerScheme = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'zk_…',
  description:
    'Clave de API, creada en Panel › Integraciones: `Authorization: Bearer zk_…`. Vale para las operaciones cuyo ' +
    '`x-permission` tiene la clave. Una clave no sirve en /api/auth, /api/api-keys, /api/webhooks, /api/calendar-feeds ' +
    'ni /api/events. Errores 401: `api_key_invalid`, `api_key_expired`, `api_key_revoked`, `api_key_inactive`; 403: ' +
    '`forbidden`, `api_key_not_allowed`.',
};
