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

/** The list of the rows that a figure counts. */
export const countedAddress = (filter: CountedFilter): string =>
  `/stats/counted?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
