import { type EditableTemplate, type SiteLanguage, SOURCE_LANGUAGE } from '@hiring/contract';
import { type Selectable, sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import type { Database } from '../../platform/database/sql/tables.js';
import { languageAsked } from '../../platform/http/language/language.js';
import { normalizeEmail } from '../../platform/values/email-address.js';
import { EMAILS } from '../templates/email-kinds.js';
import type { EmailText } from '../templates/email-text.rules.js';
import type { NewEmail } from './new-email.js';

/** Languages in which HR writes messages by hand. */
export const WRITTEN_BY_HR: ReadonlySet<SiteLanguage> = new Set(['es', 'ca']);

/** What is read before a message is written. */
export interface WrittenWith {
  settings: Pick<
    Selectable<Database['system_config']>,
    'company_info' | 'email_notifications' | 'mensajes_retenidos_desde'
  >;
  idioma: SiteLanguage;
  /** HR's text of the template in that language; null: HR has never changed it, or may not. */
  text: EmailText | null;
}

/** What decides it. */
export type Addressed = Pick<NewEmail, 'plantilla' | 'texto_propio' | 'idioma'> & { destinatario?: string };

/** Reads it in one statement, on the caller's connection: a second one in a transaction could deadlock the pool. */
export async function readWrittenWith(manager: EntityManager, message: Addressed): Promise<WrittenWith> {
  const { plantilla, destinatario = '' } = message;
  const language = sql<SiteLanguage>`coalesce(${fixedLanguage(message)}, u.idioma, ${languageAsked()})`;
  const { asunto, cuerpo, idioma, ...settings } = await db(manager)
    .selectFrom('system_config as s')
    .leftJoin('users as u', (join) => join.on('u.email_normalizado', '=', normalizeEmail(destinatario)))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('plantillas_correo as p')
          .where('p.plantilla', '=', sql<EditableTemplate>`${plantilla}`)
          .where('p.idioma', '=', language)
          .orderBy('p.version', 'desc')
          .limit(1)
          .select(['p.asunto', 'p.cuerpo'])
          .as('t'),
      (join) => join.onTrue(),
    )
    .select(['s.company_info', 's.email_notifications', 's.mensajes_retenidos_desde'])
    .select([language.as('idioma'), 't.asunto', 't.cuerpo'])
    .executeTakeFirstOrThrow();
  return {
    settings,
    idioma: languageOf(message, idioma),
    text: asunto === null || cuerpo === null ? null : { asunto, cuerpo },
  };
}

/**
 * In which it is written: its own, the receiver's account's, or that of the page from which it was asked. What HR
 * writes is in Spanish or Catalan, and internal messages are in Spanish.
 * @param read that of the account, or of the page
 */
export function languageOf(message: Addressed, read: SiteLanguage): SiteLanguage {
  const byHr = message.texto_propio && !WRITTEN_BY_HR.has(read);
  return fixedLanguage(message) ?? (byHr ? SOURCE_LANGUAGE : read);
}

function fixedLanguage({ plantilla, idioma }: Addressed): SiteLanguage | null {
  return EMAILS[plantilla].voz === 'interno' ? SOURCE_LANGUAGE : (idioma ?? null);
}
