import { formatDay } from '../format/dates';
import type { Vacancy } from './types';

// Four figures are grouped too: 9.500€.
const number = new Intl.NumberFormat('es-ES', { useGrouping: 'always' });

/** "24.000–30.000 € brutos al año", only when both are set; otherwise "A convenir". */
export function salaryText({
  salario_min: min,
  salario_max: max,
}: Pick<Vacancy, 'salario_min' | 'salario_max'>) {
  return min === null || max === null
    ? 'A convenir'
    : `${number.format(min)}–${number.format(max)}\u00a0€ brutos al año`;
}

export const experienceText = ({ experiencia_min: years }: Pick<Vacancy, 'experiencia_min'>): string =>
  `Mínimo ${years} ${years === 1 ? 'año' : 'años'}`;

/** Since when people can read it; a draft nobody can. */
export const publishedText = ({ estado, fecha_publicacion }: Vacancy): string =>
  estado === 'borrador' ? 'Sin publicar' : `Publicada el ${formatDay(fecha_publicacion)}`;
