import { QUESTION_TYPES, type QuestionType } from '@hiring/contract';
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
