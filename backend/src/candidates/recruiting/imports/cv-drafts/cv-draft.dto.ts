import { CV_FIELDS, type CvField, IMPORT_DUPLICATES, LIMITS, PROFILE } from '@hiring/contract';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { Example, Id, Version, Word } from '../../../../platform/openapi/field.js';
import { IsVersion } from '../../../../platform/http/validation/version.js';
import { TrimLine } from '../../../../platform/http/validation/trim.js';
import { ProfileExtract } from '../../../people/profile/profile-shapes.js';
import { ImportOrigin, ImportPlace } from '../import.dto.js';

/** A folder of CVs: where they come from, and where their applications go unless a draft says otherwise. */
export class NewCvFolderRequest extends IntersectionType(ImportOrigin, ImportPlace) {
  /** The folder's own name. */
  @Example('Feria de Barcelona')
  @IsOptional()
  @TrimLine()
  @IsString()
  @MaxLength(120)
  nombre?: string;
}

const long = (most: number) => ({ message: `No puede superar los ${most} caracteres` });

const correction = (field: CvField): PropertyDecorator[] => {
  const max = PROFILE[field].max ?? Infinity;
  return [ApiProperty({ maxLength: max }), MaxLength(max, long(max)), IsString(), TrimLine(), IsOptional()];
};

/** What somebody corrected; an incomplete draft is kept as it is. */
export class CvDraftRequest extends ProfileExtract(
  CV_FIELDS.filter((field) => field !== 'codigo_postal'),
  correction,
) {
  /** Absent: a spontaneous application. */
  @IsOptional()
  @IsUUID(undefined, { message: 'La vacante no es válida' })
  vacante_id?: string | null;

  /** Code of department. */
  @Example('mantenimiento')
  @IsOptional()
  @TrimLine()
  @IsString()
  @MaxLength(LIMITS.position, long(LIMITS.position))
  departamento?: string;

  /** Code of position, or free text. */
  @Example('mecanico')
  @IsOptional()
  @TrimLine()
  @IsString()
  @MaxLength(LIMITS.position, long(LIMITS.position))
  posicion?: string;

  /** The version that was seen; another one answers 409 `cv_draft_stale`. */
  @IsVersion({ message: 'Falta la versión del borrador' })
  version: number;
}

export class ConfirmCvDraftRequest {
  /** Rises with each write; another one is refused. */
  @IsVersion({ message: 'Falta la versión del borrador' }) version: number;

  /** For an existing person: `crear` only if the e-mails differ. */
  @IsOptional()
  @Word(['candidatura', 'crear'], { message: 'La decisión no es válida' })
  decision?: 'candidatura' | 'crear';
}

export const CV_DUPLICATES = [...IMPORT_DUPLICATES.filter((kind) => kind !== 'fila'), 'archivo'] as const;
export type CvDuplicate = (typeof CV_DUPLICATES)[number];

export class CvDraftDuplicate {
  /** What both have in common. */ @Word(CV_DUPLICATES) motivo: CvDuplicate;
  /** Id of the person. */ @Id() candidato_id: string;
  /** Full name of the person. */ @Example('Núria Vidal Roca') nombre: string;
}

export class CvDraftError {
  /** Name of the field. */ @Example('email') campo: string;
  /** What is wrong. */
  @Example('El correo no es válido') mensaje: string;
}

export class CvDraftResponse {
  /** Id. */ @Id() id: string;
  /** First name. */ @Example('Núria') nombre: string;
  /** Family names. */ @Example('Vidal Roca') apellidos: string;
  /** E-mail address. */ @Example('nuria.vidal@example.com') email: string;
  /** Telephone number as typed. */ @Example('+34 600 123 456') telefono: string;
  /** Town. */ @Example('Barcelona') ciudad: string;
  /** Id of the vacancy; null for a spontaneous application. */ @Id() vacante_id: string | null;
  /** Code of department. */ @Example('mantenimiento') departamento: string;
  /** Code of position, or free text. */ @Example('mecanico') posicion: string;
  /** Something was found in the CV; otherwise it is typed by hand. */ leido: boolean;
  /** The machine was too busy to read the CV: it is read later, and what nobody typed is filled in. */
  en_espera: boolean;
  /** The file. */ @Example('cv-nuria-vidal.pdf') archivo: string;
  /** Size of the file in bytes. */ bytes: number;
  /** API address of the CV, to be read beside the draft. */
  @Example('/api/candidates/3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11/cv') cv_url: string;
  @Version() version: number;
  /** What is missing or wrong; none: it can be confirmed. */
  @ApiProperty({ type: [CvDraftError] })
  errores: CvDraftError[];
  /** The record that may be of the same person; null when there is none. */
  @ApiProperty({ type: CvDraftDuplicate, nullable: true }) duplicado: CvDraftDuplicate | null;
}

export class ConfirmedDrafts {
  /** How many drafts became people. */ confirmados: number;
  /** Not confirmed: incomplete, or of an existing person. */ pendientes: number;
}
