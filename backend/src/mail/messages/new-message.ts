import type { Estado, Plantilla } from '@hiring/contract';
import type { MessageText } from '../templates/message-text.rules.js';
import type { ListedItem } from '../templates/template.js';

/** What each template is told. Every value is plain text; empty and missing mean the same. */
export interface TemplateData {
  verificacion: { nombre?: string };
  restablecer: { nombre?: string };
  invitacion: { nombre?: string };
  acceso: { nombre?: string };
  cambio_email: { nombre?: string };
  cambio_email_aviso: { nombre?: string };
  /** `cuando`: in words; the same of the two that follow. */
  dos_pasos_activado: { nombre?: string; cuando: string };
  dos_pasos_desactivado: { nombre?: string; cuando: string };
  codigos_renovados: { nombre?: string; cuando: string };
  /** `puesto`: what the person applied for, as people read it. */
  candidatura_recibida: { nombre?: string; puesto: string };
  /** `mensaje`: what HR wrote for the candidate to read (mensaje_candidato). */
  cambio_estado: { nombre?: string; puesto: string; estado: Estado; mensaje?: string };
  contacto: { nombre?: string; puesto: string };
  contratacion: { nombre?: string; puesto: string; mensaje?: string };
  /** `citas`: that coming interviews are called off, in words. */
  rechazo: { nombre?: string; puesto: string; mensaje?: string; citas?: string };
  /** `remitente`: who wrote; `asunto`, `tipo`: in words. */
  contacto_empresa: {
    referencia: string;
    remitente: string;
    email: string;
    telefono?: string;
    empresa_remitente?: string;
    asunto: string;
    tipo: string;
    mensaje: string;
  };
  /** `documento`: what HR asks for; `limite`: until when, in words; `instrucciones`: how HR wants it. */
  documento_solicitado: { nombre?: string; documento: string; instrucciones?: string; limite?: string };
  documento_rechazado: { nombre?: string; documento: string; motivo_rechazo: string };
  /** `lugar`: where the job is; `oferta`: address of its page. */
  invitacion_vacante: { nombre?: string; puesto: string; lugar: string; oferta: string };
  /** To HR; `ficha`: the candidate's id, for the address of the record. */
  candidatura_retirada: { candidato: string; puesto: string; ficha: string };
  /** Nothing that somebody wrote: anybody may have named the address. */
  contacto_recibo: { referencia: string };
  /** Nothing that somebody typed: anybody may have named the address. */
  alerta_confirmar: Record<string, never>;
  /** `busqueda`: what is looked for, in words. `listado`: address of the list of the same search. The openings are the message's `lista`. */
  alerta_ofertas: { resumen: string; avance: string; busqueda: string; listado: string; cierre: string };
  /** `cuando`, `duracion`, `donde`, `con`: in words; the same of the three that follow. */
  confirmacion_entrevista: InterviewWords;
  entrevista_modificada: InterviewWords;
  entrevista_cancelada: InterviewWords;
  entrevista_recordatorio: InterviewWords;
  entrevista_recordatorio_2h: InterviewWords;
  cita_reservada: InterviewWords;
  /** `limite`: until when, in words. */
  cita_ofrecida: { nombre?: string; puesto: string; duracion: string; con: string; limite: string };
  /** `nombre`: who is asked. */
  evaluacion_pedida: { nombre?: string; candidato: string; puesto: string; cuando: string };
  /** To the interviewer. */
  cita_elegida: Omit<InterviewWords, 'nombre'> & { candidato: string };
  /** To human resources. `propuestas`: one a line. */
  entrevista_peticion: {
    candidato: string;
    puesto: string;
    cuando: string;
    propuestas?: string;
    mensaje?: string;
  };
  /** `archivos`: how many came with it, in words. */
  hilo_candidato: { nombre?: string; mensaje: string; archivos?: string };
  /** `ficha`: address of the conversation in the back office. */
  hilo_rrhh: { remitente: string; mensaje: string; archivos?: string; ficha: string };
  borrado_confirmar: { nombre?: string };
  /** Nothing of the person: it is the last thing that is written to them. */
  cuenta_borrada: Record<string, never>;
  /** Short ids of applications, and when interviews were to be: HR is told without personal data. */
  borrado_rrhh: { candidaturas: string; entrevistas?: string };
  /** `limite`: the day from which on nobody sees the data; `dias`: how long until they are erased. */
  conservacion_aviso: { nombre?: string; limite: string; dias: string };
  /** `esperan`: how many wait for an answer, in words; `vacante`: its id. */
  vacante_cerrada: { puesto: string; limite: string; esperan: string; vacante: string };
  /** To administrators; `limite`: when it ends, in words. */
  clave_api_caduca: { clave: string; limite: string };
  /** To administrators; `servidor`: host of the address; `causa_desactivado`: one sentence. */
  webhook_desactivado: { servidor: string; causa_desactivado: string };
  /** To administrators; `cambio`: the sentence of the log. */
  cambio_seguridad: { cambio: string; autor: string; cuando: string };
  derechos_prorroga: {
    nombre?: string;
    recibida: string;
    tipo: string;
    limite: string;
    motivo_prorroga: string;
  };
  /** `resultado`: one sentence on how it ended. */
  derechos_respuesta: {
    nombre?: string;
    recibida: string;
    tipo: string;
    resultado: string;
    respuesta: string;
  };
}

interface InterviewWords {
  nombre?: string;
  puesto: string;
  cuando: string;
  duracion: string;
  tipo: string;
  donde?: string;
  con?: string;
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

/** Templates of accounts and job alerts: only admins list them, and most carry a link that is made for one person. */
const ACCOUNT: ReadonlySet<Plantilla> = new Set<Plantilla>([
  'verificacion',
  'restablecer',
  'invitacion',
  'acceso',
  'cambio_email',
  'cambio_email_aviso',
  'dos_pasos_activado',
  'dos_pasos_desactivado',
  'codigos_renovados',
  'alerta_confirmar',
  'alerta_ofertas',
  'borrado_confirmar',
  'conservacion_aviso',
  'derechos_prorroga',
  'derechos_respuesta',
  'clave_api_caduca',
  'webhook_desactivado',
  'cambio_seguridad',
]);

/** Templates that tell of a process or of openings: what `email_notifications` switches off. */
const NOTIFICATION: ReadonlySet<Plantilla> = new Set<Plantilla>([
  'candidatura_recibida',
  'cambio_estado',
  'contacto',
  'contratacion',
  'rechazo',
  'documento_solicitado',
  'documento_rechazado',
  'invitacion_vacante',
  'candidatura_retirada',
  'alerta_ofertas',
  'confirmacion_entrevista',
  'entrevista_modificada',
  'entrevista_cancelada',
  'entrevista_recordatorio',
  'entrevista_recordatorio_2h',
  'cita_ofrecida',
  'cita_reservada',
  'hilo_candidato',
]);

export function isAccountTemplate(plantilla: Plantilla): boolean {
  return ACCOUNT.has(plantilla);
}

export function isNotification(plantilla: Plantilla): boolean {
  return NOTIFICATION.has(plantilla);
}

/**
 * What a job may write with nobody at the keyboard. After a restore the job may have done so already, in the time that
 * the backup does not know of.
 */
const BY_JOBS: ReadonlySet<Plantilla> = new Set<Plantilla>([
  'alerta_ofertas',
  'cambio_estado',
  'conservacion_aviso',
  'contacto',
  'contratacion',
  'entrevista_cancelada',
  'entrevista_recordatorio',
  'entrevista_recordatorio_2h',
  'invitacion_vacante',
  'rechazo',
  'vacante_cerrada',
]);

export function isWrittenByJobs(plantilla: Plantilla): boolean {
  return BY_JOBS.has(plantilla);
}
