import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { getDockerComposeSchemaWithoutFormats } from 'composeverter';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readEnvironment } from '../src/platform/environment.js';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

interface Service {
  build?: string;
  image?: string;
  environment?: Record<string, string | number>;
  deploy?: { replicas?: number };
  volumes?: string[];
  depends_on?: Record<string, unknown> | string[];
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

const compose = parse(read('docker-compose.yml')) as Compose;
const { app } = compose.services;

/** A value as compose fills it in: `${NAME:-default}`, `${NAME:?}`. */
const filled = (value: string, given: Record<string, string>): string =>
  value.replace(
    /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
    (_all, name: string, otherwise?: string) => given[name] ?? otherwise ?? '',
  );

/** The package writes patterns between slashes, which JSON Schema takes for a part of them. */
function withPlainPatterns(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withPlainPatterns);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'pattern' && typeof value === 'string'
        ? value.replace(/^\/(.*)\/$/s, '$1')
        : withPlainPatterns(value),
    ]),
  );
}

describe('the production shape', () => {
  it('is a compose file', () => {
    const ajv = new Ajv({ strict: false, allErrors: true });
    addFormats.default(ajv);
    const valid = ajv.compile(withPlainPatterns(getDockerComposeSchemaWithoutFormats()) as object);
    valid(compose);
    expect(valid.errors).toBeNull();
    // The schema really refuses what is none.
    expect(valid({ services: { app: { imagen: 'x' } } })).toBe(false);
  });

  it('has three replicas, PostgreSQL 18, an object store, a mail catcher and a proxy', () => {
    expect(app?.deploy?.replicas).toBe(3);
    expect(compose.services.postgres?.image).toBe('postgres:18');
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(['store', 'mail', 'proxy']));
  });

  it('names images by their version', () => {
    const images = Object.values(compose.services).flatMap(({ image }) => image ?? []);
    for (const image of images) expect(image).toMatch(/:(?!latest$).+/);
  });

  it('mounts what exists and declares what it keeps', () => {
    for (const { volumes = [] } of Object.values(compose.services)) {
      for (const [source = ''] of volumes.map((volume) => volume.split(':'))) {
        if (source.startsWith('.')) expect(existsSync(join(ROOT, source))).toBe(true);
        else expect(Object.keys(compose.volumes)).toContain(source);
      }
    }
  });

  it('waits only for services that there are', () => {
    for (const { depends_on = [] } of Object.values(compose.services)) {
      const names = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      for (const name of names) expect(Object.keys(compose.services)).toContain(name);
    }
  });

  it('gives the product settings that it accepts', () => {
    const secret = Buffer.alloc(32, 7).toString('base64');
    const given = {
      SESSION_SECRET: secret,
      DATA_KEY: secret,
      BACKUP_KEY: secret,
      POSTGRES_PASSWORD: 'a',
      STORAGE_KEY: 'key',
      STORAGE_SECRET: 'secret',
      ADMIN_EMAIL: 'admin@example.com',
    };
    const settings = Object.entries(app?.environment ?? {}).map(([name, value]) => [
      name,
      filled(String(value), given),
    ]);
    const environment = readEnvironment(Object.fromEntries(settings) as Record<string, string>);
    expect(environment).toMatchObject({ production: true, trustProxy: 1, redisUrl: null, tracing: false });
  });

  it('names only settings that the product reads', () => {
    const known = read('README.md').match(/(?<=^\| `)\w+(?=`)/gm) ?? [];
    for (const name of Object.keys(app?.environment ?? {})) expect(known).toContain(name);
  });
});

describe('the image', () => {
  const instructions = read('Dockerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => line.split(/\s+/));
  const all = (word: string) => instructions.filter(([first]) => first === word).map(([, ...rest]) => rest);

  it('is built in two stages and runs as nobody in particular', () => {
    expect(all('FROM')).toHaveLength(2);
    expect(all('USER')).toEqual([['node']]);
  });

  it('copies what the repository has or the build makes', () => {
    const MADE = /^(\/app\/)?(node_modules|\S+\/(dist|build))$/;
    for (const copy of all('COPY')) {
      const sources = copy.filter((word) => !word.startsWith('--')).slice(0, -1);
      for (const source of sources.filter((one) => !MADE.test(one))) {
        expect([source, existsSync(join(ROOT, source.replace('/app/', '')))]).toEqual([source, true]);
      }
    }
  });

  it('installs each workspace that the lock knows', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    const copied = all('COPY').flat();
    for (const workspace of workspaces) expect(copied).toContain(`${workspace}/package.json`);
  });
});
