import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FileStorage } from '../../../src/platform/files/storage/file-storage.js';
import { pdf, submit } from '../application-form.js';
import { createWorld, type World } from '../../world.js';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const objects = (): string[] =>
  readdirSync(join(world.environment.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

describe('the cleanup of files', () => {
  it('removes the files of a killed process, and only those', async () => {
    const storage = world.app.get(FileStorage);
    const agent = await world.registered('barrido@example.com');
    await submit(agent).expect(201);
    const { body: me } = await agent.get('/api/auth/me');
    const path = join(storage.spoolDir, 'orphan');
    writeFileSync(path, pdf());
    const hourAgo = new Date(Date.now() - 2 * 3_600_000);
    utimesSync(path, hourAgo, hourAgo);
    const orphan = await storage.store(
      { path, originalName: 'x.pdf', type: 'application/pdf', bytes: pdf().length, sha256: 'x' },
      'candidatos-documentos',
      me.user.id as string,
    );
    expect(objects()).toHaveLength(2);

    await storage.sweep();
    expect(objects()).toHaveLength(2);
    expect(existsSync(path)).toBe(false);

    await world.dataSource.query(`UPDATE archivos SET created_at = now() - interval '2 hours'`);
    await storage.sweep();
    expect(objects()).toHaveLength(1);
    expect(await world.dataSource.query(`SELECT 1 FROM archivos WHERE id = $1`, [orphan.id])).toEqual([]);
    expect((await agent.get('/api/candidates/me')).body.candidate.cv).not.toBeNull();
  });

  it('keeps a file that was attached to a record after it was found', async () => {
    const storage = world.app.get(FileStorage);
    const agent = await world.registered('carrera@example.com');
    const { body: me } = await agent.get('/api/auth/me');
    const path = join(storage.spoolDir, 'late');
    writeFileSync(path, pdf());
    const file = await storage.store(
      { path, originalName: 'y.pdf', type: 'application/pdf', bytes: pdf().length, sha256: 'y' },
      'candidatos-documentos',
      me.user.id as string,
    );
    await world.dataSource.transaction((manager) => storage.confirm(manager, file.id));
    await storage.discard(file);
    expect(await storage.exists(file.clave)).toBe(true);
    await world.dataSource.query(`UPDATE archivos SET estado = 'borrar' WHERE id = $1`, [file.id]);
    await storage.sweep();
    expect(await storage.exists(file.clave)).toBe(false);
  });

  it('keeps a replaced CV, which is part of HR’s history', async () => {
    const agent = await world.registered('cambio@example.com');
    await submit(agent, { cv: pdf('uno') }).expect(201);
    const before = objects().length;
    await submit(agent, { cv: pdf('dos') }).expect(200);
    await world.app.get(FileStorage).sweep();
    expect(objects()).toHaveLength(before + 1);
    const { body } = await agent.get('/api/candidates/me');
    const cv = await agent.get(`/api/candidates/${body.candidate.id}/cv`).buffer();
    expect(cv.body.toString()).toContain('dos');
  });
});
