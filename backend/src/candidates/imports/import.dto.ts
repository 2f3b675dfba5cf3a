import {
  IMPORT_DECISIONS,
  IMPORT_DUPLICATES,
  IMPORT_FIELDS,
  IMPORT_KINDS,
  IMPORT_LIMITS,
  IMPORT_ROW_STATES,
  IMPORT_STATES,
  type ImportDecision,
  type ImportDuplicate,
  type ImportField,
  type ImportKind,
  type ImportRowState,
  type ImportState,
  LIMITS,
  type Stage,
  STAGES,
} from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  Equals,
  IsArray,
  IsBoolean,
  IsIn,
  IsISO8601,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IsVersion } from '../../platform/http/versions/version.js';
import { TrimLine } from '../../platform/http/validation/trim.js';

const DECISION = { message: 'La decisión no es válida' };
const VACANCY = { message: 'La vacante no es válida' };
const YES_OR_NO = { message: 'Este campo debe ser verdadero o falso' };

/** Where the applications go. */
export class ImportPlace {
  /** For all rows but those whose own column names one; absent: spontaneous. */
  @IsOptional()
  @IsUUID(undefined, VACANCY)
  vacante_id?: string | null;

  /** Code; for the rows whose columns do not say it. */
  @IsOptional()
  @TrimLine()
  @IsString()
  @MaxLength(LIMITS.position)
  departamento?: string | null;

  @IsOptional()
  @TrimLine()
  @IsString()
  @MaxLength(LIMITS.position, { message: `No puede superar los ${LIMITS.position} caracteres` })
  posicion?: string | null;
}

export class ImportOptionsDto extends ImportPlace {
  @IsIn(STAGES, { message: 'El estado no es válido' })
  @ApiProperty({ enum: STAGES })
  etapa: Stage;

  /** What is done with duplicates of each kind, unless their row says otherwise. */
  @IsIn(['omitir', 'actualizar', 'candidatura'], DECISION)
  @ApiProperty({ enum: ['omitir', 'actualizar', 'candidatura'] })
  si_email: ImportDecision;

  @IsIn(IMPORT_DECISIONS, DECISION)
  @ApiProperty({ enum: IMPORT_DECISIONS })
  si_telefono: ImportDecision;

  @IsIn(['omitir', 'actualizar', 'candidatura'], DECISION)
  @ApiProperty({ enum: ['omitir', 'actualizar', 'candidatura'] })
  si_fila: ImportDecision;

  /** Whether people get the message that their application was received. */
  @IsBoolean(YES_OR_NO)
  avisar: boolean;
}

export class PlanRequest {
  /** What each column is, in their order; null: nothing. */
  @IsArray({ message: 'Las columnas no son válidas' })
  @ArrayMaxSize(IMPORT_LIMITS.columnas)
  @ValidateIf((_, value) => value !== null, { each: true })
  @IsIn([...IMPORT_FIELDS, null], { each: true, message: 'Las columnas no son válidas' })
  @ApiProperty({ type: 'array', items: { type: 'string', enum: [...IMPORT_FIELDS], nullable: true } })
  mapeo: (ImportField | null)[];

  @ValidateNested()
  @Type(() => ImportOptionsDto)
  @IsObject({ message: 'Las opciones no son válidas' })
  opciones: ImportOptionsDto;
}

/** Where the data come from (GDPR art. 14), confirmed by who brings them in. */
export class ImportOrigin {
  /** In words: it stands in each person's record. */
  @TrimLine()
  @MaxLength(IMPORT_LIMITS.origen, { message: `No puede superar los ${IMPORT_LIMITS.origen} caracteres` })
  @IsString({ message: 'Indica de dónde vienen los datos' })
  @IsNotEmpty({ message: 'Indica de dónde vienen los datos' })
  origen: string;

  /** YYYY-MM-DD: when the people were told; absent: they have still to be. */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'La fecha no es válida' })
  @IsISO8601({ strict: true }, { message: 'La fecha no es válida' })
  informados_el?: string;

  /** That there is a legal basis for keeping these data. */
  @Equals(true, { message: 'Confirma que la empresa puede tratar estos datos' })
  confirma: boolean;
}

export class ConfirmImportRequest extends ImportOrigin {
  /** That of the preview that was seen; another one answers 409 `import_stale`. */
  @IsVersion({ message: 'Falta la revisión de la importación' }, 0)
  revision: number;
}

export class RowDecisionRequest {
  /** Null: as is decided for all of its kind. */
  @ValidateIf((_, value) => value !== null)
  @IsIn(IMPORT_DECISIONS, DECISION)
  @ApiProperty({ enum: IMPORT_DECISIONS, nullable: true })
  decision: ImportDecision | null;
}

/** What an import would do, or did. */
export class ImportFiguresResponse {
  /** Rows in all. */
  total: number;
  /** Rows with errors. */
  errores: number;
  /** Rows of somebody who is there, by kind. */
  por_email: number;
  por_telefono: number;
  por_fila: number;
  /** What would be done. */
  crear: number;
  actualizar: number;
  candidatura: number;
  omitir: number;
}

export class ImportColumn {
  titulo: string;
  /** Some of its values. */
  muestras: string[];
  @ApiProperty({ enum: IMPORT_FIELDS, nullable: true })
  campo: ImportField | null;
}

export class ImportResponse {
  id: string;
  @ApiProperty({ enum: IMPORT_KINDS })
  tipo: ImportKind;
  @ApiProperty({ enum: IMPORT_STATES })
  estado: ImportState;
  nombre: string;
  /** Null: the account is gone. */
  autor: string | null;
  created_at: string;
  iniciada_at: string | null;
  terminada_at: string | null;
  deshecha_at: string | null;
  origen: string | null;
  informados_el: string | null;
  revision: number;
  total: number;
  pendientes: number;
  creadas: number;
  actualizadas: number;
  anadidas: number;
  omitidas: number;
  fallidas: number;
  deshechas: number;
  conservadas: number;
  /** CVs that still wait to be confirmed. */
  borradores: number;
  puede_deshacer: boolean;
  /** ISO 8601 instant until which it can be undone. */
  deshacer_hasta: string | null;
}

/** With what is needed to prepare it. */
export class ImportDetail extends ImportResponse {
  @ApiProperty({ type: [ImportColumn] })
  columnas: ImportColumn[];
  opciones: ImportOptionsDto;
  /** Why the columns cannot be used as they are. */
  fallo: string | null;
  /** Null: the columns cannot be used yet, or it has begun. */
  previsto: ImportFiguresResponse | null;
}

export class ImportRowError {
  campo: string;
  mensaje: string;
}

export class ImportRowResponse {
  /** Its line in the file. */
  numero: number;
  nombre: string;
  apellidos: string;
  email: string;
  telefono: string;
  @ApiProperty({ type: [ImportRowError] })
  errores: ImportRowError[];
  @ApiProperty({ enum: IMPORT_DUPLICATES, nullable: true })
  duplicado: ImportDuplicate | null;
  /** The person who is there. */
  duplicado_id: string | null;
  duplicado_nombre: string | null;
  duplicado_fila: number | null;
  /** Of the row alone. */
  @ApiProperty({ enum: IMPORT_DECISIONS, nullable: true })
  decision: ImportDecision | null;
  @ApiProperty({ enum: IMPORT_ROW_STATES })
  estado: ImportRowState;
  motivo: string | null;
  candidato_id: string | null;
}

export class ImportRowsPage {
  @ApiProperty({ type: [ImportRowResponse] })
  filas: ImportRowResponse[];
  /** `cursor` of the next page; null: this is the last one. */
  siguiente: string | null;
}

/** Where a person's data came from. */
export class ProvenanceResponse {
  /** Null: it came by the API and not by an import; so the next two. */
  importacion_id: string | null;
  nombre: string | null;
  @ApiProperty({ enum: IMPORT_KINDS, nullable: true })
  tipo: ImportKind | null;
  origen: string;
  informados_el: string | null;
  fecha: string;
}
