import type { OfferCodeWay } from '@hiring/contract';
import { mobileOf } from '../../platform/values/phones.js';
import type { OfferRow } from '../offer-rows.js';

/** How the last code of an offer was sent. */
export const wayOf = ({ codigo_movil }: Pick<OfferRow, 'codigo_movil'>): OfferCodeWay =>
  codigo_movil ? 'sms' : 'correo';

/** Whether the mailbox or mobile that the last code went to is still the person's. */
export const isStillTheirs = ({
  codigo_movil,
  codigo_correo,
  email,
  telefono,
}: Pick<OfferRow, 'codigo_movil' | 'codigo_correo' | 'email' | 'telefono'>): boolean =>
  codigo_movil ? codigo_movil === mobileOf(telefono) : codigo_correo === email;
