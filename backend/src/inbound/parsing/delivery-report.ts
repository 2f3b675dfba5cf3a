import type { Attachment, Email } from 'postal-mime';
import type { DeliveryReport } from './parsed-mail.js';

const MESSAGE_ID = /^(?:original-)?message-id:\s*(<[^<>\s]+>)/im;
const MAILER = /^(?:mailer-daemon|postmaster|mail-daemon)@/i;
/** How old versions of Exim say that they are still trying. */
const DELAY = /^Warning: message \S+ delayed\b|\bhas not yet been delivered\b/im;
/** Bytes of a part that are read: headers stand at its beginning. */
const READ = 64 * 1024;

export const contentOf = ({ content }: Attachment): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array);

const beginningOf = (part: Attachment): string => contentOf(part).toString('utf8', 0, READ);

/** What a server says of a message that was sent from here (RFC 3464); null: nothing, or that it has arrived. */
export function deliveryReport(mail: Email): DeliveryReport | null {
  const status = mail.attachments.find(({ mimeType }) =>
    /^message\/(?:global-)?delivery-status$/.test(mimeType),
  );
  if (status) return outcomeOf(beginningOf(status));
  // Old servers return a message with a sentence: no sender, and the message below.
  if (!MAILER.test(mail.from?.address ?? '') || !returnedMessageId(mail)) return null;
  const { subject = '', text = '' } = mail;
  if (DELAY.test(`${subject}\n${text.slice(0, READ)}`)) return { outcome: 'retrasado', status: '4.0.0' };
  return { outcome: 'rebotado', status: /\b5\.\d{1,3}\.\d{1,3}\b/.exec(text)?.[0] ?? '5.0.0' };
}

/** Of the message that is returned. */
export function returnedMessageId(mail: Email): string | null {
  const parts = mail.attachments.filter(({ mimeType }) =>
    /^(?:message\/(?:global|rfc822)|text\/rfc822-headers|message\/(?:global-)?delivery-status)/.test(
      mimeType,
    ),
  );
  for (const text of [...parts.map(beginningOf), mail.text ?? '']) {
    const id = MESSAGE_ID.exec(text)?.[1];
    if (id) return id;
  }
  return null;
}

function outcomeOf(text: string): DeliveryReport | null {
  const field = (name: string): string =>
    new RegExp(`^${name}:\\s*(\\S[^\\r\\n]*)`, 'im').exec(text)?.[1]?.trim() ?? '';
  const action = field('action').toLowerCase();
  const status =
    /^[245]\.\d{1,3}\.\d{1,3}/.exec(field('status'))?.[0] ??
    /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(field('diagnostic-code'))?.[0];
  if (action === 'failed') return { outcome: 'rebotado', status: status ?? '5.0.0' };
  return action === 'delayed' ? { outcome: 'retrasado', status: status ?? '4.0.0' } : null;
}
