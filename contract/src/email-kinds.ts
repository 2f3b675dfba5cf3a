import type { Stage } from './stages.js';

/** Facts of a kind of e-mail that browsers need; the server's own are in backend/src/mail/templates/kinds. */
export interface EmailKindFacts {
  /** What people read for it. */
  label: string;
  /** About an account, a job alert or data protection: listed for administrators only. */
  ofAccount: boolean;
  /** Human resources may change its words. */
  editable: boolean;
  /** Manual sending by human resources; null: not offered. */
  byHand: {
    /** Label of its button, its title, and the success message. */
    button: string;
    name: string;
    sent: string;
    /** Stage that the application must be in; null: any. */
    stage: Stage | null;
  } | null;
}

/** Every kind of e-mail, in display order. */
export const EMAIL_KINDS = {
  verificacion: { label: 'Verificación de correo', ofAccount: true, editable: false, byHand: null },
  restablecer: { label: 'Restablecer contraseña', ofAccount: true, editable: false, byHand: null },
  invitacion: { label: 'Invitación de personal', ofAccount: true, editable: false, byHand: null },
  acceso: { label: 'Enlace para entrar', ofAccount: true, editable: false, byHand: null },
  cambio_email: { label: 'Confirmación de nuevo correo', ofAccount: true, editable: false, byHand: null },
  cambio_email_aviso: { label: 'Aviso de cambio de correo', ofAccount: true, editable: false, byHand: null },
  dos_pasos_activado: {
    label: 'Verificación en dos pasos activada',
    ofAccount: true,
    editable: false,
    byHand: null,
  },
  dos_pasos_desactivado: {
    label: 'Verificación en dos pasos desactivada',
    ofAccount: true,
    editable: false,
    byHand: null,
  },
  codigos_renovados: {
    label: 'Códigos de recuperación renovados',
    ofAccount: true,
    editable: false,
    byHand: null,
  },
  llave_acceso_anadida: { label: 'Llave de acceso añadida', ofAccount: true, editable: false, byHand: null },
  llave_acceso_quitada: { label: 'Llave de acceso quitada', ofAccount: true, editable: false, byHand: null },
  contacto: {
    label: 'Contacto',
    ofAccount: false,
    editable: true,
    byHand: { button: 'Contactar', name: 'Contacto', sent: 'Correo enviado', stage: null },
  },
  confirmacion_entrevista: {
    label: 'Invitación a una entrevista',
    ofAccount: false,
    editable: true,
    byHand: {
      button: 'Enviar confirmación de entrevista',
      name: 'Confirmación de entrevista',
      sent: 'Correo de confirmación enviado',
      stage: null,
    },
  },
  contratacion: {
    label: 'Contratación',
    ofAccount: false,
    editable: true,
    byHand: {
      button: 'Enviar confirmación',
      name: 'Contratación',
      sent: 'Correo de contratación enviado',
      stage: 'contratada',
    },
  },
  rechazo: {
    label: 'Rechazo',
    ofAccount: false,
    editable: true,
    byHand: {
      button: 'Enviar rechazo',
      name: 'Rechazo',
      sent: 'Correo de rechazo enviado',
      stage: 'rechazada',
    },
  },
  candidatura_recibida: { label: 'Candidatura recibida', ofAccount: false, editable: true, byHand: null },
  cambio_estado: { label: 'Cambio de estado', ofAccount: false, editable: true, byHand: null },
  entrevista_modificada: { label: 'Entrevista modificada', ofAccount: false, editable: true, byHand: null },
  entrevista_cancelada: { label: 'Entrevista cancelada', ofAccount: false, editable: true, byHand: null },
  entrevista_recordatorio: {
    label: 'Recordatorio de entrevista',
    ofAccount: false,
    editable: true,
    byHand: null,
  },
  documento_solicitado: { label: 'Documento solicitado', ofAccount: false, editable: true, byHand: null },
  documento_rechazado: { label: 'Documento no válido', ofAccount: false, editable: true, byHand: null },
  invitacion_vacante: { label: 'Invitación a una vacante', ofAccount: false, editable: true, byHand: null },
  contacto_empresa: { label: 'Mensaje de contacto', ofAccount: false, editable: false, byHand: null },
  contacto_recibo: { label: 'Acuse de recibo de contacto', ofAccount: false, editable: false, byHand: null },
  alerta_confirmar: {
    label: 'Confirmación de alerta de empleo',
    ofAccount: true,
    editable: false,
    byHand: null,
  },
  alerta_ofertas: {
    label: 'Ofertas de una alerta de empleo',
    ofAccount: true,
    editable: false,
    byHand: null,
  },
  entrevista_recordatorio_2h: {
    label: 'Recordatorio de entrevista (2 horas antes)',
    ofAccount: false,
    editable: false,
    byHand: null,
  },
  cita_ofrecida: { label: 'Elige la hora de tu entrevista', ofAccount: false, editable: false, byHand: null },
  cita_reservada: {
    label: 'Entrevista reservada por el candidato',
    ofAccount: false,
    editable: false,
    byHand: null,
  },
  cita_elegida: {
    label: 'Hora elegida (aviso a quien entrevista)',
    ofAccount: false,
    editable: false,
    byHand: null,
  },
  entrevista_panel: {
    label: 'Entrevista (aviso a quienes la hacen)',
    ofAccount: false,
    editable: false,
    byHand: null,
  },
  evaluacion_pedida: { label: 'Petición de evaluación', ofAccount: false, editable: false, byHand: null },
  entrevista_peticion: { label: 'Petición de otro momento', ofAccount: false, editable: false, byHand: null },
  candidatura_retirada: {
    label: 'Candidatura retirada (aviso a RRHH)',
    ofAccount: false,
    editable: false,
    byHand: null,
  },
  hilo_candidato: { label: 'Mensaje al candidato', ofAccount: false, editable: false, byHand: null },
  hilo_rrhh: { label: 'Aviso de mensaje del candidato', ofAccount: false, editable: false, byHand: null },
  borrado_confirmar: {
    label: 'Confirmación de borrado de cuenta',
    ofAccount: true,
    editable: false,
    byHand: null,
  },
  cuenta_borrada: { label: 'Cuenta borrada', ofAccount: false, editable: false, byHand: null },
  borrado_rrhh: { label: 'Aviso de borrado a RRHH', ofAccount: false, editable: false, byHand: null },
  conservacion_aviso: {
    label: 'Aviso de fin de conservación',
    ofAccount: true,
    editable: false,
    byHand: null,
  },
  derechos_prorroga: {
    label: 'Prórroga de una solicitud de derechos',
    ofAccount: true,
    editable: false,
    byHand: null,
  },
  derechos_respuesta: {
    label: 'Respuesta a una solicitud de derechos',
    ofAccount: true,
    editable: false,
    byHand: null,
  },
  vacante_cerrada: {
    label: 'Vacante cerrada por su fecha (aviso a RRHH)',
    ofAccount: false,
    editable: false,
    byHand: null,
  },
  carta_indefinido: { label: 'Carta de oferta: indefinido', ofAccount: false, editable: true, byHand: null },
  carta_fijo_discontinuo: {
    label: 'Carta de oferta: fijo-discontinuo',
    ofAccount: false,
    editable: true,
    byHand: null,
  },
  carta_temporal: { label: 'Carta de oferta: temporal', ofAccount: false, editable: true, byHand: null },
  carta_sustitucion: {
    label: 'Carta de oferta: sustitución',
    ofAccount: false,
    editable: true,
    byHand: null,
  },
  carta_formativo: { label: 'Carta de oferta: formativo', ofAccount: false, editable: true, byHand: null },
  oferta_enviada: { label: 'Oferta de trabajo', ofAccount: false, editable: false, byHand: null },
  oferta_codigo: { label: 'Código para firmar una oferta', ofAccount: true, editable: false, byHand: null },
  oferta_firmada: { label: 'Oferta firmada', ofAccount: false, editable: false, byHand: null },
  oferta_cerrada: { label: 'Oferta caducada o retirada', ofAccount: false, editable: false, byHand: null },
  oferta_aviso: { label: 'Oferta (aviso interno)', ofAccount: true, editable: false, byHand: null },
  solicitud_aviso: {
    label: 'Solicitud de personal (aviso interno)',
    ofAccount: true,
    editable: false,
    byHand: null,
  },
  aprobacion_pedida: { label: 'Aprobación pedida', ofAccount: true, editable: false, byHand: null },
  incorporacion_recordatorio: {
    label: 'Antes del primer día',
    ofAccount: false,
    editable: false,
    byHand: null,
  },
  permiso_caduca: { label: 'Permiso que caduca', ofAccount: false, editable: false, byHand: null },
  incorporaciones_pendientes: {
    label: 'Incorporaciones pendientes',
    ofAccount: true,
    editable: false,
    byHand: null,
  },
  permisos_caducan: { label: 'Permisos que caducan', ofAccount: true, editable: false, byHand: null },
  equipo_por_ver: { label: 'Candidaturas por ver', ofAccount: true, editable: false, byHand: null },
  tareas_del_dia: { label: 'Tareas del día', ofAccount: true, editable: false, byHand: null },
  clave_api_caduca: {
    label: 'Clave de API a punto de caducar',
    ofAccount: true,
    editable: false,
    byHand: null,
  },
  webhook_desactivado: {
    label: 'Webhook desactivado por fallos',
    ofAccount: true,
    editable: false,
    byHand: null,
  },
  copia_seguridad: {
    label: 'Problema con las copias de seguridad (aviso a administración)',
    ofAccount: true,
    editable: false,
    byHand: null,
  },
  cambio_seguridad: {
    label: 'Cambio de seguridad (aviso a administración)',
    ofAccount: true,
    editable: false,
    byHand: null,
  },
} as const satisfies Readonly<Record<string, EmailKindFacts>>;

type Kinds = typeof EMAIL_KINDS;

export type Plantilla = keyof Kinds;
/** Kinds whose words HR may change. */
export type EditableTemplate = { [P in Plantilla]: Kinds[P]['editable'] extends true ? P : never }[Plantilla];
/** Kinds that HR sends by hand. */
export type MessageType = { [P in Plantilla]: Kinds[P]['byHand'] extends null ? never : P }[Plantilla];

export const PLANTILLAS = Object.keys(EMAIL_KINDS) as readonly Plantilla[];

export const isEditable = (plantilla: Plantilla): plantilla is EditableTemplate =>
  EMAIL_KINDS[plantilla].editable;

export const EDITABLE_TEMPLATES: readonly EditableTemplate[] = PLANTILLAS.filter(isEditable);

export const MESSAGE_TYPES = PLANTILLAS.filter(
  (plantilla): plantilla is MessageType => EMAIL_KINDS[plantilla].byHand !== null,
);
