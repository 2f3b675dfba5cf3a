import { SAVED_VIEWS } from '@hiring/contract';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  registerDecorator,
} from 'class-validator';
import { Example, Id, Word } from '../../platform/openapi/field.js';
import { ValidateObject } from '../../platform/http/validation/validate-object.js';
import { TrimLine } from '../../platform/http/validation/trim.js';
import type { SavedView } from './saved-view.entity.js';

const NAME_MISSING = { message: 'Escribe un nombre para la vista' };
const NAME_LONG = { message: `El nombre no puede superar los ${SAVED_VIEWS.name} caracteres` };
/** Fields of the company too: `campos.anos_con_adr.desde`. */
const NAME = /^[a-z0-9_.]{1,60}$/;
const MAX_FILTERS = 30;
/** Options of a field of the company, with commas. */
const MAX_VALUE = 2000;

/** Filters of a list: names and texts. The room of the list knows their meaning. */
export const IsFilters = (): PropertyDecorator => (target, property) =>
  registerDecorator({
    name: 'isFilters',
    target: target.constructor,
    propertyName: String(property),
    options: { message: 'Los filtros no son válidos' },
    validator: {
      validate: (value: unknown) => {
        if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
        const entries = Object.entries(value);
        return (
          entries.length <= MAX_FILTERS &&
          entries.every(
            ([name, text]) =>
              NAME.test(name) && typeof text === 'string' && text.length <= MAX_VALUE && !text.includes('\0'),
          )
        );
      },
    },
  });

export class SavedSort {
  /** Field by which it is sorted. */
  @Example('fecha_aplicacion')
  @IsString({ message: 'El orden no es válido' })
  @Matches(NAME, { message: 'El orden no es válido' })
  field: string;

  /** Direction. */
  @Word(['ASC', 'DESC'], { message: 'El orden no es válido' }) order: 'ASC' | 'DESC';
}

export class SavedViewRequest {
  /** Name of the view. */
  @Example('Sin respuesta')
  @TrimLine()
  @IsString(NAME_MISSING)
  @IsNotEmpty(NAME_MISSING)
  @MaxLength(SAVED_VIEWS.name, NAME_LONG)
  nombre: string;

  /** The list's filters by name. */
  @Example({ estado: 'recibida' })
  @IsFilters()
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  filtros: Record<string, string>;

  /** How the list is sorted; null or absent: as usual. */
  @IsOptional()
  @IsObject({ message: 'El orden no es válido' })
  @ValidateObject()
  @Type(() => SavedSort)
  orden?: SavedSort | null;

  /** It opens with the list from now on, in place of any other. */
  @IsOptional()
  @IsBoolean({ message: 'Este campo debe ser verdadero o falso' })
  predeterminada?: boolean;
}

/** Only what is given changes. */
export class SavedViewChange extends PartialType(SavedViewRequest) {}

export class SavedViewsOrder {
  /** Ids of one's own views, the first one first. */
  @IsArray({ message: 'Falta el orden de las vistas' })
  @ArrayMaxSize(SAVED_VIEWS.max, { message: 'Falta el orden de las vistas' })
  @ArrayUnique({ message: 'Cada vista va una sola vez' })
  @IsUUID(undefined, { each: true, message: 'Falta el orden de las vistas' })
  ids: string[];
}

export class SavedViewResponse {
  /** Id. */ @Id() id: string;
  /** Name of the view. */ @Example('Sin respuesta') nombre: string;
  /** Conditions of the list by name. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } }) filtros: Record<string, string>;
  /** How the list is sorted; null: as usual. */ orden: SavedSort | null;
  /** Whether it is shown first. */ predeterminada: boolean;
  /** Filters (and `orden`) that were saved and that the list no longer has: `filtros` and `orden` are without them. */
  omitidos: string[];
}

/** `omitidos`: what the list no longer has of it. */
export function toSavedViewResponse(
  { id, nombre, consulta: { filter, sort }, predeterminada }: SavedView,
  omitidos: string[],
): SavedViewResponse {
  const filtros = Object.fromEntries(Object.entries(filter).filter(([name]) => !omitidos.includes(name)));
  return { id, nombre, filtros, orden: omitidos.includes('orden') ? null : sort, predeterminada, omitidos };
}
