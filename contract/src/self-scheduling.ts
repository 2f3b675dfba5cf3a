/** Vocabulary of self-scheduling: HR offers slots, candidates pick one. */
import type { InterviewTipo, Tone } from './vocabulary.js';

export const SLOT_LIMITS = {
  name: 80,
  windows: 40,
  /** Minutes kept free before and after. */
  buffer: 120,
  /** Hours from now to the first one offered. */
  notice: 336,
  /** Days ahead that are offered. */
  days: 60,
  /** Days for which a link is good. */
  validDays: 30,
  defaultValidDays: 7,
} as const;

/** Hours on a weekday (1: Monday … 7: Sunday) or a date, in Madrid time. */
export interface AvailabilityWindow {
  dia?: number;
  /** YYYY-MM-DD. */
  fecha?: string;
  /** HH:MM. */
  desde: string;
  hasta: string;
}

/** `cerrada`: the application accepts no more interviews. */
export const SLOT_INVITATION_STATES = ['abierta', 'elegida', 'caducada', 'retirada', 'cerrada'] as const;
export type SlotInvitationState = (typeof SLOT_INVITATION_STATES)[number];
export const SLOT_INVITATION_LABEL: Readonly<Record<SlotInvitationState, string>> = {
  abierta: 'Esperando respuesta',
  elegida: 'Hora elegida',
  caducada: 'Caducada',
  retirada: 'Retirada',
  cerrada: 'Candidatura cerrada',
};
export const SLOT_INVITATION_TONE: Readonly<Record<SlotInvitationState, Tone>> = {
  abierta: 'blue',
  elegida: 'green',
  caducada: 'grey',
  retirada: 'grey',
  cerrada: 'grey',
};

export interface SlotDay {
  /** Day in Madrid, YYYY-MM-DD. */
  fecha: string;
  /** ISO 8601 instants, in order. */
  huecos: string[];
}

/** What a link to pick an hour leads to. */
export interface SlotPage {
  estado: SlotInvitationState;
  /** What the person applied for, in words. */
  puesto: string;
  duracion_min: number;
  tipo: InterviewTipo;
  ubicacion: string | null;
  link_virtual: string | null;
  /** Who will be there. */
  entrevistador: string | null;
  /** What can be picked; nothing unless `abierta`. */
  dias: SlotDay[];
  /** ISO 8601 instants: the deadline, and the chosen slot if still valid. */
  caduca: string;
  elegida: string | null;
}
