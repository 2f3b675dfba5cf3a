import {
  MESSAGE_CHANNELS,
  type MessageChannel,
  UNASSIGNED_REASONS,
  type UnassignedReason,
} from '@hiring/contract';
import { IsUUID } from 'class-validator';
import { Example, Id, Instant, Word } from '../../platform/openapi/field.js';

export class UnassignedFile {
  /** Name of the file. */ @Example('permiso-de-conducir.pdf') nombre: string;
  /** Size in bytes; 0: it is not here. */ bytes: number;
  /** Why a file of WhatsApp is not kept; null: it is, or it is still fetched. */
  @Example('Cada archivo adjunto puede ocupar como máximo 5 MB.')
  motivo: string | null;
}

/** A mail, or a message by WhatsApp or SMS, that waits for somebody to say whose it is. */
export class UnassignedMailRow {
  /** Id. */ @Id() id: string;
  /** How it came. */ @Word(MESSAGE_CHANNELS) canal: MessageChannel;
  /** Why it waits. */ @Word(UNASSIGNED_REASONS) motivo: UnassignedReason;
  /** Address that it gives as its sender's, which may be invented; the number of a message. Empty: none. */
  @Example('nuria.vidal@example.com') remitente: string;
  /** Name that it gives as its sender's. */ @Example('Núria Vidal') remitente_nombre: string;
  /** Subject of the mail; empty for a message. */ @Example('Re: Tu candidatura en Barcelona') asunto: string;
  /** Its text. */ @Example('Puedo ir a la entrevista el martes por la mañana.') texto: string;
  /** Files that came with it. Those of a mail are checked when it is assigned, those of WhatsApp when they come. */
  adjuntos: UnassignedFile[];
  /** Instant at which WhatsApp deletes the files that are not here yet; null: none is missing. */
  @Instant()
  @Example('2026-12-07T09:30:00.000Z')
  archivos_hasta: string | null;
  /** Id of the person whose it probably is; null: nobody is known. */ @Id() sugerido_id: string | null;
  /** Full name of that person. */ @Example('Núria Vidal Roca') sugerido_nombre: string | null;
  /** Instant at which it came. */ @Instant() recibido_at: string;
}

export class AssignMailRequest {
  /** Id of the person whose conversation it joins. */
  @Id()
  @IsUUID('all', { message: 'Elige a quién pertenece' })
  candidato_id: string;
}
