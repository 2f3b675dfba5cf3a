import type { Counted, Stage } from '@hiring/contract';
import type { FigurePeriod } from '../providers/calls/figures';

/** Which applications a figure counts; the names are those of the server's filter. */
export interface CountedFilter extends FigurePeriod {
  cuenta: Counted;
  etapa?: Stage;
  departamento?: string;
  canal?: string;
  retirada?: 'true';
  contratada?: 'true';
  dias_desde?: string;
  dias_hasta?: string;
}

export const COUNTED_PATH = '/candidaturas-contadas';

/** Names of the filter in an address. */
export const COUNTED_FILTERS = [
  'cuenta',
  'desde',
  'hasta',
  'etapa',
  'departamento',
  'canal',
  'retirada',
  'contratada',
  'dias_desde',
  'dias_hasta',
] as const;

/** The list of the rows that a figure counts. */
export const countedAddress = (filter: CountedFilter): string =>
  `${COUNTED_PATH}?${new URLSearchParams({ ...filter })}`;
