import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The files for a machine without Docker, read by the programs that they are for, where those are installed. */

const FOLDER = join(import.meta.dirname, '../../../../docs/operations/machine');
const has = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0;
const nginx = has('nginx', '-v') && has('openssl', 'version') ? it : it.skip;
const promtool = has('promtool', '--version') ? it : it.skip;
const systemd = has('systemd-analyze', '--version') ? it : it.skip;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'machine-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

nginx('nginx takes its configuration', () => {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=example.com'];
  execFileSync('openssl', [...request, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
  const site = readFileSync(join(FOLDER, 'nginx.conf'), 'utf8')
    .replace(/(?<=ssl_certificate )\S+(?=;)/, certificate)
    .replace(/(?<=ssl_certificate_key )\S+(?=;)/, key);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  const whole = join(folder, 'nginx.conf');
  const pid = `pid ${join(folder, 'pid')};`;
  writeFileSync(whole, `${pid} error_log stderr; events {} http { ${temporary} access_log off; ${site} }`);
  const { status, stderr } = spawnSync('nginx', ['-t', '-e', 'stderr', '-c', whole], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
});

systemd('systemd takes its units', () => {
  for (const name of readdirSync(FOLDER).filter((one) => /\.(service|timer)$/.test(one))) {
    // Where Node is, and the folder of the product, are the machine's.
    const unit = readFileSync(join(FOLDER, name), 'utf8').replaceAll('/usr/bin/node', process.execPath);
    writeFileSync(join(folder, name), unit);
  }
  for (const name of readdirSync(folder).filter((one) => /\.(service|timer)$/.test(one))) {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', join(folder, name)], {
      encoding: 'utf8',
    });
    expect([name, status, stderr]).toEqual([name, 0, '']);
  }
});

promtool('Prometheus takes the alerts, and they fire when they should', () => {
  const rules = join(FOLDER, '../prometheus');
  for (const [verb, file] of [
    ['check', 'alerts.yml'],
    ['test', 'alerts.test.yml'],
  ] as const) {
    const { status, stdout, stderr } = spawnSync('promtool', [verb, 'rules', join(rules, file)], {
      encoding: 'utf8',
    });
    expect([file, status, stdout + stderr]).toEqual([file, 0, expect.stringContaining('SUCCESS')]);
  }
});
