import '../i18n/offers';
import { numberFormat, type OfferBand } from '@hiring/contract';
import type { Schemas } from '../providers/api';

export type Offer = Schemas['OfferResponse'];
export type OfferRecord = Schemas['OfferRecord'];

export interface OfOffer {
  offer: OfferRecord;
}

const OFFERS = '/offers';
export const offerAddress = (id: string): string => `${OFFERS}/${id}/show`;
export const offersWith = (filter: object): string =>
  `${OFFERS}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** What a write of an offer makes stale. */
export const CHANGES = ['offers'] as const;

const MONEY = { style: 'currency', currency: 'EUR', useGrouping: 'always' } as const;
const round = numberFormat({ ...MONEY, maximumFractionDigits: 0 });
const exact = numberFormat(MONEY);

/** Cents as "26.500 €" or "1.892,86 €". */
export const euros = (cents: number): string => (cents % 100 === 0 ? round : exact)(cents / 100);

const WEEKS = 52;

interface Pay {
  salario_anual: number;
  pagas: number;
  jornada_horas: number;
}

/** What is being typed, as the server will compute it: cents of a payment and of an hour. */
export const payWhileTyped = ({ salario_anual, pagas, jornada_horas }: Pay) => ({
  mes: Math.round(salario_anual / pagas),
  hora: Math.round(salario_anual / (jornada_horas * WEEKS)),
});

const WHOLE_WEEK = 40;

/** Whether it lies in the published band, as the server will judge it: that of a whole week. */
export function bandWhileTyped(
  { salario_anual, jornada_horas }: Pick<Pay, 'salario_anual' | 'jornada_horas'>,
  { salario_min: min, salario_max: max }: Pick<Schemas['OfferProposal'], 'salario_min' | 'salario_max'>,
): OfferBand {
  if (min === null && max === null) return 'sin_publicar';
  const whole = (salario_anual * WHOLE_WEEK) / jornada_horas;
  return (min !== null && whole < min) || (max !== null && whole > max) ? 'fuera' : 'dentro';
}
