import type { TextChannel } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ErrorCode } from '../../../platform/errors/error-catalogue.js';
import type { ChannelChoice, MessageDelivery } from './thread-channel.dto.js';
import type { ThreadPerson } from './threads.repository.js';

export type { ThreadPerson };

/** Why a message cannot go by WhatsApp or SMS. */
export const CHANNEL_REFUSALS = [
  'channel_limit_reached',
  'channel_no_consent',
  'channel_no_files',
  'channel_no_mobile',
  'channel_off',
  'channel_opted_out',
  'channel_template_unavailable',
  'channel_text_too_long',
  'channel_window_closed',
] as const satisfies readonly ErrorCode[];
export type ChannelRefusal = (typeof CHANNEL_REFUSALS)[number];

/** A message that goes by WhatsApp or SMS. */
export interface ChannelOrder {
  canal: TextChannel;
  /** Template of WhatsApp; null: free text. */
  templateId: string | null;
  variables: readonly string[];
  /** An answer of the product's own, which consent and limit of the month do not stop. */
  automatic?: boolean;
}

/** What became of a message outside of the portal. */
export interface MessageOutcome {
  delivery: MessageDelivery | null;
  pendingFiles: number;
}

/** A message that may be sent: its whole text, and what sends it once it is written. */
export interface ReadyMessage {
  text: string;
  send: (messageId: string) => Promise<void>;
}

/** What the room of channels does for conversations. */
export interface ChannelWork {
  choices(person: ThreadPerson): Promise<ChannelChoice[]>;
  outcomes(messageIds: readonly string[]): Promise<ReadonlyMap<string, MessageOutcome>>;
  /** In the transaction of the message. @throws {DomainError} `channel_…`, `validation_failed`. */
  prepare(
    manager: EntityManager,
    person: ThreadPerson,
    order: ChannelOrder,
    content: { text: string; files: number },
  ): Promise<ReadyMessage>;
  /** Takes back a message that has not begun to leave; false: it has. */
  takeBack(manager: EntityManager, messageId: string): Promise<boolean>;
}

/** By which the room of channels, which knows conversations, is known to them. */
@Injectable()
export class ThreadChannels {
  private registered: ChannelWork | null = null;

  get work(): ChannelWork {
    if (!this.registered) throw new Error('the room of channels has not registered');
    return this.registered;
  }

  register(work: ChannelWork): void {
    this.registered = work;
  }
}
