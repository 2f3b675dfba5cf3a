import {
  IMPORT_DECISIONS,
  IMPORT_DUPLICATES,
  IMPORT_ENCODINGS,
  IMPORT_FIELDS,
  IMPORT_KINDS,
  IMPORT_LIMITS,
  IMPORT_ROW_STATES,
  IMPORT_STATES,
  type ImportDecision,
  type ImportDuplicate,
  type ImportEncoding,
  type ImportKind,
  type ImportMeaning,
  type ImportRowState,
  type ImportState,
  LIMITS,
  OWN_IMPORT_FIELD,
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
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Day, Example, Id, Instant, RequiredText, tooLong, Word } from '../../../platform/openapi/field.js';
import { IsVersion } from '../../../platform/http/validation/version.js';
import { TypedDay } from '../../../platform/http/validation/typed-day.js';
import { TrimLine } from '../../../platform/http/validation/trim.js';
import { OptionalLine } from '../../../platform/http/validation/optional-text.js';

const DECISION = { message: 'La decisión no es válida' };
const VACANCY = { message: 'La vacante no es válida' };
const YES_OR_NO = { message: 'Este campo debe ser verdadero o falso' };

/** What a column may be. */
const MEANINGS = new RegExp(`^(${IMPORT_FIELDS.join('|')})$|${OWN_IMPORT_FIELD.source}`);
const MEANING = { type: 'string', nullable: true, pattern: MEANINGS.source } as const;

/** Where the applications go. */
export class ImportPlace {
  /** For all rows but those whose own column names one; absent: spontaneous. */
  @IsOptional()
  @IsUUID(undefined, VACANCY)
  vacante_id?: string | null;

  /** Code; for the rows whose columns do not say it. */
  @Example('mantenimiento')
  @IsOptional()
  @TrimLine()
  @IsString()
  @MaxLength(LIMITS.position)
  departamento?: string | null;

  /** Code of position, or free text. */
  @Example('mecanico')
  @OptionalLine(LIMITS.position)
  posicion?: string | null;
}

export class ImportOptionsDto extends ImportPlace {
  /** Stage of the process. */
  @Word(STAGES, { message: 'El estado no es válido' }) etapa: Stage;

  /** What is done with duplicates of each kind, unless their row says otherwise. */
  @Word(['omitir', 'actualizar', 'candidatura'], DECISION) si_email: ImportDecision;

  /** What to do with rows whose telephone number is known. */
  @Word(IMPORT_DECISIONS, DECISION) si_telefono: ImportDecision;

  /** What to do with rows repeated in the file. */
  @Word(['omitir', 'actualizar', 'candidatura'], DECISION) si_fila: ImportDecision;

  /** Whether people get the message that their application was received. */
  @IsBoolean(YES_OR_NO)
  avisar: boolean;
}

@Example({
  mapeo: ['nombre', 'apellidos', 'email', 'telefono'],
  opciones: {
    etapa: 'recibida',
    departamento: 'mantenimiento',
    posicion: 'mecanico',
    si_email: 'omitir',
    si_telefono: 'omitir',
    si_fila: 'omitir',
    avisar: false,
  },
})
export class PlanRequest {
  /** What each column is, in their order; null: nothing. `campos.<clave>`: the person's own field of the company, in use and not of a special category. */
  @IsArray({ message: 'Las columnas no son válidas' })
  @ArrayMaxSize(IMPORT_LIMITS.columnas)
  @ValidateBy(
    {
      name: 'isMeaning',
      validator: {
        validate: (one: unknown) => one === null || (typeof one === 'string' && MEANINGS.test(one)),
      },
    },
    { each: true, message: 'Las columnas no son válidas' },
  )
  @ApiProperty({ type: 'array', items: MEANING })
  mapeo: (ImportMeaning | null)[];

  /** What is done with the rows. */
  @ValidateNested()
  @Type(() => ImportOptionsDto)
  @IsObject({ message: 'Las opciones no son válidas' })
  opciones: ImportOptionsDto;
}

/** Where the data come from (GDPR art. 14), confirmed by who brings them in. */
export class ImportOrigin {
  /** As a sentence: it is shown in each person's record. */
  @Example('Feria de empleo de Barcelona, marzo de 2027')
  @TrimLine()
  @RequiredText(IMPORT_LIMITS.origen, tooLong(IMPORT_LIMITS.origen), {
    message: 'Indica de dónde vienen los datos',
  })
  origen: string;

  /** YYYY-MM-DD: when the people were told; absent: they have still to be. */
  @Example('2027-03-01')
  @IsOptional()
  @TypedDay({ message: 'La fecha no es válida' })
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
  @Word(IMPORT_DECISIONS, DECISION)
  decision: ImportDecision | null;
}

/** What an import would do, or did. */
export class ImportFiguresResponse {
  /** Rows in all. */ total: number;
  /** Rows with errors. */ errores: number;
  /** Rows of people whose e-mail address is known. */ por_email: number;
  /** Rows of people whose telephone number is known. */ por_telefono: number;
  /** Rows that repeat another row of the file. */ por_fila: number;
  /** How many people would be created. */ crear: number;
  /** How many records would be changed. */ actualizar: number;
  /** How many would become a further application of a known person. */ candidatura: number;
  /** How many would be left out. */ omitir: number;
}

export class ImportColumn {
  /** Heading of the column in the file. */ @Example('Correo electrónico') titulo: string;
  /** Some of its values. */ @Example(['nuria.vidal@example.com']) muestras: string[];
  /** Field that the column becomes; null: it is not imported. */ @ApiProperty(MEANING)
  campo: ImportMeaning | null;
}

export class ImportResponse {
  /** Id. */ @Id() id: string;
  /** Kind, in one of these words. */ @Word(IMPORT_KINDS) tipo: ImportKind;
  /** State, in one of these words. */ @Word(IMPORT_STATES) estado: ImportState;
  /** Name of the file or of the folder. */ @Example('candidatos-2026.xlsx') nombre: string;
  /** Null: the account is gone. */ @Example('Marta Soler') autor: string | null;
  /** When it was made. */ @Instant() created_at: string;
  /** Instant at which it began; null while it has not. */ @Instant() iniciada_at: string | null;
  /** Instant at which it ended; null while it has not. */ @Instant() terminada_at: string | null;
  /** Instant at which it was undone; null when it was not. */ @Instant() deshecha_at: string | null;
  /** Where it came from. */ @Example('Feria de empleo de Barcelona, marzo de 2027') origen: string | null;
  /** Day on which the people were told where their data come from. */ @Day() informados_el: string | null;
  /** Number that changes with each plan; a confirmation names it. */ revision: number;
  /** How many in all. */ total: number;
  /** How many wait. */ pendientes: number;
  /** How many people were created. */ creadas: number;
  /** How many records were changed. */ actualizadas: number;
  /** How many applications were added to people who were there. */ anadidas: number;
  /** How many were left out. */ omitidas: number;
  /** How many failed. */ fallidas: number;
  /** How many were undone. */ deshechas: number;
  /** How many were kept because somebody has worked with them. */ conservadas: number;
  /** CVs that still wait to be confirmed. */ borradores: number;
  /** Whether it can be undone now. */ puede_deshacer: boolean;
  /** ISO 8601 instant until which it can be undone. */ @Instant() deshacer_hasta: string | null;
}

/** With what is needed to prepare it. */
export class ImportDetail extends ImportResponse {
  /** Columns of the file and what each becomes. */
  @ApiProperty({ type: [ImportColumn] }) columnas: ImportColumn[];
  /** What is done with the rows. */ opciones: ImportOptionsDto;
  /** Why the columns cannot be used as they are. */
  @Example('Ninguna columna lleva el correo.') fallo: string | null;
  /** Null: the columns cannot be used yet, or it has begun. */ previsto: ImportFiguresResponse | null;
}

export class ImportUploadRequest {
  /** CSV or XLSX, at most 10 MB. */
  @ApiProperty({ type: 'string', format: 'binary' })
  archivo: unknown;

  /** Of a CSV file; absent: it is recognised. */
  @ApiProperty({ enum: IMPORT_ENCODINGS, required: false })
  codificacion?: ImportEncoding;

  /** Row of the spreadsheet that has the headings; 0: none has; absent: it is recognised. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: IMPORT_LIMITS.cabecera, required: false, example: 1 })
  fila_cabecera?: number;
}

export class ImportLine {
  /** Its line in the file. */ numero: number;
  /** Its cells, shortened. */ @Example(['Nombre', 'Apellidos', 'Correo']) valores: string[];
}

/** How the file was read. */
export class ImportReading {
  /** Null: a workbook says it itself. */
  @ApiProperty({ enum: IMPORT_ENCODINGS, nullable: true, type: String }) codificacion: ImportEncoding | null;
  /** Row that has the headings; 0: none. */ fila_cabecera: number;
  /** The first lines of the file, those above its headings included. */
  @ApiProperty({ type: [ImportLine] }) lineas: ImportLine[];
}

/** Also how the file was read, which is not kept. */
export class UploadedImport extends ImportDetail {
  /** How the file was read. */ lectura: ImportReading;
}

export class ImportRowError {
  /** Name of the field. */ @Example('email') campo: string;
  /** What is wrong. */
  @Example('El correo no es válido') mensaje: string;
}

export class ImportRowResponse {
  /** Its line in the file. */ numero: number;
  /** First name. */ @Example('Núria') nombre: string;
  /** Family names. */ @Example('Vidal Roca') apellidos: string;
  /** E-mail address. */ @Example('nuria.vidal@example.com') email: string;
  /** Telephone number, another country's with its prefix. */ @Example('+34 600 123 456') telefono: string;
  /** What is wrong. */
  @ApiProperty({ type: [ImportRowError] }) errores: ImportRowError[];
  /** What was read otherwise than it stands in the file; the row is imported all the same. */
  @ApiProperty({ type: [ImportRowError] }) avisos: ImportRowError[];
  /** The record that may be of the same person; null when there is none. */
  @Word(IMPORT_DUPLICATES) duplicado: ImportDuplicate | null;
  /** The existing person. */ @Id() duplicado_id: string | null;
  /** Name of the record that may be of the same person. */
  @Example('Núria Vidal') duplicado_nombre: string | null;
  /** Row of the same file that is of the same person; null when there is none. */
  duplicado_fila: number | null;
  /** What is done with this row; null: what is decided for its kind of duplicate. */
  @Word(IMPORT_DECISIONS) decision: ImportDecision | null;
  /** State, in one of these words. */ @Word(IMPORT_ROW_STATES) estado: ImportRowState;
  /** Why the row was left out, failed or was kept. */
  @Example('Ya tiene abierta una candidatura como esta') motivo: string | null;
  /** Id of the person. */ @Id() candidato_id: string | null;
}

export class ImportRowsPage {
  /** The rows of this page. */ @ApiProperty({ type: [ImportRowResponse] }) filas: ImportRowResponse[];
  /** `cursor` of the next page; null: this is the last one. */
  @Example('WyIyMDI3LTAzLTAxIl0') siguiente: string | null;
}

/** Where a person's data came from. */
export class ProvenanceResponse {
  /** Null: it came by the API and not by an import; so the next two. */ @Id() importacion_id: string | null;
  /** Name of the imported file or folder. */ @Example('candidatos-2026.xlsx') nombre: string | null;
  /** Kind, in one of these words. */
  @Word(IMPORT_KINDS) tipo: ImportKind | null;
  /** Where it came from. */ @Example('Feria de empleo de Barcelona, marzo de 2027') origen: string;
  /** Day on which the people were told where their data come from. */ @Day() informados_el: string | null;
  /** ISO 8601 instant of the import. */ @Instant() fecha: string;
}
