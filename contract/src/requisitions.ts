import type { Tone } from './vocabulary.js';

/** A request for staff: what is needed, who approves it, and what came of it. */

export const REQUISITION_ESTADOS = [
  'borrador',
  'en_aprobacion',
  'aprobada',
  'devuelta',
  'cubierta',
  'cancelada',
] as const;
export type RequisitionEstado = (typeof REQUISITION_ESTADOS)[number];
export const REQUISITION_ESTADO_LABEL: Readonly<Record<RequisitionEstado, string>> = {
  borrador: 'Borrador',
  en_aprobacion: 'En aprobación',
  aprobada: 'Aprobada',
  devuelta: 'Devuelta',
  cubierta: 'Cubierta',
  cancelada: 'Cancelada',
};
export const REQUISITION_ESTADO_TONE: Readonly<Record<RequisitionEstado, Tone>> = {
  borrador: 'grey',
  en_aprobacion: 'yellow',
  aprobada: 'blue',
  devuelta: 'red',
  cubierta: 'green',
  cancelada: 'grey',
};
/** As stored: that its openings are filled follows from the hires. */
export type StoredRequisitionEstado = Exclude<RequisitionEstado, 'cubierta'>;

/** It may be written: filled and cancelled ones are over. */
export const WRITABLE_REQUISITIONS: readonly RequisitionEstado[] = [
  'borrador',
  'en_aprobacion',
  'aprobada',
  'devuelta',
];

/** Why people are needed. */
export const REQUISITION_REASONS = ['nueva', 'sustitucion'] as const;
export type RequisitionReason = (typeof REQUISITION_REASONS)[number];
export const REQUISITION_REASON_LABEL: Readonly<Record<RequisitionReason, string>> = {
  nueva: 'Puesto nuevo',
  sustitucion: 'Sustitución',
};

export const REQUISITION_LIMITS = {
  titulo: 120,
  ubicacion: 120,
  plazas: 100,
  sustituye_a: 120,
  justificacion: 1000,
  motivo: 500,
  /** Euros a year. */
  salario: { min: 1000, max: 500_000 },
  /** Rules of a department, and people of a rule. */
  rules: 10,
  approvers: 5,
  /** Openings of a department in a year. */
  prevista: 1000,
  year: { min: 2020, max: 2100 },
} as const;

/** The rules that hold for every department. */
export const EVERY_DEPARTMENT = 'todos';
