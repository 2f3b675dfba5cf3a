import { plural, t } from '@lingui/core/macro';
import { JORNADA_LABEL, numberFormat } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';

type Vacancy = Schemas['VacancyResponse'];

// Marked as pure, so that the browser's bundle omits them where only the server needs this file.
const number = /* @__PURE__ */ numberFormat({
  trailingZeroDisplay: 'stripIfInteger',
  minimumFractionDigits: 2,
});
/** Its non-breaking space keeps amount and sign on one line. */
export const euros = /* @__PURE__ */ numberFormat({
  style: 'currency',
  currency: 'EUR',
  // Romanian writes the code otherwise.
  currencyDisplay: 'narrowSymbol',
  trailingZeroDisplay: 'stripIfInteger',
  useGrouping: 'always',
});
const SIGN_LAST = /€$/;

function range(min: number, max: number): string {
  const end = euros(max);
  return `${SIGN_LAST.test(end) ? number(min) : euros(min)}–${end}`;
}

/** "24.000–30.000 €", one limit of it, or "A convenir". */
export function salaryText({
  salario_min: min,
  salario_max: max,
}: Pick<Vacancy, 'salario_min' | 'salario_max'>): string {
  if (min !== null && max !== null) return min === max ? euros(min) : range(min, max);
  if (min !== null) return t`Desde ${euros(min)}`;
  if (max !== null) return t`Hasta ${euros(max)}`;
  return t`A convenir`;
}

const years = (count: number) => plural(count, { one: '# año', other: '# años' });

export function experienceText({ experiencia_min: min, experiencia_max: max }: Vacancy): string {
  if (max !== null && max > min) return min === 0 ? t`Hasta ${years(max)}` : t`De ${min} a ${years(max)}`;
  return min === 0 ? t`No hace falta experiencia` : t`Mínimo ${years(min)}`;
}

export const jornadaText = (jornada: Vacancy['jornada']) =>
  t`Jornada ${JORNADA_LABEL[jornada].toLocaleLowerCase()}`;

export function placesText({ vacantes_disponibles: places }: Vacancy): string {
  return plural(places, { one: '# puesto', other: '# puestos' });
}

/** The application form for this vacancy. */
export const applicationPath = (vacancyId: string) =>
  `/completar-candidatura?vacante=${encodeURIComponent(vacancyId)}`;
