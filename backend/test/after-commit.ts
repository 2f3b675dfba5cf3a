import type { Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { currentResponse, requestId } from '../src/platform/scope.js';

/** Allowed after a commit, because no response waits for it: a failure is logged, and a job repairs it. */
const MAY_FOLLOW = /\b(rate_limits|archivos|webhook_entregas|webhook_eventos|pgboss\.job)\b/i;
/** These make several independent changes, or log a download or a check. */
const SEVERAL = /^POST \/api\/(?:imports\/[\w-]+\/cvs\/confirm|privacy\/export|logs\/verify)$/;
/** Counters, access records and session refreshes have their own commits before the work. */
const NO_CHANGE =
  /\b(rate_limits|peticiones_idempotentes|archivos|system_logs|sessions)\b|SET "?ultimo_uso"? = /i;
const WRITES = /^\s*(?:INSERT|UPDATE|DELETE|WITH\b[^]*\b(?:INSERT INTO|UPDATE|DELETE FROM))\b/i;
const MAX_SHOWN = 160;

type Ask = (text: unknown, values?: unknown, callback?: unknown) => unknown;
type Callback = (error: unknown, result?: unknown) => void;

/**
 * Checks for every request of a world that its response is complete when its change is committed. Each later
 * statement fails like one that waits too long for a lock, and is recorded. Another writing transaction may follow.
 */
export class NothingAfterCommit {
  readonly violations: string[] = [];
  private readonly committed = new Set<string>();

  constructor(dataSource: DataSource) {
    const { master: pool } = dataSource.driver as unknown as { master: Pool };
    const watched = new WeakSet<PoolClient>();
    pool.on('acquire', (client) => {
      if (watched.has(client)) return;
      watched.add(client);
      this.watch(client);
    });
  }

  private watch(client: PoolClient): void {
    const ask = client.query.bind(client) as unknown as Ask;
    /** Whether the open transaction of this connection has written; null: none is open. */
    let wrote: boolean | null = null;
    const guarded: Ask = (text, values, callback) => {
      const request = requestId();
      const sql = textOf(text);
      if (request === undefined || !isHeld(routeOf())) return ask(text, values, callback);
      if (sql.startsWith('START TRANSACTION')) wrote = false;
      else if (wrote === false && isChange(sql)) wrote = true;
      const late = wrote === null && this.committed.has(request) && !/^(?:COMMIT|ROLLBACK)/.test(sql);
      if (late && !MAY_FOLLOW.test(sql)) {
        this.violations.push(`${routeOf()}: ${shortened(sql)}`);
        return refused(callback);
      }
      const changes = (sql === 'COMMIT' && wrote === true) || (wrote === null && isChange(sql));
      if (sql === 'COMMIT' || sql === 'ROLLBACK') wrote = null;
      const note = (): void => {
        if (changes) this.committed.add(request);
      };
      if (typeof callback === 'function') {
        return ask(text, values, (error: unknown, result: unknown) => {
          if (!error) note();
          (callback as Callback)(error, result);
        });
      }
      const answer = ask(text, values) as Promise<unknown>;
      return answer.then((result) => {
        note();
        return result;
      });
    };
    client.query = guarded as unknown as PoolClient['query'];
  }
}

const isChange = (sql: string): boolean => WRITES.test(sql) && !NO_CHANGE.test(sql);

const shortened = (sql: string): string => sql.replace(/\s+/g, ' ').trim().slice(0, MAX_SHOWN);

/** Reads and background work are not checked. */
const isHeld = (route: string | null): route is string =>
  route !== null && !/^(?:GET|HEAD) /.test(route) && !SEVERAL.test(route);

function routeOf(): string | null {
  const request = currentResponse()?.req;
  return request ? `${request.method} ${request.originalUrl.split('?')[0]}` : null;
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return (query as { text?: string }).text ?? '';
}

function refused(callback: unknown): Promise<never> | undefined {
  const error = Object.assign(new Error('canceling statement due to lock timeout'), {
    code: '55P03',
    severity: 'ERROR',
  });
  if (typeof callback !== 'function') return Promise.reject(error);
  (callback as Callback)(error);
  return undefined;
}
