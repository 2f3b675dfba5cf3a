import { BULK_LIMITS } from '@hiring/contract';
import { ArrayMaxSize, IsArray, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';

const SELECTED = { each: true, message: 'La selección no es válida' };
const MANY = { message: `No se pueden indicar más de ${BULK_LIMITS.ids} candidaturas una a una` };
const FILTER = { message: 'El filtro no es válido' };

/** Applications: `ids`, or those that match `filtro` without `excluir`. */
export class SelectionRequest {
  /** Applications, one by one, in the order that is wanted where there is one. */
  @IsOptional()
  @IsArray({ message: SELECTED.message })
  @ArrayMaxSize(BULK_LIMITS.ids, MANY)
  @IsUUID(undefined, SELECTED)
  ids?: string[];

  /**
   * The filter of the list, as JSON text. That of candidates means the current application of each person.
   * @example "{\"stage\":\"recibida\"}"
   */
  @IsOptional()
  @IsString(FILTER)
  @MaxLength(4000, FILTER)
  filtro?: string;

  /** Applications that the filter shows and that are left out. */
  @IsOptional()
  @IsArray({ message: SELECTED.message })
  @ArrayMaxSize(BULK_LIMITS.ids, MANY)
  @IsUUID(undefined, SELECTED)
  excluir?: string[];
}
