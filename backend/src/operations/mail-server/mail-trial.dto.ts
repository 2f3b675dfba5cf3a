import { Example } from '../../platform/openapi/field.js';
/** How the mail server answered a message that was sent on trial. */
export class MailTrialResponse {
  /** Whether the mail server accepted the message. */ accepted: boolean;
  /** A Spanish sentence fit to show. */ @Example('Revisa los campos marcados.') detail: string;
}
