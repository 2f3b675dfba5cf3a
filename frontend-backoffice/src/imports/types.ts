import type { ImportState, Tone } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { formatCount } from '../format/formatCount';

export const IMPORTS = '/imports';
export const NEW_IMPORT = `${IMPORTS}/create`;
export const NEW_CV_FOLDER = `${NEW_IMPORT}?tipo=cvs`;
export const importAddress = (id: string): string => `${IMPORTS}/${id}/show`;

export type ImportSummary = Schemas['ImportResponse'];
export type ImportDetail = Schemas['ImportDetail'];
export type CvDraft = Schemas['CvDraftResponse'];

export const STATE_TONE: Readonly<Record<ImportState, Tone>> = {
  borrador: 'grey',
  en_curso: 'blue',
  terminada: 'green',
  cancelada: 'yellow',
  deshaciendo: 'blue',
  deshecha: 'grey',
};

const part = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${formatCount(count)} ${count === 1 ? one : many}`];

/** "12 personas creadas, 3 omitidas, 1 no importada". */
export function figuresText(one: ImportSummary): string {
  const parts = [
    ...part(one.creadas, 'persona creada', 'personas creadas'),
    ...part(one.actualizadas, 'ficha completada', 'fichas completadas'),
    ...part(one.anadidas, 'candidatura añadida', 'candidaturas añadidas'),
    ...part(one.omitidas, 'omitida', 'omitidas'),
    ...part(one.fallidas, 'no importada', 'no importadas'),
    ...part(one.deshechas, 'deshecha', 'deshechas'),
    ...part(one.conservadas, 'conservada', 'conservadas'),
    ...part(one.pendientes, 'pendiente', 'pendientes'),
    ...part(one.borradores, 'CV por revisar', 'CV por revisar'),
  ];
  return parts.join(', ') || 'Todavía no se ha importado nada';
}

/** It goes on by itself: the screen asks again. */
export const isMoving = ({ estado, tipo }: ImportSummary): boolean =>
  estado === 'deshaciendo' || (estado === 'en_curso' && tipo === 'tabla');
