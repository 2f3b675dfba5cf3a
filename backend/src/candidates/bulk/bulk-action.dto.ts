import {
  BULK_LIMITS,
  BULK_ROW_STATES,
  BULK_STATES,
  BULK_TYPES,
  type BulkRowState,
  type BulkState,
  type BulkType,
  LIMITS,
  MESSAGE_TYPES,
  type MessageType,
  PRIORIDADES,
  type Prioridad,
  STAGES,
  type Stage,
} from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
} from 'class-validator';
import { ValidateObject } from '../../platform/http/validation/validate-object.js';
import { MessageTextRequest, TemplateVariableResponse } from '../../mail/templates/template.dto.js';
import { Trim } from '../../platform/http/validation/trim.js';

const YES_OR_NO = { message: 'Este campo debe ser verdadero o falso' };
const SELECTED = { each: true, message: 'La selección no es válida' };
const MANY = { message: `No se pueden indicar más de ${BULK_LIMITS.ids} candidaturas una a una` };

export class BulkMove {
  @IsIn(STAGES, { message: 'El estado no es válido' })
  @ApiProperty({ enum: STAGES })
  estado: Stage;

  /** Text for each candidate, as in a move. */
  @IsOptional()
  @Trim()
  @IsString()
  @MaxLength(LIMITS.candidateMessage, {
    message: `El mensaje no puede superar los ${LIMITS.candidateMessage} caracteres`,
  })
  mensaje_candidato?: string;

  /** HR's own reason of a rejection. */
  @IsOptional()
  @IsUUID(undefined, { message: 'El motivo no es válido' })
  motivo_rechazo_id?: string;

  /** Whether the candidates get a message; true unless said. */
  @IsOptional()
  @IsBoolean(YES_OR_NO)
  notificar?: boolean;
}

/** The words may name the variables of the type's template: each person's values are put in their place. */
export class BulkMessage extends MessageTextRequest {
  @IsIn(MESSAGE_TYPES, { message: 'Tipo de email no válido' })
  @ApiProperty({ enum: MESSAGE_TYPES })
  tipo: MessageType;
}

export class BulkTag {
  @IsUUID(undefined, { message: 'Elige una etiqueta' })
  id: string;

  /** Takes it off instead. */
  @IsOptional()
  @IsBoolean(YES_OR_NO)
  quitar?: boolean;
}

/** What to do, and with whom: `ids`, or everybody whom `filtro` shows but for `excluir`. All of them applications. */
export class BulkActionRequest {
  @IsIn(BULK_TYPES, { message: 'La acción no es válida' })
  @ApiProperty({ enum: BULK_TYPES })
  tipo: BulkType;

  /** Applications, one by one. */
  @IsOptional()
  @IsArray({ message: SELECTED.message })
  @ArrayMaxSize(BULK_LIMITS.ids, MANY)
  @IsUUID(undefined, SELECTED)
  ids?: string[];

  /**
   * The filter of the list of candidates, as JSON text: the current application of each person it shows.
   * @example "{\"stage\":\"recibida\"}"
   */
  @IsOptional()
  @IsString({ message: 'El filtro no es válido' })
  @MaxLength(4000, { message: 'El filtro no es válido' })
  filtro?: string;

  /** Applications that the filter shows and that are left out. */
  @IsOptional()
  @IsArray({ message: SELECTED.message })
  @ArrayMaxSize(BULK_LIMITS.ids, MANY)
  @IsUUID(undefined, SELECTED)
  excluir?: string[];

  @IsOptional()
  @ValidateObject()
  @Type(() => BulkMove)
  mover?: BulkMove;

  @IsOptional()
  @IsIn(PRIORIDADES, { message: 'La prioridad no es válida' })
  @ApiProperty({ enum: PRIORIDADES, required: false })
  prioridad?: Prioridad;

  @IsOptional()
  @ValidateObject()
  @Type(() => BulkMessage)
  mensaje?: BulkMessage;

  @IsOptional()
  @ValidateObject()
  @Type(() => BulkTag)
  etiqueta?: BulkTag;
}

/** Where a message to many starts from. */
export class BulkMessageDraft {
  asunto: string;
  cuerpo: string;
  /** What the words may name; everybody gets their own. */
  @ApiProperty({ type: [TemplateVariableResponse] })
  variables: TemplateVariableResponse[];
}

/** How many came out in one way, and why. */
export class BulkOutcome {
  @ApiProperty({ enum: BULK_ROW_STATES })
  estado: BulkRowState;
  /** A stable word: an error's code, or `sin_cambios`. */
  codigo: string;
  motivo: string;
  total: number;
}

export class BulkEmails {
  /** People who get a message. */
  recibiran: number;
  /** Of those, with an address that they have not verified. */
  sin_verificar: number;
  /** Notifications are off: messages are kept and not sent. */
  desactivados: boolean;
}

export class BulkActionResponse {
  id: string;
  @ApiProperty({ enum: BULK_TYPES })
  tipo: BulkType;
  /** What it does, in words. */
  titulo: string;
  @ApiProperty({ enum: BULK_STATES })
  estado: BulkState;
  created_at: string;
  /** ISO 8601 instant at which it starts; null until it is confirmed. */
  ejecutar_at: string | null;
  terminada_at: string | null;
  total: number;
  pendientes: number;
  hechas: number;
  omitidas: number;
  fallidas: number;
  deshechas: number;
  /** Why some are left out or failed, the most frequent reasons first. */
  @ApiProperty({ type: [BulkOutcome] })
  motivos: BulkOutcome[];
  /** Until it has run: who will get a message; null when nobody would. */
  correos: BulkEmails | null;
}

export class BulkRowResponse {
  orden: number;
  aplicacion_id: string;
  candidato_id: string;
  nombre: string;
  apellidos: string;
  @ApiProperty({ enum: BULK_ROW_STATES })
  estado: BulkRowState;
  /** Why nothing was done. */
  motivo: string | null;
}

export class BulkRowsPage {
  @ApiProperty({ type: [BulkRowResponse] })
  filas: BulkRowResponse[];
  /** `cursor` of the next page; null: this is the last one. */
  siguiente: string | null;
}
