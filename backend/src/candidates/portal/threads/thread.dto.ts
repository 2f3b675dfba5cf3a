import {
  HR_TEAM,
  MESSAGE_CHANNELS,
  type MessageChannel,
  THREAD_AUTHORS,
  THREAD_LIMITS,
  type ThreadAuthor,
  say,
  toSay,
} from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsNotEmpty, IsOptional } from 'class-validator';
import { Example, Id, Instant, Text, Whole, Word } from '../../../platform/openapi/field.js';
import { Trim } from '../../../platform/http/validation/trim.js';
import type { User } from '../../../auth/user.entity.js';
import type { ThreadAttachment } from './thread-attachment.entity.js';
import type { ThreadMessage } from './thread-message.entity.js';
import type { Thread } from './thread.entity.js';
import { accountName } from '../../../platform/values/account-name.js';

const TOO_LONG = {
  message: say('El mensaje admite como máximo {maximo} caracteres', { maximo: THREAD_LIMITS.text }),
};
const ORDER_INVALID = { message: 'El número de mensaje no es válido' };
const MAX_INTEGER = 2_147_483_647;

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

export class ThreadQuery {
  /** Only messages before this number: the page before. */
  @IsOptional()
  @Type(() => Number)
  @Whole(1, MAX_INTEGER, ORDER_INVALID)
  antes?: number;
}

export class ReadThreadRequest {
  /** Number of the last message that was on the screen. */
  @Whole(1, MAX_INTEGER, ORDER_INVALID)
  hasta: number;
}

export class ThreadAttachmentResponse {
  /** Id. */ @Id() id: string;
  /** Name of the file. */ @Example('permiso-de-conducir.pdf') nombre: string;
  /** Media type, found in the content. */ @Example('application/pdf') tipo: string;
  /** Size in bytes. */ bytes: number;
  /** Its address; it needs permission to read the thread. */
  @Example('/api/thread-attachments/3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11') url: string;
}

export class RefusedFileResponse {
  /** Name of the file. */ @Example('vacaciones.zip') nombre: string;
  /** Why it was not kept, to show. */
  @Example('El archivo no es un PDF, DOC, DOCX, JPEG o PNG válido.') motivo: string;
}

export class ThreadMessageResponse {
  /** Id. */ @Id() id: string;
  /** Its number in the thread, from 1. */ orden: number;
  /** Who wrote it. */ @Word(THREAD_AUTHORS) autor: ThreadAuthor;
  /** As the reader may know them: candidates see the team, not its people. */
  @Example('Marta Soler') autor_nombre: string;
  /** Text of the message. */
  @Example('Gracias. Puedo ir a la entrevista el martes por la mañana.') texto: string;
  /** How it came. */ @Word(MESSAGE_CHANNELS) canal: MessageChannel;
  /** Of one that came by mail: the message that it quotes, to show on demand; null: none. */
  @Example('El lun, 2 nov 2026 a las 10:00, Zarvia escribió: > ¿Puedes venir?') citado: string | null;
  /** Files that came with it. */ adjuntos: ThreadAttachmentResponse[];
  /** Files that came with it by mail and were not kept. */ rechazados: RefusedFileResponse[];
  /** Whether the other side has read it. */ leido: boolean;
  /** ISO 8601 instant at which it was made. */ @Instant() created_at: string;
}

export class ThreadResponse {
  /** Of the candidate: a person has one thread. */ @Id() id: string;
  /** Since when messages to the person's address come back; null: they arrive, as far as is known. Staff only. */
  @Instant() correo_no_llega_desde: string | null;
  /** Oldest first. */ mensajes: ThreadMessageResponse[];
  /** Whether there are earlier ones. */ hay_anteriores: boolean;
  /** Messages of the other side that the reader's side has not read. */ sin_leer: number;
}

export class ThreadRow {
  /** Of the candidate: a person has one thread. */ @Id() id: string;
  /** First name. */ @Example('Núria') nombre: string;
  /** Family names. */ @Example('Vidal Roca') apellidos: string;
  /** How many messages. */ mensajes: number;
  /** Who wrote last. */
  @ApiProperty({ enum: THREAD_AUTHORS, nullable: true, type: String }) ultimo_autor: ThreadAuthor | null;
  /** ISO 8601 instant of the last message. */ @Instant() ultimo_at: string;
  /** Unread messages of the candidate. */ sin_leer: number;
}

export function toThreadResponse(
  candidate: { id: string; nombre: string; apellidos: string },
  thread: Thread | null,
  page: { messages: ThreadMessage[]; more: boolean },
  reader: ThreadAuthor,
  failingSince: Date | null,
): ThreadResponse {
  const unread = reader === 'rrhh' ? thread?.sin_leer_rrhh : thread?.sin_leer_candidato;
  return {
    id: candidate.id,
    correo_no_llega_desde: failingSince?.toISOString() ?? null,
    mensajes: page.messages.map((message) => toMessageResponse(message, candidate, reader)),
    hay_anteriores: page.more,
    sin_leer: unread ?? 0,
  };
}

/** A message with what is shown of its author and files. */
export type ShownMessage = Omit<ThreadMessage, 'autor_user' | 'adjuntos' | 'causa' | 'message_id'> & {
  autor_user: Pick<User, 'nombre' | 'apellidos' | 'email'> | null;
  adjuntos: Pick<ThreadAttachment, 'posicion' | 'archivo'>[];
};

export function toMessageResponse(
  message: ShownMessage,
  candidate: { nombre: string; apellidos: string },
  reader: ThreadAuthor,
): ThreadMessageResponse {
  const read = message.autor === 'rrhh' ? message.leido_candidato_at : message.leido_rrhh_at;
  return {
    id: message.id,
    orden: message.orden,
    autor: message.autor,
    autor_nombre: authorName(message, candidate, reader),
    texto: message.texto,
    canal: message.canal,
    citado: message.citado,
    rechazados: message.rechazados,
    adjuntos: [...message.adjuntos]
      .sort((a, b) => a.posicion - b.posicion)
      .map(({ archivo }) => ({
        id: archivo.id,
        nombre: archivo.nombre_original,
        tipo: archivo.tipo,
        bytes: archivo.bytes,
        url: `/api/thread-attachments/${archivo.id}`,
      })),
    leido: read !== null,
    created_at: message.created_at.toISOString(),
  };
}

function authorName(
  { autor, autor_user }: ShownMessage,
  candidate: { nombre: string; apellidos: string },
  reader: ThreadAuthor,
): string {
  if (autor === 'candidato') return `${candidate.nombre} ${candidate.apellidos}`.trim();
  if (reader === 'candidato' || !autor_user) return HR_TEAM;
  return accountName(autor_user);
}
