import { SAVED_ANSWER_LIMITS, THREAD_LIMITS } from '@hiring/contract';
import { Example, Id, RequiredText, Version } from '../../../platform/openapi/field.js';
import { Trim, TrimLine } from '../../../platform/http/validation/trim.js';
import { IsVersion } from '../../../platform/http/validation/version.js';
import type { SavedAnswer } from './saved-answer.entity.js';

export class SavedAnswerRequest {
  /** What it is found by. */
  @Example('Fechas de la prueba de conducción')
  @TrimLine()
  @RequiredText(SAVED_ANSWER_LIMITS.titulo, 'El título', { message: 'Ponle un título' })
  titulo: string;

  /** Text; `{nombre}` and `{puesto}` are filled in when it is used. */
  @Example('Hola, {nombre}: las pruebas de conducción son los martes y los jueves por la mañana.')
  @Trim()
  @RequiredText(THREAD_LIMITS.text, 'El texto', { message: 'Escribe la respuesta' })
  texto: string;
}

export class SavedAnswerUpdate extends SavedAnswerRequest {
  /** The version that was read; another one answers 409 `saved_answer_stale`. */
  @IsVersion({ message: 'Falta la versión' })
  version: number;
}

export class SavedAnswerResponse {
  /** Id. */ @Id() id: string;
  /** What it is found by. */ @Example('Fechas de la prueba de conducción') titulo: string;
  /** Text; `{nombre}` and `{puesto}` are filled in when it is used. */
  @Example('Hola, {nombre}: las pruebas de conducción son los martes y los jueves por la mañana.')
  texto: string;
  @Version() version: number;
}

export const toSavedAnswer = ({ id, titulo, texto, version }: SavedAnswer): SavedAnswerResponse => ({
  id,
  titulo,
  texto,
  version,
});
