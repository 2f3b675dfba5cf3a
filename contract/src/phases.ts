import { ESTADOS, type Estado, isEndedEstado } from './stages.js';
import { DOCUMENT_LIMITS } from './documents.js';
import { LIMITS } from './limits.js';

/** The estados that phases may divide: those in which an application is open. */
export type PhaseEstado = Exclude<Estado, 'contratada' | 'rechazada'>;
export const PHASE_ESTADOS = ESTADOS.filter((estado): estado is PhaseEstado => !isEndedEstado(estado));

export const PHASE_LIMITS = {
  /** Phases of a vacancy or of a department's template. */
  phases: 30,
  name: 60,
  /** Characters of a text for candidates. */
  text: LIMITS.candidateMessage,
  document: DOCUMENT_LIMITS.nombre,
  task: 200,
  /** Days to answer. */
  days: { min: 1, max: 365 },
} as const;

/** What a phase may ask for before one may leave it. */
export const PHASE_NEEDS = ['documento', 'evaluacion', 'tarea'] as const;
export type PhaseNeed = (typeof PHASE_NEEDS)[number];
