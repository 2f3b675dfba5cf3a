import { randomBytes } from 'node:crypto';
import {
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FileStorage } from '../../src/platform/files/storage/file-storage.js';
import { ScrubFiles } from '../../src/platform/files/storage/scrub-files.js';
import { CheckMinutely } from '../../src/operations/system/check-minutely.js';
import type { SystemStatus } from '../../src/operations/system/system.dto.js';
import { pdf, submit } from '../candidates/application-form.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Long enough to be sent in several pieces. */
const LARGE = pdf('y'.repeat(400_000));

interface Stored {
  agent: Agent;
  url: string;
  id: string;
  path: string;
}

/** A CV and the path of its file. */
async function stored(email: string, cv: Buffer): Promise<Stored> {
  const agent = await world.registered(email);
  await submit(agent, { cv }).expect(201);
  const { candidate } = (await agent.get('/api/candidates/me')).body as {
    candidate: { id: string; cv: { id: string } };
  };
  const [row] = await world.dataSource.query<{ clave: string }[]>(
    `SELECT clave FROM archivos WHERE id = $1`,
    [candidate.cv.id],
  );
  return {
    agent,
    url: `/api/candidates/${candidate.id}/cv`,
    id: candidate.cv.id,
    path: join(world.environment.dataDir, 'files', row?.clave ?? ''),
  };
}

/** Changes one byte in the middle, as a failing disk does. */
function flip(path: string): void {
  const content = readFileSync(path);
  const middle = Math.floor(content.length / 2);
  content[middle] = (content[middle] ?? 0) ^ 1;
  writeFileSync(path, content);
}

async function storeStatus(): Promise<SystemStatus['componentes'][number] | undefined> {
  await world.dataSource.query('UPDATE sistema_comprobaciones SET reclamada_at = NULL');
  await world.app.get(CheckMinutely).tick();
  const { body } = await (await world.signedInAs('rrhh')).get('/api/system/status').expect(200);
  return (body as SystemStatus).componentes.find(({ componente }) => componente === 'almacenamiento');
}

describe('an acknowledged file', () => {
  it('is on disk: its bytes and every parent folder were synced before the response', async () => {
    const synced = new Set<number>();
    const handle = await open(world.environment.dataDir, 'r');
    const prototype = Object.getPrototypeOf(handle) as FileHandle;
    await handle.close();
    const sync = Object.getOwnPropertyDescriptor(prototype, 'sync') as PropertyDescriptor;
    prototype.sync = async function (this: FileHandle) {
      await (sync.value as () => Promise<void>).call(this);
      synced.add((await this.stat()).ino);
    };
    try {
      const { path } = await stored('disco@example.com', LARGE);
      const person = dirname(path);
      for (const place of [path, person, dirname(person)]) expect(synced).toContain(statSync(place).ino);
      expect(statSync(path).mode & 0o077).toBe(0);
    } finally {
      Object.defineProperty(prototype, 'sync', sync);
    }
  });
});

describe('a damaged file', () => {
  it('that is too short is refused at once, whoever asks', async () => {
    const { agent, url, path } = await stored('corto@example.com', LARGE);
    truncateSync(path, LARGE.length - 1);
    for (const one of [agent, await world.signedInAs('rrhh')]) {
      const response = await one.get(url);
      expect([response.status, response.body.code]).toEqual([502, 'file_damaged']);
    }
  });

  it('with other bytes is never sent whole, and is reported as damaged from then on', async () => {
    const { agent, url, path, id } = await stored('girado@example.com', LARGE);
    flip(path);
    const cookie = agent.jar.getCookies({ domain: '127.0.0.1', path: '/', secure: false, script: false });
    const response = await fetch(world.origin + url, { headers: { cookie: cookie.toValueString() } });
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow();
    await world.until(async () => {
      const rows = await world.dataSource.query<unknown[]>(
        `SELECT 1 FROM archivos WHERE id = $1 AND danado_at IS NOT NULL`,
        [id],
      );
      return rows.length === 1;
    });
    expect((await agent.get(url)).body).toMatchObject({ code: 'file_damaged' });
    expect((await storeStatus())?.mensaje).toContain(id);

    writeFileSync(path, LARGE);
    const mended = await agent.get(url).buffer();
    expect([mended.status, Buffer.compare(mended.body as Buffer, LARGE)]).toEqual([200, 0]);
    expect((await storeStatus())?.mensaje).not.toContain(id);
  });

  it('that is small is refused before its first byte', async () => {
    const { agent, url, path } = await stored('menudo@example.com', pdf('menudo'));
    flip(path);
    const response = await agent.get(url);
    expect([response.status, response.body.code]).toEqual([502, 'file_damaged']);
    expect(response.headers['content-disposition']).toBeUndefined();
  });

  it('is found at night without a request for it', async () => {
    const { id, path } = await stored('noche@example.com', LARGE);
    const scrub = world.app.get(ScrubFiles);
    await scrub.run();
    flip(path);
    await scrub.run();
    // Read within the week already.
    expect((await storeStatus())?.mensaje).not.toContain(id);
    await world.dataSource.query(`UPDATE archivos SET comprobado_at = now() - interval '7 days'`);
    await Promise.all([scrub.run(), scrub.run()]);
    expect(await storeStatus()).toMatchObject({ estado: 'aviso' });
    expect((await storeStatus())?.mensaje).toContain(id);
  });
});

describe('the folder for incoming uploads', () => {
  const spool = (): string => world.app.get(FileStorage).spoolDir;

  it('is created again after it was deleted', async () => {
    rmSync(spool(), { recursive: true });
    await stored('limpieza@example.com', pdf('limpieza'));
    rmSync(spool(), { recursive: true });
    await submit(await world.registered('escrito@example.com'), {
      cv: null,
      fields: { cv_modo: 'generado' },
    }).expect(201);
    expect(statSync(spool()).mode & 0o077).toBe(0);
  });

  it('is deleted in the middle of an upload: the person is asked to retry, and no row is left', async () => {
    const { id } = (await (await world.registered('medio@example.com')).get('/api/auth/me')).body.user as {
      id: string;
    };
    const gone = {
      path: join(spool(), 'gone'),
      originalName: 'CV.pdf',
      type: 'application/pdf',
      bytes: 1,
      sha256: 'x',
    };
    const stored = world.app.get(FileStorage).store(gone, 'candidatos-documentos', id);
    await expect(stored).rejects.toMatchObject({ code: 'uploads_unavailable' });
    expect(await world.dataSource.query(`SELECT 1 FROM archivos WHERE user_id = $1`, [id])).toEqual([]);
  });

  it.each(['spool', 'lectura'])(
    'a start whose folder %s cannot be made serves, and health and status say that uploads do not work',
    async (folder) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'no-folder-'));
      writeFileSync(join(dataDir, folder), 'a file in the place of the folder');
      const { databaseUrl } = world.environment;
      const other = await createWorld({ databaseUrl, environment: { dataDir } });
      try {
        const health = await other.agent().get('/health/ready').expect(200);
        expect(health.body).toEqual({ status: 'degraded', faults: ['uploads'] });
        await expect(other.app.get(FileStorage).probe()).rejects.toThrow();
        rmSync(join(dataDir, folder));
        expect((await other.agent().get('/health/ready').expect(200)).body).toEqual({ status: 'ok' });
      } finally {
        await other.close();
        rmSync(dataDir, { recursive: true });
      }
    },
  );

  it('that cannot be written is a server error, which the health checks report', async () => {
    const agent = await world.registered('fallo@example.com');
    const aside = `${spool()}.${randomBytes(4).toString('hex')}`;
    renameSync(spool(), aside);
    writeFileSync(spool(), 'a file in the place of the folder');
    try {
      for (const refused of [
        await submit(agent),
        await submit(agent, { cv: null, fields: { cv_modo: 'generado' } }),
      ]) {
        expect([refused.status, refused.body.code]).toEqual([503, 'uploads_unavailable']);
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      }
      const health = await world.agent().get('/health/ready').expect(200);
      expect(health.body).toEqual({ status: 'degraded', faults: ['uploads'] });
      expect(await storeStatus()).toMatchObject({ estado: 'fallo' });
    } finally {
      rmSync(spool());
      renameSync(aside, spool());
    }
    expect((await world.agent().get('/health/ready').expect(200)).body).toEqual({ status: 'ok' });
    await submit(agent).expect(201);
  });
});
