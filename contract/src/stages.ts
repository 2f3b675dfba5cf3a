import type { Tone } from './vocabulary.js';
import { labels, say } from './words.js';

/** The stages of an application in process order: the columns of the board. */
const STAGE = {
  recibida: { label: 'Recibida', heading: 'Recibidas', column: 'Recibidas', ended: false },
  en_revision: { label: 'En revisión', heading: 'En revisión', column: 'En revisión', ended: false },
  entrevista: { label: 'Entrevista', heading: 'Entrevistas', column: 'Entrevista', ended: false },
  contratada: { label: 'Contratada', heading: 'Contratadas', column: 'Contratadas', ended: true },
  rechazada: { label: 'Rechazada', heading: 'Rechazadas', column: 'Rechazadas', ended: true },
} as const;
export type Stage = keyof typeof STAGE;
export const STAGES = Object.keys(STAGE) as Stage[];

/** The estados of an application in process order. A move to a stage sets its first estado. */
const ESTADO = {
  recibida: {
    stage: 'recibida',
    text: 'Recibida',
    message: 'Tu candidatura ha sido recibida y está siendo procesada',
    tone: 'blue',
  },
  en_revision: {
    stage: 'en_revision',
    text: 'En revisión',
    message: 'Nuestro equipo está revisando tu perfil y CV',
    tone: 'yellow',
  },
  entrevista_programada: {
    stage: 'entrevista',
    text: 'Entrevista programada',
    message: '¡Buenas noticias! Queremos conocerte en una entrevista',
    tone: 'purple',
  },
  entrevista_realizada: {
    stage: 'entrevista',
    text: 'Entrevista realizada',
    message: 'La entrevista se ha completado. Estamos evaluando los resultados',
    tone: 'indigo',
  },
  contratada: {
    stage: 'contratada',
    text: 'Contratada',
    message: '¡Enhorabuena! El puesto es tuyo',
    tone: 'green',
  },
  rechazada: {
    stage: 'rechazada',
    text: 'Rechazada',
    message: 'Lamentamos decirte que esta vez no seguimos adelante con tu candidatura',
    tone: 'red',
  },
} as const satisfies Record<string, { stage: Stage; text: string; message: string; tone: Tone }>;
export type Estado = keyof typeof ESTADO;
export const ESTADOS = Object.keys(ESTADO) as Estado[];

const each = <Name extends string, Fact>(
  names: readonly Name[],
  factOf: (name: Name) => Fact,
): Readonly<Record<Name, Fact>> =>
  Object.fromEntries(names.map((name) => [name, factOf(name)])) as Record<Name, Fact>;

export const STAGE_OF_ESTADO = each(ESTADOS, (estado): Stage => ESTADO[estado].stage);
/** The sentence the candidate reads in the portal. */
export const PORTAL_MESSAGE = /* @__PURE__ */ labels(
  each(ESTADOS, (estado): string => ESTADO[estado].message),
);
/** Badge colour of each estado. */
export const ESTADO_TONE = each(ESTADOS, (estado): Tone => ESTADO[estado].tone);
/** States of a step of the process in the portal. */
export const STEP_STATUS_LABEL = /* @__PURE__ */ labels({
  Completado: 'Completado',
  'En progreso': 'En progreso',
  Pendiente: 'Pendiente',
  // A code of the API, which programs know.
  '¡Contratado!': 'Contratada',
});

/** An estado as the portal shows it. */
export const estadoText = (estado: Estado): string => say(ESTADO[estado].text);

/** Label of a stage for HR (singular, on cards and in messages). */
export const STAGE_LABEL = each(STAGES, (stage): string => STAGE[stage].label);
/** Headings of the sub-tabs and stat cards of the HR area. */
export const STAGE_HEADING = each(STAGES, (stage): string => STAGE[stage].heading);
/** Headings of the board's columns. */
export const BOARD_COLUMN = each(STAGES, (stage): string => STAGE[stage].column);

export const estadosOf = (stage: Stage): Estado[] =>
  ESTADOS.filter((estado) => STAGE_OF_ESTADO[estado] === stage);

/** A stage in which the candidate waits for HR. */
export type AnswerStage = { [S in Stage]: (typeof STAGE)[S]['ended'] extends false ? S : never }[Stage];
export const isEndedStage = (stage: Stage): stage is Exclude<Stage, AnswerStage> => STAGE[stage].ended;
export const ANSWER_STAGES = STAGES.filter((stage): stage is AnswerStage => !isEndedStage(stage));
/** Hired or rejected. */
export const isEndedEstado = (estado: Estado): boolean => isEndedStage(STAGE_OF_ESTADO[estado]);

/** What a move may be told: an estado, or a stage. */
export const MOVE_TARGETS = [...new Set<Stage | Estado>([...STAGES, ...ESTADOS])];
