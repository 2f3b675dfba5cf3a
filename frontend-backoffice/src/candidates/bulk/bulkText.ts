import { type BulkType, counted } from '@hiring/contract';
import { formatCount, tally } from '../../ui/format/counts';
import type { BulkAction } from './selection';

export const applications = (count: number) => counted(count, 'candidatura', 'candidaturas');
export const people = (count: number) => counted(count, 'persona', 'personas');

export function willText({ tipo, titulo, pendientes: count }: BulkAction): string {
  const words: Record<BulkType, string> = {
    mover: `Se ${count === 1 ? 'moverá' : 'moverán'} ${applications(count)}`,
    prioridad: `Se cambiará la prioridad de ${applications(count)}`,
    mensaje: `Se enviará un mensaje a ${people(count)}`,
    etiqueta: `${titulo}: ${people(count)}`,
  };
  return words[tipo];
}

/** "12 recibirán correo, 2 sin email verificado". */
export function emailsText({ recibiran, sin_verificar }: NonNullable<BulkAction['correos']>): string {
  const get = `${formatCount(recibiran)} ${recibiran === 1 ? 'recibirá' : 'recibirán'} correo`;
  return sin_verificar === 0 ? get : `${get}, ${formatCount(sin_verificar)} sin email verificado`;
}

const OTHERS = [
  ['omitidas', 'omitida', 'omitidas'],
  ['fallidas', 'fallida', 'fallidas'],
  ['deshechas', 'deshecha', 'deshechas'],
  ['pendientes', 'pendiente', 'pendientes'],
] as const;

/** "12 hechas, 3 omitidas, 1 fallida". */
export const outcomeText = (action: BulkAction): string =>
  [counted(action.hechas, 'hecha', 'hechas'), ...tally(action, OTHERS)].join(', ');
