import { say, THREAD_LIMITS, toSay } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional } from 'class-validator';
import { Trim } from '../../../platform/http/validation/trim.js';
import { Example, Text } from '../../../platform/openapi/field.js';

const TOO_LONG = {
  message: say('El mensaje admite como máximo {maximo} caracteres', { maximo: THREAD_LIMITS.text }),
};

export class ThreadMessageRequest {
  /** Text of the message. */
  @Example('Gracias. Puedo ir a la entrevista el martes por la mañana.')
  @Trim()
  @Text(THREAD_LIMITS.text, TOO_LONG)
  @IsNotEmpty({ message: toSay('Escribe tu mensaje') })
  texto: string;

  /** Up to three files: PDF, DOC, DOCX, JPEG or PNG, 5 MB each. */
  @ApiProperty({ type: 'array', items: { type: 'string', format: 'binary' }, required: false })
  @IsOptional()
  adjuntos?: unknown;
}
