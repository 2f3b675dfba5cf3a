import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface BuiltServer {
  url: string;
  kill(): Promise<void>;
}

export interface BuiltServerOptions {
  /** Serves the front ends too. */
  pages?: boolean;
  smtpUrl?: string;
  /** PUBLIC_ORIGINS. */
  publicOrigins?: string;
  /** Receives the server's standard error; by default it goes to that of the tests. */
  onComplaint?: (text: string) => void;
  /** Jobs scheduled for every minute run at this interval. */
  tickMs?: number;
  /** More of the environment. */
  env?: Record<string, string>;
}

const secrets = {
  SESSION_SECRET: randomBytes(32).toString('base64'),
  DATA_KEY: randomBytes(32).toString('base64'),
};

/** Starts the built product in a process of its own; several on one database share their secrets. */
export async function startBuiltServer(
  databaseUrl: string,
  dataDir: string,
  {
    pages = false,
    smtpUrl,
    publicOrigins,
    onComplaint = (text) => void process.stderr.write(text),
    tickMs,
    env = {},
  }: BuiltServerOptions = {},
): Promise<BuiltServer> {
  const script = join(import.meta.dirname, 'server-process.mjs');
  const options = [...(pages ? ['--pages'] : []), ...(tickMs ? [`--tick-ms=${tickMs}`] : [])];
  const child = spawn(process.execPath, [script, ...options], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ...secrets,
      ...(smtpUrl ? { SMTP_URL: smtpUrl } : {}),
      ...(publicOrigins ? { PUBLIC_ORIGINS: publicOrigins } : {}),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr.setEncoding('utf8').on('data', onComplaint);
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /^port (\d+)$/.exec(line)?.[1];
    if (!port) continue;
    return {
      url: `http://127.0.0.1:${port}`,
      kill: async () => {
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      },
    };
  }
  throw new Error('the server did not start');
}
