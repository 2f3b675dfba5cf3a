import { BULK_LIMITS, EXPORT_FORMATS, type ExportFormat } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';

const SELECTED = { each: true, message: 'La selección no es válida' };
const MANY = { message: `No se pueden indicar más de ${BULK_LIMITS.ids} candidaturas una a una` };

class ExportFormatQuery {
  @IsIn(EXPORT_FORMATS, { message: 'El formato no es válido' })
  @ApiProperty({ enum: EXPORT_FORMATS })
  formato: ExportFormat;
}

export class ExportQuery extends ExportFormatQuery {
  /**
   * The filter of the list of candidates, as JSON text; absent: everybody.
   * @example "{\"stage\":\"recibida\"}"
   */
  @IsOptional()
  @IsString()
  @MaxLength(4000, { message: 'El filtro no es válido' })
  filter?: string;
}

/** With whom: `ids`, or everybody whom `filtro` shows but for `excluir`. All of them applications. */
export class ExportRequest extends ExportFormatQuery {
  @IsOptional()
  @IsArray({ message: SELECTED.message })
  @ArrayMaxSize(BULK_LIMITS.ids, MANY)
  @IsUUID(undefined, SELECTED)
  ids?: string[];

  @IsOptional()
  @IsString({ message: 'El filtro no es válido' })
  @MaxLength(4000, { message: 'El filtro no es válido' })
  filtro?: string;

  @IsOptional()
  @IsArray({ message: SELECTED.message })
  @ArrayMaxSize(BULK_LIMITS.ids, MANY)
  @IsUUID(undefined, SELECTED)
  excluir?: string[];
}
