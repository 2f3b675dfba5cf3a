import { CANAL_CODE, VACANCY_LIMITS } from '@hiring/contract';
import { IsOptional, IsString, IsUUID, Matches } from 'class-validator';
import { Example, Id, Instant, RequiredText } from '../../platform/openapi/field.js';
import { TrimLine } from '../../platform/http/validation/trim.js';
import type { LinkRow } from './tracking-links.repository.js';

const NAME = { message: 'Escribe dónde vas a poner el enlace' };
const CODE = { message: 'El código lleva letras minúsculas sin acento, números y guiones, 40 como máximo' };

export class NewTrackingLinkRequest {
  /** Where the link is put: a job board, a poster, a network. */
  @Example('Feria de Barcelona')
  @TrimLine()
  @RequiredText(VACANCY_LIMITS.linkName, 'El nombre', NAME)
  nombre: string;

  /** Part of the address; a code is never used again. */
  @Example('feria-barcelona')
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
  /** Id. */ @Id() id: string;
  /** Code of the link, a part of its address. */ @Example('feria-barcelona') codigo: string;
  /** Where the link is put. */ @Example('Feria de Barcelona') nombre: string;
  /** Null: of all openings. */ @Id() vacante_id: string | null;
  /** Address that is handed out. */
  @Example('https://www.example.com/carreras?canal=feria-barcelona') direccion: string;
  /** Arrivals from elsewhere, programs left out. */ visitas: number;
  /** Applications it brought, to whichever opening; null: more than 1,000. */ candidaturas: number | null;
  /** ISO 8601 instant at which it was made. */ @Instant() created_at: string;
  /** Name of its author; null: a deleted account. */ @Example('Marta Soler') autor: string | null;
}

/** The address as a QR code: dark modules as one SVG path. */
export class TrackingLinkQr {
  /** Address that the code leads to. */
  @Example('https://www.example.com/carreras?canal=feria-barcelona') direccion: string;
  /** Width and height in modules, the quiet zone included. */ size: number;
  /** Outline of the code, for an SVG path. */ @Example('M4 4h7v1H4z') path: string;
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
