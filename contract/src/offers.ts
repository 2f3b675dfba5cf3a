import type { Tone } from './vocabulary.js';
import { labels } from './words.js';

/** An offer of work: what is agreed, who approves it, and the person's signature. */

export const OFFER_ESTADOS = [
  'borrador',
  'en_aprobacion',
  'aprobada',
  'enviada',
  'vista',
  'aceptada',
  'rechazada',
  'caducada',
  'retirada',
] as const;
export type OfferEstado = (typeof OFFER_ESTADOS)[number];
export const OFFER_ESTADO_LABEL: Readonly<Record<OfferEstado, string>> = {
  borrador: 'Borrador',
  en_aprobacion: 'En aprobación',
  aprobada: 'Aprobada',
  enviada: 'Enviada',
  vista: 'Abierta por la persona',
  aceptada: 'Aceptada',
  rechazada: 'Rechazada por la persona',
  caducada: 'Caducada',
  retirada: 'Retirada',
};
export const OFFER_ESTADO_TONE: Readonly<Record<OfferEstado, Tone>> = {
  borrador: 'grey',
  en_aprobacion: 'yellow',
  aprobada: 'blue',
  enviada: 'blue',
  vista: 'blue',
  aceptada: 'green',
  rechazada: 'red',
  caducada: 'grey',
  retirada: 'grey',
};

/** Its content may still be written. */
export const WRITABLE_OFFERS: readonly OfferEstado[] = ['borrador', 'en_aprobacion', 'aprobada'];
/** The person may answer it. */
export const ANSWERABLE_OFFERS: readonly OfferEstado[] = ['enviada', 'vista'];
/** It may still become an agreement: one for each application. */
export const LIVE_OFFERS: readonly OfferEstado[] = [...WRITABLE_OFFERS, ...ANSWERABLE_OFFERS];

/** Whom a live offer waits for. */
export const OFFER_WAITS = ['rrhh', 'aprobacion', 'persona'] as const;
export type OfferWaits = (typeof OFFER_WAITS)[number];
export const OFFER_WAITS_FOR: Readonly<Record<OfferEstado, OfferWaits | null>> = {
  borrador: 'rrhh',
  en_aprobacion: 'aprobacion',
  aprobada: 'rrhh',
  enviada: 'persona',
  vista: 'persona',
  aceptada: null,
  rechazada: null,
  caducada: null,
  retirada: null,
};

/** Kinds of contract of work (Estatuto de los Trabajadores, arts. 11, 15 and 16). */
export const OFFER_CONTRACTS = [
  'indefinido',
  'fijo_discontinuo',
  'temporal',
  'sustitucion',
  'formativo',
] as const;
export type OfferContract = (typeof OFFER_CONTRACTS)[number];
export const OFFER_CONTRACT_LABEL: Readonly<Record<OfferContract, string>> = /* @__PURE__ */ labels({
  indefinido: 'Indefinido',
  fijo_discontinuo: 'Fijo-discontinuo',
  temporal: 'Temporal por circunstancias de la producción',
  sustitucion: 'Temporal por sustitución',
  formativo: 'Formativo',
});

/** Collective agreements of the company's work, and the groups that they have. */
export const AGREEMENTS = ['transporte_bcn', 'metal_bcn', 'limpieza_cat', 'oficinas_cat'] as const;
export type Agreement = (typeof AGREEMENTS)[number];
export const AGREEMENT_LABEL: Readonly<Record<Agreement, string>> = {
  transporte_bcn: 'Transporte de mercancías por carretera y logística de la provincia de Barcelona',
  metal_bcn: 'Industria siderometalúrgica de la provincia de Barcelona',
  limpieza_cat: 'Limpieza de edificios y locales de Cataluña',
  oficinas_cat: 'Oficinas y despachos de Cataluña',
};
export const AGREEMENT_GROUPS: Readonly<Record<Agreement, readonly string[]>> = {
  transporte_bcn: ['Grupo I', 'Grupo II', 'Grupo III', 'Grupo IV'],
  metal_bcn: ['Grupo 1', 'Grupo 2', 'Grupo 3', 'Grupo 4', 'Grupo 5', 'Grupo 6', 'Grupo 7'],
  limpieza_cat: ['Grupo I', 'Grupo II', 'Grupo III', 'Grupo IV'],
  oficinas_cat: ['Grupo 1', 'Grupo 2', 'Grupo 3', 'Grupo 4', 'Grupo 5', 'Grupo 6'],
};

export const PLUS_UNITS = ['mes', 'dia', 'noche', 'km'] as const;
export type PlusUnit = (typeof PLUS_UNITS)[number];
export const PLUS_UNIT_LABEL: Readonly<Record<PlusUnit, string>> = /* @__PURE__ */ labels({
  mes: 'al mes',
  dia: 'al día',
  noche: 'por noche',
  km: 'por kilómetro',
});

export const OFFER_PAYMENTS = [12, 14] as const;

/** Whether the pay lies in the band that the vacancy publishes. */
export const OFFER_BANDS = ['dentro', 'fuera', 'sin_publicar'] as const;
export type OfferBand = (typeof OFFER_BANDS)[number];
export const OFFER_BAND_LABEL: Readonly<Record<OfferBand, string>> = {
  dentro: 'Dentro de la banda publicada',
  fuera: 'Fuera de la banda publicada: la aprueba administración',
  sin_publicar: 'La vacante no publica banda: la aprueba administración',
};

export const DECLINE_REASONS = ['salario', 'horario', 'distancia', 'otra_oferta', 'personal'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];
export const DECLINE_REASON_LABEL: Readonly<Record<DeclineReason, string>> = /* @__PURE__ */ labels({
  salario: 'El salario',
  horario: 'El horario o los turnos',
  distancia: 'La distancia hasta el centro de trabajo',
  otra_oferta: 'He aceptado otra oferta',
  personal: 'Motivos personales',
});

export const OFFER_LIMITS = {
  puesto: 120,
  centro: 160,
  turno: 120,
  dietas: 200,
  concepto: 80,
  condiciones: 500,
  motivo: 500,
  pluses: 12,
  /** Hours a week (ET, art. 34). */
  jornada: { min: 1, max: 40 },
  /** Cents a year. */
  salario: { min: 100_000, max: 50_000_000 },
  /** Cents. */
  plus: 1_000_000,
  /** Days. */
  prueba: 365,
  approvers: 5,
  nombre: { min: 3, max: 120 },
  documento: 20,
  /** Days until it expires, when nothing else is chosen; at 18:00 in Madrid. */
  validDays: 7,
  maxValidDays: 60,
  /** `sends`: how many are sent for one offer. */
  code: { digits: 6, tries: 5, minutes: 10, sends: 10 },
} as const;

const WEEKS = 52;

/** What the pay is computed from. */
export interface OfferPayParts {
  /** Cents a year. */
  salario_anual: number;
  pagas: number;
  jornada_horas: number;
}

/** Cents. */
export interface OfferPay {
  ano: number;
  /** Each payment. */
  mes: number;
  /** Of paid time: the year by its weeks and their hours. */
  hora: number;
}

/** The pay as year, payment and hour. */
export const payOf = ({ salario_anual: ano, pagas, jornada_horas }: OfferPayParts): OfferPay => ({
  ano,
  mes: Math.round(ano / pagas),
  hora: Math.round(ano / (jornada_horas * WEEKS)),
});

/** @param published the ends of the band in cents; part of a whole week is compared with its part of it */
export function bandOf(
  { salario_anual, jornada_horas }: Pick<OfferPayParts, 'salario_anual' | 'jornada_horas'>,
  { salario_min: min, salario_max: max }: { salario_min: number | null; salario_max: number | null },
): OfferBand {
  if (min === null && max === null) return 'sin_publicar';
  const whole = (salario_anual * OFFER_LIMITS.jornada.max) / jornada_horas;
  return (min !== null && whole < min) || (max !== null && whole > max) ? 'fuera' : 'dentro';
}

/** The hour at which an offer expires, in Madrid. */
export const OFFER_EXPIRES_AT = '18:00';

/** The letter, in the language of the person. */
export interface OfferLetterText {
  titulo: string;
  parrafos: string[];
  /** What is offered, as a table. */
  datos: { etiqueta: string; valor: string }[];
  /** Below the table: what must be so on the first day. */
  condiciones: string[];
}

/** What a link to an offer leads to. */
export interface OfferPage {
  estado: OfferEstado;
  numero: string;
  /** Title of the job. */
  puesto: string;
  /** Why it was withdrawn, as human resources told it; null: nothing was told. */
  motivo: string | null;
  /** Name of the person, as it stands in the profile. */
  nombre: string;
  /** ISO 8601 instant. */
  caduca: string;
  /** Language in which the letter was written. */
  idioma: string;
  carta: OfferLetterText;
  /** SHA-256 of the letter's PDF, in hexadecimal. */
  huella: string;
  /** The mailbox that gets the code, masked. */
  correo: string;
  /** The mobile that can get it by SMS, masked; null: none. */
  movil: string | null;
  /** How a code was sent that can still be typed; null: none was. */
  codigo_por: OfferCodeWay | null;
  /** Of an ended offer: a later version waits for the person's answer. */
  otra: boolean;
  /** Of an accepted offer: when; ISO 8601. */
  aceptada_at: string | null;
  /** The signed document can be fetched. */
  firmada: boolean;
  /** Of the signed document: a trusted time-stamp is in it. */
  sellada_tiempo: boolean;
}

/** How a code can be sent. */
export type OfferCodeWay = 'correo' | 'sms';

/** The fields of a signature, as they are typed. */
export interface OfferSignature {
  nombre: string;
  documento: string;
  acepto: boolean;
  codigo: string;
}
