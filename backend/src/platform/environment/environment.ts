import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';

/** Settings of the process, read once at boot. */
export interface Environment {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Absolute folder of files, keys and the embedded server. */
  readonly dataDir: string;
  /** Public base URL, without a trailing slash. */
  readonly appUrl: string;
  readonly databaseUrl: string;
  /** The same database without a pooler: for migrations, session locks and LISTEN. */
  readonly databaseDirectUrl: string;
  /** Size of the pool shared by requests and jobs; queue, live events and scheduler use five more connections. */
  readonly databasePool: number;
  /** Null: messages are kept as `capturado`. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Null: a private folder in the data directory. */
  readonly storageUrl: string | null;
  /** Folder of the backups. */
  readonly backupDir: string;
  /** Folder of the list of erased ids, apart from backups; null: with the files. */
  readonly erasuresDir: string | null;
  /** Signs access tokens. */
  readonly sessionSecret: string;
  /** Encrypts secrets at rest (AES-256-GCM); 32 bytes. */
  readonly dataKey: Buffer;
  /** The previous DATA_KEY: still decrypts old data; null when there is none. */
  readonly dataKeyOld: Buffer | null;
  readonly adminEmail: string | null;
  /** Number of trusted reverse proxies, whose X-Forwarded-* headers are used. */
  readonly trustProxy: number;
  /** Seconds between a stop request and closing the socket, while /health/ready answers 503. */
  readonly stopDelay: number;
  /** API calls a program with a token may make in a minute; 0: unlimited. */
  readonly apiCallsPerMinute: number;
  /** Google Analytics measurement id; null: no analytics and no external requests. */
  readonly analyticsId: string | null;
  /** Time-stamp authority (RFC 3161) of sealed offers; null: they are sealed without a time-stamp. */
  readonly tsaUrl: string | null;
  /** Internal hosts, addresses and networks (CIDR) that webhooks may call; other private ones are refused. */
  readonly webhookAllowPrivate: readonly string[];
  /** Origins whose scripts may read the openings (CORS); default: none. */
  readonly publicOrigins: readonly string[];
  /** Token for /metrics; null: nobody may read it. */
  readonly metricsToken: string | null;
  /** One line for each answered request. */
  readonly accessLog: boolean;
  /** Sends spans to a collector; OpenTelemetry reads its URL from the same variable. */
  readonly tracing: boolean;
  /** Former host of APP_URL whose passkeys are removed at the start; null: none. */
  readonly passkeysForget: string | null;
  /** This process runs no jobs and no schedule: a restore in progress. Not an environment variable. */
  readonly idle?: boolean;
  /** Overrides the request limits for statements and connections, in milliseconds. Not an environment variable. */
  readonly requestLimits?: RequestLimits;
}

export interface RequestLimits {
  readonly statement_timeout: number;
  readonly lock_timeout: number;
  /** Time-out for connecting, or for a free connection. */
  readonly connectMs: number;
}

/** Thrown at boot; the message names the variables but never shows values. */
export class EnvironmentError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
    this.name = 'EnvironmentError';
  }
}

export const ENVIRONMENT = Symbol('ENVIRONMENT');

/** Proxies check health every few seconds. */
const PROXY_LOOKS_WITHIN_S = 5;

type Source = Readonly<Record<string, string | undefined>>;

const listed = (text: string | null): string[] =>
  (text ?? '').split(',').flatMap((entry) => entry.trim() || []);

/** Reads settings one by one and collects their errors. */
class Settings {
  readonly problems: string[] = [];

  constructor(private readonly source: Source) {}

  text(name: string): string | null {
    return this.source[name]?.trim() || null;
  }

  /** A text that is right, when there is one. */
  checked(name: string, isRight: (text: string) => boolean, rule: string): string | null {
    const value = this.text(name);
    if (value !== null && !isRight(value)) this.problems.push(`${name} must ${rule}`);
    return value;
  }

  url(name: string, schemes: string[]): string | null {
    const rule = `be an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`;
    return this.checked(
      name,
      (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol),
      rule,
    );
  }

  whole(name: string, [fallback, least, most]: [number, number, number], what: string, note = ''): number {
    const value = Number(this.text(name) ?? fallback);
    if (!Number.isInteger(value) || value < least || value > most) {
      this.problems.push(`${name} must be ${what} (${least}-${most}${note})`);
    }
    return value;
  }

  list(name: string, isRight: (entry: string) => boolean, what: string): string[] {
    const entries = listed(this.text(name));
    if (!entries.every(isRight)) this.problems.push(`${name} must be a list of ${what}, with commas`);
    return entries;
  }

  /** Outside production a missing secret is generated for the process; npm start keeps one in DATA_DIR. */
  secret(name: string, required: boolean): string {
    const rule = 'have at least 32 characters (32 random bytes, base64)';
    const value = this.checked(name, ({ length }) => length >= 32, rule);
    if (value === null && required) {
      this.problems.push(`${name} is required in production (32 random bytes, base64)`);
    }
    return value ?? randomBytes(32).toString('base64');
  }

  /** A key of AES-256. */
  key(name: string, text: string): Buffer {
    const key = Buffer.from(text, 'base64');
    if (key.length !== 32) this.problems.push(`${name} must be 32 bytes in base64`);
    return key;
  }
}

/**
 * Reads and checks the settings of docs/operations/settings.md.
 * @throws {EnvironmentError} with one line per wrong or missing variable, named without its value.
 */
// oxlint-disable-next-line max-lines-per-function -- A table: one entry for each setting.
export function readEnvironment(source: Source): Environment {
  const settings = new Settings(source);
  const { problems } = settings;
  const production = source.NODE_ENV === 'production';
  const port = settings.whole('PORT', [3000, 0, 65_535], 'a port number');
  const host = settings.text('HOST') ?? '127.0.0.1';
  const local = `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
  const databaseUrl = settings.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  if (databaseUrl === null) {
    problems.push('DATABASE_URL is required (npm start gives one when it runs its own server)');
  }
  const smtpUrl = settings.url('SMTP_URL', ['smtp:', 'smtps:']);
  const mailFrom = settings.checked(
    'MAIL_FROM',
    (text) => /@/.test(text) && !/[\r\n]/.test(text),
    'be an e-mail address',
  );
  if (production && smtpUrl && !mailFrom) {
    problems.push('MAIL_FROM is required in production when SMTP_URL is set');
  }
  const trustProxy = settings.whole('TRUST_PROXY', [0, 0, 10], 'the number of reverse proxies');
  // Without a proxy nobody polls /health/ready, and a person waits for the stop.
  const stopDelay = production && trustProxy > 0 ? PROXY_LOOKS_WITHIN_S : 0;
  const oldKey = settings.text('DATA_KEY_OLD');
  const erasuresDir = settings.text('ERASURES_DIR');
  const dataDir = resolve(settings.text('DATA_DIR') ?? '.data');
  const environment: Environment = {
    production,
    port,
    host,
    smtpUrl,
    trustProxy,
    dataDir,
    backupDir: resolve(settings.text('BACKUP_DIR') ?? join(dataDir, 'backups')),
    appUrl: (settings.url('APP_URL', ['http:', 'https:']) ?? local).replace(/\/+$/, ''),
    databaseUrl: databaseUrl ?? '',
    databaseDirectUrl: settings.url('DATABASE_DIRECT_URL', ['postgres:', 'postgresql:']) ?? databaseUrl ?? '',
    databasePool: settings.whole('DATABASE_POOL', [15, 2, 100], 'a number of connections'),
    mailFrom: mailFrom ?? 'seleccion@example.com',
    storageUrl: settings.url('STORAGE_URL', ['s3:', 'file:']),
    erasuresDir: erasuresDir === null ? null : resolve(erasuresDir),
    sessionSecret: settings.secret('SESSION_SECRET', production),
    dataKey: settings.key('DATA_KEY', settings.secret('DATA_KEY', production)),
    dataKeyOld: oldKey === null ? null : settings.key('DATA_KEY_OLD', oldKey),
    adminEmail: settings.checked(
      'ADMIN_EMAIL',
      (text) => /^[^@\s]+@[^@\s]+$/.test(text),
      'be an e-mail address',
    ),
    stopDelay: settings.whole('STOP_DELAY', [stopDelay, 0, 60], 'a number of seconds'),
    apiCallsPerMinute: settings.whole(
      'API_CALLS_PER_MINUTE',
      [0, 0, 1_000_000],
      'a number of calls',
      '; 0: no limit',
    ),
    analyticsId: settings.checked(
      'ANALYTICS_ID',
      (text) => /^G-[A-Z0-9]{4,20}$/.test(text),
      'be a measurement id such as G-XXXXXXXXXX',
    ),
    tsaUrl: settings.url('TSA_URL', ['http:', 'https:']),
    webhookAllowPrivate: settings
      .list(
        'WEBHOOK_ALLOW_PRIVATE',
        (entry) => isHostOrNetwork(entry.toLowerCase()),
        'hosts, addresses or networks (10.0.0.0/8)',
      )
      .map((entry) => entry.toLowerCase()),
    publicOrigins: settings.list(
      'PUBLIC_ORIGINS',
      (entry) => URL.canParse(entry) && new URL(entry).origin === entry,
      'origins (https://jobs.example.com)',
    ),
    metricsToken: settings.checked(
      'METRICS_TOKEN',
      ({ length }) => length >= 16,
      'have at least 16 characters',
    ),
    accessLog:
      (settings.checked('ACCESS_LOG', (text) => ['0', '1'].includes(text), 'be 0 or 1') ??
        (production ? '1' : '0')) === '1',
    tracing: settings.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']) !== null,
    passkeysForget: settings.text('PASSKEYS_FORGET')?.toLowerCase() ?? null,
  };
  if (problems.length > 0) throw new EnvironmentError(problems);
  return environment;
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
