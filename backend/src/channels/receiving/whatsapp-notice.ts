import { isUUID } from 'class-validator';
import { senderNumber } from '../../platform/values/phones.js';
import { fieldOf, idOf, listOf, textOf } from '../providers/send-outcome.js';
import { errorCode } from '../providers/sms-client.js';
import type { IncomingMessage, IncomingState, Notice } from './incoming.js';

const STATES = { sent: 'enviado', delivered: 'entregado', read: 'leido', failed: 'fallido' } as const;

/** Kinds of files: what is said where nothing is written, and the name of one that has none. */
const FILES = new Map([
  ['image', { said: 'Ha enviado una foto.', name: 'foto' }],
  ['document', { said: 'Ha enviado un documento.', name: 'documento' }],
  ['audio', { said: 'Ha enviado un audio.', name: 'audio' }],
  ['video', { said: 'Ha enviado un vídeo.', name: 'video' }],
]);
/** What has no place in a conversation is said in words. */
const SAID = new Map([
  ['sticker', 'Ha enviado un sticker.'],
  ['order', 'Ha enviado un pedido.'],
  ['system', 'Ha cambiado de número de WhatsApp.'],
]);
/** Of one notice; people share one or two. */
const CONTACTS = 10;
const UNKNOWN = 'Ha enviado algo que aquí no se puede mostrar. Pídele que lo envíe de otra forma.';

/**
 * What a notice of the Cloud API says about our number: it may tell of several accounts, numbers and people. What is no
 * message or state of one is left out.
 */
export function readWhatsappNotice(body: unknown, numberId: string | null, now: Date): Notice {
  const values = listOf(fieldOf(body, 'entry'))
    .flatMap((entry) => listOf(fieldOf(entry, 'changes')))
    .filter((change) => fieldOf(change, 'field') === 'messages')
    .map((change) => fieldOf(change, 'value'))
    .filter((value) => {
      const of = fieldOf(fieldOf(value, 'metadata'), 'phone_number_id');
      return of === undefined || of === numberId;
    });
  return {
    messages: values.flatMap((value) => {
      const contacts = listOf(fieldOf(value, 'contacts'));
      return listOf(fieldOf(value, 'messages')).flatMap((one) => messageOf(one, contacts, now) ?? []);
    }),
    states: values
      .flatMap((value) => listOf(fieldOf(value, 'statuses')))
      .flatMap((one) => stateOf(one, now) ?? []),
  };
}

function messageOf(given: unknown, contacts: readonly unknown[], now: Date): IncomingMessage | null {
  const providerId = idOf(fieldOf(given, 'id'));
  const waId = textOf(fieldOf(given, 'from'));
  if (!providerId) return null;
  const contact = contacts.find((one) => fieldOf(one, 'wa_id') === waId);
  return {
    canal: 'whatsapp',
    providerId,
    from: senderNumber(waId) ?? waId,
    name: textOf(fieldOf(fieldOf(contact, 'profile'), 'name')),
    ...contentOf(given),
    answers:
      idOf(fieldOf(fieldOf(given, 'context'), 'id')) ||
      idOf(fieldOf(fieldOf(given, 'reaction'), 'message_id')) ||
      null,
    at: instantOf(fieldOf(given, 'timestamp'), now),
  };
}

function contentOf(given: unknown): Pick<IncomingMessage, 'text' | 'payload' | 'files'> {
  const type = textOf(fieldOf(given, 'type'));
  const part = fieldOf(given, type);
  const said = (text: string, payload: string | null = null) => ({
    text: text || UNKNOWN,
    payload,
    files: [],
  });
  if (type === 'text') return said(textOf(fieldOf(part, 'body')));
  if (type === 'button') return said(textOf(fieldOf(part, 'text')), textOf(fieldOf(part, 'payload')));
  if (type === 'interactive') {
    const reply = fieldOf(part, textOf(fieldOf(part, 'type')));
    return said(textOf(fieldOf(reply, 'title')), textOf(fieldOf(reply, 'id')));
  }
  if (type === 'reaction') {
    const emoji = textOf(fieldOf(part, 'emoji'));
    return said(emoji ? `Ha reaccionado con ${emoji} a un mensaje.` : 'Ha quitado su reacción a un mensaje.');
  }
  if (type === 'location') return said(locationIn(part));
  if (type === 'contacts') return said(contactsIn(listOf(part)));
  const kind = FILES.get(type);
  const id = idOf(fieldOf(part, 'id'));
  if (!kind || !id) return said(SAID.get(type) ?? UNKNOWN);
  const name =
    textOf(fieldOf(part, 'filename')) || `${kind.name}${extensionOf(textOf(fieldOf(part, 'mime_type')))}`;
  return { text: textOf(fieldOf(part, 'caption')) || kind.said, payload: null, files: [{ id, name }] };
}

/** Nobody can open it later: its words are all that there is. */
function locationIn(part: unknown): string {
  const place = ['name', 'address'].map((name) => textOf(fieldOf(part, name)).trim());
  const [latitude, longitude] = ['latitude', 'longitude'].map((name) => fieldOf(part, name));
  const known = typeof latitude === 'number' && typeof longitude === 'number';
  const where = [...place, known ? `${latitude}, ${longitude}` : ''].filter(Boolean);
  return sentence('Ha compartido una ubicación', where);
}

function contactsIn(contacts: readonly unknown[]): string {
  const people = contacts.slice(0, CONTACTS).map((contact) => {
    const name = textOf(fieldOf(fieldOf(contact, 'name'), 'formatted_name'));
    const phones = listOf(fieldOf(contact, 'phones')).map((one) => textOf(fieldOf(one, 'phone')));
    const emails = listOf(fieldOf(contact, 'emails')).map((one) => textOf(fieldOf(one, 'email')));
    return [name, ...phones, ...emails].filter(Boolean).join(', ');
  });
  return sentence('Ha compartido un contacto', [people.filter(Boolean).join('; ')].filter(Boolean));
}

const sentence = (what: string, of: readonly string[]): string =>
  of.length > 0 ? `${what}: ${of.join(', ')}` : `${what}.`;

/** By its media type, for people: what it is is found in the content. */
function extensionOf(mime: string): string {
  const [, sub = ''] = /^\w+\/([a-z0-9]{2,5})\b/.exec(mime) ?? [];
  return sub ? `.${sub === 'jpeg' ? 'jpg' : sub}` : '';
}

function stateOf(given: unknown, now: Date): IncomingState | null {
  const providerId = idOf(fieldOf(given, 'id'));
  const status = textOf(fieldOf(given, 'status'));
  if (!providerId || !isKnown(status)) return null;
  const [own, part = ''] = textOf(fieldOf(given, 'biz_opaque_callback_data')).split('.');
  return {
    providerId,
    ownId: own !== undefined && isUUID(own) ? own : null,
    ownPart: /^\d$/.test(part) ? Number(part) : null,
    estado: STATES[status],
    codigo: errorCode(fieldOf(listOf(fieldOf(given, 'errors'))[0], 'code')),
    at: instantOf(fieldOf(given, 'timestamp'), now),
  };
}

const isKnown = (status: string): status is keyof typeof STATES => Object.hasOwn(STATES, status);

/** Seconds since 1970, as text; never later than now. */
function instantOf(value: unknown, now: Date): Date {
  const seconds = Number(value);
  return Number.isFinite(seconds) && seconds > 0 ? new Date(Math.min(seconds * 1000, now.getTime())) : now;
}
