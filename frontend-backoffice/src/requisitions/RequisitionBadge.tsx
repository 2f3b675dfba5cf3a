import { REQUISITION_ESTADO_LABEL, REQUISITION_ESTADO_TONE, type RequisitionEstado } from '@hiring/contract';
import { ToneBadge } from '../ui/display/text';

export const RequisitionBadge = ({ estado }: { estado: RequisitionEstado }) => (
  <ToneBadge tone={REQUISITION_ESTADO_TONE[estado]}>{REQUISITION_ESTADO_LABEL[estado]}</ToneBadge>
);
