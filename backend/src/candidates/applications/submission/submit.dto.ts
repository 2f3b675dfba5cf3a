import { FIELD_LABEL, LIMITS, requiredMessage, tooLongMessage } from '@hiring/contract';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsIn,
  IsISO8601,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
} from 'class-validator';
import { ProfileRule } from '../../../platform/http/validation/profile-rule.js';
import { SkillsText } from '../../../platform/http/skills-text.js';
import { Trim, TrimLine } from '../../../platform/http/validation/trim.js';
import { PortalApplication } from '../../portal/portal.dto.js';

const tooLong = (label: string, max: number): { message: string } => ({
  message: tooLongMessage(label, max),
});

const QUALIFICATIONS = { message: 'Las cualificaciones no son válidas' };

/** Names stand in messages to addresses that nobody has verified yet: they must not carry a link there. */
const NO_LINK = /^(?!.*(:\/\/|www\.))/i;

/** The application form as multipart fields. Text is trimmed; blank optional fields read as absent. */
export class SubmitRequest {
  @TrimLine()
  @MaxLength(LIMITS.name, tooLong(FIELD_LABEL.nombre, LIMITS.name))
  @Matches(NO_LINK, { message: 'El nombre no es válido' })
  @IsString({ message: requiredMessage('nombre') })
  @IsNotEmpty({ message: requiredMessage('nombre') })
  nombre: string;

  @TrimLine()
  @MaxLength(LIMITS.name, tooLong(FIELD_LABEL.apellidos, LIMITS.name))
  @Matches(NO_LINK, { message: 'Los apellidos no son válidos' })
  @IsString({ message: requiredMessage('apellidos') })
  @IsNotEmpty({ message: requiredMessage('apellidos') })
  apellidos: string;

  /**
   * Nine figures of Spain or a number with its country's prefix; kept as `+34 612 345 678`.
   * @example "612 345 678"
   */
  @TrimLine()
  @ProfileRule('telefono')
  @MaxLength(LIMITS.phone, tooLong(FIELD_LABEL.telefono, LIMITS.phone))
  @IsString({ message: requiredMessage('telefono') })
  @IsNotEmpty({ message: requiredMessage('telefono') })
  telefono: string;

  /** YYYY-MM-DD. */
  @IsOptional()
  @TrimLine()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'La fecha de nacimiento no es válida' })
  @IsISO8601({ strict: true }, { message: 'La fecha de nacimiento no es válida' })
  fecha_nacimiento?: string;

  @TrimLine()
  @MaxLength(LIMITS.address, tooLong(FIELD_LABEL.direccion, LIMITS.address))
  @IsString({ message: requiredMessage('direccion') })
  @IsNotEmpty({ message: requiredMessage('direccion') })
  direccion: string;

  @TrimLine()
  @MaxLength(LIMITS.city, tooLong(FIELD_LABEL.ciudad, LIMITS.city))
  @IsString({ message: requiredMessage('ciudad') })
  @IsNotEmpty({ message: requiredMessage('ciudad') })
  ciudad: string;

  /**
   * Five figures of Spain, or another country's.
   * @example "08040"
   */
  @IsOptional()
  @TrimLine()
  @ProfileRule('codigo_postal')
  @MaxLength(LIMITS.postalCode, tooLong(FIELD_LABEL.codigo_postal, LIMITS.postalCode))
  @IsString()
  codigo_postal?: string;

  /** Code of a department that the form offers; that of the vacancy wins. */
  @TrimLine()
  @IsString({ message: requiredMessage('departamento') })
  @IsNotEmpty({ message: requiredMessage('departamento') })
  departamento: string;

  /** Code of a position of that department; that of the vacancy wins. */
  @TrimLine()
  @MaxLength(LIMITS.position, tooLong(FIELD_LABEL.posicion, LIMITS.position))
  @IsString({ message: requiredMessage('posicion') })
  @IsNotEmpty({ message: requiredMessage('posicion') })
  posicion: string;

  @IsOptional()
  @Trim()
  @MaxLength(LIMITS.longText, tooLong(FIELD_LABEL.experiencia, LIMITS.longText))
  @IsString()
  experiencia?: string;

  @IsOptional()
  @Trim()
  @MaxLength(LIMITS.longText, tooLong(FIELD_LABEL.educacion, LIMITS.longText))
  @IsString()
  educacion?: string;

  /** A list of texts, as answers have them; or one text with commas, as a form of the browser sends it: at most 50, of 80 characters each. */
  @ApiPropertyOptional({
    oneOf: [{ type: 'array', items: { type: 'string' } }, { type: 'string' }],
    example: ['Diagnosis', 'Frenos'],
  })
  @IsOptional()
  @TrimLine()
  @SkillsText()
  @ProfileRule('habilidades')
  @MaxLength(LIMITS.longText, tooLong(FIELD_LABEL.habilidades, LIMITS.longText))
  @IsString({ message: 'Las habilidades no son válidas: una lista de textos' })
  habilidades?: string;

  @IsOptional()
  @Trim()
  @MaxLength(LIMITS.longText, tooLong(FIELD_LABEL.carta_presentacion, LIMITS.longText))
  @IsString()
  carta_presentacion?: string;

  /** The vacancy one applies to; absent: a spontaneous application. */
  @IsOptional()
  @TrimLine()
  @IsUUID(undefined, { message: 'La vacante no es válida' })
  vacante_id?: string;

  /**
   * Answers to the vacancy's questions, as JSON by the question's id: true or false for `si_no`, a text, a list of
   * texts for `opciones`, a number. Absent: an open application keeps those it has.
   * @example "{\"permiso\":true,\"anos\":4}"
   */
  @IsOptional()
  @MaxLength(60_000, { message: 'Las respuestas no son válidas' })
  @IsString({ message: 'Las respuestas no son válidas' })
  cuestionario_respuestas?: string;

  /**
   * Licences, availability and languages, as JSON of a QualificationsRequest. Absent: they stay as they are.
   * @example "{\"permisos\":[{\"tipo\":\"permiso_c\",\"caduca_el\":\"2031-05-04\"}],\"turnos\":[\"manana\"]}"
   */
  @IsOptional()
  @MaxLength(20_000, QUALIFICATIONS)
  @IsString(QUALIFICATIONS)
  cualificaciones?: string;

  /** The box for other openings was ticked. Absent or false changes nothing: leaving it blank withdraws nothing. */
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'Este campo debe ser verdadero o falso' })
  futuras_ofertas?: string;

  /** Version of the text of that box. */
  @IsOptional()
  @TrimLine()
  @MaxLength(40, { message: 'La versión del consentimiento no es válida' })
  futuras_ofertas_version?: string;

  /** Version of the privacy notice that the form showed. */
  @IsOptional()
  @TrimLine()
  @MaxLength(40, { message: 'La versión del aviso no es válida' })
  aviso_version?: string;

  /** Code of the tracking link by which the person came, as its address says; an unknown one counts as the web. */
  @IsOptional()
  @TrimLine()
  @MaxLength(100, { message: 'El canal no es válido' })
  @IsString({ message: 'El canal no es válido' })
  canal?: string;

  /** Instead of a file: that of the form's draft, by its id. */
  @IsOptional()
  @TrimLine()
  @IsUUID(undefined, { message: 'El archivo del CV no es válido' })
  cv_archivo_id?: string;

  /** Instead of a file, `generado`: a CV is written from what the form says. */
  @IsOptional()
  @TrimLine()
  @IsIn(['generado'], { message: 'El modo del CV no es válido' })
  cv_modo?: 'generado';

  /** PDF, DOC or DOCX, at most 5 MB. May be left out by whoever has one stored. */
  @ApiPropertyOptional({ type: 'string', format: 'binary' })
  @IsOptional()
  cv?: unknown;
}

export class SubmitMessage {
  title: string;
  description: string;
}

export class SubmitResponse {
  /** False: the open application to the same vacancy was updated. */
  created: boolean;
  /** What the form shows. */
  message: SubmitMessage;
  @ApiProperty({ type: PortalApplication })
  application: PortalApplication;
}
