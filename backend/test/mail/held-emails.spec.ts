import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { MailService } from '../../src/mail/emails/mail.service.js';
import { BackupPlaces, livedIn, restored } from '../operations/data/backup-world.js';
import { findInvariantViolations } from '../operations/data/invariants.js';
import { createWorld, type World } from '../world.js';

const places = new BackupPlaces();
afterAll(() => places.close());

/** One and a half times the delay of a waiting message. */
const WAITS_MS = 2_000;

function write(world: World, causa: string, enviarDesde = new Date()): Promise<unknown> {
  return world.dataSource.transaction((manager) =>
    world.app.get(MailService).write(manager, {
      causa,
      plantilla: 'candidatura_recibida',
      destinatario: `${causa}@example.com`,
      enviar_desde: enviarDesde,
      datos: { nombre: 'Ana', puesto: 'Chofer' },
    }),
  );
}

it('a restored installation sends no waiting message and runs none of its jobs until somebody decides', async () => {
  const lived = await livedIn(places);
  for (const causa of ['espera-una', 'espera-otra']) {
    await write(lived.world, causa, new Date(Date.now() + 60_000));
  }
  const { file } = await lived.backup();
  await lived.world.close();
  const target = await places.fresh(lived.world.environment);
  const { held } = await restored(target, { file, key: lived.key });
  expect(held).toBe(2);

  const { databaseUrl, dataDir } = target;
  const world = await createWorld({ databaseUrl, environment: { dataDir } });
  const query = <T extends object>(sql: string): Promise<T[]> => world.dataSource.query<T[]>(sql);
  const idOf = async (causa: string): Promise<string> =>
    (await query<{ id: string }>(`SELECT id FROM correos WHERE causa = '${causa}'`))[0]?.id ?? '';
  try {
    // They become due before anybody has decided.
    await query(`UPDATE correos SET enviar_desde = now() - interval '1 day' WHERE causa LIKE 'espera-%'`);
    const hr = await world.signedInAs('rrhh');
    expect((await hr.get('/api/held-emails').expect(200)).body).toEqual({
      total: 2,
      hay_mas: false,
      desde: expect.any(String),
      copia_de: expect.any(String),
    });
    // A message written by a job is held too; one that a person requests is sent.
    await world.dataSource.transaction((manager) =>
      world.app.get(MailService).write(manager, {
        causa: 'de-un-trabajo',
        plantilla: 'vacante_cerrada',
        destinatario: 'rrhh@example.com',
        datos: { puesto: 'Chofer', limite: '1/1/2027', esperan: 'Nadie espera.', vacante: randomUUID() },
      }),
    );
    await write(world, 'de-una-persona');
    await world.until(
      async () =>
        (await query(`SELECT 1 FROM correos WHERE causa = 'de-una-persona' AND estado = 'capturado'`))
          .length > 0,
    );
    await sleep(WAITS_MS);
    expect(
      await query(`SELECT estado FROM correos WHERE retenido_at IS NOT NULL GROUP BY estado, causa`),
    ).toEqual(Array(3).fill({ estado: 'pendiente' }));
    const filter = JSON.stringify({ retenido: true });
    const { body: list } = await hr.get('/api/emails').query({ filter }).expect(200);
    expect(list.map((row: { retenido: boolean }) => row.retenido)).toEqual([true, true, true]);

    const cancelled = await hr.post(`/api/emails/${await idOf('espera-una')}/cancel`).expect(200);
    expect(cancelled.body).toMatchObject({ estado: 'cancelado', retenido: false });
    const sent = await hr.post(`/api/emails/${await idOf('espera-otra')}/send-now`).expect(200);
    expect(sent.body).toMatchObject({ retenido: false, puede_enviar_ahora: false });
    expect((await hr.post('/api/held-emails/release').expect(200)).body).toMatchObject({
      total: 0,
      desde: null,
    });
    await world.until(
      async () =>
        (await query(`SELECT 1 FROM correos WHERE estado IN ('pendiente', 'enviando')`)).length === 0,
    );
    // A repetition changes nothing, and jobs send again.
    await hr.post('/api/held-emails/release').expect(200);
    await hr.post('/api/held-emails/cancel').expect(200);
    expect(await query(`SELECT causa, estado FROM correos WHERE causa LIKE 'espera%' ORDER BY 1`)).toEqual([
      { causa: 'espera-otra', estado: 'capturado' },
      { causa: 'espera-una', estado: 'cancelado' },
    ]);
    expect(await findInvariantViolations(world.dataSource)).toEqual([]);
    const candidate = await world.signedInAs('candidate');
    await candidate.get('/api/held-emails').expect(403);
    await candidate.post('/api/held-emails/cancel').expect(403);
  } finally {
    await world.close();
  }
});

it('cancelling all messages keeps a rejection that is not shown yet, and leaves account messages to administrators', async () => {
  const world = await createWorld();
  try {
    for (const causa of ['una', 'otra']) await write(world, causa, new Date(Date.now() + 60_000));
    await world.dataSource.query(`UPDATE correos SET retenido_at = now(), de_cuenta = (causa = 'otra')`);
    await world.dataSource.query(
      `UPDATE system_config SET mensajes_retenidos_desde = now(), copia_restaurada_de = now()`,
    );
    const hr = await world.signedInAs('rrhh');
    const { body } = await hr.post('/api/held-emails/cancel').expect(200);
    expect(body).toMatchObject({ total: 0, desde: null });
    const admin = await world.signedInAs('admin');
    expect((await admin.get('/api/held-emails').expect(200)).body.total).toBe(1);
    await world.dataSource.query(`UPDATE system_config SET mensajes_retenidos_desde = now()`);
    expect((await admin.post('/api/held-emails/finish').expect(200)).body).toMatchObject({
      total: 1,
      desde: null,
    });
    expect((await admin.post('/api/held-emails/cancel').expect(200)).body.total).toBe(0);
    const entries = await world.dataSource.query<{ action: string }[]>(
      `SELECT action FROM system_logs WHERE action LIKE 'emails.%' ORDER BY id`,
    );
    expect(entries.map(({ action }) => action)).toEqual([
      'emails.held_cancelled',
      'emails.review_finished',
      'emails.review_finished',
      'emails.held_cancelled',
    ]);
  } finally {
    await world.close();
  }
});
