/** WhatsApp and SMS: what goes out by another way than the portal and mail. */

export const TEXT_CHANNELS = ['whatsapp', 'sms'] as const;
export type TextChannel = (typeof TEXT_CHANNELS)[number];
export const TEXT_CHANNEL_LABEL: Readonly<Record<TextChannel, string>> = { whatsapp: 'WhatsApp', sms: 'SMS' };

/** Ways by which human resources may write. */
export const WRITING_CHANNELS = ['portal', ...TEXT_CHANNELS] as const;
export type WritingChannel = (typeof WRITING_CHANNELS)[number];

/** How far a message by WhatsApp or SMS has come. */
export const DELIVERY_STATES = ['pendiente', 'enviado', 'entregado', 'leido', 'fallido'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
export const DELIVERY_STATE_LABEL: Readonly<Record<DeliveryState, string>> = {
  pendiente: 'Enviándose',
  enviado: 'Enviado',
  entregado: 'Entregado',
  leido: 'Leído',
  fallido: 'No entregado',
};

/** What the product did because of a message. */
export const MESSAGE_NOTES = ['baja', 'alta', 'entrevista_confirmada', 'entrevista_otro_momento'] as const;
export type MessageNote = (typeof MESSAGE_NOTES)[number];
/** `{canal}`: its label. */
export const MESSAGE_NOTE_LABEL: Readonly<Record<MessageNote, string>> = {
  baja: 'Se ha dado de baja de {canal}',
  alta: 'Vuelve a aceptar mensajes de {canal}',
  entrevista_confirmada: 'Ha confirmado la entrevista',
  entrevista_otro_momento: 'No puede ir a la entrevista y pide otro momento',
};

/** Where a consent, or its end, comes from. */
export const CHANNEL_CONSENT_SOURCES = ['portal', 'mensaje', 'rrhh'] as const;
export type ChannelConsentSource = (typeof CHANNEL_CONSENT_SOURCES)[number];
export const CHANNEL_CONSENT_SOURCE_LABEL: Readonly<Record<ChannelConsentSource, string>> = {
  portal: 'Lo decidió en su portal',
  mensaje: 'Por un mensaje suyo',
  rrhh: 'Lo anotó RRHH',
};

export const CHANNEL_LIMITS = {
  /** Hours after a person's message in which WhatsApp takes free texts. */
  ventanaHoras: 24,
  /** Characters of an SMS in three parts: of the GSM alphabet, and with others. */
  smsGsm: 459,
  smsUcs2: 201,
  /** Variables of a template, and characters of each. */
  variables: 10,
  variable: 600,
  /** Templates that are kept. */
  plantillas: 500,
  /** Bytes of a notice of a provider. */
  avisoBytes: 3 * 1024 * 1024,
  /** Messages and states of a notice, as many as WhatsApp puts in one: each holds a lock until all of them are stored. */
  avisoPartes: 1000,
} as const;

const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** They count twice. */
const GSM_EXTENDED = '^{}\\[~]|€\f';

/** How long a text is as SMS, and how long it may be (GSM 03.38; three parts). */
export function smsLength(text: string): { length: number; max: number } {
  let length = 0;
  for (const character of text) {
    if (GSM.includes(character)) length += 1;
    else if (GSM_EXTENDED.includes(character)) length += 2;
    else return { length: text.length, max: CHANNEL_LIMITS.smsUcs2 };
  }
  return { length, max: CHANNEL_LIMITS.smsGsm };
}
