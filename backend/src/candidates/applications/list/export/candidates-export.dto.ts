import { EXPORT_FORMATS, type ExportFormat } from '@hiring/contract';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { Example, Word } from '../../../../platform/openapi/field.js';
import { SelectionRequest } from '../selection.dto.js';

const EXPORT_ROWS = ['personas', 'candidaturas'] as const;
export type ExportRows = (typeof EXPORT_ROWS)[number];
const EXPORT_READERS = ['hoja', 'programa'] as const;
export type ExportReader = (typeof EXPORT_READERS)[number];

class ExportFormatQuery {
  /** Kind of file. */
  @Word(EXPORT_FORMATS, { message: 'El formato no es válido' }) formato: ExportFormat;

  /** What a row is: a person by the current application, or each application by itself with its ids and codes. */
  @IsOptional()
  @IsIn(EXPORT_ROWS, { message: 'Las filas no son válidas' })
  @ApiProperty({ enum: EXPORT_ROWS, default: 'personas', required: false })
  filas?: ExportRows;

  /**
   * `programa`: a CSV with commas, names of fields, ISO days and texts as they are. Otherwise it is for a spreadsheet: what
   * would be taken for a formula, phones with their prefix too, stands behind an apostrophe.
   */
  @IsOptional()
  @IsIn(EXPORT_READERS, { message: 'El destino no es válido' })
  @ApiProperty({ enum: EXPORT_READERS, default: 'hoja', required: false })
  para?: ExportReader;
}

export class ExportQuery extends ExportFormatQuery {
  /**
   * The filter of the list of candidates, or with `filas=candidaturas` of that of applications, as JSON text; absent: all.
   * @example "{\"stage\":\"recibida\"}"
   */
  @IsOptional()
  @IsString()
  @MaxLength(4000, { message: 'El filtro no es válido' })
  filter?: string;
}

/** The applications: `ids`, or those that match `filtro` without `excluir`. */
@Example({ formato: 'csv', filas: 'candidaturas', para: 'programa', filtro: '{"stage":"recibida"}' })
export class ExportRequest extends IntersectionType(ExportFormatQuery, SelectionRequest) {}
