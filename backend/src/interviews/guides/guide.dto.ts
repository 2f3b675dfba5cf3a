import { GUIDE_LIMITS } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsOptional, IsUUID, Matches } from 'class-validator';
import { Example, Id, RequiredText, Text, tooLong, Version, Whole } from '../../platform/openapi/field.js';
import { Trim, TrimLine } from '../../platform/http/validation/trim.js';
import { ValidateObject } from '../../platform/http/validation/validate-object.js';
import { ScoredCriterion } from '../scorecards/scorecard.dto.js';
import { OptionalText } from '../../platform/http/validation/optional-text.js';

const INVALID = { message: 'La guía no es válida' };
const atMost = (max: number, what: string) => ({ message: `Como mucho ${max} ${what}` });
const VERSION_MISSING = { message: 'Falta la versión' };

/** A question, and what a good answer has. */
@Example({
  pregunta: '¿Cómo revisas un camión antes de salir?',
  buena_respuesta: 'Luces, neumáticos, frenos y sujeción de la carga, en ese orden.',
})
export class GuideQuestionRequest {
  /** The question that is changed; absent: a new one. */
  @IsOptional()
  @IsUUID(undefined, INVALID)
  id?: string;

  /** What to ask. */
  @Example('¿Cómo revisas un camión antes de salir?')
  @Trim()
  @RequiredText(GUIDE_LIMITS.question, tooLong(GUIDE_LIMITS.question, 'La pregunta'), {
    message: 'Escribe la pregunta',
  })
  pregunta: string;

  /** What a good answer has. */
  @Example('Luces, neumáticos, frenos y sujeción de la carga, en ese orden.')
  @ApiProperty({ nullable: true, type: String, required: false, maxLength: GUIDE_LIMITS.answer })
  @OptionalText(GUIDE_LIMITS.answer, 'La respuesta')
  buena_respuesta?: string | null;
}

/** A part of a guide. */
export class GuideSectionRequest {
  /** Its heading. */
  @Example('Seguridad en ruta')
  @TrimLine()
  @RequiredText(GUIDE_LIMITS.title, tooLong(GUIDE_LIMITS.title, 'El título'), {
    message: 'Escribe el título',
  })
  titulo: string;

  /** In their order. */
  @ApiProperty({ type: [GuideQuestionRequest] })
  @ValidateObject({ each: true, ...INVALID })
  @Type(() => GuideQuestionRequest)
  @ArrayMaxSize(GUIDE_LIMITS.questions, atMost(GUIDE_LIMITS.questions, 'preguntas en cada sección'))
  @IsArray(INVALID)
  preguntas: GuideQuestionRequest[];

  /** Ids of the criteria of scorecards that are scored beside it. */
  @ApiProperty({ type: [String], format: 'uuid' })
  @IsUUID(undefined, { each: true, ...INVALID })
  @ArrayUnique(INVALID)
  @ArrayMaxSize(GUIDE_LIMITS.criteria, atMost(GUIDE_LIMITS.criteria, 'criterios en cada sección'))
  @IsArray(INVALID)
  criterios: string[];
}

/** The guide of a vacancy or of one of its phases. */
@Example({
  secciones: [
    {
      titulo: 'Seguridad en ruta',
      preguntas: [
        {
          pregunta: '¿Cómo revisas un camión antes de salir?',
          buena_respuesta: 'Luces, neumáticos, frenos y sujeción de la carga, en ese orden.',
        },
      ],
      criterios: ['3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11'],
    },
  ],
  version: 0,
})
export class GuideRequest {
  /** The phase that it is for; absent or null: every phase that has none of its own. */
  @IsOptional()
  @IsUUID(undefined, { message: 'La fase no es válida' })
  fase_id?: string | null;

  /** In their order; an empty list removes the guide. */
  @ApiProperty({ type: [GuideSectionRequest] })
  @ValidateObject({ each: true, ...INVALID })
  @Type(() => GuideSectionRequest)
  @ArrayMaxSize(GUIDE_LIMITS.sections, atMost(GUIDE_LIMITS.sections, 'secciones'))
  @IsArray(INVALID)
  secciones: GuideSectionRequest[];

  /** The version that was read, 0 for a new guide; another one answers 409 `guide_stale`. */
  @Example(0)
  @Whole(0, GUIDE_LIMITS.version, VERSION_MISSING)
  version: number;
}

/** A question of a guide. */
export class GuideQuestionResponse {
  /** Id: notes refer to it. */ @Id() id: string;
  /** What to ask. */ @Example('¿Cómo revisas un camión antes de salir?') pregunta: string;
  /** What a good answer has. */
  @Example('Luces, neumáticos, frenos y sujeción de la carga, en ese orden.') buena_respuesta: string | null;
}

/** A part of a guide as it is read. */
export class GuideSectionResponse {
  /** Its heading. */ @Example('Seguridad en ruta') titulo: string;
  /** In their order. */ @ApiProperty({ type: [GuideQuestionResponse] }) preguntas: GuideQuestionResponse[];
  /** Ids of the criteria that are scored beside it. */
  @ApiProperty({ type: [String], format: 'uuid' }) criterios: string[];
}

/** The guide of a vacancy or of one of its phases. */
export class GuideResponse {
  /** The phase that it is for; null: every phase that has none of its own. */ @Id() fase_id: string | null;
  /** In their order. */ @ApiProperty({ type: [GuideSectionResponse] }) secciones: GuideSectionResponse[];
  @Version() version: number;
}

/** The guides of a vacancy, and what may be scored in them. */
export class VacancyGuides {
  /** That of the vacancy, and those of its phases. */ @ApiProperty({ type: [GuideResponse] })
  guias: GuideResponse[];
  /** Criteria of the scorecards of its interviews. */
  @ApiProperty({ type: [ScoredCriterion] }) criterios: ScoredCriterion[];
}

export class InterviewNoteRequest {
  /** Id of the question in the guide, or `general`. */
  @Example('general')
  @Matches(/^(general|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/, INVALID)
  clave: string;

  /** The question as it was asked. */
  @Example('¿Cómo revisas un camión antes de salir?')
  @OptionalText(GUIDE_LIMITS.question, 'La pregunta')
  pregunta?: string | null;

  /** The whole note. */
  @Example('Empieza por los neumáticos y explica por qué.')
  @Text(GUIDE_LIMITS.note, 'La nota', {})
  texto: string;

  /** The version that was read, 0 for a new note; another one answers 409 `interview_note_stale`. */
  @Example(0)
  @Whole(0, GUIDE_LIMITS.version, VERSION_MISSING)
  version: number;
}

/** What one wrote down oneself. */
export class InterviewNoteResponse {
  /** Id of the question in the guide, or `general`. */ @Example('general') clave: string;
  /** The question as it was asked; null: of none. */
  @Example('¿Cómo revisas un camión antes de salir?') pregunta: string | null;
  /** The whole note. */ @Example('Empieza por los neumáticos y explica por qué.') texto: string;
  @Version() version: number;
}

/** What one needs while an interview is held. */
export class InterviewSheet {
  /** Id of the interview. */ @Id() entrevista_id: string;
  /** The guide of its phase, else of its vacancy; empty: none. */
  @ApiProperty({ type: [GuideSectionResponse] }) secciones: GuideSectionResponse[];
  /** One's own notes. */ @ApiProperty({ type: [InterviewNoteResponse] }) notas: InterviewNoteResponse[];
}
