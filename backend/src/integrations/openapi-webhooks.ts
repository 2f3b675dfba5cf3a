import type { OpenAPIObject } from '@nestjs/swagger';
import {
  type WebhookEventType,
  WEBHOOK_EVENT_LABEL,
  WEBHOOK_EVENT_TYPES,
  ESTADOS,
  INTERVIEW_ESTADOS,
  INTERVIEW_TIPOS,
  VACANCY_ESTADOS,
} from '@hiring/contract';

type Schema = Record<string, unknown>;

const id: Schema = { type: 'string', format: 'uuid' };
const instant: Schema = { type: 'string', format: 'date-time' };
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const object = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});
const url: Schema = {
  type: 'string',
  format: 'uri',
  description: 'Dónde leerlo en esta API, con una clave.',
};
const version: Schema = { type: 'integer', description: 'Sube con cada cambio: la mayor es la última.' };

const application = object({
  id,
  candidato_id: id,
  vacante_id: orNull(id),
  estado: { type: 'string', enum: [...ESTADOS] },
  estado_anterior: orNull({ type: 'string', enum: [...ESTADOS] }),
  canal: { type: 'string' },
  fecha_aplicacion: instant,
  retirada_at: orNull(instant),
  version,
  url,
});
const interview = object({
  id,
  aplicacion_id: id,
  candidato_id: id,
  estado: { type: 'string', enum: [...INTERVIEW_ESTADOS] },
  tipo: { type: 'string', enum: [...INTERVIEW_TIPOS] },
  inicio: instant,
  fin: instant,
  eliminada: { type: 'boolean' },
  version,
  url,
});
const vacancy = object({
  id,
  titulo: { type: 'string' },
  estado: { type: 'string', enum: [...VACANCY_ESTADOS] },
  fecha_publicacion: orNull(instant),
  cerrada_at: orNull(instant),
  version,
  url,
});

function dataOf(type: WebhookEventType): string {
  if (type.startsWith('application.')) return 'WebhookApplication';
  if (type.startsWith('interview.')) return 'WebhookInterview';
  return type.startsWith('vacancy.') ? 'WebhookVacancy' : 'WebhookTest';
}

/** Schemas of what messages carry. */
const WEBHOOK_SCHEMAS: Readonly<Record<string, Schema>> = {
  WebhookApplication: application,
  WebhookInterview: interview,
  WebhookVacancy: vacancy,
  WebhookTest: object({ webhook_id: id }),
};

/** Every message that an address may be sent. */
const WEBHOOKS: Readonly<Record<string, unknown>> = Object.fromEntries(
  WEBHOOK_EVENT_TYPES.map((type) => [
    type,
    {
      post: {
        operationId: `webhook_${type.replace('.', '_')}`,
        summary: WEBHOOK_EVENT_LABEL[type],
        tags: ['webhooks'],
        security: [],
        parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
          name,
          in: 'header',
          required: true,
          schema: { type: 'string' },
        })),
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: object({
                type: { type: 'string', const: type },
                timestamp: instant,
                data: { $ref: `#/components/schemas/${dataOf(type)}` },
              }),
            },
          },
        },
        responses: {
          '2XX': { description: 'Recibido.' },
          '410': { description: 'No se quiere recibir nada más: el webhook se desactiva.' },
        },
      },
    },
  ]),
);

/** Adds the messages to the document. */
export function addWebhooks(document: Pick<OpenAPIObject, 'components' | 'webhooks'>): void {
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...WEBHOOK_SCHEMAS },
  };
  document.webhooks = WEBHOOKS as OpenAPIObject['webhooks'];
}
