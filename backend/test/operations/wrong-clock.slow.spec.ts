import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { startBuiltServer } from '../built-server.js';
import { createDatabase, type TestDatabase } from '../database.js';
import { eventually } from '../mail/mail-world.js';

/** Debian's package faketime; another machine has it elsewhere, or not. */
const FAKETIME = ['x86_64', 'aarch64']
  .map((cpu) => `/usr/lib/${cpu}-linux-gnu/faketime/libfaketime.so.1`)
  .find((file) => existsSync(file));
const TICK_MS = 300;
const WAIT_MS = 60_000;
jest.setTimeout(180_000);

if (!FAKETIME)
  process.stderr.write('not run: wrong clocks of real processes, because faketime is not installed\n');

(FAKETIME ? describe : describe.skip)('a process whose clock is three years ahead', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let dir: string;
  let clock: string;
  beforeEach(async () => {
    database = await createDatabase();
    dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    dir = mkdtempSync(join(tmpdir(), 'wrong-clock-'));
    clock = join(dir, 'clock');
    await dataSource.query(`INSERT INTO vacantes (titulo, departamento, posicion, ubicacion, descripcion, estado, cierra_el)
      VALUES ('Mecánico', 'mantenimiento', 'mecanico', 'Barcelona', 'Taller.', 'activa', (now() + interval '1 year')::date)`);
  });
  afterEach(async () => {
    await dataSource.destroy();
    await database.drop();
    rmSync(dir, { recursive: true, force: true });
  });

  const set = (offset: string): void => writeFileSync(clock, `${offset}\n`);
  const start = () =>
    startBuiltServer(database.url, join(dir, 'data'), {
      tickMs: TICK_MS,
      onComplaint: () => undefined,
      env: {
        LD_PRELOAD: FAKETIME ?? '',
        FAKETIME_TIMESTAMP_FILE: clock,
        FAKETIME_NO_CACHE: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      },
    });
  const ask = async <Row>(sql: string): Promise<Row | undefined> => (await dataSource.query<Row[]>(sql))[0];
  const vacancy = async () => (await ask<{ estado: string }>('SELECT estado FROM vacantes'))?.estado;
  const state = async () =>
    ask<{ estado: string; mensaje: string }>(
      `SELECT estado, mensaje FROM sistema_comprobaciones WHERE componente = 'reloj'`,
    );
  const checked = async (estado: string) => {
    await eventually(
      async () => {
        await dataSource.query('UPDATE sistema_comprobaciones SET reclamada_at = NULL');
        return state();
      },
      (row) => row?.estado === estado,
      WAIT_MS,
    );
    // Several rounds of everything.
    await new Promise((resolve) => setTimeout(resolve, 10 * TICK_MS));
  };

  it('from its start closes no vacancy and says why, and goes on when the clock is right', async () => {
    set('+1100d');
    const server = await start();
    try {
      await checked('fallo');
      expect((await state())?.mensaje).toContain('1.100 días');
      expect(await vacancy()).toBe('activa');
      await dataSource.query(`UPDATE vacantes SET cierra_el = (now() - interval '2 days')::date`);
      set('+0');
      await checked('ok');
      expect(await vacancy()).toBe('cerrada');
    } finally {
      await server.kill();
    }
  });

  it('from some moment on stops at that moment', async () => {
    set('+0');
    const server = await start();
    try {
      await checked('ok');
      set('+1100d');
      await checked('fallo');
      expect(await vacancy()).toBe('activa');
      set('+0');
      await checked('ok');
      expect(await vacancy()).toBe('activa');
    } finally {
      await server.kill();
    }
  });
});
