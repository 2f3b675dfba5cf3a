import type { Plantilla, SiteLanguage } from '@hiring/contract';
import type { CompanyInfoRecord } from '../../config/system-config.entity.js';
import type { EmailData } from '../templates/email-kinds.js';
import type { EmailText } from '../templates/email-text.rules.js';
import type { ListedItem } from '../templates/template.js';

/** A message to write in the transaction of its change. */
export interface NewEmail<P extends Plantilla = Plantilla> {
  /** Idempotency key: a second message of the same cause is not written. */
  causa: string;
  plantilla: P;
  destinatario: string;
  /** A function gives them in the language of the message: for dates, and words of ours. */
  datos: EmailData<P> | (() => EmailData<P>);
  user_id?: string;
  /** The browser session that requested an account message. */
  session_id?: string;
  candidato_id?: string;
  aplicacion_id?: string;
  /** The application event that it reports; an undo cancels by it. */
  historial_id?: string;
  /** The contact form message that it forwards or answers. */
  contacto_id?: string;
  /** The job alert that it belongs to. */
  alerta_id?: string;
  /** The interview that it tells of. */
  entrevista_id?: string;
  /** Attached calendar file (RFC 5545), in the language of the message. */
  calendario?: (company: CompanyInfoRecord) => string;
  /** Text of this message instead of the template's, with the template's variables. */
  texto_propio?: EmailText;
  /** A test of a template to its editor: it links to the portal, not to a one-time page. */
  prueba?: boolean;
  /** What a template with a list lists. */
  lista?: readonly ListedItem[] | (() => readonly ListedItem[]);
  /** The receiver's, if not given: that of their account, else of the page that they asked from. */
  idioma?: SiteLanguage;
  /** Reply-To address; default: human resources. */
  responder_a?: string;
  /** Path of the site to return to after signing in with its link. */
  volver_a?: string;
  /** Now, if not given. */
  enviar_desde?: Date;
  creado_por?: string;
}

export interface WrittenEmail {
  id: string;
  /** `omitido`: notifications are off. `pendiente`: waiting or already sent (repeated cause). */
  estado: 'pendiente' | 'omitido';
  enviar_desde: Date;
}

/** What becomes of a written message, for the person of HR who caused it. `leaves`: there is a mail server. */
export const dispatchInWords = (leaves: boolean): string =>
  leaves ? 'Correo en camino.' : 'Correo guardado: falta el servidor de correo.';
