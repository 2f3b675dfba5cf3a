import { LIMITS, QUESTION_TYPES, type QuestionType } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import type { Question } from './questions.rules.js';

/** What a vacancy asks of whoever applies. */
export class QuestionResponse {
  /** Names the question in `cuestionario_respuestas`. */
  id: string;
  texto: string;
  @ApiProperty({ enum: QUESTION_TYPES })
  tipo: QuestionType;
  /** What to choose from; empty for kinds without a choice. */
  opciones: string[];
  obligatoria: boolean;
  ayuda: string | null;
  /** What a number counts. */
  unidad: string | null;
}

/** A question as a vacancy's form sends it; questions.rules.ts says what goes with what. */
export class QuestionRequest {
  /** Lower case letters, digits, `-` and `_`; the vacancy's answers name it by this. */
  id: string;
  @ApiProperty({ maxLength: LIMITS.questionText })
  texto: string;
  @ApiProperty({ enum: QUESTION_TYPES })
  tipo: QuestionType;
  /** Between 2 and 20 different ones of `opcion` and `opciones`; none of the others. */
  @ApiProperty({ required: false, type: [String], maxItems: LIMITS.questionOptions })
  opciones?: string[];
  obligatoria: boolean;
  @ApiProperty({ required: false, nullable: true, type: String, maxLength: LIMITS.questionText })
  ayuda?: string | null;
  /** What the number counts, of `numero` alone. */
  @ApiProperty({ required: false, nullable: true, type: String })
  unidad?: string | null;
}

export function toQuestionResponse(question: Question): QuestionResponse {
  return {
    id: question.id,
    texto: question.texto,
    tipo: question.tipo,
    opciones: question.opciones ?? [],
    obligatoria: question.obligatoria,
    ayuda: question.ayuda ?? null,
    unidad: question.unidad ?? null,
  };
}
