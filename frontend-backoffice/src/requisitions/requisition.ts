import '../i18n/requisitions';
import { numberFormat } from '@hiring/contract';
import type { Schemas } from '../providers/api';

export type Requisition = Schemas['RequisitionResponse'];
export type RequisitionRecord = Schemas['RequisitionRecord'];

export interface OfRequisition {
  requisition: RequisitionRecord;
}

export const REQUISITIONS = '/requisitions';
export const requisitionAddress = (id: string): string => `${REQUISITIONS}/${id}/show`;

/** What a write of a request makes stale. */
export const CHANGES = ['requisitions'] as const;

const euros = numberFormat({
  style: 'currency',
  currency: 'EUR',
  useGrouping: 'always',
  maximumFractionDigits: 0,
});

/** "24.000 € – 28.000 €". */
export const bandText = ({ salario_min, salario_max }: Pick<Requisition, 'salario_min' | 'salario_max'>) =>
  salario_min === salario_max ? euros(salario_max) : `${euros(salario_min)} – ${euros(salario_max)}`;

export const payText = (pay: number): string => euros(pay);
