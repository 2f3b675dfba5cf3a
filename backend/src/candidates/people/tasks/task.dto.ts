import { TASK_LIMITS, TASK_REPEATS, type TaskRepeat } from '@hiring/contract';
import { PartialType, PickType } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import {
  Day,
  Example,
  Id,
  Instant,
  RequiredText,
  Text,
  Version,
  Word,
} from '../../../platform/openapi/field.js';
import { IsVersion } from '../../../platform/http/validation/version.js';
import { TypedDay } from '../../../platform/http/validation/typed-day.js';
import { Trim, TrimLine } from '../../../platform/http/validation/trim.js';
import type { TaskRow } from './task-row.js';
import { accountName } from '../../../platform/values/account-name.js';
import { pick } from '../../../platform/values/pick.js';

const WHAT = { message: 'Escribe qué hay que hacer' };
const DAY = { message: 'La fecha no es válida' };
const ABOUT = { message: 'No es válido' };

/** What a task says, whatever it is about. */
class TaskText {
  /** What is to be done. */
  @Example('Llamar para confirmar la referencia')
  @TrimLine()
  @RequiredText(TASK_LIMITS.titulo, 'La tarea', WHAT)
  titulo: string;

  /** More about it. */
  @Example('Preguntar por las rutas internacionales.')
  @IsOptional()
  @Trim()
  @Text(TASK_LIMITS.detalle, 'El detalle')
  detalle?: string | null;

  /** Id of the account of staff that is to do it; null or absent: nobody yet. */
  @IsOptional()
  @IsUUID(undefined, { message: 'Esta persona no es del equipo' })
  asignada_a?: string | null;

  /** The day until which it is to be done, in Madrid; at most two years ahead. */
  @Example('2027-03-01')
  @IsOptional()
  @TrimLine()
  @TypedDay(DAY)
  vence_el?: string | null;

  /** Once it is done the next one is made; it needs a day. `laborable`: from Monday to Friday. */
  @IsOptional()
  @Word(TASK_REPEATS, { message: 'No es válido' })
  repite?: TaskRepeat | null;
}

/** What it is about: a vacancy, or a person, an application or an interview; from an interview the others follow. */
@Example({
  titulo: 'Llamar para confirmar la referencia',
  candidato_id: '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11',
  vence_el: '2027-03-01',
})
export class NewTaskRequest extends TaskText {
  /** Id of the person. */ @IsOptional() @IsUUID(undefined, ABOUT) candidato_id?: string | null;
  /** Id of an application. */ @IsOptional() @IsUUID(undefined, ABOUT) aplicacion_id?: string | null;
  /** Id of a vacancy. */ @IsOptional() @IsUUID(undefined, ABOUT) vacante_id?: string | null;
  /** Id of an interview. */ @IsOptional() @IsUUID(undefined, ABOUT) entrevista_id?: string | null;
}

/** A task that is made with a note, about the same person or application. */
@Example({ titulo: 'Llamar para confirmar la referencia', vence_el: '2027-03-01' })
export class NoteTaskRequest extends PickType(TaskText, ['titulo', 'asignada_a', 'vence_el'] as const) {}

/** Only what is given changes; null empties. What it is about stays. */
@Example({ vence_el: '2027-03-08', repite: 'semanal', version: 1 })
export class TaskUpdate extends PartialType(TaskText) {
  /** The version that was seen; another one answers 409 `task_stale`. */
  @IsVersion({ message: 'Falta la versión de la tarea' })
  version: number;
}

export class TaskResponse {
  /** Id. */ @Id() id: string;
  /** What is to be done. */ @Example('Llamar para confirmar la referencia') titulo: string;
  /** More about it. */ @Example('Preguntar por las rutas internacionales.') detalle: string | null;
  /** Id of the account that is to do it; null: nobody yet. */ @Id() asignada_a: string | null;
  /** Name of that account. */ @Example('Marta Soler') asignada_nombre: string | null;
  /** Id of the person that it is about. */ @Id() candidato_id: string | null;
  /** Name of that person. */ @Example('Núria García') candidato_nombre: string | null;
  /** Id of the application that it is about. */ @Id() aplicacion_id: string | null;
  /** Id of the vacancy that it is about. */ @Id() vacante_id: string | null;
  /** Title of that vacancy, or of the one of the application. */ @Example('Chofer') vacante_titulo:
    | string
    | null;
  /** Id of the interview that it is about. */ @Id() entrevista_id: string | null;
  /** Beginning of that interview. */ @Instant() entrevista_inicio: string | null;
  /** The day until which it is to be done, in Madrid. */ @Day() vence_el: string | null;
  /** Open after its day. */ vencida: boolean;
  /** How often it comes back; null: once. */ @Word(TASK_REPEATS) repite: TaskRepeat | null;
  /** When it was done; null: it is open. */ @Instant() hecha_at: string | null;
  /** Who did it; null: it is open, or the account is gone. */ @Example('Marta Soler') hecha_por:
    | string
    | null;
  @Version() version: number;
  /** When it was made. */ @Instant() created_at: string;
}

export function toTaskResponse(task: TaskRow, today: string): TaskResponse {
  const { vence_el, hecha_at } = task;
  return {
    ...pick(task, 'id', 'titulo', 'detalle', 'asignada_a', 'candidato_id', 'aplicacion_id', 'vacante_id'),
    ...pick(task, 'entrevista_id', 'vence_el', 'repite', 'version'),
    asignada_nombre: accountName({ nombre: task.suyo, apellidos: task.suyos, email: task.email }),
    candidato_nombre: accountName({ nombre: task.nombre, apellidos: task.apellidos, email: null }),
    vacante_titulo: task.vacante,
    entrevista_inicio: task.entrevista?.toISOString() ?? null,
    vencida: vence_el !== null && hecha_at === null && vence_el < today,
    hecha_at: hecha_at?.toISOString() ?? null,
    hecha_por: accountName({ nombre: task.hecho, apellidos: task.hechos, email: task.hecho_email }),
    created_at: task.created_at.toISOString(),
  };
}
