import { isUUID } from 'class-validator';
import { senderNumber } from '../../platform/values/phones.js';
import { fieldOf, idOf, textOf } from '../providers/send-outcome.js';
import { errorCode } from '../providers/sms-client.js';
import type { Notice } from './incoming.js';

const STATES = { sent: 'enviado', delivered: 'entregado', failed: 'fallido' } as const;
const NOTHING: Notice = { messages: [], states: [] };

/** What a notice of an SMS provider says (docs/operations/channels.md); null: it is none. */
export function readSmsNotice(body: unknown, now: Date): Notice | null {
  const providerId = idOf(fieldOf(body, 'id'));
  const type = fieldOf(body, 'type');
  if (!providerId || (type !== 'status' && type !== 'message')) return null;
  if (type === 'status') {
    const status = textOf(fieldOf(body, 'status'));
    if (!Object.hasOwn(STATES, status)) return NOTHING;
    const state = {
      providerId,
      ownId: isUUID(providerId) ? providerId : null,
      ownPart: null,
      estado: STATES[status as keyof typeof STATES],
      codigo: errorCode(fieldOf(body, 'code')),
      at: now,
    };
    return { messages: [], states: [state] };
  }
  const from = textOf(fieldOf(body, 'from'));
  const at = new Date(textOf(fieldOf(body, 'at')));
  const message = {
    canal: 'sms' as const,
    providerId,
    from: senderNumber(from) ?? from,
    name: '',
    text: textOf(fieldOf(body, 'text')) || '(Sin texto)',
    payload: null,
    files: [],
    answers: null,
    at: at <= now ? at : now,
  };
  return { messages: [message], states: [] };
}
