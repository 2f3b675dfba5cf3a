import { NOTE_LIMITS } from '@hiring/contract';
import { Type } from 'class-transformer';
import { IsBoolean, IsOptional, IsUUID } from 'class-validator';
import { Example, Id, Instant, RequiredText, Version } from '../../../platform/openapi/field.js';
import { IsVersion } from '../../../platform/http/validation/version.js';
import { ValidateObject } from '../../../platform/http/validation/validate-object.js';
import { Trim } from '../../../platform/http/validation/trim.js';
import { NoteTaskRequest } from '../tasks/task.dto.js';
import type { NoteRow } from './note-row.js';
import { accountName } from '../../../platform/values/account-name.js';

const VERSION = { message: 'Falta la versión de la nota' };

class NoteText {
  /** The candidate does not see it during the process, but may ask for a copy of it. */
  @Example('Prefiere que la llamen por la tarde.')
  @Trim()
  @RequiredText(NOTE_LIMITS.texto, 'La nota', { message: 'Escribe la nota' })
  texto: string;
}

export class NewNoteRequest extends NoteText {
  /** Id of the person. */ @IsUUID(undefined, { message: 'Falta el candidato' }) candidato_id: string;

  /** An application of that person; absent: about the person. */
  @IsOptional()
  @IsUUID(undefined, { message: 'La candidatura no es válida' })
  aplicacion_id?: string;

  /** Only human resources reads it; false: the managers of its vacancy as well. Absent: true. */
  @IsOptional()
  @IsBoolean({ message: 'No es válido' })
  privada?: boolean;

  /** A task that is made with the note, about the same. */
  @IsOptional()
  @ValidateObject()
  @Type(() => NoteTaskRequest)
  tarea?: NoteTaskRequest | null;
}

export class NoteVersionRequest {
  /** The version that was seen; another one answers 409 `note_stale`. */
  @IsVersion(VERSION)
  version: number;
}

export class EditNoteRequest extends NoteText {
  /** The version that was seen; another one answers 409 `note_stale`. */
  @IsVersion(VERSION)
  version: number;
}

export class NoteResponse {
  /** Id. */ @Id() id: string;
  /** Id of the person. */ @Id() candidato_id: string;
  /** Id of the application. */ @Id() aplicacion_id: string | null;
  /** Null: the account is gone. */ @Example('Marta Soler') autor: string | null;
  /** The signed-in person wrote it and may change it. */ propia: boolean;
  /** Text of the note. */ @Example('Prefiere que la llamen por la tarde.') texto: string;
  @Version() version: number;
  /** Only human resources reads it; false: the managers of its vacancy as well. */ privada: boolean;
  /** It was taken away; it can be put back. */ eliminada: boolean;
  /** ISO 8601 instant of the last change of its text. */ @Instant() editada_at: string | null;
  /** When it was made. */ @Instant() created_at: string;
}

export class NewestNote {
  /** Id of the person. */ @Id() candidato_id: string;
  /** Beginning of its first line. */ @Example('Ha pedido turno de tarde') linea: string;
  /** When it was made. */ @Instant() created_at: string;
}

export function toNoteResponse(note: NoteRow, viewerId: string): NoteResponse {
  return {
    id: note.id,
    candidato_id: note.candidato_id,
    aplicacion_id: note.aplicacion_id,
    autor: accountName(note),
    propia: note.autor_id === viewerId,
    texto: note.texto,
    version: note.version,
    privada: note.privada,
    eliminada: note.deleted_at !== null,
    editada_at: note.editada_at?.toISOString() ?? null,
    created_at: note.created_at.toISOString(),
  };
}
