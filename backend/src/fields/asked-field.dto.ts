import {
  CUSTOM_FIELD_KINDS,
  CUSTOM_FIELD_PLACES,
  type CustomFieldKind,
  customFieldText,
  type CustomFieldValue,
  type SiteLanguage,
} from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { Example, Word } from '../platform/openapi/field.js';
import type { CustomField } from './custom-field.entity.js';

/** A choice, in the person's language. */
export class AskedOption {
  /** What is sent and stored. */ @Example('noche') clave: string;
  /** What people read. */ @Example('Noche') texto: string;
}

/** A field of the company's own that the candidate's form asks for, in the person's language. */
export class AskedField {
  /** Whether the person or the application has it. */
  @Word(['persona', 'candidatura'])
  entidad: 'persona' | 'candidatura';
  /** Its name in what is sent. */ @Example('anos_con_adr') clave: string;
  /** What its values are. */ @Word(CUSTOM_FIELD_KINDS) tipo: CustomFieldKind;
  /** What the candidate is asked, in their language. */ @Example('Años de conducción con ADR')
  etiqueta: string;
  /** What stands below it; null: nothing. */ @Example('Cuenta desde el primer certificado.') ayuda:
    | string
    | null;
  /** Unit of a number; null: none. */ @Example('años') unidad: string | null;
  /** Choices, in their order. */
  @ApiProperty({ type: [AskedOption] })
  opciones: AskedOption[];
  /** Whether the form needs it. */ obligatorio: boolean;
  /** Codes of the departments whose applicants are asked; empty: all. */ @Example(['chofer'])
  departamentos: string[];
  /** Step of the form, from 1. */ @Example(3) paso: number;
}

/** A value of a field of the company's own, in the language of whoever reads it. */
export class ToldValue {
  /** Name of the field. */ @Example('anos_con_adr') clave: string;
  /** Its label. */ @Example('Años de conducción con ADR')
  etiqueta: string;
  /** The value in words. */ @Example('4 años') valor: string;
  /** The value as it is stored. */
  @Example(4)
  @ApiProperty({
    oneOf: [
      { type: 'string' },
      { type: 'number' },
      { type: 'boolean' },
      { type: 'array', items: { type: 'string' } },
    ],
  })
  dato: CustomFieldValue;
}

export function toAskedField(field: CustomField, language: SiteLanguage): AskedField {
  const { entidad, clave, tipo, unidad, obligatorio, departamentos, ayuda } = field;
  return {
    entidad: entidad === 'candidatura' ? entidad : 'persona',
    clave,
    tipo,
    unidad,
    obligatorio,
    departamentos,
    etiqueta: customFieldText(field.etiqueta, language),
    ayuda: ayuda[language] ?? ayuda.es ?? null,
    opciones: field.opciones.map((option) => ({
      clave: option.clave,
      texto: customFieldText(option.texto, language),
    })),
    paso: CUSTOM_FIELD_PLACES[field.donde].step ?? 0,
  };
}
