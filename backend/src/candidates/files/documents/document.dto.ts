import {
  CUALIFICACIONES,
  type Cualificacion,
  DOCUMENT_ESTADOS,
  DOCUMENT_LIMITS,
  type DocumentEstado,
} from '@hiring/contract';
import { IsOptional, IsUUID } from 'class-validator';
import {
  Day,
  Example,
  Id,
  Instant,
  RequiredText,
  Text,
  Version,
  Word,
} from '../../../platform/openapi/field.js';
import { IsVersion } from '../../../platform/http/validation/version.js';
import { TypedDay } from '../../../platform/http/validation/typed-day.js';
import { Trim, TrimLine } from '../../../platform/http/validation/trim.js';
import { ExpiryDay } from '../../people/qualifications/qualifications.dto.js';
import type { DocumentRequest } from './document-request.entity.js';
import { takesCancelling, takesDecision, takesFile } from './document.rules.js';

const VERSION = { message: 'Falta la versión del documento' };

export class AskDocumentRequest {
  /** Id of the person. */ @IsUUID(undefined, { message: 'Falta el candidato' }) candidato_id: string;

  /** An application of that person; absent: about the person. */
  @IsOptional()
  @IsUUID(undefined, { message: 'La candidatura no es válida' })
  aplicacion_id?: string;

  /** Name of the document. */
  @Example('Permiso de conducir')
  @TrimLine()
  @RequiredText(DOCUMENT_LIMITS.nombre, 'El nombre', { message: 'Escribe qué documento necesitas' })
  nombre: string;

  /** How it should be; the candidate reads it. */
  @Example('Una foto de las dos caras, que se lea bien.')
  @IsOptional()
  @Trim()
  @Text(
    DOCUMENT_LIMITS.instrucciones,
    {
      message: `Las instrucciones no pueden superar los ${DOCUMENT_LIMITS.instrucciones} caracteres`,
    },
    {},
  )
  instrucciones?: string;

  /** YYYY-MM-DD, from today on and at most two years ahead. */
  @Example('2027-03-01')
  @IsOptional()
  @TrimLine()
  @TypedDay({ message: 'La fecha límite no es válida' })
  plazo?: string;
}

export class DocumentVersionRequest {
  /** The version that HR saw; another one answers 409 `document_stale`. */
  @IsVersion(VERSION)
  version: number;
}

export class AcceptDocumentRequest extends DocumentVersionRequest {
  /** The licence that the document proves: it becomes one of the person's. */
  @Word(CUALIFICACIONES, { message: 'El permiso no es válido' })
  @IsOptional()
  cualificacion?: Cualificacion | null;

  /** Last day of that licence, which must be named; null: it does not expire; absent: the day that is known stays. */
  @Example('2031-05-20')
  @IsOptional()
  @TrimLine()
  @ExpiryDay()
  caduca_el?: string | null;
}

export class RefuseDocumentRequest extends DocumentVersionRequest {
  /** Why the document is refused; the candidate reads it. */
  @Example('La foto está borrosa y no se lee la fecha.')
  @Trim()
  @RequiredText(DOCUMENT_LIMITS.motivo, 'El motivo', {
    message: 'Escribe por qué no sirve: el candidato lo leerá',
  })
  motivo: string;
}

export class DocumentFile {
  /** Name that the file had when it was sent. */ @Example('cv-nuria-vidal.pdf') nombre_original: string;
  /** Media type, found in the content. */ @Example('application/pdf') tipo: string;
  /** Size in bytes. */ bytes: number;
  /** API address that checks who asks. */
  @Example('/api/documents/3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11/file') url: string;
}

export class DocumentResponse {
  /** Id. */ @Id() id: string;
  /** Id of the person. */ @Id() candidato_id: string;
  /** Id of the application. */ @Id() aplicacion_id: string | null;
  /** Name of the document. */ @Example('Permiso de conducir') nombre: string;
  /** Instructions for the candidate. */
  @Example('Una foto de las dos caras, que se lea bien.') instrucciones: string | null;
  /** State, in one of these words. */ @Word(DOCUMENT_ESTADOS) estado: DocumentEstado;
  /** Why it was refused. */ @Example('La foto está borrosa y no se lee la fecha.')
  motivo: string | null;
  /** YYYY-MM-DD. */ @Day() plazo: string | null;
  /** The file. */ archivo: DocumentFile | null;
  /** ISO 8601 instant of the last file. */ @Instant() subido_at: string | null;
  @Version() version: number;
  /** When it was made. */ @Instant() created_at: string;
  /** Whether the candidate can send a file now. */ puede_subir: boolean;
  /** Whether it waits for a decision of human resources. */ puede_decidir: boolean;
  /** Whether it can be taken back now. */ puede_cancelar: boolean;
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
