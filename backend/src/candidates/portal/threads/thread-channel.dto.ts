import {
  CHANNEL_LIMITS,
  DELIVERY_STATES,
  type DeliveryState,
  THREAD_LIMITS,
  toSay,
  type WritingChannel,
  WRITING_CHANNELS,
} from '@hiring/contract';
import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import { storableLine, Trim } from '../../../platform/http/validation/trim.js';
import { Example, Id, Instant, Text, tooLong, Word } from '../../../platform/openapi/field.js';
import { ThreadMessageRequest } from './thread-message.dto.js';

const VARIABLES = {
  message: `Una plantilla tiene como máximo ${CHANNEL_LIMITS.variables} variables`,
};

/** How human resources may write to a person. */
export class ChannelChoice {
  /** Which way. */ @Word(WRITING_CHANNELS) canal: WritingChannel;
  /** Whether a message can be sent so now. */ disponible: boolean;
  /** Code of the reason why not; null: it can. */ @Example('channel_no_consent') motivo: string | null;
  /** That reason, to show. */
  @Example('Esta persona no ha aceptado mensajes por este canal.') explicacion: string | null;
  /** WhatsApp: whether only a template can be sent, as the person has not written for a day. */
  solo_plantilla: boolean;
  /** WhatsApp: instant until which free texts are taken; null: they are not, or need no such instant. */
  @Instant() ventana_hasta: string | null;
  /** Whether it is the one to begin with: what the person used last, where that can be used. */ propuesto: boolean;
}

/** How far a message by WhatsApp or SMS has come. */
export class MessageDelivery {
  /** How far. */ @Word(DELIVERY_STATES) estado: DeliveryState;
  /** Code of the provider, or ours; null: it has not failed. */ @Example('131026') codigo: string | null;
  /** Why it did not arrive, to show; null: it has not failed. */
  @Example('El número no tiene WhatsApp o no puede recibir este mensaje.') fallo: string | null;
  /** Instant at which it came so far. */ @Instant() desde: string;
}

/** A message of human resources: free text, or a template of WhatsApp with its variables. */
@Example({
  texto: '¿Puedes venir a la entrevista el martes por la mañana?',
  canal: 'portal',
  adjuntos: ['(bytes)'],
})
export class AnswerThreadRequest extends OmitType(ThreadMessageRequest, ['texto']) {
  /** Text of the message; absent with a template. */
  @Example('¿Puedes venir a la entrevista el martes por la mañana?')
  @ValidateIf(({ plantilla_id }: AnswerThreadRequest) => plantilla_id === undefined)
  @Trim()
  @Text(THREAD_LIMITS.text, 'El mensaje')
  @IsNotEmpty({ message: toSay('Escribe tu mensaje') })
  @ApiProperty({ required: false })
  texto?: string;

  /** How it goes; absent: in the portal, and the person is told by mail. */
  @IsOptional()
  @Word(WRITING_CHANNELS)
  @IsIn(WRITING_CHANNELS, { message: 'El canal no es válido' })
  canal?: WritingChannel;

  /** Template of WhatsApp. */
  @Id()
  @IsOptional()
  @IsUUID(undefined, { message: 'Elige una plantilla de la lista' })
  plantilla_id?: string;

  /** Values of the template's variables in their order; in a form, a JSON list as text. */
  @ApiProperty({ type: [String], maxItems: CHANNEL_LIMITS.variables })
  @Example(['Núria', 'martes a las 10:00'])
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => listOf(value))
  @IsArray({ message: 'Las variables son una lista' })
  @ArrayMaxSize(CHANNEL_LIMITS.variables, VARIABLES)
  @IsString({ each: true, message: 'Cada variable es un texto' })
  @IsNotEmpty({ each: true, message: 'Rellena todas las variables' })
  @MaxLength(CHANNEL_LIMITS.variable, { each: true, ...tooLong(CHANNEL_LIMITS.variable, 'Una variable') })
  variables?: string[];
}

/** A form has the list as JSON. WhatsApp takes neither line breaks nor many blanks in a variable. */
function listOf(value: unknown): unknown {
  let list = value;
  if (typeof value === 'string') {
    try {
      list = JSON.parse(value) as unknown;
    } catch {
      return value;
    }
  }
  if (!Array.isArray(list)) return list;
  return list.map((one: unknown) => (typeof one === 'string' ? storableLine(one) : one));
}
