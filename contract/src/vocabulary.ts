/**
 * Vocabulary of the product: states, stages, roles, labels, colours and limits. Values are stored and transmitted;
 * labels are for people.
 */
import { labels } from './words.js';

export const TONES = ['blue', 'yellow', 'purple', 'indigo', 'green', 'red', 'grey'] as const;
export type Tone = (typeof TONES)[number];

/**
 * sRGB hex colours of each tone. Text on background has a contrast of at least 4.5:1 in both modes. `solid` is for
 * dots and column headings.
 */
export const TONE_COLOURS: Readonly<
  Record<Tone, { background: string; text: string; solid: string; darkBackground: string; darkText: string }>
> = {
  blue: {
    background: '#dbe8fb',
    text: '#163f7f',
    solid: '#2563b8',
    darkBackground: '#15305a',
    darkText: '#b9d3fa',
  },
  yellow: {
    background: '#fdeec2',
    text: '#6b4500',
    solid: '#b77900',
    darkBackground: '#4a3508',
    darkText: '#fbdd93',
  },
  purple: {
    background: '#ece0fa',
    text: '#552a8a',
    solid: '#7a45bd',
    darkBackground: '#3b2260',
    darkText: '#dcc6f7',
  },
  indigo: {
    background: '#e0e2fb',
    text: '#2f348f',
    solid: '#4a50c4',
    darkBackground: '#262a66',
    darkText: '#c6cafa',
  },
  green: {
    background: '#d6f0df',
    text: '#12562c',
    solid: '#1f8a4c',
    darkBackground: '#12402a',
    darkText: '#aee7c4',
  },
  red: {
    background: '#fbdfdc',
    text: '#8a1c15',
    solid: '#c4372c',
    darkBackground: '#5a1a16',
    darkText: '#f8c1bc',
  },
  grey: {
    background: '#e7e9ed',
    text: '#3d4757',
    solid: '#69758a',
    darkBackground: '#333b48',
    darkText: '#d3d9e2',
  },
};

// ---------------------------------------------------------------- prioridad

export const PRIORIDADES = ['alta', 'media', 'baja'] as const;
export type Prioridad = (typeof PRIORIDADES)[number];
export const PRIORIDAD_TONE: Readonly<Record<Prioridad, Tone>> = {
  alta: 'red',
  media: 'yellow',
  baja: 'green',
};
export const PRIORIDAD_LABEL: Readonly<Record<Prioridad, string>> = {
  alta: 'Alta',
  media: 'Media',
  baja: 'Baja',
};

// ---------------------------------------------------------------- vacancies

export const VACANCY_ESTADOS = ['activa', 'pausada', 'cerrada', 'borrador'] as const;
export type VacancyEstado = (typeof VACANCY_ESTADOS)[number];
export const CONTRATOS = ['Indefinido', 'Temporal', 'Prácticas'] as const;
export const CONTRATO_LABEL = /* @__PURE__ */ labels({
  Indefinido: 'Indefinido',
  Temporal: 'Temporal',
  Prácticas: 'Prácticas',
});
export type Contrato = (typeof CONTRATOS)[number];
export const JORNADAS = ['Completa', 'Parcial', 'Flexible'] as const;
export const JORNADA_LABEL = /* @__PURE__ */ labels({
  Completa: 'Completa',
  Parcial: 'Parcial',
  Flexible: 'Flexible',
});
export type Jornada = (typeof JORNADAS)[number];
export const VACANCY_PRIORIDADES = ['urgente', 'alta', 'normal', 'baja'] as const;
export type VacancyPrioridad = (typeof VACANCY_PRIORIDADES)[number];

/** Kinds of screening questions: yes/no, single choice, multiple choice, number, short text. */
export const QUESTION_TYPES = ['si_no', 'opcion', 'opciones', 'numero', 'texto'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];
/** An answer: boolean for `si_no`, texts for `opciones`, otherwise text or number; null: unanswered. */
export type AnswerValue = boolean | string | string[] | number | null;

// ---------------------------------------------------------------- interviews

export const INTERVIEW_ESTADOS = [
  'programada',
  'confirmada',
  'realizada',
  'cancelada',
  'no_presentada',
] as const;
export type InterviewEstado = (typeof INTERVIEW_ESTADOS)[number];
export const INTERVIEW_TIPOS = ['presencial', 'virtual', 'telefonica'] as const;
export type InterviewTipo = (typeof INTERVIEW_TIPOS)[number];
export const INTERVIEW_TIPO_LABEL: Readonly<Record<InterviewTipo, string>> = /* @__PURE__ */ labels({
  presencial: 'Presencial',
  virtual: 'Virtual',
  telefonica: 'Telefónica',
});

// ---------------------------------------------------------------- messages

export const CORREO_ESTADOS = [
  'pendiente',
  'enviando',
  'enviado',
  'capturado',
  'omitido',
  'fallido',
  'cancelado',
] as const;
export type CorreoEstado = (typeof CORREO_ESTADOS)[number];
export const CORREO_ESTADO_LABEL: Readonly<Record<CorreoEstado, string>> = {
  pendiente: 'Pendiente',
  enviando: 'Enviando',
  enviado: 'Enviado',
  capturado: 'No enviado: falta el servidor de correo',
  omitido: 'Omitido (avisos desactivados)',
  fallido: 'Fallido',
  cancelado: 'Cancelado',
};
export const CORREO_ESTADO_TONE: Readonly<Record<CorreoEstado, Tone>> = {
  pendiente: 'yellow',
  enviando: 'blue',
  enviado: 'green',
  capturado: 'indigo',
  omitido: 'grey',
  fallido: 'red',
  cancelado: 'grey',
};

// ---------------------------------------------------------------- departments

/** Where a department of the catalogue is offered. */
export const DEPARTMENT_USES = ['candidatura', 'perfil', 'vacante', 'personal'] as const;
export type DepartmentUse = (typeof DEPARTMENT_USES)[number];

/** Time zone of all displayed times. Instants are stored and sent in UTC. */
export const TIME_ZONE = 'Europe/Madrid';
