import { type AnswerValue, QUESTION_TYPES, type QuestionType } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { Example, Word } from '../../../platform/openapi/field.js';
import type { ScreeningAnswer } from './screening.rules.js';

/** A screening question as it was asked, and the answer. */
export class ScreeningAnswerResponse {
  /** Id. */ @Example('carne-ce') id: string;
  /** The question as it was asked. */ @Example('¿Cuántos años llevas conduciendo camiones?') texto: string;
  /** Kind, in one of these words. */ @Word(QUESTION_TYPES) tipo: QuestionType;
  /** What a number counts. */ @Example('años') unidad: string | null;
  /** Null: not answered. */
  @ApiProperty({
    nullable: true,
    oneOf: [
      { type: 'boolean' },
      { type: 'number' },
      { type: 'string' },
      { type: 'array', items: { type: 'string' } },
    ],
  })
  respuesta: AnswerValue;
}

export function toScreeningAnswerResponse(answer: ScreeningAnswer): ScreeningAnswerResponse {
  return {
    id: answer.id,
    texto: answer.texto,
    tipo: answer.tipo,
    unidad: answer.unidad ?? null,
    respuesta: answer.respuesta,
  };
}
