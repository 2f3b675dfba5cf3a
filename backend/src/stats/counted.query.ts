import { ANSWER_STAGES, COUNTED, type Counted, STAGES, type Stage } from '@hiring/contract';
import { DomainError } from '../platform/errors/domain-error.js';
import { assertKnown } from '../platform/http/known-value.js';
import type { ListQueryDto } from '../platform/http/list-query.dto.js';
import { parseListQuery } from '../platform/http/list-query.js';
import { type Period, readPeriod } from './period.rules.js';

/** Which applications a figure counts. */
export interface CountedFilter {
  cuenta: Counted;
  periodo: Period;
  /** Of what is received: a stage it has been in. Of stays: the stage that was left. */
  etapa: Stage | null;
  departamento: string | null;
  canal: string | null;
  /** Only those that the candidate withdrew. */
  retirada: boolean;
  /** Only those hired by now. */
  contratada: boolean;
  /** How long it took, in days: at least … */
  dias_desde: number | null;
  /** … and less than. */
  dias_hasta: number | null;
}

const FILTERS = [
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

/** What a count has no answer to. */
const MEANINGLESS: Readonly<Record<Counted, readonly (typeof FILTERS)[number][]>> = {
  recibidas: ['dias_desde', 'dias_hasta'],
  respondidas: [],
  contratadas: [],
  estancias: ['departamento', 'canal', 'retirada', 'contratada'],
};

/** @throws {DomainError} `invalid_query` naming the filter; `validation_failed`: a period that is none. */
export function parseCounted(
  query: ListQueryDto,
  today: string,
): { filter: CountedFilter; offset: number; limit: number } {
  const { filter, ids, offset, limit } = parseListQuery(query, { sort: ['fecha'], filter: FILTERS });
  if (ids) throw new DomainError('invalid_query', { name: 'filter.id' });
  const { desde, hasta } = filter;
  const cuenta = COUNTED.find((known) => known === filter.cuenta) ?? 'recibidas';
  const stages = cuenta === 'estancias' ? ANSWER_STAGES : STAGES;
  assertKnown(filter, {
    cuenta: COUNTED,
    etapa: stages,
    retirada: ['true', 'false'],
    contratada: ['true', 'false'],
  });
  for (const name of MEANINGLESS[cuenta]) {
    if (filter[name] !== undefined) throw new DomainError('invalid_query', { name: `filter.${name}` });
  }
  return {
    filter: {
      cuenta,
      periodo: readPeriod({ ...(desde && { desde }), ...(hasta && { hasta }) }, today),
      etapa: stages.find((stage) => stage === filter.etapa) ?? null,
      departamento: filter.departamento ?? null,
      canal: filter.canal ?? null,
      retirada: filter.retirada === 'true',
      contratada: filter.contratada === 'true',
      dias_desde: days('dias_desde', filter.dias_desde),
      dias_hasta: days('dias_hasta', filter.dias_hasta),
    },
    offset,
    limit,
  };
}

function days(name: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,5}$/.test(text)) throw new DomainError('invalid_query', { name: `filter.${name}` });
  return Number(text);
}
