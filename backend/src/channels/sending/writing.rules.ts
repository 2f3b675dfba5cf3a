import { CHANNEL_LIMITS, smsLength, type TextChannel } from '@hiring/contract';
import type { ChannelRefusal } from '../../candidates/portal/threads/thread-channels.js';

const HOUR_MS = 60 * 60 * 1000;

/** What decides whether a person can be written to by a channel. */
export interface Standing {
  canal: TextChannel;
  activo: boolean;
  /** E.164; null: none that takes messages. */
  phone: string | null;
  /** Null: nobody has said. */
  consent: { acepta: boolean; byThemselves: boolean } | null;
  /** When the person last wrote by it. */
  lastMessage: Date | null;
  /** The month has no message left. */
  spent: boolean;
}

export interface Content {
  text: string;
  files: number;
  template: boolean;
  /** Of the product's own: consent and the month's limit do not stop it. */
  automatic: boolean;
}

/** Until when WhatsApp takes free texts; null: it does not. */
export function windowUntil({ canal, lastMessage }: Standing, now: Date): Date | null {
  if (canal !== 'whatsapp' || !lastMessage) return null;
  const until = new Date(lastMessage.getTime() + CHANNEL_LIMITS.ventanaHoras * HOUR_MS);
  return until > now ? until : null;
}

/** Why nothing at all can be sent to the person; null: something can. */
export function refusalOf({ activo, phone, consent, spent }: Standing): ChannelRefusal | null {
  if (!activo) return 'channel_off';
  if (!phone) return 'channel_no_mobile';
  if (!consent?.acepta) return consent?.byThemselves ? 'channel_opted_out' : 'channel_no_consent';
  return spent ? 'channel_limit_reached' : null;
}

/** Why this message cannot be sent; null: it can. */
export function contentRefusal(
  standing: Standing,
  { text, files, template, automatic }: Content,
  now: Date,
): ChannelRefusal | null {
  const refusal = refusalOf(
    automatic ? { ...standing, consent: { acepta: true, byThemselves: true }, spent: false } : standing,
  );
  if (refusal) return refusal;
  if (files > 0 && (standing.canal === 'sms' || template)) return 'channel_no_files';
  if (standing.canal === 'whatsapp')
    return template || windowUntil(standing, now) ? null : 'channel_window_closed';
  const { length, max } = smsLength(text);
  return length > max ? 'channel_text_too_long' : null;
}
