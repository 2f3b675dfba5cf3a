import type { Schemas } from '@hiring/contract/api';
import { getJson, post } from './request';

/** Messages that a restore holds until somebody decides. Each answers how it stands afterwards. */
export interface HeldEmailCalls {
  heldEmails(): Promise<Schemas['HeldMessagesResponse']>;
  releaseHeldEmails(): Promise<Schemas['HeldMessagesResponse']>;
  cancelHeldEmails(): Promise<Schemas['HeldMessagesResponse']>;
  finishHeldReview(): Promise<Schemas['HeldMessagesResponse']>;
}

export const heldEmailCalls: HeldEmailCalls = {
  heldEmails: () => getJson('/held-emails'),
  releaseHeldEmails: () => post('/held-emails/release'),
  cancelHeldEmails: () => post('/held-emails/cancel'),
  finishHeldReview: () => post('/held-emails/finish'),
};
