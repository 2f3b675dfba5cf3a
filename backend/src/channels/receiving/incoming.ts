import type { TextChannel } from '@hiring/contract';
import type { ToldOf } from '../sending/channel-deliveries.js';
import type { ToldState } from '../sending/delivery.rules.js';

/** A message as it came by a channel. */
export interface IncomingMessage {
  canal: TextChannel;
  /** The provider's id. */
  providerId: string;
  /** Number of the sender: E.164 where it is one. */
  from: string;
  /** As the sender calls themselves; empty: not said. */
  name: string;
  text: string;
  /** What a button that was pressed says to programs; null: no button. */
  payload: string | null;
  files: { id: string; name: string }[];
  /** The provider's id of the message that it answers; null: none is said. */
  answers: string | null;
  /** When it was written. */
  at: Date;
}

export type IncomingState = ToldState & ToldOf;

/** What one notice of a provider says. */
export interface Notice {
  messages: IncomingMessage[];
  states: IncomingState[];
}
