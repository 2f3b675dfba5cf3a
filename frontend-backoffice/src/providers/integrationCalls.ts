import type { Schemas } from '@hiring/contract/api';
import { at, getJson, post, put, send } from './request';

export type ApiKey = Schemas['ApiKeyResponse'];
export type WebhookAddress = Schemas['WebhookResponse'];
export type Delivery = Schemas['DeliveryResponse'];

/** Which deliveries: empty words leave nothing out. */
export interface DeliveryFilter {
  estado: string;
  tipo: string;
}

/** Keys of other programs and the addresses that are told what happens, for administrators. */
export interface IntegrationCalls {
  apiKeys(): Promise<ApiKey[]>;
  createApiKey(request: Schemas['NewApiKeyRequest']): Promise<Schemas['ApiKeyWithSecret']>;
  renewApiKey(id: string, dias: number): Promise<Schemas['ApiKeyWithSecret']>;
  endPreviousApiKey(id: string): Promise<ApiKey>;
  revokeApiKey(id: string): Promise<ApiKey>;
  webhooks(): Promise<WebhookAddress[]>;
  createWebhook(request: Schemas['NewWebhookRequest']): Promise<Schemas['WebhookWithSecret']>;
  updateWebhook(id: string, request: Schemas['WebhookEditRequest']): Promise<WebhookAddress>;
  removeWebhook(id: string): Promise<void>;
  rotateWebhookSecret(id: string): Promise<Schemas['WebhookWithSecret']>;
  testWebhook(id: string): Promise<Schemas['DeliveryDetail']>;
  deliveries(id: string, filter: DeliveryFilter, cursor: string | null): Promise<Schemas['DeliveryPage']>;
  delivery(id: string, delivery: string): Promise<Schemas['DeliveryDetail']>;
  replayDelivery(id: string, delivery: string): Promise<Delivery>;
  replayFailed(id: string, desde: string): Promise<Schemas['ReplayResponse']>;
}

const KEYS = '/api-keys';
const WEBHOOKS = '/webhooks';
const deliveriesOf = (id: string): string => `${at(WEBHOOKS, id)}/deliveries`;

export const integrationCalls: IntegrationCalls = {
  apiKeys: () => getJson(KEYS),
  createApiKey: (request) => post(KEYS, request),
  renewApiKey: (id, dias) => post(`${at(KEYS, id)}/renew`, { dias }),
  endPreviousApiKey: (id) => post(`${at(KEYS, id)}/end-previous`),
  revokeApiKey: (id) => post(`${at(KEYS, id)}/revoke`),
  webhooks: () => getJson(WEBHOOKS),
  createWebhook: (request) => post(WEBHOOKS, request),
  updateWebhook: (id, request) => put(at(WEBHOOKS, id), request),
  removeWebhook: (id) => send('DELETE', at(WEBHOOKS, id)),
  rotateWebhookSecret: (id) => post(`${at(WEBHOOKS, id)}/rotate-secret`),
  testWebhook: (id) => post(`${at(WEBHOOKS, id)}/test`),
  deliveries: (id, { estado, tipo }, cursor) => {
    const query = new URLSearchParams({
      ...(estado ? { estado } : {}),
      ...(tipo ? { tipo } : {}),
      ...(cursor ? { cursor } : {}),
    });
    return getJson(`${deliveriesOf(id)}?${query}`);
  },
  delivery: (id, delivery) => getJson(at(deliveriesOf(id), delivery)),
  replayDelivery: (id, delivery) => post(`${at(deliveriesOf(id), delivery)}/replay`),
  replayFailed: (id, desde) => post(`${at(WEBHOOKS, id)}/replay`, { desde }),
};
