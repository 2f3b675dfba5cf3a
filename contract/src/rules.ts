import type { MessageType } from './email-kinds.js';

export const RULE_LIMITS = {
  nombre: 80,
  reglas: 50,
  acciones: 5,
  freno: { min: 1, max: 500, usual: 50 },
  dias: { min: 1, max: 365 },
  /** Days of the past that a preview tries a rule on. */
  vista: 30,
  /** People that a preview lists. */
  personas: 200,
} as const;

/** When a rule looks: at a change, or when so many days have passed. */
export const RULE_WHENS = [
  'inscrita',
  'movida',
  'documento_aceptado',
  'entrevista_hecha',
  'campo_cambiado',
  'en_fase',
  'caduca',
  'sin_respuesta',
  'sin_mirar',
] as const;
export type RuleWhen = (typeof RULE_WHENS)[number];

export const RULE_WHEN_LABEL: Readonly<Record<RuleWhen, string>> = {
  inscrita: 'alguien se inscribe',
  movida: 'una candidatura cambia de etapa o de fase',
  documento_aceptado: 'se acepta un documento',
  entrevista_hecha: 'se hace una entrevista',
  campo_cambiado: 'cambia un campo propio',
  en_fase: 'lleva unos días en la misma etapa o fase',
  caduca: 'va a caducar un permiso o certificado',
  sin_respuesta: 'la persona no responde en unos días',
  sin_mirar: 'nadie ha mirado la candidatura en unos días',
};

/** Those that come with time: a job looks for them. */
export const TIMED_RULE_WHENS = [
  'en_fase',
  'caduca',
  'sin_respuesta',
  'sin_mirar',
] as const satisfies RuleWhen[];
export const isTimedRuleWhen = (when: RuleWhen): boolean =>
  (TIMED_RULE_WHENS as readonly RuleWhen[]).includes(when);

/** What the person has not answered. */
export const RULE_AWAITED = ['cita', 'documento', 'mensaje'] as const;
export type RuleAwaited = (typeof RULE_AWAITED)[number];
export const RULE_AWAITED_LABEL: Readonly<Record<RuleAwaited, string>> = {
  cita: 'no ha elegido hora para la entrevista',
  documento: 'no ha subido un documento',
  mensaje: 'no ha contestado a un mensaje',
};

export const RULE_ACTIONS = [
  'etiqueta',
  'prioridad',
  'tarea',
  'asignar',
  'documento',
  'mover',
  'mensaje',
  'webhook',
] as const;
export type RuleActionType = (typeof RULE_ACTIONS)[number];

export const RULE_ACTION_LABEL: Readonly<Record<RuleActionType, string>> = {
  etiqueta: 'poner una etiqueta',
  prioridad: 'subir la prioridad',
  tarea: 'crear una tarea',
  asignar: 'asignar sus tareas sin dueño',
  documento: 'pedir un documento',
  mover: 'avanzar a una etapa o fase',
  mensaje: 'escribir a la persona',
  webhook: 'avisar a los programas conectados',
};

/** Stages to which a rule may move: hiring and rejecting are decisions of people. */
export const RULE_STAGES = ['en_revision', 'entrevista'] as const;
export type RuleStage = (typeof RULE_STAGES)[number];

/** Priorities that a rule may set: it only raises. */
export const RULE_PRIORITIES = ['media', 'alta'] as const;
export type RulePriority = (typeof RULE_PRIORITIES)[number];

/** Templates that a rule may send, in each person's language; that of a hired person only to who is hired. */
export const RULE_TEMPLATES = ['contacto', 'contratacion'] as const satisfies readonly MessageType[];
export type RuleTemplate = (typeof RULE_TEMPLATES)[number];

/** Why a rule stands still: too many an hour, or something that it names is gone. */
export const RULE_STOPS = ['freno', 'rota'] as const;
export type RuleStop = (typeof RULE_STOPS)[number];
