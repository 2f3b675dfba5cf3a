import { numberFormat, VACANCY_LIMITS, type VacancyEstado, type VacancyLock } from '@hiring/contract';
import { DomainError } from '../platform/errors/domain-error.js';
import type { Vacancy } from './vacancy.entity.js';

export type Salary = Pick<
  Vacancy,
  'estado' | 'visible_publicamente' | 'salario_min' | 'salario_max' | 'motivo_sin_salario'
>;

export const isPublic = ({
  estado,
  visible_publicamente,
}: Pick<Vacancy, 'estado' | 'visible_publicamente'>): boolean => estado === 'activa' && visible_publicamente;

export const hasBand = ({
  salario_min,
  salario_max,
}: Pick<Vacancy, 'salario_min' | 'salario_max'>): boolean => salario_min !== null && salario_max !== null;

/** Why a vacancy may not be edited now; null: it may. */
export function lockOf(estado: VacancyEstado, received: number): VacancyLock | null {
  if (estado === 'cerrada') return 'cerrada';
  return estado === 'activa' && received > 0 ? 'activa_con_candidaturas' : null;
}

/**
 * A vacancy needs a salary band to be published (EU 2023/970, article 5), or an administrator's reason. Vacancies
 * published without one before the rule stay unchanged.
 * @throws {DomainError} `salary_reason_admin_only`, `salary_band_missing`.
 */
export function assertSalary(before: Salary | null, after: Salary, { byAdmin }: { byAdmin: boolean }): void {
  const { motivo_sin_salario: reason } = after;
  if (reason !== null && reason !== (before?.motivo_sin_salario ?? null) && !byAdmin) {
    throw new DomainError(
      'salary_reason_admin_only',
      {},
      { motivo_sin_salario: ['Solo una persona administradora puede decir por qué no hay salario'] },
    );
  }
  if (!isPublic(after) || hasBand(after) || reason !== null) return;
  const stayed =
    before !== null && isPublic(before) && !hasBand(before) && before.motivo_sin_salario === null;
  if (stayed) return;
  throw new DomainError(
    'salary_band_missing',
    {},
    {
      ...(after.salario_min === null ? { salario_min: ['Indica el salario mínimo'] } : {}),
      ...(after.salario_max === null ? { salario_max: ['Indica el salario máximo'] } : {}),
    },
  );
}

const ENDS = ['salario_min', 'salario_max'] as const;
const amountText = numberFormat({ maximumFractionDigits: 2 });

/**
 * A pay that nobody gets is a slip of the fingers (24 for 24.000, a month's for a year's), unless somebody says it is
 * meant. What was saved before is not asked about again.
 * @throws {DomainError} `salary_unusual`.
 */
export function assertUsualSalary(
  before: Pick<Salary, (typeof ENDS)[number]> | null,
  after: Pick<Salary, (typeof ENDS)[number]>,
  confirmed: boolean,
): void {
  const { min, max } = VACANCY_LIMITS.usualSalary;
  const unusual = ENDS.flatMap((end) => {
    const amount = after[end];
    return amount !== null && amount !== before?.[end] && (amount < min || amount > max)
      ? [{ end, amount }]
      : [];
  });
  const [first] = unusual;
  if (!first || confirmed) return;
  throw new DomainError(
    'salary_unusual',
    { amount: `${amountText(first.amount)} €` },
    Object.fromEntries(unusual.map(({ end }) => [end, ['Comprueba el importe: son euros brutos al año']])),
  );
}

/** A draft is published when it is first opened; later pauses do not change that. */
export const publishes = (from: VacancyEstado, to: VacancyEstado): boolean =>
  from === 'borrador' && to === 'activa';

/** Drops a closing day in the past: it would close a reopened vacancy at once. */
export const keptClosingDay = (day: string | null, today: string): string | null =>
  day !== null && day < today ? null : day;
