import { lazy } from 'react';
import { type ApiKey, nameOfWebhook } from './types';

/** The keys by which other programs call the API. */
export const apiKeys = {
  name: 'api-keys',
  list: lazy(async () => ({ default: (await import('./ApiKeyList')).ApiKeyList })),
  recordRepresentation: (key: ApiKey) => key.nombre,
};

/** The addresses that are told what happens. The log of one opens over the list, which serves both addresses. */
export const webhooks = {
  name: 'webhooks',
  list: lazy(async () => ({ default: (await import('./WebhookList')).WebhookList })),
  hasShow: true,
  recordRepresentation: nameOfWebhook,
};
