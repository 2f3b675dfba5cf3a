import {
  DERECHO_ACCIONES,
  DERECHO_CANALES,
  DERECHO_ESTADOS,
  DERECHO_LIMITS,
  DERECHO_TIPOS,
  type DerechoAccion,
  type DerechoCanal,
  type DerechoEstado,
  type DerechoTipo,
  LIMITS,
} from '@hiring/contract';
import {
  IsBoolean,
  IsDateString,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  MinLength,
} from 'class-validator';
import {
  Day,
  Decimal,
  Email,
  Example,
  Id,
  Instant,
  RequiredText,
  Text,
  Version,
  Word,
  Words,
} from '../../platform/openapi/field.js';
import { IsVersion } from '../../platform/http/validation/version.js';
import { EMAIL_PATTERN } from '../../platform/values/email-address.js';
import { Trim, TrimLine } from '../../platform/http/validation/trim.js';

const EMAIL = { message: 'El correo no es válido' };
const NAME = { message: 'Escribe el nombre de quien lo pide' };
const DAY = { message: 'La fecha no es válida' };
const VERSION = { message: 'La versión no es válida' };
const REASON = { message: `Explica el motivo con al menos ${DERECHO_LIMITS.motivoMin} caracteres` };
const LONG_REASON = { message: `El motivo no puede superar los ${DERECHO_LIMITS.motivo} caracteres` };

export class RightsRequestOrder {
  /** Kind, in one of these words. */
  @Word(DERECHO_TIPOS, { message: 'Elige qué derecho ejerce' }) tipo: DerechoTipo;

  /** How the request came. */
  @Word(DERECHO_CANALES, { message: 'Elige cómo ha llegado' }) canal: DerechoCanal;

  /** The day it came, YYYY-MM-DD, not later than today: the term counts from it. */
  @Example('2026-01-15')
  @Matches(/^\d{4}-\d\d-\d\d$/, DAY)
  @IsDateString({ strict: true }, DAY)
  recibida_el: string;

  /** Name of the person who asks. */
  @Example('Núria')
  @TrimLine()
  @RequiredText(DERECHO_LIMITS.nombre, NAME)
  nombre: string;

  /** Where the answer goes, and what finds the person's record. */
  @Email()
  @TrimLine()
  @MaxLength(LIMITS.email, EMAIL)
  @Matches(EMAIL_PATTERN, EMAIL)
  @IsString(EMAIL)
  email: string;

  /** What the person asks for, in words. */
  @Example('Pide una copia de las notas de su entrevista de mayo.')
  @IsOptional()
  @Trim()
  @Text(DERECHO_LIMITS.detalle, 'El detalle', { message: 'El detalle no es válido' })
  detalle?: string;
}

export class RightsVersion {
  /** The one that was read: an older one is refused. */
  @IsVersion(VERSION)
  version: number;
}

export class RightsReason extends RightsVersion {
  /** Why the request is refused or its term extended; the person reads it. */
  @Example('Hay que reunir copias de varios años.')
  @Trim()
  @MaxLength(DERECHO_LIMITS.motivo, LONG_REASON)
  @MinLength(DERECHO_LIMITS.motivoMin, REASON)
  @IsString(REASON)
  motivo: string;
}

export class RightsAnswer extends RightsVersion {
  /** What the person is answered. */
  @Example('Te enviamos una copia de tus datos.')
  @Trim()
  @MaxLength(DERECHO_LIMITS.motivo, LONG_REASON)
  @MinLength(DERECHO_LIMITS.motivoMin, { message: 'Escribe qué se ha hecho' })
  @IsString({ message: 'Escribe qué se ha hecho' })
  respuesta: string;

  /** Whether the answer is mailed. */
  @IsBoolean({ message: 'Este campo debe ser verdadero o falso' })
  enviar: boolean;
}

export class RightsErasure extends RightsVersion {
  /** The e-mail of the request, or the first eight characters of the record's id, as a last question. */
  @Example('nuria.vidal@example.com')
  @TrimLine()
  @IsString({ message: 'Escribe el correo o los 8 primeros caracteres de la ficha' })
  confirmacion: string;
}

export class RightsRequestRow {
  /** Id. */ @Id() id: string;
  /** Kind, in one of these words. */ @Word(DERECHO_TIPOS) tipo: DerechoTipo;
  /** State, in one of these words. */ @Word(DERECHO_ESTADOS) estado: DerechoEstado;
  /** How the request came. */ @Word(DERECHO_CANALES) canal: DerechoCanal;
  /** YYYY-MM-DD. */ @Day() recibida_el: string;
  /** Last day to answer, YYYY-MM-DD. */ @Day() vence_el: string;
  /** Whether the deadline has passed. */ vencida: boolean;
  /** Days left; negative when overdue; null once answered. */ @Decimal() dias: number | null;
  /** ISO 8601 instant at which it was closed; null while it is open. */ @Instant() cerrada_at: string | null;
  /** Name of the person who asks; null: their data have been erased. */
  @Example('Núria') nombre: string | null;
  /** E-mail address. */ @Email() email: string | null;
  /** The requester's record; null: there is none, or it has been erased. */
  @Id() candidato_id: string | null;
  /** Instant at which the requester's identity was checked; null: not yet. */
  @Instant() identidad_at: string | null;
  @Version() version: number;
}

export class RightsRequestResponse extends RightsRequestRow {
  /** What the person asks for, in words. */
  @Example('Pide una copia de las notas de su entrevista de mayo.') detalle: string | null;
  /** Instant at which more time was taken; null when it was not. */ @Instant() prorrogada_at: string | null;
  /** Why more time was needed. */
  @Example('Hay que reunir copias de varios años.') prorroga_motivo: string | null;
  /** What the person was answered. */ @Example('Te enviamos una copia de tus datos.') respuesta:
    | string
    | null;
  /** Why the data may not be erased now; null: they may. */
  @Example('Hay una reclamación abierta.') retencion: string | null;
  /** What may be done with it now. */
  @Words(DERECHO_ACCIONES) acciones: DerechoAccion[];
}

export class RightsSummary {
  /** Requests not yet answered; null: more than are counted. */ abiertas: number | null;
  /** How many are past their deadline. */ vencidas: number | null;
}
