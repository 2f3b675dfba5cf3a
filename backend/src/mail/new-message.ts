import type { Estado, Plantilla } from '@hiring/contract';

/** What each template is told. Every value is plain text; empty and missing mean the same. */
export interface TemplateData {
  verificacion: { nombre?: string };
  restablecer: { nombre?: string };
  invitacion: { nombre?: string };
  /** `puesto`: what the person applied for, as people read it. */
  candidatura_recibida: { nombre?: string; puesto: string };
  /** `mensaje`: what HR wrote for the candidate to read (mensaje_candidato). */
  cambio_estado: { nombre?: string; puesto: string; estado: Estado; mensaje?: string };
  contratacion: { nombre?: string; puesto: string; mensaje?: string };
  rechazo: { nombre?: string; puesto: string; mensaje?: string };
}

/** A message to write together with the change that it tells of. */
export interface NewMessage {
  /** What it is sent for; a second message of the same cause is not written. */
  causa: string;
  plantilla: Plantilla;
  destinatario: string;
  /** The template's values: see TemplateData. */
  datos: Record<string, string>;
  user_id?: string;
  /** The browser session that asked for an account message. */
  session_id?: string;
  candidato_id?: string;
  aplicacion_id?: string;
  /** The event of the application that it tells of: what an undo withdraws it by. */
  historial_id?: string;
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

/** Templates of accounts: only admins list them, they carry a one-time link, and no setting stops them. */
const ACCOUNT: ReadonlySet<Plantilla> = new Set<Plantilla>(['verificacion', 'restablecer', 'invitacion']);

export function isAccountTemplate(plantilla: Plantilla): boolean {
  return ACCOUNT.has(plantilla);
}
