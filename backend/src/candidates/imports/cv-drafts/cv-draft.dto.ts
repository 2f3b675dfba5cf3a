import { IMPORT_DUPLICATES, LIMITS } from '@hiring/contract';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { IsVersion } from '../../../platform/http/versions/version.js';
import { TrimLine } from '../../../platform/http/validation/trim.js';
import { ImportOrigin, ImportPlace } from '../import.dto.js';

/** A folder of CVs: where they come from, and where their applications go unless a draft says otherwise. */
export class NewCvFolderRequest extends IntersectionType(ImportOrigin, ImportPlace) {
  /** The folder's own name. */
  @IsOptional()
  @TrimLine()
  @IsString()
  @MaxLength(120)
  nombre?: string;
}

const long = (most: number) => ({ message: `No puede superar los ${most} caracteres` });

/** What somebody corrected; an incomplete draft is kept as it is. */
export class CvDraftRequest {
  @IsOptional()
  @TrimLine()
  @IsString()
  @MaxLength(LIMITS.name, long(LIMITS.name))
  nombre?: string;

  @IsOptional()
  @TrimLine()
  @IsString()
  @MaxLength(LIMITS.name, long(LIMITS.name))
  apellidos?: string;

  @IsOptional()
  @TrimLine()
  @IsString()
  @MaxLength(LIMITS.email, long(LIMITS.email))
  email?: string;

  @IsOptional()
  @TrimLine()
  @IsString()
  @MaxLength(LIMITS.phone, long(LIMITS.phone))
  telefono?: string;

  @IsOptional()
  @TrimLine()
  @IsString()
  @MaxLength(LIMITS.city, long(LIMITS.city))
  ciudad?: string;

  /** Absent: a spontaneous application. */
  @IsOptional()
  @IsUUID(undefined, { message: 'La vacante no es válida' })
  vacante_id?: string | null;

  @IsOptional()
  @TrimLine()
  @IsString()
  @MaxLength(LIMITS.position, long(LIMITS.position))
  departamento?: string;

  @IsOptional()
  @TrimLine()
  @IsString()
  @MaxLength(LIMITS.position, long(LIMITS.position))
  posicion?: string;

  /** That was seen; another one answers 409 `cv_draft_stale`. */
  @IsVersion({ message: 'Falta la versión del borrador' })
  version: number;
}

export class ConfirmCvDraftRequest {
  @IsVersion({ message: 'Falta la versión del borrador' })
  version: number;

  /** For who is there already: `crear` only where the e-mails differ. */
  @IsOptional()
  @IsIn(['candidatura', 'crear'], { message: 'La decisión no es válida' })
  @ApiProperty({ enum: ['candidatura', 'crear'], required: false })
  decision?: 'candidatura' | 'crear';
}

export const CV_DUPLICATES = [...IMPORT_DUPLICATES.filter((kind) => kind !== 'fila'), 'archivo'] as const;
export type CvDuplicate = (typeof CV_DUPLICATES)[number];

export class CvDraftDuplicate {
  @ApiProperty({ enum: CV_DUPLICATES })
  motivo: CvDuplicate;
  candidato_id: string;
  nombre: string;
}

export class CvDraftError {
  campo: string;
  mensaje: string;
}

export class CvDraftResponse {
  id: string;
  nombre: string;
  apellidos: string;
  email: string;
  telefono: string;
  ciudad: string;
  vacante_id: string | null;
  departamento: string;
  posicion: string;
  /** Something was found in the CV; otherwise it is typed by hand. */
  leido: boolean;
  archivo: string;
  bytes: number;
  /** API address of the CV, to be read beside the draft. */
  cv_url: string;
  version: number;
  /** What is missing or wrong; none: it can be confirmed. */
  @ApiProperty({ type: [CvDraftError] })
  errores: CvDraftError[];
  @ApiProperty({ type: CvDraftDuplicate, nullable: true })
  duplicado: CvDraftDuplicate | null;
}

export class ConfirmedDrafts {
  confirmados: number;
  /** Left as they are: incomplete, or of somebody who is there. */
  pendientes: number;
}
