import {
  CUALIFICACIONES,
  type Cualificacion,
  ENCAJE_MOTIVOS,
  type EncajeMotivo,
  INVITACION_ESTADOS,
  type InvitacionEstado,
} from '@hiring/contract';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { Example, Id, Instant, Text, Word } from '../../../../platform/openapi/field.js';
import { TrimLine } from '../../../../platform/http/validation/trim.js';
import { reasonsOf } from './match.rules.js';
import type { MatchRow } from './matches.repository.js';

const PAGE = 25;
const MAX_MATCHES_OF_PAGE = 50;

/** The query of the list of past candidates. */
export class MatchesQueryDto {
  /** Only those with this qualification, or one that includes it, valid today. */
  @IsOptional()
  @Word(CUALIFICACIONES, { message: 'La cualificación no es válida' })
  cualificacion?: Cualificacion;

  /** Part of the town's name. */
  @IsOptional()
  @TrimLine()
  @Text(100, { message: 'La ciudad no es válida' })
  ciudad?: string;

  /** YYYY-MM-DD: applied on this day or later. */
  @IsOptional()
  @Matches(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { message: 'La fecha no es válida' })
  desde?: string;

  /** `siguiente` of the page before. */
  @IsOptional()
  @Text(100, { message: 'La página no es válida' })
  cursor?: string;

  /** How many rows. */
  @ApiPropertyOptional()
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'El tamaño de la página no es válido' })
  @Min(1, { message: 'El tamaño de la página no es válido' })
  @Max(MAX_MATCHES_OF_PAGE, { message: 'El tamaño de la página no es válido' })
  limit: number = PAGE;
}

export class VacancyMatchReason {
  /** Why. */ @Word(ENCAJE_MOTIVOS) motivo: EncajeMotivo;
  /** In words to show. */ @Example('Puesto: Mecánico') texto: string;
}

export class InvitationBrief {
  /** State, in one of these words. */ @Word(INVITACION_ESTADOS) estado: InvitacionEstado;
  /** ISO 8601 instant at which it happened. */ @Instant() fecha: string;
  /** Name of the staff member; null: gone. */ @Example('Marta Soler') por: string | null;
}

/** A past candidate who fits. */
export class VacancyMatchResponse {
  /** Id of the person. */ @Id() candidato_id: string;
  /** First name. */ @Example('Núria') nombre: string;
  /** Family names. */ @Example('Vidal Roca') apellidos: string;
  /** Town. */ @Example('Barcelona') ciudad: string;
  /** Name of the position. */ @Example('Mecánico') posicion_nombre: string;
  /** ISO 8601 instant of the last application. */ @Instant() ultima_candidatura: string;
  /** 0 to 100. */ puntos: number;
  /** Why the person fits, most telling first. */
  @ApiProperty({ type: [VacancyMatchReason] }) motivos: VacancyMatchReason[];
  /** Whether the address has been confirmed. */ email_verificado: boolean;
  /** To this vacancy; at most one for ever. */ invitacion: InvitationBrief | null;
  /** ISO 8601 instant before which no other proposal may be sent; null: now. */
  @Instant() descansa_hasta: string | null;
}

export class WantedResponse {
  /** Kind, in one of these words. */ @Word(CUALIFICACIONES) tipo: Cualificacion;
  /** False: only welcome. */ obligatoria: boolean;
}

export class MatchesPage {
  /** The rows of this page. */ @ApiProperty({ type: [VacancyMatchResponse] }) items: VacancyMatchResponse[];
  /** Of all pages. */ total: number;
  /** `cursor` of the next page; null: this is the last one. */
  @Example('WyIyMDI3LTAzLTAxIl0') siguiente: string | null;
  /** Qualifications that the vacancy's requirements name. */
  @ApiProperty({ type: [WantedResponse] })
  buscadas: WantedResponse[];
  /** Only to a vacancy that takes applications may one invite. */ acepta_candidaturas: boolean;
}

type Namer = (departamento: string, posicion?: string) => string;

export function toVacancyMatchResponse(
  row: MatchRow,
  vacancy: { departamento: string; posicion: string },
  name: Namer,
) {
  return {
    candidato_id: row.candidato_id,
    nombre: row.nombre,
    apellidos: row.apellidos,
    ciudad: row.ciudad,
    posicion_nombre: name(row.departamento, row.posicion),
    ultima_candidatura: row.fecha,
    puntos: row.puntos,
    motivos: reasonsOf({
      puesto: row.puesto,
      posicion_nombre: name(vacancy.departamento, vacancy.posicion),
      departamento_nombre: name(vacancy.departamento),
      cualificaciones: CUALIFICACIONES.filter((tipo) => row.cualificaciones?.includes(tipo)),
      ciudad: row.en_la_ciudad ? row.ciudad : null,
      meses: row.meses,
    }),
    email_verificado: row.email_verificado,
    invitacion:
      row.invitacion_estado && row.invitada_at
        ? { estado: row.invitacion_estado, fecha: row.invitada_at.toISOString(), por: row.invitada_por }
        : null,
    descansa_hasta: row.descansa_hasta?.toISOString() ?? null,
  } satisfies VacancyMatchResponse;
}
