import { CANAL_CODE, VACANCY_LIMITS } from '@hiring/contract';
import { IsNotEmpty, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { TrimLine } from '../../platform/http/validation/trim.js';
import type { LinkRow } from './tracking-links.repository.js';

const NAME = { message: 'Escribe dónde vas a poner el enlace' };
const CODE = { message: 'El código lleva letras minúsculas sin acento, números y guiones, 40 como máximo' };

export class NewTrackingLinkRequest {
  /** Where the link is put: a job board, a poster, a network. */
  @TrimLine()
  @MaxLength(VACANCY_LIMITS.linkName, {
    message: `El nombre no puede superar los ${VACANCY_LIMITS.linkName} caracteres`,
  })
  @IsString(NAME)
  @IsNotEmpty(NAME)
  nombre: string;

  /** Stands in the address; each one once for ever. */
  @TrimLine()
  @Matches(CANAL_CODE, CODE)
  @IsString(CODE)
  codigo: string;

  /** Absent: of all openings. */
  @IsOptional()
  @IsUUID(undefined, { message: 'La vacante no es válida' })
  vacante_id?: string;
}

export class TrackingLinkResponse {
  id: string;
  codigo: string;
  nombre: string;
  /** Null: of all openings. */
  vacante_id: string | null;
  /** What is handed out. */
  direccion: string;
  /** Arrivals from elsewhere, programs left out. */
  visitas: number;
  /** Applications it brought, to whichever opening; null: more than 1,000. */
  candidaturas: number | null;
  /** ISO 8601 instant. */
  created_at: string;
  /** Name of who made it; null: gone. */
  autor: string | null;
}

/** The address as a QR code: dark modules as one SVG path. */
export class TrackingLinkQr {
  direccion: string;
  /** Width and height in modules, the quiet zone included. */
  size: number;
  path: string;
}

/** Where the link leads. */
export function addressOf(
  appUrl: string,
  { codigo, vacante_id }: Pick<LinkRow, 'codigo' | 'vacante_id'>,
): string {
  return `${appUrl}/carreras${vacante_id ? `/${vacante_id}` : ''}?canal=${codigo}`;
}

export function toTrackingLinkResponse(link: LinkRow, appUrl: string): TrackingLinkResponse {
  return {
    id: link.id,
    codigo: link.codigo,
    nombre: link.nombre,
    vacante_id: link.vacante_id,
    direccion: addressOf(appUrl, link),
    visitas: Number(link.visitas),
    candidaturas: link.candidaturas,
    created_at: link.created_at.toISOString(),
    autor: link.autor,
  };
}
