import type { CheckedComponent } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { performance } from 'node:perf_hooks';
import type { DataSource } from 'typeorm';
import { SmtpService } from '../platform/mail/smtp.service.js';
import { QueueService } from '../platform/queue/queue.service.js';
import { FileStorage } from '../platform/storage/file-storage.js';
import {
  type MailState,
  type Verdict,
  verdictOfDatabase,
  verdictOfMail,
  verdictOfQueue,
  verdictOfStorage,
} from './verdict.rules.js';

const BROKEN: Readonly<Record<CheckedComponent, string>> = {
  base_de_datos: 'La base de datos no responde.',
  correo: 'No se ha podido consultar el estado del correo.',
  almacenamiento: 'No se pueden guardar o leer archivos.',
  cola: 'No se ha podido consultar la cola de tareas.',
};

/** Nothing that is not answered by then works. */
const PATIENCE_MS = 10_000;

/** Looks at each part of the installation as the product itself uses it. */
@Injectable()
export class Checks {
  private readonly of: Readonly<Record<CheckedComponent, () => Promise<Verdict>>> = {
    base_de_datos: () => this.database(),
    correo: () => this.mail(),
    almacenamiento: () => this.files(),
    cola: () => this.jobs(),
  };

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly smtp: SmtpService,
    private readonly storage: FileStorage,
    private readonly queue: QueueService,
  ) {}

  /** What is broken is a verdict too: `cause` is for the operator's log and for nobody else. */
  async run(component: CheckedComponent): Promise<{ verdict: Verdict; cause: Error | null }> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
    });
    try {
      return { verdict: await Promise.race([this.of[component](), late]), cause: null };
    } catch (cause) {
      const verdict: Verdict = { estado: 'fallo', mensaje: BROKEN[component], datos: {} };
      return { verdict, cause: cause instanceof Error ? cause : new Error('the check failed', { cause }) };
    } finally {
      clearTimeout(timer);
    }
  }

  private async database(): Promise<Verdict> {
    const [row] = await this.dataSource.query<{ version: string }[]>(
      `SELECT current_setting('server_version') AS version`,
    );
    const ms = await timed(() => this.dataSource.query('SELECT 1'));
    return verdictOfDatabase(ms, row?.version ?? '');
  }

  private async files(): Promise<Verdict> {
    return verdictOfStorage(await timed(() => this.storage.probe()));
  }

  private async jobs(): Promise<Verdict> {
    return verdictOfQueue(await this.queue.state());
  }

  private async mail(): Promise<Verdict> {
    const [row] = await this.dataSource.query<[Omit<MailState, 'configured'>]>(
      `SELECT ${iso(`(SELECT enviado_at FROM correos WHERE enviado_at IS NOT NULL ORDER BY enviado_at DESC LIMIT 1)`)}
           AS "lastSent",
         ${iso('greatest(given_up.last, retried.last)')} AS "lastFailed",
         retried.waiting, retried.retrying, retried."oldestSeconds", given_up.failed
       FROM (
         SELECT count(*)::int AS failed, max(updated_at) AS last FROM (
           SELECT updated_at FROM correos WHERE estado = 'fallido' AND created_at > now() - interval '4 days'
             AND updated_at > now() - interval '1 day' LIMIT 1000) recent) given_up,
       (
         SELECT count(*) FILTER (WHERE enviar_desde <= now())::int AS waiting,
           count(*) FILTER (WHERE ultimo_error IS NOT NULL)::int AS retrying,
           max(updated_at) FILTER (WHERE ultimo_error IS NOT NULL) AS last,
           coalesce(extract(epoch FROM now() - min(enviar_desde) FILTER (WHERE enviar_desde <= now())), 0)::int
             AS "oldestSeconds"
         FROM (SELECT * FROM correos WHERE estado IN ('pendiente', 'enviando') AND retenido_at IS NULL
               ORDER BY enviar_desde LIMIT 1000) open) retried`,
    );
    return verdictOfMail({ ...row, configured: (await this.smtp.route()) !== null });
  }
}

const iso = (instant: string): string =>
  `to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Whole milliseconds, at least 1. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return Math.max(1, Math.round(performance.now() - start));
}
