import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { resolve } from 'node:path';

/** Everything the process is told from outside, read once at boot. */
export interface Environment {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Absolute folder of files, keys and the embedded server. */
  readonly dataDir: string;
  /** Origin under which people reach the product, without a trailing slash. */
  readonly appUrl: string;
  readonly databaseUrl: string;
  /** The same database without a pooler that shares connections: for migrations, locks of a session and live events. */
  readonly databaseDirectUrl: string;
  /** Connections of the pool that requests and jobs share; queue, live events and schedule have five more. */
  readonly databasePool: number;
  /** Null: messages are kept as `capturado`. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Null: a private folder in the data directory. */
  readonly storageUrl: string | null;
  /** Where the list of erased ids is kept, apart from backups; null: with the files. */
  readonly erasuresDir: string | null;
  /** Signs access tokens. */
  readonly sessionSecret: string;
  /** Encrypts secrets at rest (AES-256-GCM); 32 bytes. */
  readonly dataKey: Buffer;
  /** The key before the last change of DATA_KEY: still opens what it sealed; null when there is none. */
  readonly dataKeyOld: Buffer | null;
  readonly adminEmail: string | null;
  /** Reverse proxies in front of the process, whose X-Forwarded-* headers are believed. */
  readonly trustProxy: number;
  /** Seconds between a request to stop and the closing of the socket, in which /health/ready says 503. */
  readonly stopDelay: number;
  /** Calls that a program with a token may make in a minute; 0: as many as it likes. */
  readonly apiCallsPerMinute: number;
  /** Measurement id of Google Analytics; null: nothing is measured and no other site is called. */
  readonly analyticsId: string | null;
  /** Hosts, addresses and networks (CIDR) of the own network that webhooks may call; all other private ones are refused. */
  readonly webhookAllowPrivate: readonly string[];
  /** Sites whose scripts may read the openings; none unless named. */
  readonly publicOrigins: readonly string[];
  /** Whoever shows it may read /metrics; null: nobody may. */
  readonly metricsToken: string | null;
  /** One line for each answered request. */
  readonly accessLog: boolean;
  /** Spans go to a collector; OpenTelemetry reads where from the same variable. */
  readonly tracing: boolean;
  /** Counts of rate limits live here; null: in the database. */
  readonly redisUrl: string | null;
  /** This process runs no job and nothing that is scheduled: a restore at work. Not told from outside. */
  readonly idle?: boolean;
  /** Instead of the usual limits of a request's statements and connections, in milliseconds. Not told from outside. */
  readonly requestLimits?: RequestLimits;
}

export interface RequestLimits {
  readonly statement_timeout: number;
  readonly lock_timeout: number;
  /** For a connection to be made, or to become free. */
  readonly connectMs: number;
}

/** False behind a pooler, which lends its connections from transaction to transaction: nothing may be prepared on them. */
export const keepsConnections = ({
  databaseUrl,
  databaseDirectUrl,
}: Pick<Environment, 'databaseUrl' | 'databaseDirectUrl'>): boolean => databaseDirectUrl === databaseUrl;

/** Thrown at boot; the message names the variables and never a value. */
export class EnvironmentError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
    this.name = 'EnvironmentError';
  }
}

export const ENVIRONMENT = Symbol('ENVIRONMENT');

/** Proxies ask for the health of what is behind them every few seconds. */
const PROXY_LOOKS_WITHIN_S = 5;

type Source = Readonly<Record<string, string | undefined>>;

/**
 * Reads and checks the settings of the README's table.
 * @throws {EnvironmentError} with one line per wrong or missing variable, named without its value.
 */
export function readEnvironment(source: Source): Environment {
  const problems: string[] = [];
  const production = source.NODE_ENV === 'production';
  const text = (name: string): string | null => source[name]?.trim() || null;

  const port = Number(text('PORT') ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    problems.push('PORT must be a port number (0-65535)');
  const host = text('HOST') ?? '127.0.0.1';

  const url = (name: string, schemes: string[]): string | null => {
    const value = text(name);
    if (value === null) return null;
    if (!URL.canParse(value) || !schemes.includes(new URL(value).protocol)) {
      problems.push(
        `${name} must be an address that begins with ${schemes.map((s) => `${s}//`).join(' or ')}`,
      );
    }
    return value;
  };

  const appUrl = (
    url('APP_URL', ['http:', 'https:']) ?? `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`
  ).replace(/\/+$/, '');
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:']);
  if (databaseUrl === null)
    problems.push('DATABASE_URL is required (npm start gives one when it runs its own server)');
  const databaseDirectUrl = url('DATABASE_DIRECT_URL', ['postgres:', 'postgresql:']) ?? databaseUrl;
  const databasePool = Number(text('DATABASE_POOL') ?? 15);
  if (!Number.isInteger(databasePool) || databasePool < 2 || databasePool > 100) {
    problems.push('DATABASE_POOL must be a number of connections (2-100)');
  }
  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:']);
  const storageUrl = url('STORAGE_URL', ['s3:', 'file:']);

  const erasuresDir = text('ERASURES_DIR');

  const mailFrom = text('MAIL_FROM') ?? 'seleccion@example.com';
  if (!/@/.test(mailFrom) || /[\r\n]/.test(mailFrom)) problems.push('MAIL_FROM must be an e-mail address');
  if (production && smtpUrl && !text('MAIL_FROM'))
    problems.push('MAIL_FROM is required in production when SMTP_URL is set');
  const trustProxy = Number(text('TRUST_PROXY') ?? 0);
  if (!Number.isInteger(trustProxy) || trustProxy < 0 || trustProxy > 10) {
    problems.push('TRUST_PROXY must be the number of reverse proxies (0-10)');
  }
  // Without a proxy nobody looks at /health/ready, and a person waits for the end.
  const stopDelay = Number(text('STOP_DELAY') ?? (production && trustProxy > 0 ? PROXY_LOOKS_WITHIN_S : 0));
  if (!Number.isInteger(stopDelay) || stopDelay < 0 || stopDelay > 60) {
    problems.push('STOP_DELAY must be a number of seconds (0-60)');
  }
  const apiCallsPerMinute = Number(text('API_CALLS_PER_MINUTE') ?? 0);
  if (!Number.isInteger(apiCallsPerMinute) || apiCallsPerMinute < 0 || apiCallsPerMinute > 1_000_000) {
    problems.push('API_CALLS_PER_MINUTE must be a number of calls (0-1000000; 0: no limit)');
  }
  const adminEmail = text('ADMIN_EMAIL');
  if (adminEmail && !/^[^@\s]+@[^@\s]+$/.test(adminEmail))
    problems.push('ADMIN_EMAIL must be an e-mail address');

  const analyticsId = text('ANALYTICS_ID');
  if (analyticsId && !/^G-[A-Z0-9]{4,20}$/.test(analyticsId))
    problems.push('ANALYTICS_ID must be a measurement id such as G-XXXXXXXXXX');

  const webhookAllowPrivate = (text('WEBHOOK_ALLOW_PRIVATE') ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '');
  if (!webhookAllowPrivate.every(isHostOrNetwork)) {
    problems.push(
      'WEBHOOK_ALLOW_PRIVATE must be a list of hosts, addresses or networks (10.0.0.0/8), with commas',
    );
  }
  const metricsToken = text('METRICS_TOKEN');
  if (metricsToken && metricsToken.length < 16)
    problems.push('METRICS_TOKEN must have at least 16 characters');
  const accessLog = text('ACCESS_LOG') ?? (production ? '1' : '0');
  if (!['0', '1'].includes(accessLog)) problems.push('ACCESS_LOG must be 0 or 1');
  const tracing = url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']) !== null;
  const redisUrl = url('REDIS_URL', ['redis:', 'rediss:']);

  // Outside production a missing secret lives as long as the process; npm start keeps one in DATA_DIR.
  const secret = (name: string): string => {
    const value = text(name);
    if (value === null) {
      if (production) problems.push(`${name} is required in production (32 random bytes, base64)`);
      return randomBytes(32).toString('base64');
    }
    if (value.length < 32)
      problems.push(`${name} must have at least 32 characters (32 random bytes, base64)`);
    return value;
  };
  const sessionSecret = secret('SESSION_SECRET');
  const dataKey = Buffer.from(secret('DATA_KEY'), 'base64');
  if (dataKey.length !== 32) problems.push('DATA_KEY must be 32 bytes in base64');
  const oldKey = text('DATA_KEY_OLD');
  const dataKeyOld = oldKey === null ? null : Buffer.from(oldKey, 'base64');
  if (dataKeyOld && dataKeyOld.length !== 32) problems.push('DATA_KEY_OLD must be 32 bytes in base64');

  const publicOrigins = (text('PUBLIC_ORIGINS') ?? '').split(',').flatMap((entry) => entry.trim() || []);
  if (!publicOrigins.every((entry) => URL.canParse(entry) && new URL(entry).origin === entry)) {
    problems.push('PUBLIC_ORIGINS must be a list of origins (https://jobs.example.com), with commas');
  }

  if (problems.length > 0) throw new EnvironmentError(problems);
  return {
    production,
    port,
    host,
    dataDir: resolve(text('DATA_DIR') ?? '.data'),
    appUrl,
    databaseUrl: databaseUrl as string,
    databaseDirectUrl: databaseDirectUrl as string,
    databasePool,
    smtpUrl,
    mailFrom,
    storageUrl,
    erasuresDir: erasuresDir === null ? null : resolve(erasuresDir),
    sessionSecret,
    dataKey,
    dataKeyOld,
    adminEmail,
    trustProxy,
    stopDelay,
    apiCallsPerMinute,
    analyticsId,
    webhookAllowPrivate,
    publicOrigins,
    metricsToken,
    accessLog: accessLog === '1',
    tracing,
    redisUrl,
  };
}

function isHostOrNetwork(entry: string): boolean {
  const [address = '', prefix, more] = entry.split('/');
  const version = isIP(address);
  if (prefix === undefined) return version !== 0 || /^[a-z0-9]([a-z0-9.-]{0,250}[a-z0-9])?$/.test(entry);
  return (
    more === undefined &&
    version !== 0 &&
    /^\d{1,3}$/.test(prefix) &&
    Number(prefix) <= (version === 4 ? 32 : 128)
  );
}
