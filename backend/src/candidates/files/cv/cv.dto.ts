import { CV_ORIGENES, CV_TEXTO_ESTADOS, type CvOrigen, type CvTextoEstado } from '@hiring/contract';
import { Example, Id, Instant, Word } from '../../../platform/openapi/field.js';
import { isoInstant } from '../../../platform/database/iso-instant.js';
import type { CvVersion } from './cv-version.entity.js';

export class CvResponse {
  /** Id. */ @Id() id: string;
  /** The name that the person's file had. */ @Example('cv-nuria-vidal.pdf') nombre_original: string;
  /** Media type, found in the content. */ @Example('application/pdf') tipo: string;
  /** Size in bytes. */ bytes: number;
  /** ISO 8601 instant of the upload. */ @Instant() created_at: string;
}

/** A CV that the person has or had; HR sees them all. */
export class CvVersionResponse {
  /** Id. */ @Id() id: string;
  /** Name that the file had when it was sent. */ @Example('cv-nuria-vidal.pdf') nombre_original: string;
  /** Media type, found in the content. */ @Example('application/pdf') tipo: string;
  /** Size in bytes. */ bytes: number;
  /** Where it came from. */ @Word(CV_ORIGENES) origen: CvOrigen;
  /** ISO 8601 instant from which it was the person's CV. */ @Instant() desde: string;
  /** ISO 8601 instant of its replacement; null: the current one. */ @Instant() hasta: string | null;
  /** API address that logs the view. */
  @Example('/api/cvs/3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11') url: string;
}

/** The text of the current CV, as it was read after its upload. */
export class CvTextResponse {
  /** State, in one of these words. */ @Word(CV_TEXTO_ESTADOS) estado: CvTextoEstado;
  /** Plain text, at most 100,000 characters; exactly where `estado` is leido. */
  @Example('Núria Vidal Roca\nConductora de portavehículos desde 2019') texto: string | null;
}

export function toCvVersionResponse({ archivo, ...version }: CvVersion): CvVersionResponse {
  return {
    id: version.id,
    nombre_original: archivo.nombre_original,
    tipo: archivo.tipo,
    bytes: archivo.bytes,
    origen: version.origen,
    desde: version.desde.toISOString(),
    hasta: version.hasta?.toISOString() ?? null,
    url: `/api/candidates/${version.candidato_id}/cv/history/${version.id}`,
  };
}

/** @param file with the database's text of its instant. */
export function toCvResponse(file: Omit<CvResponse, 'created_at'> & { created_at: string }): CvResponse {
  return { ...file, created_at: isoInstant(file.created_at) };
}

/** The address of a person's CV; it needs a permission. */
export function cvUrl(candidateId: string): string {
  return `/api/candidates/${candidateId}/cv`;
}
