import { AVISO_FORMULARIOS, AVISO_LIMITS, type AvisoFormulario } from '@hiring/contract';
import { IsInt, Max, IsOptional, IsString, MaxLength, Min, MinLength } from 'class-validator';
import { Example, Id, Instant, Version, Word } from '../../platform/openapi/field.js';
import { IsVersion, MAX_INTEGER } from '../../platform/http/validation/version.js';
import { Trim } from '../../platform/http/validation/trim.js';
import type { Notice } from './notice.entity.js';
import { accountName } from '../../platform/values/account-name.js';

const TEXT = { message: 'Escribe el texto del aviso' };

export class NoticeDraftRequest {
  /** Paragraphs parted by empty lines: the first always shows, the others are "Título: texto". */
  @Trim()
  @MaxLength(AVISO_LIMITS.texto, {
    message: `El texto no puede superar los ${AVISO_LIMITS.texto} caracteres`,
  })
  @MinLength(AVISO_LIMITS.textoMin, { message: 'El texto es demasiado corto para informar de algo' })
  @IsString(TEXT)
  texto: string;

  /** Of the draft that was read; absent: there was none. */
  @Example(1)
  @IsOptional()
  @Min(1, { message: 'La versión no es válida' })
  @IsInt({ message: 'La versión no es válida' })
  @Max(MAX_INTEGER, { message: 'La versión no es válida' })
  version?: number;
}

export class NoticePublication {
  /** Of the draft that was read. */
  @IsVersion({ message: 'La versión no es válida' })
  version: number;
}

export class NoticeResponse {
  /** Id. */ @Id() id: string;
  /** Which form. */ @Word(AVISO_FORMULARIOS) formulario: AvisoFormulario;
  /** From 1, each form its own. */ numero: number;
  /** What forms record. */ @Example('2026-01') codigo: string;
  /** Paragraphs of the notice, parted by empty lines. */
  @Example('Tratamos tus datos para gestionar tu candidatura.') texto: string;
  /** ISO 8601 instant; null: a draft. */ @Instant() vigente_desde: string | null;
  /** Whether it is what the form shows now. */ en_vigor: boolean;
  /** Name of the author; null: it came with the product, or the account was deleted. */
  @Example('Marta Soler') autor: string | null;
  @Version() version: number;
  /** Instant of the last change. */ @Instant() updated_at: string;
}

export function toNoticeResponse(notice: Notice, inForce: boolean): NoticeResponse {
  const { id, formulario, numero, codigo, texto, autor, version } = notice;
  return {
    id,
    formulario,
    numero,
    codigo,
    texto,
    vigente_desde: notice.vigente_desde?.toISOString() ?? null,
    en_vigor: inForce,
    autor: autor && accountName(autor),
    version,
    updated_at: notice.updated_at.toISOString(),
  };
}
