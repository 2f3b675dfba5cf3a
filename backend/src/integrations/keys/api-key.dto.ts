import { API_KEY_ESTADOS, API_KEY_LIMITS, type ApiKeyEstado } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  Max,
  Min,
} from 'class-validator';
import { Decimal, Example, Id, Instant, RequiredText, Word } from '../../platform/openapi/field.js';
import { OneLine } from '../../platform/http/validation/trim.js';
import { effectivePermissions, estadoOfKey } from './api-key.rules.js';
import type { KeyRow } from './api-keys.repository.js';

const { nombre: NAME, diasMinimo, diasMaximo, diasPorDefecto } = API_KEY_LIMITS;
const DAYS = { message: `Los días van de ${diasMinimo} a ${diasMaximo}` };
const PERMISSIONS = { message: 'Elige al menos un permiso' };

export class RenewApiKeyRequest {
  /** Days from today for which the key is good. */
  @Decimal()
  @ApiProperty({ required: false, minimum: diasMinimo, maximum: diasMaximo, default: diasPorDefecto })
  @IsOptional()
  @IsInt(DAYS)
  @Min(diasMinimo, DAYS)
  @Max(diasMaximo, DAYS)
  dias?: number;
}

export class NewApiKeyRequest extends RenewApiKeyRequest {
  /** Which program will have it. */
  @Example('Programa de nóminas')
  @OneLine()
  @RequiredText(NAME, 'El nombre', { message: 'Escribe qué programa la va a usar' })
  nombre: string;

  /** Permission words, as `x-permission` of each operation names them. */
  @Example(['vacancies:read_all'])
  @IsArray(PERMISSIONS)
  @ArrayNotEmpty(PERMISSIONS)
  @ArrayMaxSize(60, PERMISSIONS)
  @ArrayUnique({ message: 'Hay un permiso repetido' })
  @IsString({ each: true, message: 'Los permisos no son válidos' })
  permisos: string[];
}

export class ApiKeyResponse {
  /** Id. */ @Id() id: string;
  /** Name of the program that has the key. */ @Example('Programa de nóminas') nombre: string;
  /** How the key begins. */ @Example('zk_y1uG5') prefijo: string;
  /** What it was given. */ @Example(['vacancies:read_all']) permisos: string[];
  /** What it may do today: less when its maker may do less. */
  @Example(['vacancies:read_all']) permisos_efectivos: string[];
  /** State, in one of these words. */ @Word(API_KEY_ESTADOS) estado: ApiKeyEstado;
  /** ISO 8601 instant after which it is no longer good. */ @Instant() caduca: string;
  /** ISO 8601 instant, to within a minute; null: never used. */ @Instant() ultimo_uso: string | null;
  /** ISO 8601 instant at which it was revoked; null when it was not. */ @Instant() revocada_at:
    | string
    | null;
  /** Until when the key before the last renewal is good too; null: there is none. */
  @Instant() anterior_hasta: string | null;
  /** How that one begins. */ @Example('zk_b8lqO') prefijo_anterior: string | null;
  /** Who made it, or renewed it last. */ @Example('Marta Soler') autor: string;
  /** ISO 8601 instant at which it was made. */ @Instant() created_at: string;
}

export class ApiKeyWithSecret {
  /** The whole key. It is shown this once and kept nowhere. */
  @Example('zk_y1uG5vX0b8lqO2c7mW4sT9fE3aZ6kJhRq2p0Xn5Ld8Y') clave: string;
  /** The key as lists show it. */ api_key: ApiKeyResponse;
}

export function toApiKeyResponse(row: KeyRow, now: Date): ApiKeyResponse {
  return {
    id: row.id,
    nombre: row.nombre,
    prefijo: row.prefijo,
    permisos: row.permisos,
    permisos_efectivos: [...effectivePermissions(row.permisos, row)],
    estado: estadoOfKey(row, row, now),
    caduca: row.caduca.toISOString(),
    ultimo_uso: row.ultimo_uso?.toISOString() ?? null,
    revocada_at: row.revocada_at?.toISOString() ?? null,
    anterior_hasta: row.anterior_hasta?.toISOString() ?? null,
    prefijo_anterior: row.prefijo_anterior,
    autor: row.autor_nombre,
    created_at: row.created_at.toISOString(),
  };
}
