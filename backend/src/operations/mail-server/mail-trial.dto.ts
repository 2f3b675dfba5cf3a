import { Example } from '../../platform/openapi/field.js';
/** How the mail server answered a message that was sent on trial. */
export class MailTrialResponse {
  /** Addresses that the mail server accepted. */ accepted: boolean;
  /** A Spanish sentence fit to show. */ @Example('Revisa los campos marcados.') detail: string;
}
