/** Labels of figures and of system checks. */

/** System components that are checked every minute; WhatsApp and SMS while they are on. */
export const CHECKED_COMPONENTS = [
  'base_de_datos',
  'correo',
  'correo_entrante',
  'whatsapp',
  'sms',
  'almacenamiento',
  'cola',
  'copias',
  'reloj',
] as const;
export type CheckedComponent = (typeof CHECKED_COMPONENTS)[number];
export const COMPONENT_LABEL: Readonly<Record<CheckedComponent, string>> = {
  base_de_datos: 'Base de datos',
  correo: 'Correo',
  correo_entrante: 'Correo entrante',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  almacenamiento: 'Archivos',
  cola: 'Tareas en segundo plano',
  copias: 'Copias de seguridad',
  reloj: 'Reloj',
};

/** `aviso`: it works, and someone should look. */
export const CHECK_STATES = ['ok', 'aviso', 'fallo'] as const;
export type CheckState = (typeof CHECK_STATES)[number];
export const CHECK_STATE_LABEL: Readonly<Record<CheckState, string>> = {
  ok: 'Funciona',
  aviso: 'Requiere atención',
  fallo: 'No funciona',
};

/** Origin of an application; any other value is the code of a tracking link. */
export const CHANNEL_LABEL: Readonly<Record<string, string>> = {
  web: 'Web',
  invitacion: 'Invitación',
  importacion: 'Importación',
  rrhh: 'Recursos humanos',
};

/** Events that figures count and list: applications with this event in the period. */
export const COUNTED = ['recibidas', 'respondidas', 'contratadas', 'estancias'] as const;
export type Counted = (typeof COUNTED)[number];
export const COUNTED_LABEL: Readonly<Record<Counted, string>> = {
  recibidas: 'Candidaturas recibidas',
  respondidas: 'Candidaturas respondidas',
  contratadas: 'Contrataciones',
  estancias: 'Cambios de etapa',
};

/** Longest period of figures in days: five years. */
export const MAX_FIGURE_DAYS = 1827;
/** Default period of the dashboard in days. */
export const DEFAULT_FIGURE_DAYS = 30;
