import type { Stage } from './stages.js';
import type { Plantilla } from './vocabulary.js';

/** Messages that HR sends by hand. */
export const MESSAGE_TYPES = ['contacto', 'confirmacion_entrevista', 'contratacion', 'rechazo'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/** Words of each: the button that opens it, its name, and what is said once it has left. */
export const MESSAGE_TYPE_TEXT: Readonly<Record<MessageType, { label: string; name: string; sent: string }>> =
  {
    contacto: { label: 'Contactar', name: 'Contacto', sent: 'Email enviado' },
    confirmacion_entrevista: {
      label: 'Enviar confirmación de entrevista',
      name: 'Confirmación de entrevista',
      sent: 'Email de confirmación enviado',
    },
    contratacion: {
      label: 'Enviar Confirmación',
      name: 'Contratación',
      sent: 'Email de contratación enviado',
    },
    rechazo: { label: 'Enviar Rechazo', name: 'Rechazo', sent: 'Email de rechazo enviado' },
  };

/** The stage that an application must be in for a message to be true; others fit any. */
export const STAGE_OF_MESSAGE: Readonly<Partial<Record<MessageType, Stage>>> = {
  contratacion: 'contratada',
  rechazo: 'rechazada',
};

/** Templates whose words HR may change. Those of accounts, and what the system writes to HR, are not among them. */
export const EDITABLE_TEMPLATES = [
  'contacto',
  'confirmacion_entrevista',
  'contratacion',
  'rechazo',
  'candidatura_recibida',
  'cambio_estado',
  'entrevista_modificada',
  'entrevista_cancelada',
  'entrevista_recordatorio',
  'documento_solicitado',
  'documento_rechazado',
  'invitacion_vacante',
] as const satisfies readonly Plantilla[];
export type EditableTemplate = (typeof EDITABLE_TEMPLATES)[number];

/** Characters. */
export const MESSAGE_LIMITS = { asunto: 150, cuerpo: 6000, motivo: 80 } as const;

/** Hours that a rejection may wait; the database allows no more (system_config_rechazo_ck). */
export const REJECTION_DELAY_HOURS = { min: 0, max: 720 } as const;
