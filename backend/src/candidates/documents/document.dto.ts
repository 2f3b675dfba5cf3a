import { DOCUMENT_ESTADOS, DOCUMENT_LIMITS, type DocumentEstado } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsISO8601, IsNotEmpty, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { IsVersion } from '../../platform/http/versions/version.js';
import { Trim, TrimLine } from '../../platform/http/validation/trim.js';
import type { DocumentRequest } from './document-request.entity.js';
import { takesCancelling, takesDecision, takesFile } from './document.rules.js';

const VERSION = { message: 'Falta la versión del documento' };

export class AskDocumentRequest {
  @IsUUID(undefined, { message: 'Falta el candidato' })
  candidato_id: string;

  /** An application of that person; absent: about the person. */
  @IsOptional()
  @IsUUID(undefined, { message: 'La candidatura no es válida' })
  aplicacion_id?: string;

  @TrimLine()
  @MaxLength(DOCUMENT_LIMITS.nombre, {
    message: `El nombre no puede superar los ${DOCUMENT_LIMITS.nombre} caracteres`,
  })
  @IsString({ message: 'Escribe qué documento necesitas' })
  @IsNotEmpty({ message: 'Escribe qué documento necesitas' })
  nombre: string;

  /** How it should be; the candidate reads it. */
  @IsOptional()
  @Trim()
  @MaxLength(DOCUMENT_LIMITS.instrucciones, {
    message: `Las instrucciones no pueden superar los ${DOCUMENT_LIMITS.instrucciones} caracteres`,
  })
  @IsString()
  instrucciones?: string;

  /** YYYY-MM-DD. */
  @IsOptional()
  @TrimLine()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'La fecha límite no es válida' })
  @IsISO8601({ strict: true }, { message: 'La fecha límite no es válida' })
  plazo?: string;
}

export class DocumentVersionRequest {
  /** The version that HR saw; another one answers 409 `document_stale`. */
  @IsVersion(VERSION)
  version: number;
}

export class RefuseDocumentRequest extends DocumentVersionRequest {
  /** The candidate reads it. */
  @Trim()
  @MaxLength(DOCUMENT_LIMITS.motivo, {
    message: `El motivo no puede superar los ${DOCUMENT_LIMITS.motivo} caracteres`,
  })
  @IsString({ message: 'Escribe por qué no sirve: el candidato lo leerá' })
  @IsNotEmpty({ message: 'Escribe por qué no sirve: el candidato lo leerá' })
  motivo: string;
}

export class DocumentFile {
  nombre_original: string;
  /** Media type, found in the content. */
  tipo: string;
  /** Size in bytes. */
  bytes: number;
  /** API address that checks who asks. */
  url: string;
}

export class DocumentResponse {
  id: string;
  candidato_id: string;
  aplicacion_id: string | null;
  nombre: string;
  instrucciones: string | null;
  @ApiProperty({ enum: DOCUMENT_ESTADOS })
  estado: DocumentEstado;
  /** Why it was refused. */
  motivo: string | null;
  /** YYYY-MM-DD. */
  plazo: string | null;
  archivo: DocumentFile | null;
  /** ISO 8601 instant of the last file. */
  subido_at: string | null;
  version: number;
  created_at: string;
  puede_subir: boolean;
  puede_decidir: boolean;
  puede_cancelar: boolean;
}

export function toDocumentResponse(request: DocumentRequest): DocumentResponse {
  const { archivo, estado } = request;
  return {
    id: request.id,
    candidato_id: request.candidato_id,
    aplicacion_id: request.aplicacion_id,
    nombre: request.nombre,
    instrucciones: request.instrucciones,
    estado,
    motivo: request.motivo,
    plazo: request.plazo,
    archivo: archivo && {
      nombre_original: archivo.nombre_original,
      tipo: archivo.tipo,
      bytes: archivo.bytes,
      url: `/api/documents/${request.id}/file`,
    },
    subido_at: request.subido_at?.toISOString() ?? null,
    version: request.version,
    created_at: request.created_at.toISOString(),
    puede_subir: takesFile(estado),
    puede_decidir: takesDecision(estado),
    puede_cancelar: takesCancelling(estado),
  };
}
