import type { Tone } from './vocabulary.js';
import { labels } from './words.js';

/** What happens between being hired and the first day. */

/** `cancelada`: the application left the hired ones before anybody began. */
export const ONBOARDING_ESTADOS = ['abierta', 'incorporada', 'no_incorporada', 'cancelada'] as const;
export type OnboardingEstado = (typeof ONBOARDING_ESTADOS)[number];
export const ONBOARDING_ESTADO_LABEL: Readonly<Record<OnboardingEstado, string>> = {
  abierta: 'En preparación',
  incorporada: 'Incorporada',
  no_incorporada: 'No se incorporó',
  cancelada: 'Cancelada',
};
export const ONBOARDING_ESTADO_TONE: Readonly<Record<OnboardingEstado, Tone>> = {
  abierta: 'blue',
  incorporada: 'green',
  no_incorporada: 'red',
  cancelada: 'grey',
};

/** A requested document, a checked value, a text that is read and confirmed, or anything else that is ticked. */
export const ONBOARDING_TASK_KINDS = ['documento', 'dato', 'lectura', 'tarea'] as const;
export type OnboardingTaskKind = (typeof ONBOARDING_TASK_KINDS)[number];
export const ONBOARDING_TASK_KIND_LABEL: Readonly<Record<OnboardingTaskKind, string>> = {
  documento: 'Documento',
  dato: 'Dato',
  lectura: 'Lectura',
  tarea: 'Tarea',
};

/** Who does it. */
export const ONBOARDING_ACTORS = ['persona', 'rrhh', 'responsable', 'informatica'] as const;
export type OnboardingActor = (typeof ONBOARDING_ACTORS)[number];
export const ONBOARDING_ACTOR_LABEL: Readonly<Record<OnboardingActor, string>> = {
  persona: 'La persona',
  rrhh: 'RRHH',
  responsable: 'Responsable',
  informatica: 'Informática',
};

/** Days from the first one. */
export const ONBOARDING_DAYS = [-7, -3, 0, 30] as const;
export const ONBOARDING_DAY_LABEL: Readonly<Record<string, string>> = {
  '-7': '7 días antes',
  '-3': '3 días antes',
  '0': 'El primer día',
  '30': 'A los 30 días',
};

/** Days before the first one on which whoever must act is reminded. */
export const ONBOARDING_REMINDERS = [7, 3, 1] as const;
/** Days before its end on which people are told of a licence. */
export const LICENCE_WARNINGS = [60, 30, 7] as const;

/** Values that are typed and checked. */
export const ONBOARDING_DATA = ['iban', 'naf', 'talla', 'emergencia', 'aptitud'] as const;
export type OnboardingData = (typeof ONBOARDING_DATA)[number];
export const ONBOARDING_DATA_LABEL: Readonly<Record<OnboardingData, string>> = /* @__PURE__ */ labels({
  iban: 'IBAN',
  naf: 'Número de la Seguridad Social',
  talla: 'Talla',
  emergencia: 'Contacto de emergencia',
  aptitud: 'Aptitud médica',
});

/** Values that need a permission of their own to be read. */
export const SENSITIVE_DATA: readonly OnboardingData[] = ['iban', 'naf', 'aptitud'];

/** Of a medical check nothing else is kept than this and its date. */
export const APTITUDES = ['apto', 'apto_limitaciones', 'no_apto'] as const;
export type Aptitud = (typeof APTITUDES)[number];
export const APTITUD_LABEL: Readonly<Record<Aptitud, string>> = {
  apto: 'Apto',
  apto_limitaciones: 'Apto con limitaciones',
  no_apto: 'No apto',
};

export const ONBOARDING_LIMITS = {
  nombre: 80,
  tareas: 40,
  titulo: 120,
  detalle: 500,
  texto: 6000,
  lugar: 160,
  contacto: 160,
  motivo: 500,
  valor: 80,
  contrasena: { min: 12, max: 128 },
  /** Days for which the portal goes on showing it after its end. */
  shownDays: 30,
} as const;
