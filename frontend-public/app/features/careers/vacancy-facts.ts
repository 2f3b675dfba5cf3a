import { plural, t } from '@lingui/core/macro';
import type { Schemas } from '@hiring/contract/api';

type Vacancy = Schemas['VacancyResponse'];

// Marked as pure, so that the browser's bundle omits it where only the server needs this file.
const number = /* @__PURE__ */ new Intl.NumberFormat('es-ES', {
  trailingZeroDisplay: 'stripIfInteger',
  minimumFractionDigits: 2,
});
/** A non-breaking space keeps amount and sign on one line. */
const euros = (amount: number) => `${number.format(amount)}\u00a0€`;

/** "24.000–30.000 €", one limit of it, or "A convenir". */
export function salaryText({
  salario_min: min,
  salario_max: max,
}: Pick<Vacancy, 'salario_min' | 'salario_max'>): string {
  if (min !== null && max !== null) return min === max ? euros(min) : `${number.format(min)}–${euros(max)}`;
  if (min !== null) return t`Desde ${euros(min)}`;
  if (max !== null) return t`Hasta ${euros(max)}`;
  return t`A convenir`;
}

const years = (count: number) => plural(count, { one: '# año', other: '# años' });

export function experienceText({ experiencia_min: min, experiencia_max: max }: Vacancy): string {
  if (max !== null && max > min) return min === 0 ? t`Hasta ${years(max)}` : t`De ${min} a ${years(max)}`;
  return min === 0 ? t`No hace falta experiencia` : t`Mínimo ${years(min)}`;
}

export const jornadaText = (jornada: string) => t`Jornada ${jornada.toLocaleLowerCase('es-ES')}`;

export function placesText({ vacantes_disponibles: places }: Vacancy): string {
  return plural(places, { one: '# puesto', other: '# puestos' });
}

/** The application form for this vacancy. */
export const applicationPath = (vacancyId: string) =>
  `/completar-candidatura?vacante=${encodeURIComponent(vacancyId)}`;
