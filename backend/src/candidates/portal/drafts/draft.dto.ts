import { CANAL_CODE, CV_FIELDS, CV_MODOS, type CvModo } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsObject, IsOptional, IsUUID, Matches, Max, Min } from 'class-validator';
import { Example, Id, Instant, Version, Word } from '../../../platform/openapi/field.js';
import type { CvFound } from '../../files/cv/reading/cv-reader.js';
import { ProfileExtract } from '../../people/profile/profile-shapes.js';
import { writtenCvName } from '../../files/written-cv/written-cv.js';
import type { Draft } from './draft.entity.js';
import type { DraftAnswers, DraftTexts, MergedDraft } from './draft.rules.js';
import { expiryOf } from './draft-age.js';

/** Of which form. */
export class DraftQuery {
  /** The vacancy one applies to; absent: the spontaneous application. */
  @IsOptional()
  @IsUUID(undefined, { message: 'La vacante no es válida' })
  vacante?: string;
}

export class WrittenCvQuery extends DraftQuery {
  /** `true`: instead of the CV that there is, which otherwise answers 409 `cv_would_be_replaced`. */
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'Este campo debe ser verdadero o falso' })
  reemplazar?: 'true' | 'false';
}

const TEXTS = {
  type: 'object' as const,
  additionalProperties: { type: 'string' },
};
const ANSWERS = {
  type: 'object' as const,
  additionalProperties: { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
};

/** What changed on this device since it last knew the draft. */
export class SaveDraftRequest {
  /** The version that the device knew; 0: none. */
  @IsInt({ message: 'La versión no es válida' })
  @Min(0, { message: 'La versión no es válida' })
  @Max(2_000_000_000, { message: 'La versión no es válida' })
  base: number;

  /** The furthest step reached, 1 to 5. */
  @IsInt({ message: 'El paso no es válido' })
  @Min(1, { message: 'El paso no es válido' })
  @Max(5, { message: 'El paso no es válido' })
  paso: number;

  /** Texts by their name; those left out stay as they are. */
  @ApiProperty(TEXTS)
  @IsObject({ message: 'Los datos del borrador no son válidos' })
  valores: DraftTexts;

  /** Answers by the question's id, as the form's controls hold them; those left out stay as they are. */
  @ApiProperty(ANSWERS)
  @IsObject({ message: 'Las respuestas no son válidas' })
  respuestas: DraftAnswers;

  /** Code of the tracking link by which the person came; the first one stays. */
  @Example('portal')
  @IsOptional()
  @Matches(CANAL_CODE, { message: 'El canal no es válido' })
  canal?: string;
}

export class DraftCvResponse {
  /** How the CV came about. */ @Word(CV_MODOS) modo: CvModo;
  /** Names the file when the form is sent; null: written from the form. */ @Id() archivo_id: string | null;
  /** Name that the file had when it was sent. */ @Example('cv-nuria-vidal.pdf') nombre_original: string;
  /** Size; null: not written yet. */ bytes: number | null;
  /** The machine was too busy to read it: it is read later, and `propuestas` come then. */
  en_espera: boolean;
}

/** What the CV seems to say. Nothing of it is saved before the person confirms it. */
export class CvProposalsResponse extends ProfileExtract(CV_FIELDS) {
  /** Classes separated by commas: "B, C, CE". */ @Example('C, C+E') permisos?: string;
  /** Languages with their levels, in one text. */ @Example('Español (nativo), inglés (B1)') idiomas?: string;
}

export class DraftResponse {
  /** Id of the vacancy; null for a spontaneous application. */ @Id() vacante_id: string | null;
  @Version() version: number;
  /** The furthest step of the form that was reached, 1 to 5. */ paso: number;
  /** Texts by the name of their field. */ @ApiProperty(TEXTS) valores: DraftTexts;
  /** Answers by the question's id. */ @ApiProperty(ANSWERS) respuestas: DraftAnswers;
  /** The current CV; null when there is none. */ cv: DraftCvResponse | null;
  /** What was read from the CV; null: nothing, or it was taken or dismissed. */
  propuestas: CvProposalsResponse | null;
  /** Code of the tracking link by which the person came. */ @Example('feria-barcelona') canal: string | null;
  /** ISO 8601 instant of the last change. */ @Instant() updated_at: string;
  /** ISO 8601 instant after which it is removed. */ @Instant() caduca_at: string;
}

export class FoundDraftResponse {
  /** Null: none of this form. */ borrador: DraftResponse | null;
  /** Without one: what the person typed last in another form, less what is about that one. */
  @ApiProperty({ ...TEXTS, nullable: true })
  de_otro: DraftTexts | null;
}

export class ReplacedResponse {
  /** Texts by the name of their field. */ @ApiProperty(TEXTS) valores: DraftTexts;
  /** Answers by the question's id. */ @ApiProperty(ANSWERS) respuestas: DraftAnswers;
}

export class SavedDraftResponse {
  /** The draft. */ borrador: DraftResponse;
  /** What another device had written in the same places and this save replaced. */
  sustituidos: ReplacedResponse;
}

export class SavedCvResponse {
  /** The draft. */ borrador: DraftResponse;
  /** Values that were read from the CV. */ propuestas: CvProposalsResponse;
  /** False: the file is kept and nothing could be read in it, so that nothing is proposed. */
  cv_legible: boolean;
}

function toCvResponse({ cv_modo, cv, valores, en_espera }: Draft): DraftCvResponse | null {
  if (cv_modo === null) return null;
  if (cv === null)
    return {
      modo: cv_modo,
      archivo_id: null,
      nombre_original: writtenCvName(valores),
      bytes: null,
      en_espera,
    };
  return {
    modo: cv_modo,
    archivo_id: cv.id,
    nombre_original: cv.nombre_original,
    bytes: cv.bytes,
    en_espera,
  };
}

export function toDraftResponse(draft: Draft): DraftResponse {
  const { vacante_id, version, paso, valores, respuestas, canal, propuestas, updated_at } = draft;
  return {
    vacante_id,
    version,
    paso,
    valores,
    respuestas,
    canal,
    propuestas,
    cv: toCvResponse(draft),
    updated_at: updated_at.toISOString(),
    caduca_at: expiryOf(updated_at).toISOString(),
  };
}

export function toSavedDraftResponse(draft: Draft, { sustituidos }: MergedDraft): SavedDraftResponse {
  return { borrador: toDraftResponse(draft), sustituidos };
}

export function toSavedCvResponse(draft: Draft, { proposals, legible }: CvFound): SavedCvResponse {
  return { borrador: toDraftResponse(draft), propuestas: proposals, cv_legible: legible };
}
