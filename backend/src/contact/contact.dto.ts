import {
  CONTACT_FIELD_LABEL,
  CONTACT_KINDS,
  CONTACT_LIMITS,
  CONTACT_TOPICS,
  type ContactField,
  type ContactKind,
  type ContactTopic,
  LIMITS,
  PHONE_MESSAGE,
  say,
  toSay,
} from '@hiring/contract';
import { IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { Email, Example, Text, Word } from '../platform/openapi/field.js';
import { EMAIL_PATTERN } from '../platform/values/email-address.js';
import { ProfileRule } from '../platform/http/validation/profile-rule.js';
import { Trim, TrimLine } from '../platform/http/validation/trim.js';

const required = (field: ContactField): { message: string } => ({
  message: say('El campo {campo} es obligatorio', { campo: CONTACT_FIELD_LABEL[field] }),
});
const tooLong = (field: ContactField, max: number): { message: string } => ({
  message: say('El campo {campo} no puede superar los {max} caracteres', {
    campo: CONTACT_FIELD_LABEL[field],
    max,
  }),
});
const EMAIL_INVALID = { message: toSay('El correo no es válido') };
const TOPIC_MISSING = { message: toSay('Elige sobre qué nos escribes') };
const FORM_INVALID = { message: 'El formulario no es válido' };
/** Far more than any mark has. */
const MARK_CHARACTERS = 200;

/** Names appear in subjects, so links are refused. */
const NO_LINK = /^(?!.*(:\/\/|www\.))/i;

/** The contact form. Text is trimmed; blank optional fields count as missing. */
@Example({
  nombre: 'Núria Vidal',
  email: 'nuria.vidal@example.com',
  telefono: '+34 600 123 456',
  empresa: 'Transportes del Vallès, S.L.',
  tipo: 'empresa',
  servicio: 'transporte',
  mensaje: 'Buenos días, queríamos pedir un presupuesto para trasladar 40 vehículos.',
})
export class ContactRequest {
  /** Name of the person. */
  @Example('Núria')
  @TrimLine()
  @MaxLength(LIMITS.name, tooLong('nombre', LIMITS.name))
  @Matches(NO_LINK, { message: toSay('El nombre no es válido') })
  @IsString(required('nombre'))
  @IsNotEmpty(required('nombre'))
  nombre: string;

  /** E-mail address. */
  @Email()
  @Trim()
  @MaxLength(LIMITS.email, EMAIL_INVALID)
  @Matches(EMAIL_PATTERN, EMAIL_INVALID)
  @IsNotEmpty(required('email'))
  email: string;

  /** Nine figures of Spain or a number with its country's prefix; kept as `+34 612 345 678`. */
  @Example('+34 600 123 456')
  @IsOptional()
  @TrimLine()
  @ProfileRule('telefono')
  @IsString({ message: PHONE_MESSAGE })
  telefono?: string;

  /** Company that writes. */
  @Example('Transportes del Vallès, S.L.')
  @IsOptional()
  @TrimLine()
  @MaxLength(CONTACT_LIMITS.empresa, tooLong('empresa', CONTACT_LIMITS.empresa))
  @Matches(NO_LINK, { message: toSay('El nombre de la empresa no es válido') })
  @IsString(tooLong('empresa', CONTACT_LIMITS.empresa))
  empresa?: string;

  /** What it is about. */
  @TrimLine()
  @Word(CONTACT_TOPICS, TOPIC_MISSING)
  @IsNotEmpty(TOPIC_MISSING)
  servicio: ContactTopic;

  /** Who writes; worked out from the rest when absent. */
  @IsOptional()
  @TrimLine()
  @Word(CONTACT_KINDS, { message: 'El tipo no es válido' })
  tipo?: ContactKind;

  /** Words of the message. */
  @Example('Buenos días, queríamos pedir un presupuesto para trasladar 40 vehículos.')
  @Trim()
  @Text(CONTACT_LIMITS.mensaje, tooLong('mensaje', CONTACT_LIMITS.mensaje), required('mensaje'))
  @IsNotEmpty(required('mensaje'))
  mensaje: string;

  /** Version of the privacy notice that was shown. */
  @Example('2026-01')
  @IsOptional()
  @TrimLine()
  @Text(40, { message: 'La versión del aviso no es válida' })
  aviso_version?: string;

  /** The mark of the form that the page showed. Programs leave it out, and may send less. */
  @Example('1790000000.y1uG5vX0b8lq')
  @IsOptional()
  @Text(MARK_CHARACTERS, FORM_INVALID)
  formulario?: string;

  /** To be left empty: nobody sees this field, and what fills it in is no person. */
  @IsOptional()
  @Trim()
  sitio_web?: unknown;
}

export class ContactResponse {
  /**
   * What to name the message by.
   * @example "C-2026-K7M4Q"
   */
  referencia: string;
  /** When an answer is to be expected, in words. */
  @Example('Te contestaremos en un día laborable.') respuesta_prevista: string;
}
