/** testssl.sh: protocols, ciphers and known weaknesses of TLS, before the product's proxy as docs/operations has it. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../../scripts/lib/paths.mjs';
import { freePort } from '../../../scripts/lib/port.mjs';
import { certificate, startWeakTls } from '../holes.ts';
import { endProgram, type Finding, installed, runProgram, type Scanner, type Workplace } from '../scanner.ts';

const SECONDS = 280;
const START_MS = 20_000;
const WRONG = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'];

async function examine(place: Workplace, name: string, url: string, checks: string[]): Promise<Finding[]> {
  const report = path.join(place.dir, `${name}.json`);
  fs.rmSync(report, { force: true });
  const { output, stopped } = await runProgram(
    place,
    name,
    ['testssl', '--quiet', '--color', '0', '--warnings', 'off', '--jsonfile', report, ...checks, url],
    { seconds: SECONDS },
  );
  const text = fs.existsSync(report) ? fs.readFileSync(report, 'utf8').trim() : '';
  if (stopped || text === '') throw new Error(`testssl did not end in ${SECONDS} s:\n${output.slice(-600)}`);
  const rows = JSON.parse(text) as { id: string; severity: string; finding: string }[];
  return rows
    .filter(({ severity }) => WRONG.includes(severity))
    .map(({ id, severity, finding }) => ({ key: id, detail: `${severity} ${finding}` }));
}

/** The documented Caddyfile in front of the product, with a certificate of our own. */
async function startProxy({ dir, product, signal }: Workplace) {
  const port = await freePort();
  certificate(dir);
  const documented = fs.readFileSync(path.join(ROOT, 'docs', 'operations', 'Caddyfile'), 'utf8');
  const upstream = `{\n\t\t# One address a replica`;
  if (!documented.includes(upstream)) throw new Error('The documented Caddyfile has another upstream.');
  const file = documented
    .replace(
      '{$APP_URL} {',
      `https://localhost:${port}, https://127.0.0.1:${port} {\n\ttls ${dir}/cert.pem ${dir}/key.pem`,
    )
    .replace(/dynamic a app 3000 \{[^}]*\}/, `to ${new URL(product.url).host}`);
  fs.writeFileSync(path.join(dir, 'Caddyfile'), `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${file}`);
  const log = fs.openSync(path.join(dir, 'caddy.log'), 'w', 0o600);
  const child = spawn('caddy', ['run', '--config', path.join(dir, 'Caddyfile'), '--adapter', 'caddyfile'], {
    stdio: ['ignore', log, log],
    detached: true,
    env: { PATH: process.env['PATH'], HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir },
  });
  fs.closeSync(log);
  for (
    const end = performance.now() + START_MS;
    performance.now() < end;
    await sleep(100, undefined, { signal })
  ) {
    const { code } = await runProgram(
      { dir, signal },
      'caddy-answers',
      ['curl', '-ksf', '-o', '/dev/null', `https://127.0.0.1:${port}/health`],
      { seconds: 5 },
    );
    if (code === 0) return { url: `127.0.0.1:${port}`, stop: () => endProgram(child.pid) };
  }
  endProgram(child.pid);
  throw new Error(
    `caddy did not start:\n${fs.readFileSync(path.join(dir, 'caddy.log'), 'utf8').slice(-600)}`,
  );
}

export const testssl: Scanner = {
  name: 'testssl.sh',
  program: 'testssl',
  from: 'Debian',
  async hole(place) {
    const server = await startWeakTls(place.dir);
    try {
      const found = await examine(place, 'testssl-hole', `127.0.0.1:${server.port}`, ['-p', '-s']);
      return found.filter(({ key }) => key === 'TLS1' || key === 'TLS1_1');
    } finally {
      await server.stop();
    }
  },
  async scan(place) {
    if (!installed('caddy')) return [{ key: 'not tested', detail: 'caddy is not installed' }];
    const proxy = await startProxy(place);
    try {
      return await examine(place, 'testssl-proxy', proxy.url, ['-p', '-s', '-f', '-S', '-h', '-U']);
    } finally {
      proxy.stop();
    }
  },
};
