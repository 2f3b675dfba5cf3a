import type { Vacancy } from './types';

// Four figures are grouped too: 9.500€.
const number = new Intl.NumberFormat('es-ES', { useGrouping: 'always' });

/** "24.000€ - 30.000€", only when both are set; otherwise "A convenir". */
export function salaryText({ salario_min: min, salario_max: max }: Vacancy): string {
  return min === null || max === null ? 'A convenir' : `${number.format(min)}€ - ${number.format(max)}€`;
}

export const experienceText = ({ experiencia_min: years }: Vacancy): string =>
  years === 1 ? '1 año mín.' : `${years} años mín.`;

export const applicationsText = ({ aplicaciones_recibidas: count = 0 }: Vacancy): string =>
  count === 1 ? '1 aplicación' : `${number.format(count)} aplicaciones`;
