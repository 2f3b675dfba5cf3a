import {
  LIVE_OFFERS,
  OFFER_EXPIRES_AT,
  OFFER_LIMITS,
  type OfferEstado,
  type Role,
  TIME_ZONE,
} from '@hiring/contract';
import { isDeepStrictEqual } from 'node:util';
import { homeOf } from '../auth/accounts/account.rules.js';
import { daysAfter } from '../candidates/people/tasks/task.rules.js';
import { instantOf } from '../interviews/changes/interview-time.js';
import { madridDay } from '../platform/values/madrid-day.js';
import type { Offer, OfferContent } from './offer.entity.js';

/** The published band of a vacancy in cents; it is kept in euros. */
export const publishedBand = (
  vacancy: { salario_min: number | null; salario_max: number | null } | null,
): { salario_min: number | null; salario_max: number | null } => ({
  salario_min: cents(vacancy?.salario_min ?? null),
  salario_max: cents(vacancy?.salario_max ?? null),
});

const cents = (euros: number | null): number | null => (euros === null ? null : Math.round(euros * 100));

/** Days of trial that nobody but graduates may be given (Estatuto de los Trabajadores, art. 14). */
export const longestTrial = ({ tipo_contrato }: Pick<OfferContent, 'tipo_contrato'>): number =>
  tipo_contrato === 'temporal' || tipo_contrato === 'formativo' ? 30 : 60;

const isLongTrial = (content: OfferContent): boolean => content.prueba_dias > longestTrial(content);

/** 18:00 in Madrid on that day. */
export function expiryOf(day: string): Date {
  const instant = instantOf(day, OFFER_EXPIRES_AT, TIME_ZONE);
  if (!instant) throw new Error(`no such day: ${day}`);
  return instant;
}

/** So many days from now, or the Monday after when that is in a weekend. */
export function workingDayAfter(now: Date, days: number): string {
  const day = daysAfter(madridDay(now), days);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 6 ? daysAfter(day, 2) : weekday === 0 ? daysAfter(day, 1) : day;
}

export const defaultExpiry = (now: Date): string => workingDayAfter(now, OFFER_LIMITS.validDays);

export const isTooLong = (day: string, now: Date): boolean =>
  day > daysAfter(madridDay(now), OFFER_LIMITS.maxValidDays);

export const isLive = ({ estado }: { estado: (typeof LIVE_OFFERS)[number] }): boolean =>
  LIVE_OFFERS.includes(estado);

/** Labels of the parts that differ. */
export const changedParts = (before: OfferContent, after: OfferContent): string[] =>
  (Object.keys(CONTENT_LABEL) as (keyof OfferContent)[])
    .filter((key) => !isDeepStrictEqual(before[key], after[key]))
    .map((key) => CONTENT_LABEL[key]);

export const CONTENT_LABEL: Readonly<Record<keyof OfferContent, string>> = {
  puesto: 'puesto',
  departamento: 'departamento',
  posicion: 'posición',
  centro: 'centro de trabajo',
  tipo_contrato: 'tipo de contrato',
  convenio: 'convenio',
  grupo: 'grupo profesional',
  jornada_horas: 'jornada',
  turno: 'turno',
  salario_anual: 'salario',
  pagas: 'pagas',
  pluses: 'pluses',
  dietas: 'dietas',
  fecha_incorporacion: 'fecha de incorporación',
  prueba_dias: 'periodo de prueba',
  cap_vigente: 'condición del CAP',
  reconocimiento: 'condición del reconocimiento médico',
  condiciones: 'otras condiciones',
};

/** "OF-2026-0042 v2"; the first version has no number of its own. */
export const offerName = ({ numero, revision }: { numero: string; revision: number }): string =>
  revision === 1 ? numero : `${numero} v${revision}`;

/** The file name of its letter or of its signed document. */
export const documentName = (
  offer: { numero: string; revision: number },
  which: 'carta' | 'firmada',
): string => `${offerName(offer)}${which === 'firmada' ? ' firmada' : ''}.pdf`;

/** Its path in the internal area. */
export const pathOf = ({ id }: { id: string }): string => `/sistema-aplicacion/offers/${id}/show`;

/** Where an approver reads on: managers have no list of offers. */
export const pathFor = (role: Role, row: { id: string }): string =>
  role === 'responsable' ? homeOf(role) : pathOf(row);

export const warningsOf = (content: OfferContent): string[] =>
  isLongTrial(content)
    ? [
        'El periodo de prueba es más largo de lo que permite la ley salvo para técnicos titulados (ET, art. 14).',
      ]
    : [];

/** Its state for its person, who reads of a rejection, and of what it withdraws, when its message leaves. */
export const shownState = ({
  estado,
  con_candidatura,
  vista_at,
}: Pick<Offer, 'estado' | 'con_candidatura' | 'vista_at'>): OfferEstado =>
  con_candidatura ? (vista_at ? 'vista' : 'enviada') : estado;

/** Why the company withdrew it, as human resources told the person; null: nothing was told. */
export const saidReason = ({ estado, motivo }: Pick<Offer, 'estado' | 'motivo'>): string | null =>
  estado === 'retirada' ? motivo : null;
