import { loadDemo } from '../../src/demo/load-demo.js';
import { seed } from '../../src/demo/seed.js';
import { createDisk } from '../../src/platform/files/storage/disk.js';
import { DEMO_TABLES, DEMO_URL, DemoWorld } from './demo-world.js';
import { findInvariantViolations } from '../operations/data/invariants.js';

jest.setTimeout(120_000);

let demo: DemoWorld;

describe('the demo data', () => {
  beforeEach(async () => (demo = await DemoWorld.open()));
  afterEach(() => demo.close());

  it('are loaded by one of two processes that start at once', async () => {
    const results = await Promise.all([seed('demo'), seed('demo')]);
    expect(results.map(({ loaded }) => loaded).sort()).toEqual([false, true]);
    expect(await demo.count('candidates')).toBe(120);
  });

  it('are the same when they are loaded twice at the same time', async () => {
    const now = new Date('2026-11-18T09:30:00Z');
    await demo.load(now);
    const first = await demo.fingerprint();
    await demo.dataSource.transaction(async (manager) => {
      // The log is append-only; only its owner may empty it.
      await manager.query(`SET LOCAL session_replication_role = replica`);
      await manager.query(`TRUNCATE ${DEMO_TABLES.join(', ')}, system_log_waiting, counters CASCADE`);
    });
    await demo.load(now);
    expect(await demo.fingerprint()).toEqual(first);
  });

  it('leave nothing when loading fails, and are loaded the next time', async () => {
    const broken = await createDisk({ dataDir: demo.dataDir, storageUrl: null });
    jest.spyOn(broken, 'put').mockRejectedValue(new Error('no space left'));
    await expect(
      demo.dataSource.transaction((manager) =>
        loadDemo(manager, broken, { now: new Date(), appUrl: DEMO_URL }),
      ),
    ).rejects.toThrow('no space left');
    for (const table of DEMO_TABLES) expect(await demo.count(table)).toBe(0);
    expect((await seed('demo')).loaded).toBe(true);
  });
});

describe('the demo data on any day', () => {
  beforeEach(async () => (demo = await DemoWorld.open()));
  afterEach(() => demo.close());

  it.each([
    ['after the clocks went forward', '2026-03-30T05:30:00Z'],
    ['after the clocks went back, late at night', '2026-10-26T22:58:00Z'],
    ['on New Year, just after midnight', '2026-12-31T23:05:00Z'],
    ['on a Saturday in August', '2026-08-15T12:00:00Z'],
  ])('follow every rule: %s', async (_, instant) => {
    const now = new Date(instant);
    await demo.load(now);
    expect(await findInvariantViolations(demo.dataSource)).toEqual([]);
    const at = `'${instant}'::timestamptz`;
    const wall = `(i.inicio AT TIME ZONE 'Europe/Madrid')`;
    const end = `(i.fin AT TIME ZONE 'Europe/Madrid')`;
    expect(
      await demo.count(
        `interviews i WHERE ${wall}::time < '09:00' OR ${end}::time > '17:30' OR extract(isodow FROM ${wall}) > 5`,
      ),
    ).toBe(0);
    // Past interviews have a result, coming ones have none.
    const day = `(${at} AT TIME ZONE 'Europe/Madrid')::date`;
    expect(
      await demo.count(
        `interviews i WHERE estado IN ('programada', 'confirmada') AND ${wall}::date < ${day}
           OR estado IN ('realizada', 'no_presentada') AND ${wall}::date >= ${day}`,
      ),
    ).toBe(0);
    const past = ['users', 'vacantes', 'candidates', 'aplicaciones_vacantes', 'interviews', 'correos'];
    for (const table of past) {
      expect(await demo.count(`${table} WHERE created_at > ${at} OR updated_at > ${at}`)).toBe(0);
    }
    expect(await demo.count(`aplicacion_historial WHERE created_at > ${at} OR visible_at > ${at}`)).toBe(0);
    expect(await demo.count(`system_logs WHERE created_at > ${at}`)).toBe(0);
    // The one rejection that waits is the one message that does.
    expect(await demo.column(`SELECT plantilla AS x FROM correos WHERE estado = 'pendiente'`)).toEqual([
      'rechazo',
    ]);
    expect(await demo.count(`correos WHERE estado = 'pendiente' AND enviar_desde <= ${at}`)).toBe(0);
    expect(
      await demo.count(
        `aplicacion_historial h JOIN correos m ON m.historial_id = h.id
         WHERE h.visible_at IS NULL AND m.estado = 'pendiente'`,
      ),
    ).toBe(1);
    // Nobody applies before a vacancy is published, and every event has its own moment.
    expect(
      await demo.count(
        `aplicaciones_vacantes a JOIN vacantes v ON v.id = a.vacante_id WHERE a.fecha_aplicacion < v.fecha_publicacion`,
      ),
    ).toBe(0);
    expect(
      await demo.count(
        `(SELECT tipo, created_at <= lag(created_at) OVER (PARTITION BY aplicacion_id ORDER BY created_at, tipo = 'creada') AS late,
            row_number() OVER (PARTITION BY aplicacion_id ORDER BY created_at) AS place FROM aplicacion_historial) h
         WHERE late OR (place = 1) <> (tipo = 'creada')`,
      ),
    ).toBe(0);
  });
});
