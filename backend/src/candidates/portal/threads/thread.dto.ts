import {
  HR_TEAM,
  MESSAGE_CHANNELS,
  MESSAGE_NOTES,
  type MessageChannel,
  type MessageNote,
  THREAD_AUTHORS,
  type ThreadAuthor,
} from '@hiring/contract';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsISO8601, IsOptional, IsUUID } from 'class-validator';
import { Decimal, Example, Id, Instant, Whole, Word } from '../../../platform/openapi/field.js';
import type { User } from '../../../auth/user.entity.js';
import { ChannelChoice, MessageDelivery } from './thread-channel.dto.js';
import type { MessageOutcome } from './thread-channels.js';
import type { ThreadAttachment } from './thread-attachment.entity.js';
import type { ThreadMessage } from './thread-message.entity.js';
import type { Thread } from './thread.entity.js';
import { accountName } from '../../../platform/values/account-name.js';

const ORDER_INVALID = { message: 'El número de mensaje no es válido' };
const MAX_INTEGER = 2_147_483_647;

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
  /** How it came or went. */ @Word(MESSAGE_CHANNELS) canal: MessageChannel;
  /** Of one that came by mail or WhatsApp: the message that it quotes, to show on demand; null: none. */
  @Example('El lun, 2 nov 2026 a las 10:00, Zarvia escribió: > ¿Puedes venir?') citado: string | null;
  /** Files that came with it. */ adjuntos: ThreadAttachmentResponse[];
  /** Files that came with it and were not kept. */ rechazados: RefusedFileResponse[];
  /** Files of it that are still being fetched from WhatsApp. */ archivos_pendientes: number;
  /** What the product did because of it; null: nothing. */
  @ApiProperty({ enum: MESSAGE_NOTES, nullable: true, type: String }) nota: MessageNote | null;
  /** Of one that was sent by WhatsApp or SMS: how far it has come. Staff only. */ envio: MessageDelivery | null;
  /** Whether the other side has read it. */ leido: boolean;
  /** ISO 8601 instant at which it was made. */ @Instant() created_at: string;
}

export class ThreadResponse {
  /** Of the candidate: a person has one thread. */ @Id() id: string;
  /** Since when messages to the person's address come back; null: they arrive, as far as is known. Staff only. */
  @Instant() correo_no_llega_desde: string | null;
  /** How human resources may write now; only the portal while no channel is on. Empty for candidates. */
  canales: ChannelChoice[];
  /** Oldest first. */ mensajes: ThreadMessageResponse[];
  /** Whether there are earlier ones. */ hay_anteriores: boolean;
  /** Messages of the other side that the reader's side has not read. */ sin_leer: number;
}

/** Who of human resources answers a conversation. */
export class ThreadHolder {
  /** Id of the account. */ @Id() id: string;
  /** Name, or else the address. */ @Example('Marta Soler') nombre: string;
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
  /** Beginning of the last message; null: that message is gone. */
  @Example('Buenas tardes. ¿Saben ya algo de la prueba de conducción?') ultimo_texto: string | null;
  /** Title of the vacancy that they last applied to; null: none. */
  @Example('Conductor de camión portacoches') puesto: string | null;
  /** Who answers; null: nobody yet. */ asignada_a: ThreadHolder | null;
  /** ISO 8601 instant at which it was closed; null: it is open. */ @Instant() cerrada_at: string | null;
  /** ISO 8601 instant until which it is put off; null: it is not. */ @Instant() recordar_at: string | null;
  /** To be sent with a change. */ version: number;
}

/** Who answers a conversation, and what human resources have settled about it. */
export class ThreadDesk extends PickType(ThreadRow, [
  'id',
  'asignada_a',
  'cerrada_at',
  'recordar_at',
  'version',
]) {
  /** The colleague who is writing an answer at this moment; null: nobody else. */ @Example('Jordi Puig')
  escribe: string | null;
}

/** How soon candidates are answered, of one person. */
export class AnswererFigures extends ThreadHolder {
  /** Open conversations that are theirs now. */ abiertas: number;
  /** Answers of the last 30 days. */ respondidas: number;
  /** Median hours from a candidate's message to the answer; null: none. */ @Decimal()
  horas_hasta_responder: number | null;
}

/** Figures of the conversations. */
export class ThreadFigures {
  /** Open conversations now, put off or not. */ abiertas: number;
  /** Those of them whose last message is the candidate's. */ sin_responder: number;
  /** Answers of the last 30 days. */ respondidas: number;
  /** Median hours from a candidate's message to the answer; null: none. */ @Decimal()
  horas_hasta_responder: number | null;
  /** By whoever answered or answers, busiest first. */ personas: AnswererFigures[];
}

/** Only what is given changes. */
@Example({
  asignado_a: '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11',
  recordar_at: '2027-03-01T09:30:00.000Z',
  version: 1,
})
export class ChangeThreadRequest {
  /** Id of the account that answers; null: nobody. */
  @IsOptional()
  @IsUUID(undefined, { message: 'Elige a alguien de la lista' })
  asignado_a?: string | null;

  /** Closed, or open again. */
  @IsOptional()
  @IsBoolean({ message: 'Di si se cierra' })
  cerrada?: boolean;

  /** ISO 8601 instant until which it is put off; null: no longer. */
  @IsOptional()
  @Instant()
  @IsISO8601({ strict: true }, { message: 'La fecha no es válida' })
  recordar_at?: string | null;

  /** As it was read. */
  @Whole(1, MAX_INTEGER, ORDER_INVALID)
  version: number;
}

/** A row as the list's statement has it. */
export interface ListedThread {
  candidato_id: string;
  nombre: string;
  apellidos: string;
  puesto: string | null;
  mensajes: number;
  ultimo_autor: ThreadAuthor | null;
  ultimo_at: Date;
  ultimo_texto: string | null;
  sin_leer_rrhh: number;
  asignado_a: string | null;
  a_nombre: string | null;
  a_apellidos: string | null;
  a_email: string | null;
  cerrado_at: Date | null;
  recordar_at: Date | null;
  version: number;
}

export const toThreadRow = (row: ListedThread): ThreadRow => ({
  id: row.candidato_id,
  nombre: row.nombre,
  apellidos: row.apellidos,
  puesto: row.puesto,
  mensajes: row.mensajes,
  ultimo_autor: row.ultimo_autor,
  ultimo_at: row.ultimo_at.toISOString(),
  ultimo_texto: row.ultimo_texto,
  sin_leer: row.sin_leer_rrhh,
  asignada_a: row.asignado_a
    ? {
        id: row.asignado_a,
        nombre: accountName({ nombre: row.a_nombre, apellidos: row.a_apellidos, email: row.a_email ?? '' }),
      }
    : null,
  cerrada_at: row.cerrado_at?.toISOString() ?? null,
  recordar_at: row.recordar_at?.toISOString() ?? null,
  version: row.version,
});

/** What human resources are told besides. */
export interface ThreadForStaff {
  failingSince: Date | null;
  canales: ChannelChoice[];
}

export function toThreadResponse(
  candidate: { id: string; nombre: string; apellidos: string },
  thread: Thread | null,
  page: { messages: ThreadMessage[]; more: boolean; outcomes: ReadonlyMap<string, MessageOutcome> },
  reader: ThreadAuthor,
  staff: ThreadForStaff | null,
): ThreadResponse {
  const unread = reader === 'rrhh' ? thread?.sin_leer_rrhh : thread?.sin_leer_candidato;
  return {
    id: candidate.id,
    correo_no_llega_desde: staff?.failingSince?.toISOString() ?? null,
    canales: staff?.canales ?? [],
    mensajes: page.messages.map((message) =>
      toMessageResponse(message, candidate, reader, page.outcomes.get(message.id)),
    ),
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
  outcome?: MessageOutcome,
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
    archivos_pendientes: outcome?.pendingFiles ?? 0,
    nota: message.nota,
    envio: (reader === 'rrhh' && outcome?.delivery) || null,
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
