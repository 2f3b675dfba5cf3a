import { COLUMN_NAME, LIST_LAYOUTS, type ListLayout, MAX_COLUMNS } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsIn, IsOptional, Matches } from 'class-validator';
import { Example } from '../../platform/openapi/field.js';
import { ValidateObject } from '../../platform/http/validation/validate-object.js';

const COLUMNS = { message: 'Las columnas no son válidas' };

const ColumnNames = (): PropertyDecorator => (target, property) => {
  IsArray(COLUMNS)(target, property);
  ArrayMaxSize(MAX_COLUMNS, COLUMNS)(target, property);
  ArrayUnique(COLUMNS)(target, property);
  Matches(COLUMN_NAME, { each: true, ...COLUMNS })(target, property);
};

/** Columns of a table by their names, as a person chose them. */
export class ColumnsChoice {
  /** All that there were, in the person's order. */
  @Example(['apellidos', 'estado', 'telefono'])
  @ColumnNames()
  orden: string[];

  /** Those that are not shown. */
  @Example(['telefono'])
  @ColumnNames()
  ocultas: string[];
}

/** How the person who is signed in likes to work. */
export class PreferencesResponse {
  /** The list of applications as cards, a table or a compact table; null: by the width of the screen. */
  @ApiProperty({ enum: LIST_LAYOUTS, nullable: true, type: String })
  vista_candidaturas: ListLayout | null;

  /** Staff: an e-mail at eight in the morning of days with tasks. Absent: none. */
  correo_tareas?: boolean;

  /** The columns of that table; null: the first ones. */
  columnas_candidaturas: ColumnsChoice | null;
}

export class PreferencesRequest {
  /** How the applications are shown. */
  @IsOptional()
  @IsIn(LIST_LAYOUTS, { message: 'La vista no es válida' })
  @ApiProperty({ enum: LIST_LAYOUTS, nullable: true, required: false, type: String })
  vista_candidaturas?: ListLayout | null;

  /** Whether staff gets an e-mail at eight in the morning of days on which tasks of theirs are due or overdue. */
  @IsOptional()
  @IsBoolean({ message: 'Este campo debe ser verdadero o falso' })
  correo_tareas?: boolean | null;

  /** The columns of the table. */
  @IsOptional()
  @ValidateObject(COLUMNS)
  @Type(() => ColumnsChoice)
  columnas_candidaturas?: ColumnsChoice | null;
}
