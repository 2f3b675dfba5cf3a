import { OFFER_ESTADO_LABEL, OFFER_ESTADO_TONE, type OfferEstado } from '@hiring/contract';
import { ToneBadge } from '../ui/display/text';

export const OfferBadge = ({ estado }: { estado: OfferEstado }) => (
  <ToneBadge tone={OFFER_ESTADO_TONE[estado]}>{OFFER_ESTADO_LABEL[estado]}</ToneBadge>
);
