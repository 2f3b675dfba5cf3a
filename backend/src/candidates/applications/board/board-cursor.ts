import { isUUID } from 'class-validator';
import { DomainError } from '../../../platform/errors/domain-error.js';

/** The last card of a page, after which the next one starts. */
export interface BoardCursor {
  /** UTC with the database's microseconds. */
  fecha: string;
  id: string;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

export const writeCursor = ({ fecha, id }: BoardCursor): string => `${fecha}~${id}`;

/** @throws {DomainError} `invalid_cursor`. */
export function readCursor(text: string): BoardCursor {
  const [fecha = '', id = '', ...rest] = text.split('~');
  const sound = INSTANT.test(fecha) && !Number.isNaN(Date.parse(fecha)) && isUUID(id) && rest.length === 0;
  if (!sound) throw new DomainError('invalid_cursor');
  return { fecha, id };
}
