import { sql } from 'kysely';
import type { Client } from 'pg';
import { db } from '../../platform/database/sql/db.js';
import { count } from '../../platform/database/sql/scalars.js';
import { anyTable, hasTable } from '../database/catalogue.js';
import type { BackupHeader } from './format.js';
import type { keyNames } from './key-names.js';

/** What is sealed under DATA_KEY, by the column that names the key, and what a person does when it cannot be opened. */
const SEALED: readonly { table: string; key: string; what: string; todo: string; lasting?: boolean }[] = [
  {
    table: 'system_config',
    key: 'smtp_password_clave',
    what: 'the password of the mail server',
    todo: 'enter it again: Panel de administración › Configuración › Correo',
  },
  {
    table: 'buzon_entrada',
    key: 'contrasena_clave',
    what: 'the password or the secret of the mailbox for answers',
    todo: 'enter it again: Panel de administración › Correo entrante',
  },
  ...['token_clave', 'secreto_clave', 'verificacion_clave'].map((key) => ({
    table: 'canales_mensajes',
    key,
    what: 'tokens and secrets of WhatsApp and SMS',
    todo: 'enter them again: Panel de administración › Canales',
  })),
  {
    table: 'segundo_factor',
    key: 'clave',
    what: 'second factors of accounts',
    todo: 'their owners sign in with a recovery code and enrol again, or an administrator takes the second factor off',
  },
  ...['secreto_clave', 'secreto_anterior_clave'].map((key) => ({
    table: 'webhooks',
    key,
    what: 'secrets that sign webhooks',
    todo: 'renew them and give the new ones to the receivers: Panel de administración › Integraciones',
  })),
  {
    table: 'tareas_incorporacion',
    key: 'sellado_clave',
    what: 'values of people who were hired (IBAN, Social Security number, medical fitness and the like)',
    todo: 'ask for them again: they are written in Incorporaciones',
  },
  {
    table: 'certificado_empresa',
    key: 'clave',
    what: 'the certificate that seals offers',
    todo: 'upload it again: Panel de administración › Seguridad; one of the product’s own is made anew by itself',
  },
  {
    table: 'proveedores_oidc',
    key: 'secreto_clave',
    what: 'client secrets of identity providers',
    todo: 'enter them again: Panel de administración › Acceso',
  },
  {
    table: 'claves_push',
    key: 'clave',
    what: 'the key of web push',
    todo: 'nothing to enter: there is a new one, and people switch the notices of their browsers on again',
    lasting: true,
  },
  {
    table: 'system_log_keys',
    key: 'clave',
    what: 'keys of the seals of the log',
    todo: 'nothing to enter: the log is sealed with a new key from here on; what was sealed before can no longer be verified',
    lasting: true,
  },
];

export interface LostSecret {
  what: string;
  count: number;
  todo: string;
  /** Nothing can be entered for it; the product works without. */
  lasting?: boolean;
}

export interface KeyReport {
  /** DATA_KEY, or DATA_KEY_OLD, is the one of the backup. */
  dataKey: boolean;
  sessionKey: boolean;
  /** What no key that is given opens. */
  lost: LostSecret[];
}

/** Which of the restored secrets the keys of this installation open. */
export async function compareKeys(
  client: Client,
  header: Pick<BackupHeader, 'dataKey' | 'sessionKey'>,
  keys: ReturnType<typeof keyNames>,
): Promise<KeyReport> {
  const known = [keys.dataKey, ...(keys.oldDataKey ? [keys.oldDataKey] : [])];
  return {
    dataKey: known.includes(header.dataKey),
    sessionKey: keys.sessionKey === header.sessionKey,
    lost: await findLostSecrets(client, known),
  };
}

export async function findLostSecrets(client: Client, known: readonly string[]): Promise<LostSecret[]> {
  const lost: LostSecret[] = [];
  for (const { table, key, what, todo, lasting = false } of SEALED) {
    if (!(await hasTable(client, `public.${table}`))) continue;
    const { total } = await db(client)
      .selectFrom(anyTable(table, 't'))
      .where(sql<boolean>`${sql.ref(key)} is not null and ${sql.ref(key)} <> all(${known})`)
      .select(count().as('total'))
      .executeTakeFirstOrThrow();
    if (total > 0) lost.push({ what, count: total, todo, lasting });
  }
  return lost;
}
