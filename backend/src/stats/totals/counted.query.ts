import { ANSWER_STAGES, COUNTED, type Counted, STAGES, type Stage } from '@hiring/contract';
import { DomainError } from '../../platform/errors/domain-error.js';
import { anyText, day, oneOf, wholeNumber, yesOrNo } from '../../platform/http/lists/filter-rules.js';
import type { ListQueryDto } from '../../platform/http/lists/list-query.dto.js';
import { parseListQuery } from '../../platform/http/lists/list-query.js';
import { type Period, readPeriod } from '../periods/period.rules.js';

const MOST_DAYS = 99_999;

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
  /** How long it took: at least so many days. */
  dias_desde: number | null;
  /** How long it took: less than so many days. */
  dias_hasta: number | null;
}

export const COUNTED_LIST = {
  sort: ['fecha'],
  filter: {
    cuenta: oneOf(COUNTED, 'Which figure; `recibidas` unless said.'),
    desde: day('First day of the period, of Madrid.'),
    hasta: day('Last day of the period, of Madrid.'),
    etapa: oneOf(STAGES, 'Of what is received: a stage it has been in. Of stays: the stage that was left.'),
    departamento: anyText('Code of a department.'),
    canal: anyText('Code of the channel it came by.'),
    retirada: yesOrNo('`true`: only those that the candidate withdrew.'),
    contratada: yesOrNo('`true`: only those hired by now.'),
    dias_desde: wholeNumber(MOST_DAYS, 'It took at least so many days.'),
    dias_hasta: wholeNumber(MOST_DAYS, 'It took less than so many days.'),
  },
  ids: false,
} as const;
type CountedName = keyof typeof COUNTED_LIST.filter;

/** Combinations of conditions that no figure counts. */
const MEANINGLESS: Readonly<Record<Counted, readonly CountedName[]>> = {
  recibidas: ['dias_desde', 'dias_hasta'],
  respondidas: [],
  contratadas: [],
  estancias: ['departamento', 'canal', 'retirada', 'contratada'],
};

/** @throws {DomainError} `invalid_query` naming the filter; `validation_failed`: an invalid period. */
export function parseCounted(
  query: ListQueryDto,
  today: string,
): { filter: CountedFilter; offset: number; limit: number } {
  const { filter, offset, limit } = parseListQuery(query, COUNTED_LIST);
  const { desde, hasta } = filter;
  const cuenta = COUNTED.find((known) => known === filter.cuenta) ?? 'recibidas';
  const stages = cuenta === 'estancias' ? ANSWER_STAGES : STAGES;
  if (filter.etapa && !stages.some((stage) => stage === filter.etapa))
    throw new DomainError('invalid_query', { name: 'filter.etapa', known: stages.join(', ') });
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
      dias_desde: days(filter.dias_desde),
      dias_hasta: days(filter.dias_hasta),
    },
    offset,
    limit,
  };
}

const days = (text: string | undefined): number | null => (text === undefined ? null : Number(text));
