import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Email } from '../../src/mail/emails/email.entity.js';
import { MailSweep } from '../../src/mail/delivery/mail-sweep.js';
import { MailSink } from './mail-sink.js';
import { createDatabase } from '../database.js';
import { eventually, type MailProcess, startMailProcess } from './mail-world.js';

const ALL_SENT = `SELECT count(*)::int AS n FROM correos WHERE estado = 'enviado'`;

describe('messages during failures', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let sink: MailSink;
  const processes: MailProcess[] = [];

  const start = async (options: Parameters<typeof startMailProcess>[1] = {}): Promise<MailProcess> => {
    const started = await startMailProcess(database.url, { smtpUrl: sink.url, ...options });
    processes.push(started);
    return started;
  };
  const count = async ({ dataSource }: MailProcess) =>
    (await dataSource.query<[{ n: number }]>(ALL_SENT))[0].n;

  beforeEach(async () => {
    database = await createDatabase();
    sink = await (await MailSink.reserve()).up();
  });
  afterEach(async () => {
    await Promise.all(processes.splice(0).map((process) => process.close()));
    await sink.down();
    await database.drop();
  });

  it('are sent once each: 20 messages, two processes, one database', async () => {
    const [one, two] = [await start(), await start()];
    sink.beforeAccepting = () => sleep(30);
    const recipients = Array.from({ length: 20 }, (_, n) => `persona${n}@example.com`);
    await Promise.all(
      recipients.map((destinatario, n) => (n % 2 ? one : two).write({ destinatario, causa: `c${n}` })),
    );
    await eventually(
      () => count(one),
      (n) => n === 20,
    );
    await sleep(300);
    expect(sink.received.flatMap(({ to }) => to).sort()).toEqual(recipients.sort());
  });

  it('are neither lost nor doubled while the mail server is down', async () => {
    const mail = await start();
    await sink.down();
    const ids = await Promise.all(
      Array.from({ length: 5 }, (_, n) => mail.write({ destinatario: `fuera${n}@example.com` })),
    );
    const waiting = await eventually(
      () => Promise.all(ids.map((id) => mail.row(id))),
      (rows) => rows.every(({ intentos }) => intentos >= 2),
    );
    for (const row of waiting) {
      expect(row.ultimo_error).toBe('No se pudo conectar con el servidor de correo (ESOCKET CONN)');
      expect(['pendiente', 'enviando']).toContain(row.estado);
    }
    await sink.up();
    await eventually(
      () => count(mail),
      (n) => n === 5,
    );
    await sleep(300);
    expect(sink.received).toHaveLength(5);
    for (const id of ids) {
      const row = await mail.row(id);
      expect(row.intentos).toBeGreaterThanOrEqual(2);
      expect(row.ultimo_error).toBeNull();
    }
  });

  it('are given up after the last attempt, with an error shown', async () => {
    const mail = await start({ delivery: { maxTries: 3, backOffMs: [30] } });
    await sink.down();
    const id = await mail.write({});
    const row = await eventually(
      () => mail.row(id),
      ({ estado }) => estado === 'fallido',
    );
    expect(row.intentos).toBe(3);
    expect(row.ultimo_error).toContain('No se pudo conectar');
  });

  it('are taken over when their worker has died', async () => {
    const mail = await start();
    const id = await givenClaimed(mail, '90 seconds');
    expect(await mail.app.get(MailSweep).sweep()).toBe(1);
    const row = await eventually(
      () => mail.row(id),
      ({ estado }) => estado === 'enviado',
    );
    expect(row.intentos).toBe(2);
    expect(sink.received).toHaveLength(1);
  });

  it('are left to the worker that is sending them, and checked again when its claim expires', async () => {
    const mail = await start({ delivery: { leaseMs: 1500 } });
    const id = await givenClaimed(mail, '0 seconds');
    await mail.app.get(MailSweep).sweep();
    await sleep(600);
    expect(await mail.row(id)).toMatchObject({ estado: 'enviando', intentos: 1 });
    await eventually(
      () => mail.row(id),
      ({ estado }) => estado === 'enviado',
    );
    expect(sink.received).toHaveLength(1);
  });

  it('keep their claim while the mail server is slow', async () => {
    const settings = { delivery: { leaseMs: 400, renewMs: 100 } };
    const [one, two] = [await start(settings), await start(settings)];
    sink.beforeAccepting = () => sleep(1500);
    const id = await one.write({ destinatario: 'lento@example.com' });
    await eventually(
      () => one.row(id),
      ({ estado }) => estado === 'enviando',
    );
    const watch = setInterval(() => void two.app.get(MailSweep).sweep(), 100);
    await eventually(
      () => one.row(id),
      ({ estado }) => estado === 'enviado',
    );
    clearInterval(watch);
    await sleep(200);
    expect(sink.of('lento@example.com').to).toEqual(['lento@example.com']);
    expect((await one.row(id)).intentos).toBe(1);
  });

  it('get a new job when theirs was lost, once for any number of sweeps', async () => {
    const mail = await start({ delivery: { sweepAfterMs: 100, pollMs: 400 } });
    const id = await mail.write({ enviar_desde: new Date(Date.now() + 3_600_000) });
    await mail.dataSource.query(`DELETE FROM pgboss.job WHERE name = 'correos'`);
    await mail.dataSource.query(`UPDATE correos SET enviar_desde = now() - interval '1 minute'`);
    await Promise.all([1, 2, 3].map(() => mail.app.get(MailSweep).sweep()));
    const [{ n }] = await mail.dataSource.query<[{ n: number }]>(
      `SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'correos' AND data->>'id' = $1`,
      [id],
    );
    expect(n).toBe(1);
    await eventually(
      () => mail.row(id),
      ({ estado }) => estado === 'enviado',
    );
    expect(sink.received).toHaveLength(1);
    expect(await mail.app.get(MailSweep).sweep()).toBe(0);
  });

  it('are sent once when the hook after sending fails, and the hook runs again', async () => {
    const mail = await start();
    const seen: string[] = [];
    mail.mail.registerReleaseHook(async (manager, correo) => {
      seen.push(correo.estado);
      // A failed statement aborts a transaction; the record of the sent message must survive it.
      if (seen.length === 1) await manager.query('SELECT 1 / 0');
    });
    const id = await mail.write({});
    await eventually(
      () => seen,
      ({ length }) => length === 2,
    );
    expect(seen).toEqual(['enviado', 'enviado']);
    expect((await mail.row(id)).estado).toBe('enviado');
    expect(sink.received).toHaveLength(1);
  });

  describe('with notifications off', () => {
    const off = (mail: MailProcess) =>
      mail.dataSource.query(`UPDATE system_config SET email_notifications = false`);

    it('are skipped when they belong to the process, and their effects are released; those of accounts are sent', async () => {
      const mail = await start();
      await off(mail);
      const released: Email[] = [];
      mail.mail.registerReleaseHook((_manager, correo) => {
        released.push(correo);
        return Promise.resolve();
      });
      const enviar_desde = new Date(Date.now() + 700);
      const id = await mail.write({ plantilla: 'rechazo', enviar_desde });
      expect((await mail.row(id)).estado).toBe('omitido');
      await sleep(300);
      expect(released).toEqual([]);
      await eventually(
        () => released,
        ({ length }) => length === 1,
      );
      expect(Date.now()).toBeGreaterThanOrEqual(enviar_desde.getTime());
      expect(released[0]).toMatchObject({ id, estado: 'omitido' });

      await mail.write({ plantilla: 'verificacion', destinatario: 'cuenta@example.com' });
      await eventually(
        () => sink.received,
        ({ length }) => length === 1,
      );
      expect(sink.of('cuenta@example.com').subject).toContain('Confirma tu correo');
      expect((await mail.row(id)).estado).toBe('omitido');
    });

    it('are found by the sweep when they are skipped and their time has passed', async () => {
      const mail = await start();
      await off(mail);
      const released: string[] = [];
      mail.mail.registerReleaseHook((_manager, { id }) => {
        released.push(id);
        return Promise.resolve();
      });
      const id = await mail.write({ enviar_desde: new Date(Date.now() + 3_600_000) });
      await mail.dataSource.query(`DELETE FROM pgboss.job WHERE name = 'correos'`);
      await mail.dataSource.query(`UPDATE correos SET enviar_desde = now() - interval '1 minute'`);
      await mail.app.get(MailSweep).sweep();
      await eventually(
        () => released,
        ({ length }) => length === 1,
      );
      expect(await mail.app.get(MailSweep).sweep()).toBe(0);
      expect(released).toEqual([id]);
    });
  });

  describe('without a mail server', () => {
    let printed: jest.SpyInstance;
    beforeEach(() => {
      printed = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    });
    afterEach(() => printed.mockRestore());
    const lines = () => printed.mock.calls.map(([line]) => String(line)).join('');

    it('are stored as captured, and their link is printed on the console', async () => {
      const mail = await start({ smtpUrl: null });
      const released: string[] = [];
      mail.mail.registerReleaseHook((_manager, { estado }) => {
        released.push(estado);
        return Promise.resolve();
      });
      const id = await mail.write({ plantilla: 'restablecer', destinatario: 'yo@example.com' });
      const row = await eventually(
        () => mail.row(id),
        ({ estado }) => estado === 'capturado',
      );
      expect(row).toMatchObject({ enviado_at: null, intentos: 0 });
      expect(JSON.stringify(row)).not.toContain('secreto');
      expect(released).toEqual(['capturado']);
      await eventually(lines, (text) => text.includes('secreto'));
      expect(lines()).toBe(
        `No mail server. Link (restablecer) for yo@example.com: http://empleo.example.com/restablecer?token=secreto-${id}&x=1\n`,
      );
    });

    it('print no link in production', async () => {
      const mail = await start({ smtpUrl: null, production: true });
      const id = await mail.write({ plantilla: 'restablecer' });
      await eventually(
        () => mail.row(id),
        ({ estado }) => estado === 'capturado',
      );
      await sleep(100);
      expect(lines()).not.toContain('secreto');
    });
  });
});

/** A message as left by a worker that died while sending. */
async function givenClaimed(mail: MailProcess, ago: string): Promise<string> {
  const id = await mail.write({ causa: randomUUID(), enviar_desde: new Date(Date.now() + 3_600_000) });
  await mail.dataSource.query(
    `UPDATE correos SET estado = 'enviando', intentos = 1, enviar_desde = now() - interval '2 minutes',
       reclamado_at = now() - $2::interval WHERE id = $1`,
    [id, ago],
  );
  return id;
}
