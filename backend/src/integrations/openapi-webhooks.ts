import type { OpenAPIObject } from '@nestjs/swagger';
import {
  type WebhookEventType,
  WEBHOOK_EVENT_LABEL,
  WEBHOOK_EVENT_TYPES,
  ESTADOS,
  INTERVIEW_ESTADOS,
  MESSAGE_CHANNELS,
  PLANTILLAS,
  INTERVIEW_TIPOS,
  OFFER_ESTADOS,
  ONBOARDING_ESTADOS,
  REQUISITION_ESTADOS,
  VACANCY_ESTADOS,
} from '@hiring/contract';

type Schema = Record<string, unknown>;

const id = (description: string): Schema => ({ type: 'string', format: 'uuid', description });
const instant = (description: string): Schema => ({ type: 'string', format: 'date-time', description });
const word = (list: readonly string[], description: string): Schema => ({
  type: 'string',
  enum: [...list],
  description,
});
const orNull = ({ description, ...schema }: Schema): Schema => ({
  anyOf: [schema, { type: 'null' }],
  description,
});
const object = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});
const url: Schema = {
  type: 'string',
  format: 'uri',
  description: 'Address of the record in this API; reading it needs a key.',
};
const version: Schema = {
  type: 'integer',
  description: 'Rises with each change: the highest is the latest.',
};

const WORD = 'State, in one of these words.';

const application = object({
  id: id('Id.'),
  candidato_id: id('Id of the person.'),
  vacante_id: orNull(id('Id of the vacancy; null for a spontaneous application.')),
  estado: word(ESTADOS, WORD),
  estado_anterior: orNull(word(ESTADOS, 'State before the change; null at the beginning.')),
  canal: { type: 'string', description: 'Channel.' },
  fase: orNull({
    ...object({ id: id('Id.'), nombre: { type: 'string', description: 'Name, for human resources.' } }),
    description: 'Phase after the change; null: the estado has none.',
  }),
  campos: {
    type: 'object',
    additionalProperties: true,
    description:
      'Values of the company’s own fields of applications, by key; those of a special category are left out. `GET /api/custom-fields/schema` describes them.',
  },
  fecha_aplicacion: instant('Instant of the application.'),
  retirada_at: orNull(instant('Instant at which the candidate withdrew it; null when not.')),
  version,
  url,
});
const interview = object({
  id: id('Id.'),
  aplicacion_id: id('Id of the application.'),
  candidato_id: id('Id of the person.'),
  estado: word(INTERVIEW_ESTADOS, WORD),
  tipo: word(INTERVIEW_TIPOS, 'Kind, in one of these words.'),
  inicio: instant('Instant at which it begins.'),
  fin: instant('Instant at which it ends.'),
  eliminada: { type: 'boolean', description: 'Whether it was removed from every list.' },
  version,
  url,
});
const vacancy = object({
  id: id('Id.'),
  titulo: { type: 'string', description: 'Title.' },
  estado: word(VACANCY_ESTADOS, WORD),
  fecha_publicacion: orNull(instant('Instant at which it was first shown; null when it never was.')),
  cerrada_at: orNull(instant('Instant at which it was closed; null while it is not.')),
  version,
  url,
});

const message = object({
  id: id('Id of the conversation, which is the person’s.'),
  mensaje_id: id('Id of the message in it.'),
  candidato_id: id('Id of the person.'),
  aplicacion_id: orNull(id('Id of their current application; null without one.')),
  canal: word(MESSAGE_CHANNELS, 'How it came.'),
  orden: { type: 'integer', description: 'Its number in the conversation, from 1.' },
  url,
});
const failure = object({
  id: id('Id of the e-mail; by WhatsApp or SMS of the message.'),
  candidato_id: id('Id of the person.'),
  aplicacion_id: orNull(id('Id of the application that it is about; null: of none.')),
  canal: word(['correo', 'whatsapp', 'sms'], 'How it went; absent in events of earlier versions: by mail.'),
  plantilla: orNull(word(PLANTILLAS, 'Which message of the product it is; null by WhatsApp or SMS.')),
  motivo: word(
    ['no_enviado', 'rebotado', 'no_entregado'],
    'The own mail server refused it, or another one returned it; by WhatsApp or SMS it did not arrive.',
  ),
  codigo: orNull({
    type: 'string',
    description: 'Enhanced status code (RFC 3463), or the code of the provider; null: none is known.',
  }),
  url,
});

const rule = object({
  id: id('Id of the application.'),
  candidato_id: id('Id of the person.'),
  regla_id: id('Id of the rule.'),
  regla: { type: 'string', description: 'Name of the rule.' },
  url,
});

const offer = object({
  id: id('Id.'),
  aplicacion_id: id('Id of the application.'),
  candidato_id: id('Id of the person.'),
  numero: { type: 'string', description: 'Its number; each version has the same one.' },
  revision: { type: 'integer', description: 'Which version.' },
  estado: word(OFFER_ESTADOS, WORD),
  caduca_el: { type: 'string', format: 'date', description: 'It expires on this day at 18:00 in Madrid.' },
  version,
  url,
});

const onboarding = object({
  id: id('Id.'),
  aplicacion_id: id('Id of the application.'),
  candidato_id: id('Id of the person.'),
  estado: word(ONBOARDING_ESTADOS, WORD),
  primer_dia: orNull({ type: 'string', format: 'date', description: 'First day of work; null: not set.' }),
  pendientes: { type: 'integer', description: 'How many required tasks are not done.' },
  version,
  url,
});

const requisition = object({
  id: id('Id.'),
  numero: { type: 'string', description: 'Its number.' },
  titulo: { type: 'string', description: 'Title of the job.' },
  estado: word(REQUISITION_ESTADOS, WORD),
  departamento: { type: 'string', description: 'Code of the department.' },
  plazas: { type: 'integer', description: 'How many people are needed.' },
  pedida_at: orNull(instant('Instant at which approval was asked for; null when it never was.')),
  aprobada_at: orNull(instant('Instant at which it was approved; null while it is not.')),
  version,
  url,
});

/** The schema of what each carries. */
const DATA: Readonly<Record<WebhookEventType, keyof typeof WEBHOOK_SCHEMAS>> = {
  'application.received': 'WebhookApplication',
  'application.moved': 'WebhookApplication',
  'application.withdrawn': 'WebhookApplication',
  'interview.created': 'WebhookInterview',
  'interview.changed': 'WebhookInterview',
  'interview.cancelled': 'WebhookInterview',
  'vacancy.published': 'WebhookVacancy',
  'vacancy.unpublished': 'WebhookVacancy',
  'vacancy.closed': 'WebhookVacancy',
  'message.received': 'WebhookMessage',
  'message.failed': 'WebhookMessageFailure',
  'rule.ran': 'WebhookRule',
  'oferta.creada': 'WebhookOffer',
  'oferta.cambiada': 'WebhookOffer',
  'incorporacion.abierta': 'WebhookOnboarding',
  'incorporacion.cambiada': 'WebhookOnboarding',
  'incorporacion.terminada': 'WebhookOnboarding',
  'requisition.submitted': 'WebhookRequisition',
  'requisition.approved': 'WebhookRequisition',
  'requisition.rejected': 'WebhookRequisition',
  'requisition.cancelled': 'WebhookRequisition',
  'requisition.filled': 'WebhookRequisition',
  'webhook.test': 'WebhookTest',
};

/** Schemas of what messages carry. */
const WEBHOOK_SCHEMAS = {
  WebhookApplication: application,
  WebhookInterview: interview,
  WebhookVacancy: vacancy,
  WebhookMessage: message,
  WebhookMessageFailure: failure,
  WebhookRule: rule,
  WebhookOffer: offer,
  WebhookOnboarding: onboarding,
  WebhookRequisition: requisition,
  WebhookTest: object({ webhook_id: id('Id of the webhook.') }),
};

const SIGNED_HEADERS: Readonly<Record<string, string>> = {
  'webhook-id': 'Names the message: the same again is the same message.',
  'webhook-timestamp': 'Seconds since 1970 at which it was sent.',
  'webhook-signature': 'One signature or, while a secret is being changed, two.',
};

/** Every message that an address may be sent. */
const WEBHOOKS: Readonly<Record<string, unknown>> = Object.fromEntries(
  WEBHOOK_EVENT_TYPES.map((type) => [
    type,
    {
      post: {
        operationId: `webhook_${type.replace('.', '_')}`,
        summary: WEBHOOK_EVENT_LABEL[type],
        description: `\`${type}\`: sent to the addresses that asked for it, signed as Standard Webhooks says.`,
        tags: ['webhooks'],
        security: [],
        parameters: Object.entries(SIGNED_HEADERS).map(([name, description]) => ({
          name,
          in: 'header',
          required: true,
          description,
          schema: { type: 'string' },
        })),
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: object({
                type: { type: 'string', const: type },
                timestamp: instant('Instant of the event.'),
                data: { $ref: `#/components/schemas/${DATA[type]}` },
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
