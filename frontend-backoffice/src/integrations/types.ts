import type { Schemas } from '@hiring/contract/api';

export type ApiKey = Schemas['ApiKeyResponse'];
export type WebhookAddress = Schemas['WebhookResponse'];
export type Delivery = Schemas['DeliveryResponse'];
