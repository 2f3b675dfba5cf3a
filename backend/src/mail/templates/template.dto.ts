import {
  type EditableTemplate,
  EMAIL_KINDS,
  MESSAGE_LIMITS,
  SITE_LANGUAGES,
  type SiteLanguage,
  SOURCE_LANGUAGE,
} from '@hiring/contract';
import { IsOptional, IsUUID } from 'class-validator';
import { Example, Instant, RequiredText, Version, Word } from '../../platform/openapi/field.js';
import { IsVersion } from '../../platform/http/validation/version.js';
import { Trim, TrimLine } from '../../platform/http/validation/trim.js';
import type { EmailTemplateVersion } from './email-template.entity.js';
import type { EmailText } from './email-text.rules.js';
import { accountName } from '../../platform/values/account-name.js';

const VERSION = { message: 'Falta la versión de la plantilla' };

/** The words of a message, with `{variables}`. */
export class EmailTextRequest {
  /** Subject of the message. */
  @Example('Tu candidatura en Barcelona')
  @TrimLine()
  @RequiredText(MESSAGE_LIMITS.asunto, 'El asunto', { message: 'Escribe el asunto' })
  asunto: string;

  /** Text of the message, with its `{variables}`. */
  @Example('Hola, {nombre}:\n\nGracias por presentarte.')
  @Trim()
  @RequiredText(MESSAGE_LIMITS.cuerpo, 'El texto', { message: 'Escribe el texto del mensaje' })
  cuerpo: string;
}

export class SaveTemplateRequest extends EmailTextRequest {
  /** The version that was seen; another one answers 409 `template_stale`. */
  @IsVersion(VERSION, 0)
  version: number;
}

@Example({ restaurar: 0, version: 1 })
export class RestoreTemplateRequest {
  /** The version to put back; 0: the words that the product brings. */
  @IsVersion({ message: 'Falta la versión que quieres restaurar' }, 0)
  restaurar: number;

  /** The version that was seen; another one answers 409 `template_stale`. */
  @IsVersion(VERSION, 0)
  version: number;
}

export class TryTemplateRequest extends EmailTextRequest {
  /** Whose values to show; absent: invented ones. */
  @IsOptional()
  @IsUUID(undefined, { message: 'Candidato no válido' })
  candidato_id?: string;
}

export class TemplateVariableResponse {
  /** Name of the variable, as it stands in braces. */ @Example('puesto') nombre: string;
  /** What it stands for, in words. */
  @Example('Título de la vacante, o la posición a la que se presenta') descripcion: string;
  /** True: a part of the message that stands alone on its line. */ bloque: boolean;
}

export class TemplateRow {
  /** The template; with a full stop and its language, when that is not Spanish: `contacto.ca`. */
  @Example('candidatura_recibida') id: string;
  /** Name of the template. */ @Example('Candidatura recibida') nombre: string;
  /** Language of its words. */ @Word(SITE_LANGUAGES) idioma: SiteLanguage;
  /** Subject of the message. */ @Example('Tu candidatura en Barcelona') asunto: string;
  /** 0: the words that the product brings. */ @Example(1) version: number;
  /** ISO 8601 instant of the last change. */ @Instant() updated_at: string | null;
}

export class TemplateResponse extends TemplateRow {
  /** Text of the message, with its `{variables}`. */
  @Example('Hola, {nombre}:\n\nGracias por presentarte.') cuerpo: string;
  /** Words that may stand in braces in the text. */ variables: TemplateVariableResponse[];
}

export class TemplateVersionResponse {
  @Version() version: number;
  /** Subject of the message. */ @Example('Tu candidatura en Barcelona') asunto: string;
  /** Text of the message, with its `{variables}`. */
  @Example('Hola, {nombre}:\n\nGracias por presentarte.') cuerpo: string;
  /** The older version whose words were put back. */ restaurada_de: number | null;
  /** Name of the staff member; null for the product's own words, or somebody who has gone. */
  @Example('Marta Soler') autor: string | null;
  /** When it was made. */ @Instant() created_at: string | null;
}

/** A message as it would arrive; a one-time link is not in it. */
export class MessagePreview {
  /** Subject of the message. */ @Example('Tu candidatura en Barcelona') asunto: string;
  /** The message as HTML. */ @Example('<p>Hola, Núria:</p>') html: string;
  /** The message as plain text. */ @Example('Hola, Núria:\n\nGracias por presentarte.') texto: string;
}

/** The words of a template in one language. */
export interface TemplateOfLanguage {
  plantilla: EditableTemplate;
  idioma: SiteLanguage;
}

export const templateId = ({ plantilla, idioma }: TemplateOfLanguage): string =>
  idioma === SOURCE_LANGUAGE ? plantilla : `${plantilla}.${idioma}`;

export function toTemplateRow(
  template: TemplateOfLanguage,
  current: Pick<EmailTemplateVersion, 'asunto' | 'version' | 'created_at'> | null,
  builtIn: EmailText,
): TemplateRow {
  return {
    id: templateId(template),
    nombre: EMAIL_KINDS[template.plantilla].label,
    idioma: template.idioma,
    asunto: (current ?? builtIn).asunto,
    version: current?.version ?? 0,
    updated_at: current?.created_at.toISOString() ?? null,
  };
}

export function toTemplateVersion({
  version,
  asunto,
  cuerpo,
  restaurada_de,
  autor,
  created_at,
}: EmailTemplateVersion): TemplateVersionResponse {
  return {
    version,
    asunto,
    cuerpo,
    restaurada_de,
    autor: autor && accountName(autor),
    created_at: created_at.toISOString(),
  };
}

export function toBuiltInVersion(text: EmailText): TemplateVersionResponse {
  return { version: 0, ...text, restaurada_de: null, autor: null, created_at: null };
}
