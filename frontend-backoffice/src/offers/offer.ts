import '../i18n/offers';
import { numberFormat } from '@hiring/contract';
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
