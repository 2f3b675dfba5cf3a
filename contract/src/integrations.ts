import type { Tone } from './vocabulary.js';

/** API keys and webhooks. */

// ---------------------------------------------------------------- API keys

/** Prefix of keys, so that people and secret scanners recognise them. */
export const API_KEY_PREFIX = 'zk_';

/** Limits: characters of a name, days of validity, and valid keys at a time. */
export const API_KEY_LIMITS = {
  nombre: 80,
  diasMinimo: 1,
  diasMaximo: 365,
  diasPorDefecto: 90,
  claves: 100,
  /** Hours for which the previous secret stays valid after a renewal. */
  relevoHoras: 24,
  /** Days before expiry on which administrators are told. */
  avisoDias: 7,
} as const;

export const API_KEY_ESTADOS = ['activa', 'caduca_pronto', 'caducada', 'revocada', 'sin_efecto'] as const;
export type ApiKeyEstado = (typeof API_KEY_ESTADOS)[number];
export const API_KEY_ESTADO_LABEL: Readonly<Record<ApiKeyEstado, string>> = {
  activa: 'Activa',
  caduca_pronto: 'Caduca pronto',
  caducada: 'Caducada',
  revocada: 'Revocada',
  sin_efecto: 'Sin efecto',
};
export const API_KEY_ESTADO_TONE: Readonly<Record<ApiKeyEstado, Tone>> = {
  activa: 'green',
  caduca_pronto: 'yellow',
  caducada: 'grey',
  revocada: 'red',
  sin_efecto: 'grey',
};

/** Permissions that a key may get, in plain words. Excluded: own data, staff accounts, keys and others' webhooks. */
export const API_KEY_PERMISSION_GROUPS = [
  {
    titulo: 'Candidaturas y personas',
    permisos: {
      'candidates:read': 'Ver candidatos, sus datos y su CV',
      'candidates:write': 'Crear candidatos con su candidatura y cambiar sus datos',
      'people:read': 'Ver la lista completa de personas',
      'applications:read': 'Ver candidaturas y el tablero',
      'applications:move': 'Mover candidaturas de fase',
      'applications:write': 'Editar prioridad y valoración interna',
      'candidates:merge': 'Unir fichas repetidas',
      'notes:read': 'Leer notas internas',
      'notes:write': 'Escribir notas internas',
      'tasks:manage': 'Ver, crear y cambiar tareas del equipo',
      'tags:write': 'Poner y quitar etiquetas',
      'fields:write': 'Definir campos propios',
      'rules:read': 'Ver las reglas y lo que han hecho',
      'rules:write': 'Crear, cambiar y encender reglas',
      'documents:read': 'Ver documentos solicitados',
      'documents:write': 'Pedir y revisar documentos',
      'talent:read': 'Ver la bolsa de talento',
      'talent:invite': 'Invitar a vacantes',
      'imports:read': 'Ver importaciones',
      'imports:write': 'Importar personas',
    },
  },
  {
    titulo: 'Entrevistas',
    permisos: {
      'interviews:read': 'Ver entrevistas y el calendario',
      'interviews:write': 'Crear, cambiar y cancelar entrevistas',
    },
  },
  {
    titulo: 'Ofertas',
    permisos: {
      'offers:read': 'Ver ofertas, con su salario',
      'offers:write': 'Preparar, enviar, prorrogar y retirar ofertas',
    },
  },
  {
    titulo: 'Solicitudes de personal',
    permisos: { 'requisitions:read': 'Ver solicitudes de personal, con su salario' },
  },
  {
    titulo: 'Incorporaciones',
    permisos: {
      'onboarding:read': 'Ver incorporaciones y lo que falta, con los datos delicados tapados',
      'onboarding:write': 'Fijar el primer día, hacer tareas y cerrar incorporaciones',
    },
  },
  {
    titulo: 'Vacantes y departamentos',
    permisos: {
      'vacancies:read_all': 'Ver todas las vacantes, también las ocultas',
      'vacancies:write': 'Crear, cambiar y cerrar vacantes',
      'departments:write': 'Editar departamentos y puestos',
    },
  },
  {
    titulo: 'Mensajes',
    permisos: {
      'emails:read': 'Ver los mensajes enviados',
      'emails:send': 'Enviar mensajes a candidatos',
      'emails:read_account': 'Ver los mensajes de cuentas',
      'threads:read': 'Leer conversaciones con candidatos',
      'threads:write': 'Responder en las conversaciones',
      'templates:read': 'Ver plantillas de mensajes',
      'templates:write': 'Editar plantillas de mensajes',
    },
  },
  {
    titulo: 'Integración',
    permisos: {
      'webhooks:write': 'Crear y cambiar sus propios webhooks',
      'inbound:write': 'Entregar el correo que contestan los candidatos',
    },
  },
  {
    titulo: 'Cifras y administración',
    permisos: {
      'stats:read': 'Ver cifras de selección',
      'stats:read_all': 'Ver todas las cifras del sistema',
      'config:read': 'Ver la configuración',
      'config:write': 'Editar la configuración',
      'users:read': 'Ver las cuentas del personal',
      'users:provision': 'Invitar al personal y cerrar sus cuentas desde un directorio (SCIM)',
      'logs:read': 'Ver el registro del sistema',
      'privacy:read': 'Ver solicitudes y plazos de protección de datos',
      'privacy:write': 'Tramitar solicitudes de protección de datos',
    },
  },
] as const satisfies readonly { titulo: string; permisos: Readonly<Record<string, string>> }[];

/** The words that a key may carry. */
export const API_KEY_PERMISSIONS: readonly string[] = API_KEY_PERMISSION_GROUPS.flatMap(({ permisos }) =>
  Object.keys(permisos),
);

// ---------------------------------------------------------------- webhooks

export const WEBHOOK_EVENTS = [
  'application.received',
  'application.moved',
  'application.withdrawn',
  'interview.created',
  'interview.changed',
  'interview.cancelled',
  'vacancy.published',
  'vacancy.unpublished',
  'vacancy.closed',
  'message.received',
  'message.failed',
  'rule.ran',
  'oferta.creada',
  'oferta.cambiada',
  'incorporacion.abierta',
  'incorporacion.cambiada',
  'incorporacion.terminada',
  'requisition.submitted',
  'requisition.approved',
  'requisition.rejected',
  'requisition.cancelled',
  'requisition.filled',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** Sent manually, whatever events the webhook subscribes to. */
export const WEBHOOK_TEST_EVENT = 'webhook.test';
export const WEBHOOK_EVENT_TYPES = [...WEBHOOK_EVENTS, WEBHOOK_TEST_EVENT] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];

/** What each tells of, for who chooses. */
export const WEBHOOK_EVENT_LABEL: Readonly<Record<WebhookEventType, string>> = {
  'application.received': 'Candidatura recibida',
  'application.moved': 'Candidatura movida de fase',
  'application.withdrawn': 'Candidatura retirada',
  'interview.created': 'Entrevista creada',
  'interview.changed': 'Entrevista modificada',
  'interview.cancelled': 'Entrevista cancelada',
  'vacancy.published': 'Vacante publicada',
  'vacancy.unpublished': 'Vacante retirada de la web',
  'vacancy.closed': 'Vacante cerrada',
  'message.received': 'Mensaje recibido',
  'message.failed': 'Mensaje que no llega',
  'rule.ran': 'Aviso de una regla',
  'oferta.creada': 'Oferta preparada',
  'oferta.cambiada': 'Oferta cambiada de estado',
  'incorporacion.abierta': 'Incorporación abierta',
  'incorporacion.cambiada': 'Incorporación modificada',
  'incorporacion.terminada': 'Incorporación terminada',
  'requisition.submitted': 'Solicitud de personal enviada',
  'requisition.approved': 'Solicitud de personal aprobada',
  'requisition.rejected': 'Solicitud de personal devuelta',
  'requisition.cancelled': 'Solicitud de personal cancelada',
  'requisition.filled': 'Solicitud de personal cubierta',
  'webhook.test': 'Prueba',
};
export const WEBHOOK_EVENT_HELP: Readonly<Record<WebhookEvent, string>> = {
  'application.received': 'Alguien envía una candidatura, o se importa.',
  'application.moved': 'Cambia de fase. Un rechazo con retraso se avisa cuando se comunica a la persona.',
  'application.withdrawn': 'La persona retira su candidatura.',
  'interview.created': 'Se programa o se reserva una entrevista.',
  'interview.changed': 'Cambia su hora, su tipo, su lugar, quién entrevista o su estado.',
  'interview.cancelled': 'Se cancela o se elimina.',
  'vacancy.published': 'La vacante pasa a verse en la web.',
  'vacancy.unpublished': 'Deja de verse sin cerrarse: en pausa, oculta o borrador.',
  'vacancy.closed': 'La vacante se cierra, a mano o por su fecha.',
  'message.received': 'Una persona escribe en su conversación, desde el portal o por correo.',
  'message.failed': 'Un correo a una persona no se puede enviar o su servidor lo devuelve.',
  'rule.ran': 'Actúa una regla que avisa a los programas conectados.',
  'oferta.creada': 'Alguien prepara una oferta para una candidatura.',
  'oferta.cambiada': 'La oferta se aprueba, se envía, se abre, se acepta, se rechaza, caduca o se retira.',
  'incorporacion.abierta': 'Se contrata a alguien y empieza la preparación de su primer día.',
  'incorporacion.cambiada': 'Cambia el primer día o se hace o se deshace una tarea.',
  'incorporacion.terminada': 'La persona se incorpora, no llega a hacerlo o deja de estar contratada.',
  'requisition.submitted': 'Se pide su aprobación, también otra vez después de un cambio.',
  'requisition.approved': 'La aprueba la última persona a la que le toca.',
  'requisition.rejected': 'Quien aprueba la devuelve con un motivo.',
  'requisition.cancelled': 'Se cancela.',
  'requisition.filled': 'Sus vacantes han contratado a todas las personas que pide.',
};

/** `pendiente`: in progress or waiting for a retry. `fallida`: given up; it can be sent again. */
export const WEBHOOK_DELIVERY_ESTADOS = ['pendiente', 'entregada', 'fallida'] as const;
export type WebhookDeliveryEstado = (typeof WEBHOOK_DELIVERY_ESTADOS)[number];
export const WEBHOOK_DELIVERY_LABEL: Readonly<Record<WebhookDeliveryEstado, string>> = {
  pendiente: 'Pendiente',
  entregada: 'Entregada',
  fallida: 'No entregada',
};
export const WEBHOOK_DELIVERY_TONE: Readonly<Record<WebhookDeliveryEstado, Tone>> = {
  pendiente: 'yellow',
  entregada: 'green',
  fallida: 'red',
};

export const WEBHOOK_SALUD = ['bien', 'sin_envios', 'con_fallos', 'desactivado'] as const;
export type WebhookSalud = (typeof WEBHOOK_SALUD)[number];
export const WEBHOOK_SALUD_LABEL: Readonly<Record<WebhookSalud, string>> = {
  bien: 'Funciona',
  sin_envios: 'Sin envíos todavía',
  con_fallos: 'Con fallos',
  desactivado: 'Desactivado',
};
export const WEBHOOK_SALUD_TONE: Readonly<Record<WebhookSalud, Tone>> = {
  bien: 'green',
  sin_envios: 'grey',
  con_fallos: 'red',
  desactivado: 'grey',
};

/** Retry delays in seconds (Standard Webhooks); after the last one the delivery fails. */
export const WEBHOOK_WAITS_SECONDS = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;

export const WEBHOOK_LIMITS = {
  url: 500,
  descripcion: 200,
  webhooks: 50,
  /** Seconds until an address has to have answered. */
  espera: 15,
  /** Hours in which requests are also signed with the old secret. */
  relevoHoras: 24,
  /** Days of consecutive failures after which a webhook is disabled. */
  fallosDias: 5,
  /** Days for which deliveries are kept. */
  conservarDias: 30,
  /** Bytes of an answer that are kept. */
  respuesta: 1024,
  /** Rows of one page of the delivery log. */
  pagina: 25,
} as const;
