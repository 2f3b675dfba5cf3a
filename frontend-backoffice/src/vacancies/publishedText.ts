import { formatDay } from '../format/dates';
import type { Vacancy } from './types';

/** Since when people can read it; a draft nobody can. */
export const publishedText = ({ estado, fecha_publicacion }: Vacancy): string =>
  estado === 'borrador' ? 'Sin publicar' : `Publicada el ${formatDay(fecha_publicacion)}`;
