import {
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
import { IsBoolean, IsOptional, IsUUID } from 'class-validator';
import { Example, Id, Instant, Word } from '../../../platform/openapi/field.js';
import { ValidateObject } from '../../../platform/http/validation/validate-object.js';
import { SelectionRequest } from '../../applications/list/selection.dto.js';
import { EmailTextRequest, TemplateVariableResponse } from '../../../mail/templates/template.dto.js';
import { OptionalText } from '../../../platform/http/validation/optional-text.js';

const YES_OR_NO = { message: 'Este campo debe ser verdadero o falso' };

export class BulkMove {
  /** State, in one of these words. */
  @Word(STAGES, { message: 'El estado no es válido' }) estado: Stage;

  /** Text for each candidate, as in a move. */
  @Example('Gracias por tu interés. Te llamaremos esta semana.')
  @OptionalText(LIMITS.candidateMessage, 'El mensaje')
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
export class BulkMessage extends EmailTextRequest {
  /** Kind, in one of these words. */
  @Word(MESSAGE_TYPES, { message: 'Tipo de correo no válido' }) tipo: MessageType;
}

export class BulkTag {
  /** Id. */ @IsUUID(undefined, { message: 'Elige una etiqueta' }) id: string;

  /** True: the tag is taken off instead of put on. */
  @IsOptional()
  @IsBoolean(YES_OR_NO)
  quitar?: boolean;
}

export class BulkField {
  /** Id of a field of people or applications that is in use. */
  @IsUUID(undefined, { message: 'Elige un campo' })
  id: string;

  /** Its value for each; null or absent: it is emptied. */
  @Example(4)
  @ApiProperty({ nullable: true, required: false })
  @IsOptional()
  valor?: unknown;
}

/** The action and its applications: `ids`, or those that match `filtro` without `excluir`. */
@Example({
  tipo: 'mover',
  mover: { estado: 'en_revision', notificar: true },
  ids: ['3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11'],
})
export class BulkActionRequest extends SelectionRequest {
  /** Kind, in one of these words. */
  @Word(BULK_TYPES, { message: 'La acción no es válida' }) tipo: BulkType;

  /** Where to move them. */
  @IsOptional()
  @ValidateObject()
  @Type(() => BulkMove)
  mover?: BulkMove;

  /** Priority given by HR. */
  @IsOptional()
  @Word(PRIORIDADES, { message: 'La prioridad no es válida' })
  prioridad?: Prioridad;

  /** The message. */
  @IsOptional()
  @ValidateObject()
  @Type(() => BulkMessage)
  mensaje?: BulkMessage;

  /** The tag to put on or take off. */
  @IsOptional()
  @ValidateObject()
  @Type(() => BulkTag)
  etiqueta?: BulkTag;

  /** The field of the company to write. */
  @IsOptional()
  @ValidateObject()
  @Type(() => BulkField)
  campo?: BulkField;
}

/** Where a message to many starts from. */
export class BulkMessageDraft {
  /** Subject of the message. */ @Example('Tu candidatura en Barcelona') asunto: string;
  /** Text of the message, with its `{variables}`. */
  @Example('Hola, {nombre}:\n\nGracias por presentarte.') cuerpo: string;
  /** What the words may name; everybody gets their own. */
  @ApiProperty({ type: [TemplateVariableResponse] })
  variables: TemplateVariableResponse[];
}

/** How many came out in one way, and why. */
export class BulkOutcome {
  /** State, in one of these words. */ @Word(BULK_ROW_STATES) estado: BulkRowState;
  /** A stable word: an error's code, or `sin_cambios`. */ @Example('sin_cambios') codigo: string;
  /** Why the applications came out so. */
  @Example('La candidatura ya está en esa etapa.') motivo: string;
  /** How many applications came out so. */ total: number;
}

export class BulkEmails {
  /** People who get a message. */ recibiran: number;
  /** Of those, with an address that they have not verified. */ sin_verificar: number;
  /** Notifications are off: messages are kept and not sent. */ desactivados: boolean;
}

export class BulkActionResponse {
  /** Id. */ @Id() id: string;
  /** Kind, in one of these words. */ @Word(BULK_TYPES) tipo: BulkType;
  /** What it does, in words. */ @Example('Mover a En revisión') titulo: string;
  /** State, in one of these words. */ @Word(BULK_STATES) estado: BulkState;
  /** When it was made. */ @Instant() created_at: string;
  /** ISO 8601 instant at which it starts; null until it is confirmed. */
  @Instant() ejecutar_at: string | null;
  /** Instant at which it ended; null while it has not. */ @Instant() terminada_at: string | null;
  /** How many in all. */ total: number;
  /** How many wait. */ pendientes: number;
  /** How many were done. */ hechas: number;
  /** How many were left out. */ omitidas: number;
  /** How many failed. */ fallidas: number;
  /** How many were undone. */ deshechas: number;
  /** Why some are left out or failed, the most frequent reasons first. */
  @ApiProperty({ type: [BulkOutcome] })
  motivos: BulkOutcome[];
  /** Before it runs: the messages that it will send; null: none. */ correos: BulkEmails | null;
}

export class BulkRowResponse {
  /** Place in the list, from 1. */ orden: number;
  /** Id of the application. */ @Id() aplicacion_id: string;
  /** Id of the person. */ @Id() candidato_id: string;
  /** First name. */ @Example('Núria') nombre: string;
  /** Family names. */ @Example('Vidal Roca') apellidos: string;
  /** State, in one of these words. */ @Word(BULK_ROW_STATES) estado: BulkRowState;
  /** Why nothing was done with the application. */
  @Example('La candidatura ya está en esa etapa.') motivo: string | null;
}

export class BulkRowsPage {
  /** The rows of this page. */ @ApiProperty({ type: [BulkRowResponse] }) filas: BulkRowResponse[];
  /** `cursor` of the next page; null: this is the last one. */
  @Example('WyIyMDI3LTAzLTAxIl0') siguiente: string | null;
}
