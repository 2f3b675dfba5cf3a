import { Example } from '../../platform/openapi/field.js';
/** How the mail server answered a message that was sent on trial. */
export class MailTrialResponse {
  /** Whether the mail server accepted the message. */ accepted: boolean;
  /** How the trial ended: a Spanish sentence fit to show. */
  @Example('El servidor de correo ha aceptado la prueba para rrhh@example.com.') detail: string;
}
