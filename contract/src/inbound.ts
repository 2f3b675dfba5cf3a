/** Mail that comes in, and the ways that messages take. */

/** How a message of a conversation came or went. */
export const MESSAGE_CHANNELS = ['portal', 'correo', 'whatsapp', 'sms'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** What a server said of a sent message afterwards. */
export const DELIVERY_OUTCOMES = ['rebotado', 'retrasado', 'respuesta_automatica'] as const;
export type DeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number];

/** Why a mail or a message waits for somebody to say whose it is. */
export const UNASSIGNED_REASONS = [
  'sin_referencia',
  'otro_remitente',
  'suplantado',
  'demasiados',
  'ilegible',
  'numero_desconocido',
  'numero_repetido',
] as const;
export type UnassignedReason = (typeof UNASSIGNED_REASONS)[number];
export const UNASSIGNED_REASON_LABEL: Readonly<Record<UnassignedReason, string>> = {
  sin_referencia: 'No responde a ningún mensaje',
  otro_remitente: 'No viene de la dirección confirmada de la persona',
  suplantado: 'Puede que el remitente no sea quien dice',
  demasiados: 'Demasiados correos seguidos',
  ilegible: 'No se ha podido leer',
  numero_desconocido: 'El número no está en ninguna ficha',
  numero_repetido: 'El número está en varias fichas',
};

export const INBOUND_LIMITS = {
  /** Bytes of a mail. */
  bytes: 25 * 1024 * 1024,
  /** Days for which a mail that nobody assigns is kept. */
  conservarDias: 90,
  /** Characters of an unassigned mail that are shown. */
  texto: 20_000,
} as const;
