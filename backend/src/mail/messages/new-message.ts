import type { Plantilla } from '@hiring/contract';
import type { EmailData } from '../templates/email-kinds.js';
import type { MessageText } from '../templates/message-text.rules.js';
import type { ListedItem } from '../templates/template.js';

/** A message to write together with the change that it tells of. */
export interface NewMessage<P extends Plantilla = Plantilla> {
  /** What it is sent for; a second message of the same cause is not written. */
  causa: string;
  plantilla: P;
  destinatario: string;
  datos: EmailData<P>;
  user_id?: string;
  /** The browser session that asked for an account message. */
  session_id?: string;
  candidato_id?: string;
  aplicacion_id?: string;
  /** The event of the application that it tells of: what an undo withdraws it by. */
  historial_id?: string;
  /** The message of the contact form that it passes on or answers. */
  contacto_id?: string;
  /** The job alert that it belongs to. */
  alerta_id?: string;
  /** The interview that it tells of. */
  entrevista_id?: string;
  /** A calendar file (RFC 5545) that goes with it. */
  calendario?: string;
  /** Words for this one message instead of the template's; variables as the template knows them. */
  texto_propio?: MessageText;
  /** A test of a template, to whoever writes it: it leads to the portal, not to a one-time page. */
  prueba?: boolean;
  /** What a template with a list lists. */
  lista?: readonly ListedItem[];
  /** Where an answer goes; to human resources if not given. */
  responder_a?: string;
  /** Path of the site to which its link comes back after signing in. */
  volver_a?: string;
  /** Now, if not given. */
  enviar_desde?: Date;
  creado_por?: string;
}

export interface WrittenMessage {
  id: string;
  /** `omitido`: notifications are off. `pendiente`: it leaves at its time, or has left (same cause again). */
  estado: 'pendiente' | 'omitido';
  enviar_desde: Date;
}
