import { TAG_LIMITS, TAG_TONES, type TagTone } from '@hiring/contract';
import { IsOptional } from 'class-validator';
import { Example, Id, RequiredText, Word } from '../../../platform/openapi/field.js';
import { TrimLine } from '../../../platform/http/validation/trim.js';

const NAME = { message: 'Escribe el nombre de la etiqueta' };

export class TagRequest {
  /** Unique without regard to accents and case. */
  @Example('Turno de noche')
  @TrimLine()
  @RequiredText(TAG_LIMITS.nombre, 'El nombre', NAME)
  nombre: string;

  /** Colour, by its name in the product. */
  @IsOptional()
  @Word(TAG_TONES, { message: 'El color no es válido' })
  color?: TagTone;
}

export class TagResponse {
  /** Id. */ @Id() id: string;
  /** Name of the tag. */ @Example('Turno de noche') nombre: string;
  /** Colour, by its name in the product. */ @Word(TAG_TONES) color: TagTone;
  /** People who carry it; null: more than are counted. */ personas: number | null;
}
