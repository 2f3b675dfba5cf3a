import type { Schemas, paths } from '@hiring/contract/api';
import { api } from '../client';
import { given, one } from './params';

export type ApiKey = Schemas['ApiKeyResponse'];
export type WebhookAddress = Schemas['WebhookResponse'];
export type Delivery = Schemas['DeliveryResponse'];

type DeliveryQuery = Required<
  NonNullable<paths['/api/webhooks/{id}/deliveries']['get']['parameters']['query']>
>;

export type DeliveryFilter = { [Name in 'estado' | 'tipo']?: DeliveryQuery[Name] | undefined };

const deliveryOf = (id: string, delivery: string) => ({ params: { path: { id, delivery } } });

/** API keys and webhooks, for administrators. */
export const integrationCalls = {
  createApiKey: (body: Schemas['NewApiKeyRequest']) => api.post('/api/api-keys', { body }),
  renewApiKey: (id: string, dias: number) =>
    api.post('/api/api-keys/{id}/renew', { ...one(id), body: { dias } }),
  endPreviousApiKey: (id: string) => api.post('/api/api-keys/{id}/end-previous', one(id)),
  revokeApiKey: (id: string) => api.post('/api/api-keys/{id}/revoke', one(id)),
  createWebhook: (body: Schemas['NewWebhookRequest']) => api.post('/api/webhooks', { body }),
  updateWebhook: (id: string, body: Schemas['WebhookEditRequest']) =>
    api.put('/api/webhooks/{id}', { ...one(id), body }),
  removeWebhook: (id: string) => api.delete('/api/webhooks/{id}', one(id)),
  rotateWebhookSecret: (id: string) => api.post('/api/webhooks/{id}/rotate-secret', one(id)),
  testWebhook: (id: string) => api.post('/api/webhooks/{id}/test', one(id)),
  deliveries: (id: string, { estado, tipo }: DeliveryFilter, cursor: string | null) =>
    api.get('/api/webhooks/{id}/deliveries', {
      params: { path: { id }, query: given({ estado, tipo, cursor }) },
    }),
  delivery: (id: string, delivery: string) =>
    api.get('/api/webhooks/{id}/deliveries/{delivery}', deliveryOf(id, delivery)),
  replayDelivery: (id: string, delivery: string) =>
    api.post('/api/webhooks/{id}/deliveries/{delivery}/replay', deliveryOf(id, delivery)),
  replayFailed: (id: string, desde: string) =>
    api.post('/api/webhooks/{id}/replay', { ...one(id), body: { desde } }),
};
