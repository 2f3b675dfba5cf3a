import { type EditableTemplate, type SiteLanguage, SOURCE_LANGUAGE } from '@hiring/contract';
import { type Selectable, sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { statement } from '../../platform/database/sql/db.js';
import { NOW } from '../../platform/database/sql/scalars.js';
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
  /** Of the database: a message without a time of its own is due from then on. */
  now: Date;
}

/** What decides it. The receiver is an address, or the candidate whose address has not been read yet. */
export type Addressed = Pick<NewEmail, 'plantilla' | 'texto_propio' | 'idioma'> & {
  destinatario?: string | { candidato: string };
};

interface Asked {
  plantilla: string;
  address: string | null;
  candidato: string | null;
  fixed: SiteLanguage | null;
  otherwise: SiteLanguage;
}

const rowOf = statement((db, { plantilla, address, candidato, fixed, otherwise }: Asked) => {
  const idioma = sql<SiteLanguage>`coalesce(${fixed}, u.idioma, ${otherwise})`;
  return db
    .selectFrom('system_config as s')
    .leftJoin('users as u', (join) =>
      join.on(
        'u.email_normalizado',
        '=',
        sql<string>`coalesce(${address}, (select lower(trim(c.email)) from candidates c where c.id = ${candidato}))`,
      ),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('plantillas_correo as p')
          .where('p.plantilla', '=', sql<EditableTemplate>`${plantilla}`)
          .where('p.idioma', '=', idioma)
          .orderBy('p.version', 'desc')
          .limit(1)
          .select(['p.asunto', 'p.cuerpo'])
          .as('t'),
      (join) => join.onTrue(),
    )
    .select(['s.company_info', 's.email_notifications', 's.mensajes_retenidos_desde'])
    .select([idioma.as('idioma'), 't.asunto', 't.cuerpo', NOW.as('now')]);
});

/** Reads it in one statement, on the caller's connection: a second one in a transaction could deadlock the pool. */
export async function readWrittenWith(manager: EntityManager, message: Addressed): Promise<WrittenWith> {
  const { destinatario = '' } = message;
  const [row] = await rowOf(manager, {
    plantilla: message.plantilla,
    ...(typeof destinatario === 'string'
      ? { address: normalizeEmail(destinatario), candidato: null }
      : { address: null, ...destinatario }),
    fixed: fixedLanguage(message),
    otherwise: languageAsked(),
  });
  if (!row) throw new Error('the installation has no settings');
  const { asunto, cuerpo, idioma, now, ...settings } = row;
  return {
    settings,
    now,
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
