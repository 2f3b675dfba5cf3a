import type { VacancyEstado, VacancyLock } from '@hiring/contract';
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

/** A draft is published when it is first opened; later pauses do not change that. */
export const publishes = (from: VacancyEstado, to: VacancyEstado): boolean =>
  from === 'borrador' && to === 'activa';

/** Drops a closing day in the past: it would close a reopened vacancy at once. */
export const keptClosingDay = (day: string | null, today: string): string | null =>
  day !== null && day < today ? null : day;
