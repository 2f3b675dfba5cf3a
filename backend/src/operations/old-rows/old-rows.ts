import { IMPORT_LIMITS, INBOUND_LIMITS, WEBHOOK_LIMITS } from '@hiring/contract';
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import { expiredBefore } from '../../candidates/portal/drafts/draft-age.js';
import { KEEP_YEARS, LOOK_BACK_MS } from '../../contact/contact.rules.js';
import { every, rowOf } from '../../platform/database/sql/conditions.js';
import type { Database } from '../../platform/database/sql/tables.js';
import { CONFIRM_WITHIN_MS, KEEP_ENDED_MS } from '../../vacancies/alerts/alert.rules.js';

const DAY_MS = 24 * 60 * 60 * 1000;

interface OldRows {
  table: keyof Database;
  key: string[];
  /** This column is emptied; otherwise the rows are deleted. */
  emptied?: string;
  isOld: (now: Date) => Expression<SqlBool>;
}

/** @param isOld which rows; `ago`: the instant so many milliseconds ago */
function old<Name extends keyof Database>(
  table: Name,
  isOld: (
    row: ExpressionBuilder<Database & Record<Name, Database[Name]>, Name>,
    ago: (ms: number) => Date,
  ) => Expression<SqlBool>,
  options: { key?: (string & keyof Database[Name])[]; emptied?: string & keyof Database[Name] } = {},
): OldRows {
  const ago = (now: Date) => (ms: number) => new Date(now.getTime() - ms);
  return { table, key: ['id'], ...options, isOld: (now) => isOld(rowOf<Name>(), ago(now)) };
}

/** What is kept for a time only. The rows that belong to a deleted one go with it. */
export const OLD_ROWS: readonly OldRows[] = [
  // Kept for a month, for investigations.
  old('sessions', (row, ago) => row('expires_at', '<', ago(30 * DAY_MS))),
  old('account_tokens', (row, ago) => row('expires_at', '<', ago(30 * DAY_MS))),
  old('enlaces_aprobacion', (row, ago) => row('caduca_at', '<', ago(30 * DAY_MS))),
  old('cambios_email', (row, ago) => row('expires_at', '<', ago(30 * DAY_MS))),
  old('peticiones_idempotentes', (row, ago) => row('created_at', '<', ago(DAY_MS)), {
    key: ['titular', 'clave'],
  }),
  old('idempotency_keys', (row, ago) => row('created_at', '<', ago(DAY_MS)), { key: ['user_id', 'clave'] }),
  old('alertas_empleo', (row, ago) =>
    row.or([
      every(row('confirmada_at', 'is', null), row('created_at', '<', ago(CONFIRM_WITHIN_MS))),
      row('baja_at', '<', ago(KEEP_ENDED_MS)),
    ]),
  ),
  old('correos', (row, ago) =>
    every(row('alerta_id', 'is not', null), row('created_at', '<', ago(KEEP_ENDED_MS))),
  ),
  old('borradores_candidatura', (row, ago) => row('updated_at', '<', expiredBefore(ago(0)))),
  // Previews that nobody confirmed, and results.
  old('acciones_masivas', (row, ago) =>
    row.or([
      every(row('estado', '=', 'borrador'), row('created_at', '<', ago(DAY_MS))),
      every(row('estado', 'in', ['terminada', 'deshecha']), row('created_at', '<', ago(90 * DAY_MS))),
    ]),
  ),
  old('eventos_regla', (row, ago) => row('hecho_at', '<', ago(30 * DAY_MS))),
  old('borradores_cv', (row, ago) => row('created_at', '<', ago(IMPORT_LIMITS.dias * DAY_MS))),
  old('importaciones', (row, ago) =>
    every(row('estado', '=', 'borrador'), row('created_at', '<', ago(IMPORT_LIMITS.dias * DAY_MS))),
  ),
  // Integrations ask for what has gone since their last visit.
  old('eliminados', (row, ago) => row('eliminado_at', '<', ago(400 * DAY_MS)), {
    key: ['recurso', 'id'],
  }),
  old('webhook_eventos', (row, ago) => row('created_at', '<', ago(WEBHOOK_LIMITS.conservarDias * DAY_MS))),
  old('mensajes_contacto', (row, ago) =>
    row('created_at', '<', sql<Date>`${ago(0)}::timestamptz - make_interval(years => ${KEEP_YEARS})`),
  ),
  // The digest of the visitor is only needed to limit their messages.
  old(
    'mensajes_contacto',
    (row, ago) => every(row('visitante', 'is not', null), row('created_at', '<', ago(LOOK_BACK_MS))),
    { emptied: 'visitante' },
  ),
  old('correos_sin_asignar', (row, ago) =>
    row('recibido_at', '<', ago(INBOUND_LIMITS.conservarDias * DAY_MS)),
  ),
  // Nobody delivers a mail again after that.
  old('correos_recibidos', (row, ago) => row('recibido_at', '<', ago(400 * DAY_MS)), { key: ['huella'] }),
  // Providers deliver a notice again for a week at most.
  old('mensajes_canal_recibidos', (row, ago) => row('recibido_at', '<', ago(30 * DAY_MS)), {
    key: ['canal', 'proveedor_id'],
  }),
  old('estados_canal', (row, ago) => row('recibido_at', '<', ago(30 * DAY_MS)), {
    key: ['canal', 'proveedor_id', 'estado'],
  }),
  old('solicitudes_borrado', (row, ago) => row('caduca_at', '<=', ago(0))),
  old('bloqueados', (row, ago) => row('destruir_at', '<=', ago(0))),
];
