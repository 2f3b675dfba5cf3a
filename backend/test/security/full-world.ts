import { randomUUID } from 'node:crypto';
import type { AddressInfo, Server } from 'node:net';
import { User } from '../../src/auth/user.entity.js';
import { SystemConfig } from '../../src/config/system-config.entity.js';
import { loadDemo } from '../../src/demo/load-demo.js';
import { ADMIN } from '../../src/demo/accounts.js';
import { DEMO_CANDIDATE } from '../../src/demo/accounts.js';
import type { Environment } from '../../src/platform/environment/environment.js';
import { createDisk } from '../../src/platform/files/storage/disk.js';
import { createWorld, type World } from '../world.js';
import type { Operation } from './document.js';

/** The row that a path parameter names, by the path up to it. Without a row, any UUID is used. */
const TABLES: readonly [RegExp, string][] = [
  [/^\/api\/api-keys\/\{id}/, 'claves_api'],
  [/^\/api\/(team\/)?applications\/\{id}/, 'aplicaciones_vacantes'],
  [/^\/api\/offer-proposals\/\{id}/, 'aplicaciones_vacantes'],
  [/^\/api\/approval-delegations\/\{id}/, 'delegaciones_aprobacion'],
  [/^\/api\/auth\/passkeys\/\{id}/, 'llaves_acceso'],
  [/^\/api\/auth\/sessions\/\{id}/, 'sessions'],
  [/^\/api\/bulk-actions\/\{id}/, 'acciones_masivas'],
  [/cv\/history\/\{version}/, 'cv_historial'],
  [/tags\/\{(tag|id)}/, 'etiquetas'],
  [/^\/api\/candidates\/\{id}/, 'candidates'],
  [/^\/api\/custom-fields\/\{id}/, 'campos_propios'],
  [/positions\/\{position}/, 'posiciones_departamento'],
  [/^\/api\/departments\/\{id}/, 'departamentos_vacantes'],
  [/^\/api\/documents\/\{id}/, 'documentos_solicitados'],
  [/^\/api\/emails\/\{id}/, 'correos'],
  [/cvs\/\{draft}/, 'borradores_cv'],
  [/^\/api\/imports\/\{id}/, 'importaciones'],
  [/^\/api\/interview-availability\/\{id}/, 'disponibilidades_entrevista'],
  [/^\/api\/(team\/)?interviews\/\{id}/, 'interviews'],
  [/^\/api\/logs\/\{id}/, 'system_logs'],
  [/^\/api\/merges\/\{id}/, 'fusiones'],
  [/^\/api\/notes\/\{id}/, 'notas_candidato'],
  [/^\/api\/offers\/\{id}/, 'ofertas'],
  [/oidc(-providers)?\/\{id}/, 'proveedores_oidc'],
  [/^\/api\/onboarding-templates\/\{id}/, 'plantillas_incorporacion'],
  [/^\/api\/onboardings\/\{id}/, 'incorporaciones'],
  [/tasks\/\{taskId}/, 'tareas_incorporacion'],
  [/holds\/\{id}/, 'retenciones'],
  [/subscriptions\/\{id}/, 'suscripciones_push'],
  [/requests\/\{id}/, 'solicitudes_derechos'],
  [/^\/api\/requisitions\/\{id}/, 'solicitudes_personal'],
  [/^\/api\/rejection-reasons\/\{id}/, 'motivos_rechazo'],
  [/^\/api\/rules\/\{id}/, 'reglas'],
  [/^\/api\/rules\/runs\/\{id}/, 'ejecuciones_regla'],
  [/^\/api\/saved-answers\/\{id}/, 'respuestas_guardadas'],
  [/^\/api\/saved-views\/\{id}/, 'vistas_guardadas'],
  [/^\/api\/scorecard-criteria\/\{id}/, 'criterios_evaluacion'],
  [/^\/api\/scorecards\/\{id}/, 'evaluaciones'],
  [/^\/api\/slot-invitations\/\{id}/, 'invitaciones_cita'],
  [/attachments\/\{id}/, 'mensajes_hilo_adjuntos'],
  [/messages\/\{mensaje_id}/, 'mensajes_hilo'],
  [/^\/api\/(team\/)?tasks\/\{id}/, 'tareas'],
  [/^\/api\/team-proposals\/\{id}/, 'propuestas_equipo'],
  [/^\/api\/threads\/\{id}/, 'hilos'],
  [/^\/api\/tracking-links\/\{id}/, 'enlaces_vacante'],
  [/^\/api\/unassigned-mail\/\{id}/, 'correos_sin_asignar'],
  [/^\/api\/users\/\{id}/, 'users'],
  [/^\/api\/vacancies\/\{id}/, 'vacantes'],
  [/^\/api\/webhooks\/\{id}/, 'webhooks'],
  [/^\/api\/vacancy-answers\/\{id}/, 'respuestas_vacante'],
];
/** Parameters that name no row. */
export const WORDS: Record<string, string> = {
  formulario: 'candidatura',
  numero: '1',
  tipo: 'rechazo',
  'templates.id': 'verificacion',
  year: '2027',
};

export interface FullWorld {
  world: World;
  origin: string;
  /** The path of an operation with existing ids where there are any: the caller's own for own data. */
  pathOf(operation: Pick<Operation, 'path' | 'permission'>): string;
  /** The headers of a caller who may use it, with a new session each time. */
  callerOf(operation: Pick<Operation, 'permission'>): Promise<Record<string, string>>;
  /** Restores the settings that a request may have changed for everybody. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** The product with the demo's data. Its mail is not sent. `now`: its time, otherwise the machine's. */
export async function createFullWorld(now?: Date, settings: Partial<Environment> = {}): Promise<FullWorld> {
  // Nothing listens there: the host of the settings is never called.
  const world = await createWorld({ environment: { smtpUrl: 'smtp://127.0.0.1:9', ...settings } });
  const { environment, dataSource, clock } = world;
  if (now) clock.set(now);
  const disk = await createDisk(environment);
  await dataSource.transaction((manager) =>
    loadDemo(manager, disk, { now: clock.now(), appUrl: environment.appUrl }),
  );
  const { port } = (world.app.getHttpServer() as Server).address() as AddressInfo;
  const [settingsRow] = await dataSource.query<{ row: object }[]>(
    `SELECT to_jsonb(s) AS row FROM system_config s`,
  );
  const rows = { any: new Map<string, string>(), own: new Map<string, string>() };
  for (const table of new Set(TABLES.map(([, name]) => name))) {
    const { primaryColumns, columns } = dataSource.getMetadata(table);
    const key = primaryColumns[0]?.databaseName ?? 'id';
    const first = async (where: string): Promise<string | undefined> =>
      (
        await dataSource.query<{ id: string }[]>(
          `SELECT ${key} AS id FROM ${table} WHERE ${where} ORDER BY ${key} LIMIT 1`,
        )
      )[0]?.id;
    // The staff of the demo stay as they are.
    const any = await first(table === 'users' ? `role = 'candidate'` : 'true');
    if (any) rows.any.set(table, any);
    const owned = columns.some(({ databaseName }) => databaseName === 'candidato_id');
    const own = owned
      ? await first(`candidato_id = (SELECT c.id FROM candidates c JOIN users u ON u.id = c.user_id
                                     WHERE u.email_normalizado = '${DEMO_CANDIDATE}')`)
      : undefined;
    if (own) rows.own.set(table, own);
  }
  return {
    world,
    origin: `http://127.0.0.1:${port}`,
    pathOf: ({ path, permission }) =>
      path.replace(/\{(\w+)}/g, (whole, name: string, offset: number) => {
        const table = tableOf(path.slice(0, offset + whole.length)) ?? '';
        const found = (permission?.startsWith('own:') ? rows.own : rows.any).get(table);
        return WORDS[`${path.split('/')[2]}.${name}`] ?? WORDS[name] ?? found ?? randomUUID();
      }),
    callerOf: async ({ permission }): Promise<Record<string, string>> => {
      if (!permission) return {};
      const email = permission.startsWith('own:') ? DEMO_CANDIDATE : ADMIN.email;
      const user = await dataSource.manager.findOneByOrFail(User, { email_normalizado: email });
      const { accessToken } = await world.given.session(user);
      return { authorization: `Bearer ${accessToken}` };
    },
    restore: async () => {
      const columns = dataSource.getMetadata(SystemConfig).columns.map(({ databaseName }) => databaseName);
      await dataSource.query(
        `UPDATE system_config SET (${columns.join(', ')}) =
           (SELECT ${columns.join(', ')} FROM jsonb_populate_record(NULL::system_config, $1))`,
        [settingsRow?.row],
      );
      await dataSource.query(`UPDATE users SET activo = true, role = 'admin' WHERE email_normalizado = $1`, [
        ADMIN.email,
      ]);
    },
    close: () => world.close(),
  };
}

/** The table of the row that the end of this path names: `…/{id}/tags/{tag}` is about the tag. */
export const tableOf = (path: string): string | undefined =>
  TABLES.find(([pattern]) => path.endsWith(pattern.exec(path)?.[0] ?? '\0'))?.[1];
