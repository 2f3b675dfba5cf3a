import type { Schemas } from '@hiring/contract/api';
import { tally } from '../format/counts';

export const IMPORTS = '/imports';
export const NEW_IMPORT = `${IMPORTS}/create`;
export const NEW_CV_FOLDER = `${NEW_IMPORT}?tipo=cvs`;
export const importAddress = (id: string): string => `${IMPORTS}/${id}/show`;

export type ImportSummary = Schemas['ImportResponse'];
export type ImportDetail = Schemas['ImportDetail'];
export type CvDraft = Schemas['CvDraftResponse'];

const FIGURES = [
  ['creadas', 'persona creada', 'personas creadas'],
  ['actualizadas', 'ficha completada', 'fichas completadas'],
  ['anadidas', 'candidatura añadida', 'candidaturas añadidas'],
  ['omitidas', 'omitida', 'omitidas'],
  ['fallidas', 'no importada', 'no importadas'],
  ['deshechas', 'deshecha', 'deshechas'],
  ['conservadas', 'conservada', 'conservadas'],
  ['pendientes', 'pendiente', 'pendientes'],
  ['borradores', 'CV por revisar', 'CV por revisar'],
] as const;

/** "12 personas creadas, 3 omitidas, 1 no importada". */
export const figuresText = (one: ImportSummary): string =>
  tally(one, FIGURES).join(', ') || 'Todavía no se ha importado nada';

/** It goes on by itself: the screen asks again. */
export const isMoving = ({ estado, tipo }: ImportSummary): boolean =>
  estado === 'deshaciendo' || (estado === 'en_curso' && tipo === 'tabla');
