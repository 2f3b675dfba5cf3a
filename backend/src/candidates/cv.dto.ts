import type { StoredFile } from '../platform/storage/stored-file.entity.js';

export class CvResponse {
  id: string;
  /** The name that the person's file had. */
  nombre_original: string;
  /** Media type, found in the content. */
  tipo: string;
  /** Size in bytes. */
  bytes: number;
  /** ISO 8601 instant of the upload. */
  created_at: string;
}

export function toCvResponse(file: StoredFile): CvResponse {
  return {
    id: file.id,
    nombre_original: file.nombre_original,
    tipo: file.tipo,
    bytes: file.bytes,
    created_at: file.created_at.toISOString(),
  };
}

/** The address that serves a person's CV to whoever may see it. */
export function cvUrl(candidateId: string): string {
  return `/api/candidates/${candidateId}/cv`;
}
