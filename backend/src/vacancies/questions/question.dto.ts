import { LIMITS, QUESTION_TYPES, type QuestionType } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { Example, Word } from '../../platform/openapi/field.js';
import type { Question } from './questions.rules.js';

/** A vacancy's question to applicants. */
export class QuestionResponse {
  /** Names the question in `cuestionario_respuestas`. */ @Example('anos-de-camion') id: string;
  /** The question. */ @Example('¿Cuántos años llevas conduciendo camiones?') texto: string;
  /** Kind, in one of these words. */ @Word(QUESTION_TYPES) tipo: QuestionType;
  /** What to choose from; empty for kinds without a choice. */ @Example(['C', 'C+E']) opciones: string[];
  /** Whether it must be answered. */ obligatoria: boolean;
  /** Help text below the question. */
  @Example('Cuenta también los años fuera de España.') ayuda: string | null;
  /** What a number counts. */ @Example('años') unidad: string | null;
}

/** A question as a vacancy's form sends it; questions.rules.ts says what goes with what. */
@Example({ id: 'permiso-c', texto: '¿Tienes el permiso C?', tipo: 'si_no', obligatoria: true })
export class QuestionRequest {
  /** Lower case letters, digits, `-` and `_`; the vacancy's answers name it by this. */
  @Example('anos-de-camion') id: string;
  /** The question. */
  @Example('¿Cuántos años llevas conduciendo camiones?')
  @ApiProperty({ maxLength: LIMITS.questionText })
  texto: string;
  /** Kind, in one of these words. */ @Word(QUESTION_TYPES) tipo: QuestionType;
  /** Between 2 and 20 different ones of `opcion` and `opciones`; none of the others. */
  @Example(['C', 'C+E'])
  @ApiProperty({ required: false, type: [String], maxItems: LIMITS.questionOptions })
  opciones?: string[];
  /** Whether it must be answered. */ obligatoria: boolean;
  /** Help text below the question. */
  @Example('Cuenta también los años fuera de España.')
  @ApiProperty({ required: false, nullable: true, type: String, maxLength: LIMITS.questionText })
  ayuda?: string | null;
  /** What the number counts, of `numero` alone. */
  @Example('años') @ApiProperty({ required: false, nullable: true, type: String }) unidad?: string | null;
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
