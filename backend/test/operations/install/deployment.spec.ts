import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { getDockerComposeSchemaWithoutFormats } from 'composeverter';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readEnvironment } from '../../../src/platform/environment/environment.js';
import { readCopy, readDockerfile } from './dockerfile.js';
import { importsOfBuilds, installedPlaces } from './installed-packages.js';

const ROOT = join(import.meta.dirname, '../../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

interface Service {
  build?: { context: string; args: Record<string, string> };
  read_only?: boolean;
  tmpfs?: string[];
  logging?: { driver: string; options: Record<string, string> };
  cap_drop?: string[];
  security_opt?: string[];
  image?: string;
  environment?: Record<string, string | number>;
  deploy?: { replicas?: number };
  volumes?: string[];
  ports?: string[];
  profiles?: string[];
  healthcheck?: unknown;
  depends_on?: Record<string, { condition: string }> | string[];
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

const compose = parse(read('docker-compose.yml')) as Compose;
const { app } = compose.services;

/** A value as compose fills it in: `${NAME:-default}`, `${NAME:?}`, the inner ones of a default first. */
function filled(value: string, given: Record<string, string>): string {
  const once = value.replace(
    /\$\{(\w+)(?::-([^{}]*)|:\?[^{}]*)?\}/g,
    (_all, name: string, otherwise?: string) => given[name] ?? otherwise ?? '',
  );
  return once === value ? value : filled(once, given);
}

const SECRET = Buffer.alloc(32, 7).toString('base64');
/** The variables that compose requires. */
const REQUIRED = {
  APP_URL: 'https://empleo.example.com',
  SESSION_SECRET: SECRET,
  DATA_KEY: SECRET,
  BACKUP_KEY: SECRET,
  POSTGRES_PASSWORD: 'a',
  STORAGE_KEY: 'key',
  STORAGE_SECRET: 'secret',
  ADMIN_EMAIL: 'admin@example.com',
};
const settingsWith = (given: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(app?.environment ?? {}).map(([name, value]) => [name, filled(String(value), given)]),
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

describe('the production setup', () => {
  it('keeps a limited amount of the log of each service', () => {
    for (const [name, { logging }] of Object.entries(compose.services)) {
      expect([name, logging?.driver, Object.keys(logging?.options ?? {})]).toEqual([
        name,
        'json-file',
        ['max-size', 'max-file'],
      ]);
    }
  });

  it('is a valid compose file', () => {
    const ajv = new Ajv({ strict: false, allErrors: true });
    addFormats.default(ajv);
    const valid = ajv.compile(withPlainPatterns(getDockerComposeSchemaWithoutFormats()) as object);
    valid(compose);
    expect(valid.errors).toBeNull();
    // The schema does refuse an invalid file.
    expect(valid({ services: { app: { imagen: 'x' } } })).toBe(false);
  });

  it('has three replicas, PostgreSQL 18, an object store, a mail catcher and a proxy', () => {
    expect(app?.deploy?.replicas).toBe(3);
    expect(compose.services.postgres?.image).toBe('postgres:18');
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(['store', 'mail', 'proxy']));
  });

  it('gives a version for each image', () => {
    const images = Object.values(compose.services).flatMap(({ image }) => image ?? []);
    for (const image of images) expect(image).toMatch(/:(?!latest$).+/);
  });

  it('mounts existing files and declares its volumes', () => {
    for (const { volumes = [] } of Object.values(compose.services)) {
      for (const [source = ''] of volumes.map((volume) => volume.split(':'))) {
        if (source.startsWith('.')) expect(existsSync(join(ROOT, source))).toBe(true);
        else expect(Object.keys(compose.volumes)).toContain(source);
      }
    }
  });

  it('depends only on existing services', () => {
    for (const { depends_on = [] } of Object.values(compose.services)) {
      const names = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      for (const name of names) expect(Object.keys(compose.services)).toContain(name);
    }
  });

  it('waits until the services it needs are healthy', () => {
    for (const { depends_on = {} } of Object.values(compose.services)) {
      if (Array.isArray(depends_on)) continue;
      for (const { condition } of Object.values(depends_on)) expect(condition).not.toBe('service_started');
    }
    expect(compose.services.bucket?.depends_on).toEqual({ store: { condition: 'service_healthy' } });
    expect(compose.services.store?.healthcheck).toBeDefined();
  });

  it('lets the product write to its volumes and to the temporary folder only, without any right of root', () => {
    expect(app).toMatchObject({
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(app?.volumes?.map((volume) => volume.split(':')[1])).toEqual(['/data', '/backups', '/erasures']);
  });

  it('builds on the image of NODE_IMAGE, which a digest may pin', () => {
    const given = 'node@sha256:0123';
    expect(filled(app?.build?.args.NODE_IMAGE ?? '', { NODE_IMAGE: given })).toBe(given);
    const [declared] = /(?<=^ARG NODE_IMAGE=).*/m.exec(read('Dockerfile')) ?? [];
    expect(filled(app?.build?.args.NODE_IMAGE ?? '', {})).toBe(declared);
  });

  it('gives the product valid settings', () => {
    const environment = readEnvironment(settingsWith(REQUIRED));
    expect(environment).toMatchObject({ production: true, trustProxy: 1, tracing: false });
  });

  it('sends mail only when a server is configured, so that nothing counts as sent', () => {
    expect(readEnvironment(settingsWith(REQUIRED)).smtpUrl).toBeNull();
    expect(compose.services.mail?.profiles).toEqual(['catcher']);
  });

  it('answers at the address of its links', () => {
    expect(compose.services.proxy?.environment).toEqual({ APP_URL: app?.environment?.APP_URL });
    expect(read('docs/operations/Caddyfile')).toMatch(/^\{\$APP_URL\} \{$/m);
    // The ports of an address without one.
    expect(compose.services.proxy?.ports).toEqual(['80:80', '443:443']);
  });
});

describe('the settings', () => {
  const documented = read('docs/operations/settings.md').match(/(?<=^\| `)[A-Z_]+(?=`)/gm) ?? [];
  const FIXED_BY_THE_IMAGE = ['PORT', 'HOST', 'DATA_DIR'];
  const FIXED_BY_COMPOSE = ['NODE_ENV'];
  /** OpenTelemetry reads these by itself. */
  const OF_A_LIBRARY = ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_TRACES_SAMPLER', 'OTEL_TRACES_SAMPLER_ARG'];

  it('of the documentation are all passed to the container', () => {
    const [image = ''] = read('Dockerfile').match(/(?<=^ENV ).*/m) ?? [];
    for (const name of FIXED_BY_THE_IMAGE) expect(image).toContain(`${name}=`);
    for (const name of documented.filter(
      (one) => ![...FIXED_BY_THE_IMAGE, ...FIXED_BY_COMPOSE].includes(one),
    )) {
      expect([name, settingsWith({ ...REQUIRED, [name]: 'as given' })[name]]).toEqual([name, 'as given']);
    }
  });

  it('of the container are all in the documentation', () => {
    const names = Object.keys(app?.environment ?? {}).filter((name) => !OF_A_LIBRARY.includes(name));
    expect(documented).toEqual(expect.arrayContaining(names));
    for (const name of OF_A_LIBRARY) expect(read('docs/operations/monitoring.md')).toContain(name);
  });

  it('that the product reads are those of the documentation', () => {
    const sources = ['platform/environment/environment.ts', 'platform/observability/tracing.ts'].map((file) =>
      read(`backend/src/${file}`),
    );
    const scripts = ['settings', 'backup', 'backup-key'].map((name) => read(`scripts/lib/${name}.mjs`));
    const pattern =
      /(?:\b(?:text|checked|url|whole|list|secret)\(\s*'|\b(?:source|env)\.|readUrl\(')([A-Z][A-Z_]+)\b/g;
    const known = [...sources, ...scripts].flatMap((text) =>
      [...text.matchAll(pattern)].map(([, name = '']) => name),
    );
    expect([...new Set(known)].sort()).toEqual([...documented].sort());
  });
});

describe('the image', () => {
  const instructions = readDockerfile();
  const all = (word: string) => instructions.filter((one) => one.word === word);

  it('runs as an unprivileged user', () => {
    expect(all('USER').map(({ text }) => text)).toEqual(['node']);
  });

  it('begins each stage with NODE_IMAGE or an earlier stage', () => {
    const stages = all('FROM').map(({ rest }) => rest);
    const known = ['${NODE_IMAGE}', ...stages.flatMap(([, , name]) => name ?? [])];
    for (const [from = ''] of stages) expect(known).toContain(from);
    expect(stages.at(-1)).toEqual(['${NODE_IMAGE}']);
  });

  it('says whether it is healthy', () => {
    const [check] = all('HEALTHCHECK');
    expect(check?.text).toContain('/health/ready');
  });

  it('copies files of the repository or of the build only', () => {
    const MADE = /^(contract|backend|frontend-public|frontend-backoffice)\/(dist|build)$/;
    for (const { sources } of all('COPY').map(readCopy)) {
      for (const source of sources.map((one) => one.replace(/^\/app\/?/, '') || '.')) {
        expect([source, MADE.test(source) || existsSync(join(ROOT, source))]).toEqual([source, true]);
      }
    }
  });

  it('installs each workspace of the lock file', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    const copied = all('COPY').flatMap((one) => readCopy(one).sources);
    for (const workspace of workspaces) expect(copied).toContain(`${workspace}/package.json`);
  });

  it('contains every package that the build imports, and none that only the front ends need', () => {
    const install = all('RUN').find(({ text }) => text.includes('--omit=dev'))?.text ?? '';
    const workspaces = [...install.matchAll(/-w (\S+)/g)].map(([, name = '']) => name);
    const places = installedPlaces(read('package-lock.json'), workspaces);
    // The whole folder of that stage, nested packages included.
    expect(all('COPY').map(({ text }) => text)).toContain('--from=packages /app ./');
    for (const { folder, packages } of importsOfBuilds()) {
      for (const name of packages) {
        const candidates = [`${folder}/node_modules/${name}`, `node_modules/${name}`];
        expect([folder, name, candidates.some((place) => places.has(place))]).toEqual([folder, name, true]);
      }
    }
    expect(places).not.toContain('node_modules/@mui/material');
    expect(places).toContain('backend/node_modules/lru-cache');
  });
});
