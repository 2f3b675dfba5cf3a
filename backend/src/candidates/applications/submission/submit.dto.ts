import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID, MaxLength } from 'class-validator';
import { Example, Text } from '../../../platform/openapi/field.js';
import { TrimLine } from '../../../platform/http/validation/trim.js';
import { FORM_EXAMPLE, ProfileForm } from '../../people/profile/profile-shapes.js';

const QUALIFICATIONS = { message: 'Las cualificaciones no son válidas' };

/** The application form as multipart fields. */
@Example({
  ...FORM_EXAMPLE,
  cualificaciones: '{"permisos":[{"tipo":"permiso_c","caduca_el":"2031-05-04"}],"turnos":["manana"]}',
  cv: '(bytes)',
})
export class SubmitRequest extends ProfileForm({
  departamento: 'Code of a department that the form offers; that of the vacancy wins.',
  posicion: 'Code of a position of that department; that of the vacancy wins.',
}) {
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
  @Text(60_000, { message: 'Las respuestas no son válidas' })
  cuestionario_respuestas?: string;

  /**
   * Licences, availability and languages, as JSON of a QualificationsRequest. Absent: they stay as they are.
   * @example "{\"permisos\":[{\"tipo\":\"permiso_c\",\"caduca_el\":\"2031-05-04\"}],\"turnos\":[\"manana\"]}"
   */
  @IsOptional()
  @Text(20_000, QUALIFICATIONS)
  cualificaciones?: string;

  /**
   * Values of the company's own fields that the form asks for, as JSON by `persona` and `candidatura` and then by `clave`;
   * null empties one. Fields that are not named stay.
   * @example "{\"persona\":{\"anos_con_adr\":4},\"candidatura\":{}}"
   */
  @IsOptional()
  @Text(60_000, { message: 'Los campos no son válidos' })
  campos?: string;

  /** The box for other openings was ticked. Absent or false changes nothing: leaving it blank withdraws nothing. */
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'Este campo debe ser verdadero o falso' })
  futuras_ofertas?: string;

  /** Version of the text of that box. */
  @Example('2026-01')
  @IsOptional()
  @TrimLine()
  @MaxLength(40, { message: 'La versión del consentimiento no es válida' })
  futuras_ofertas_version?: string;

  /** Version of the privacy notice that the form showed, and the language of a translation (`2-ro`). */
  @Example('2026-01')
  @IsOptional()
  @TrimLine()
  @MaxLength(40, { message: 'La versión del aviso no es válida' })
  aviso_version?: string;

  /** Code of the tracking link by which the person came, as its address says; an unknown one counts as the web. */
  @Example('portal')
  @IsOptional()
  @TrimLine()
  @Text(100, { message: 'El canal no es válido' })
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

  /** PDF, DOC or DOCX, at most 5 MB. Optional for a person with a stored CV. */
  @ApiPropertyOptional({ type: 'string', format: 'binary' })
  @IsOptional()
  cv?: unknown;
}
