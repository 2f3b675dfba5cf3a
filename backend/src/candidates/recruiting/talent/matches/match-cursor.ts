import { isUUID } from 'class-validator';
import { DomainError } from '../../../../platform/errors/domain-error.js';

/** The last person of a page: the next one begins behind. */
export interface MatchCursor {
  puntos: number;
  /** UTC, with the microseconds that the database keeps. */
  fecha: string;
  id: string;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

export const writeMatchCursor = ({ puntos, fecha, id }: MatchCursor): string => `${puntos}~${fecha}~${id}`;

/** @throws {DomainError} `invalid_cursor`. */
export function readMatchCursor(text: string): MatchCursor {
  const [puntos = '', fecha = '', id = '', ...rest] = text.split('~');
  const sound =
    /^\d{1,3}$/.test(puntos) &&
    INSTANT.test(fecha) &&
    !Number.isNaN(Date.parse(fecha)) &&
    isUUID(id) &&
    rest.length === 0;
  if (!sound) throw new DomainError('invalid_cursor');
  return { puntos: Number(puntos), fecha, id };
}
