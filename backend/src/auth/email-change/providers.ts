import { ConfirmEmailChange } from './confirm-email-change.js';
import { EmailChangeMessages } from './email-change-messages.js';
import { EmailChangesRepository } from './email-changes.repository.js';
import { ObjectToEmailChange } from './object-to-email-change.js';
import { RequestEmailChange } from './request-email-change.js';

/** What changes the address of an account. */
export const EMAIL_CHANGE_PROVIDERS = [
  ConfirmEmailChange,
  EmailChangeMessages,
  EmailChangesRepository,
  ObjectToEmailChange,
  RequestEmailChange,
];
