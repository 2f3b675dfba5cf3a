import type { Plantilla } from '@hiring/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { MailSweep } from '../../src/mail/delivery/mail-sweep.js';
import { MailSink } from './mail-sink.js';
import { createDatabase } from '../database.js';
import type { NewEmail } from '../../src/mail/emails/mail.service.js';
import { eventually, givenHistory, type MailProcess, startMailProcess } from './mail-world.js';

/** Templates of accounts and candidates; the others are tested with their senders. */
const VALUES = {
  verificacion: { nombre: 'Íñigo' },
  restablecer: { nombre: 'Íñigo' },
  invitacion: { nombre: 'Íñigo' },
  candidatura_recibida: { nombre: 'Íñigo', puesto: 'Mecánico de camión' },
  cambio_estado: {
    nombre: 'Íñigo',
    puesto: 'Mecánico de camión',
    estado: 'entrevista_programada',
    mensaje: 'Te esperamos el jueves.\nTrae tu <carné> & título.',
  },
  contratacion: { nombre: 'Íñigo', puesto: 'Mecánico de camión' },
  rechazo: { nombre: 'Íñigo', puesto: 'Mecánico de camión' },
} satisfies Partial<Record<Plantilla, Record<string, string>>>;
const TEMPLATES = Object.keys(VALUES) as (keyof typeof VALUES)[];
const ACCOUNT: Plantilla[] = ['verificacion', 'restablecer', 'invitacion'];

describe('the delivery of messages', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let sink: MailSink;
  let mail: MailProcess;

  beforeAll(async () => {
    database = await createDatabase();
    sink = await (await MailSink.reserve()).up();
    mail = await startMailProcess(database.url, { smtpUrl: sink.url });
  });
  afterAll(async () => {
    await mail.close();
    await sink.down();
    await database.drop();
  });
  afterEach(() => {
    sink.received.length = 0;
    sink.refuseRecipient = null;
    sink.beforeAccepting = () => Promise.resolve();
  });

  const sent = (id: string) =>
    eventually(
      () => mail.row(id),
      ({ estado }) => estado === 'enviado',
    );
  const jobs = () =>
    mail.dataSource.query<unknown[]>(`SELECT 1 FROM pgboss.job WHERE name = 'correos' AND state < 'active'`);

  it('leaves neither row nor job after a rollback', async () => {
    await eventually(jobs, ({ length }) => length === 0);
    const write = mail.dataSource.transaction(async (manager) => {
      await mail.mail.write(manager, {
        causa: 'deshecha',
        plantilla: 'candidatura_recibida',
        destinatario: 'nadie@example.com',
        datos: { puesto: 'Chofer' },
        enviar_desde: new Date(Date.now() + 60_000),
      });
      expect(
        await manager.query(`SELECT 1 FROM pgboss.job WHERE name = 'correos' AND state < 'active'`),
      ).toHaveLength(1);
      throw new Error('undo');
    });
    await expect(write).rejects.toThrow('undo');
    expect(await mail.dataSource.query(`SELECT 1 FROM correos WHERE causa = 'deshecha'`)).toEqual([]);
    expect(await jobs()).toEqual([]);
  });

  it.each(TEMPLATES.map((plantilla) => [plantilla]))('keeps the characters of %s', async (plantilla) => {
    const destinatario = `${plantilla}@example.com`;
    const id = await mail.write({ plantilla, destinatario, datos: VALUES[plantilla] });
    const row = await sent(id);
    const received = sink.of(destinatario);

    expect(received.from).toBe('seleccion@zarvia.example.com');
    expect(received.headers.get('message-id')).toBe(`<${id}@zarvia.example.com>`);
    expect(received.headers.get('auto-submitted')).toBe('auto-generated');
    expect(received.headers.get('reply-to')).toBe('rrhh@example.com');
    expect(received.headers.get('from')).toBe('Zarvia <seleccion@zarvia.example.com>');
    expect(received.subject).toBe(row.asunto);
    expect(received.text).toContain('Hola, Íñigo:');
    expect(received.html).toContain('Hola, Íñigo:');
    expect(received.html).toContain('<html lang="es" dir="ltr">');
    expect(`${received.html}${received.text}${received.subject}`).not.toMatch(/\{\{|undefined|\[object/);
    const destination = ACCOUNT.includes(plantilla) ? `token=secreto-${id}` : '/portal-candidato';
    expect(received.html).toContain(destination);
    expect(received.text).toContain(destination);
    expect(row).toMatchObject({ intentos: 1, ultimo_error: null, de_cuenta: ACCOUNT.includes(plantilla) });
    expect(row.enviado_at).toBeInstanceOf(Date);
  });

  it('escapes the text of HR', async () => {
    await sent(
      await mail.write({
        plantilla: 'cambio_estado',
        destinatario: 'cita@example.com',
        datos: VALUES.cambio_estado,
      }),
    );
    const { html, text } = sink.of('cita@example.com');
    expect(html).toContain('Te esperamos el jueves.<br>Trae tu &lt;carné&gt; &amp; título.');
    expect(text).toContain('> Te esperamos el jueves.\n> Trae tu <carné> & título.'.replaceAll('\n', '\r\n'));
    expect(html).toContain('¡Buenas noticias! Queremos conocerte en una entrevista');
  });

  it.each(ACCOUNT.map((plantilla) => [plantilla]))(
    'does not store the link of %s in the database',
    async (plantilla) => {
      const destinatario = `enlace-${plantilla}@example.com`;
      const id = await mail.write({ plantilla, destinatario, datos: {} });
      await sent(id);
      expect(sink.of(destinatario).text).toContain(`/${plantilla}?token=secreto-${id}&x=1`);
      expect(sink.of(destinatario).html).toContain(`/${plantilla}?token=secreto-${id}&amp;x=1`);
      const [{ everything }] = await mail.dataSource.query<[{ everything: string }]>(
        `SELECT c::text || coalesce((SELECT string_agg(j::text, '') FROM pgboss.job j), '') AS everything
       FROM correos c WHERE id = $1`,
        [id],
      );
      expect(everything).toContain('{{enlace}}');
      expect(everything).not.toContain('secreto');
    },
  );

  it('sends one message for one cause', async () => {
    const ids = await Promise.all(
      Array.from({ length: 5 }, () => mail.write({ causa: 'una', destinatario: 'una@example.com' })),
    );
    expect(new Set(ids).size).toBe(1);
    await sent(ids[0] ?? '');
    await sleep(200);
    expect(sink.of('una@example.com').to).toEqual(['una@example.com']);
  });

  it('does not start before the scheduled time', async () => {
    const id = await mail.write({
      enviar_desde: new Date(Date.now() + 1200),
      destinatario: 'luego@example.com',
    });
    const row = await sent(id);
    expect(row.enviado_at?.getTime()).toBeGreaterThanOrEqual(row.enviar_desde.getTime());
  });

  it('never adds a second header or recipient from user input', async () => {
    const id = await mail.write({
      destinatario: 'uno@example.com',
      datos: { nombre: 'Eva', puesto: 'Chofer\r\nBcc: otro@example.com' },
    });
    await sent(id);
    const received = sink.of('uno@example.com');
    expect(received.headers.has('bcc')).toBe(false);
    expect(received.subject).toBe('Hemos recibido tu candidatura: Chofer Bcc: otro@example.com');
  });

  it('never sends a message that was withdrawn in time', async () => {
    const historial = await givenHistory(mail);
    const id = await mail.write({
      ...historial,
      enviar_desde: new Date(Date.now() + 3_600_000),
      destinatario: 'no@example.com',
    });
    const cancel = () =>
      mail.dataSource.transaction((manager) => mail.mail.cancelOfHistory(manager, historial.historial_id));
    expect(await cancel()).toBe('cancelled');
    // It becomes due, and its job runs.
    await mail.dataSource.query(`UPDATE correos SET enviar_desde = now() WHERE id = $1`, [id]);
    await mail.dataSource.query(`UPDATE pgboss.job SET start_after = now() WHERE data->>'id' = $1`, [id]);
    await eventually(
      () =>
        mail.dataSource.query<unknown[]>(
          `SELECT 1 FROM pgboss.job WHERE data->>'id' = $1 AND state < 'completed'`,
          [id],
        ),
      ({ length }) => length === 0,
    );
    expect((await mail.row(id)).estado).toBe('cancelado');
    expect(sink.received).toEqual([]);
    expect(await cancel()).toBe('none');
  });

  it('reports a message as sent, or as being sent, when somebody withdraws it', async () => {
    const historial = await givenHistory(mail);
    let verdict: string | undefined;
    sink.beforeAccepting = async () => {
      verdict = await mail.mail.cancelOfHistory(mail.dataSource.manager, historial.historial_id);
    };
    await sent(await mail.write({ ...historial, destinatario: 'tarde@example.com' }));
    expect(verdict).toBe('sent');
    expect(await mail.mail.cancelOfHistory(mail.dataSource.manager, historial.historial_id)).toBe('sent');
  });

  it('stops at once when the server refuses the address permanently', async () => {
    sink.refuseRecipient = { code: 550, text: '5.1.1 <secreta@example.com> no existe' };
    const id = await mail.write({ destinatario: 'secreta@example.com' });
    const row = await eventually(
      () => mail.row(id),
      ({ estado }) => estado === 'fallido',
    );
    expect(row).toMatchObject({
      intentos: 1,
      ultimo_error: 'El servidor no aceptó la dirección (550 RCPT TO)',
    });
  });

  it('is retried after a temporary refusal', async () => {
    sink.refuseRecipient = { code: 451, text: 'greylisted' };
    const id = await mail.write({ destinatario: 'gris@example.com' });
    const waiting = await eventually(
      () => mail.row(id),
      ({ estado, ultimo_error }) => estado === 'pendiente' && ultimo_error !== null,
    );
    expect(waiting).toMatchObject({ enviado_at: null });
    sink.refuseRecipient = null;
    expect((await sent(id)).intentos).toBeGreaterThanOrEqual(2);
    expect(sink.of('gris@example.com').to).toEqual(['gris@example.com']);
  });

  describe('several messages to one person', () => {
    const FREE = ['Primero', 'Segundo', 'Tercero', 'Atascado', 'Después'];
    const subjects = (): string[] =>
      sink.received.map(({ subject }) => subject).filter((subject) => FREE.includes(subject));
    const free = (candidato_id: string, asunto: string, more: Partial<NewEmail> = {}) =>
      mail.write({
        plantilla: 'contacto',
        destinatario: 'orden@example.com',
        candidato_id,
        texto_propio: { asunto, cuerpo: 'Hola' },
        ...more,
      });

    it('are sent in the order in which they were written, also when the first is delayed', async () => {
      const { candidato_id } = await givenHistory(mail);
      sink.refuseRecipient = { code: 451, text: '4.7.1 Greylisted' };
      const first = await free(candidato_id, 'Primero');
      await eventually(
        () => mail.row(first),
        ({ estado, intentos }) => estado === 'pendiente' && intentos > 0,
      );
      const putOff = `UPDATE correos SET enviar_desde = now() + $2 * interval '1 hour' WHERE id = $1 AND estado = 'pendiente'`;
      await mail.dataSource.query(putOff, [first, 1]);
      sink.refuseRecipient = null;
      const others = [await free(candidato_id, 'Segundo'), await free(candidato_id, 'Tercero')];
      await sent(await mail.write({ plantilla: 'restablecer', destinatario: 'orden@example.com' }));
      for (const id of others) expect(await mail.row(id)).toMatchObject({ estado: 'pendiente', intentos: 0 });
      await mail.dataSource.query(putOff, [first, 0]);
      await mail.app.get(MailSweep).sweep();
      for (const id of [first, ...others]) await sent(id);
      expect(subjects()).toEqual(['Primero', 'Segundo', 'Tercero']);
    });

    it('do not wait for ever for a message that cannot be sent', async () => {
      const { candidato_id } = await givenHistory(mail);
      const stuck = await free(candidato_id, 'Atascado', {
        enviar_desde: new Date(Date.now() + 3_600_000),
      });
      await mail.dataSource.query(`UPDATE correos SET intentos = 9 WHERE id = $1`, [stuck]);
      const later = await free(candidato_id, 'Después');
      await eventually(
        () => mail.dataSource.query(`SELECT 1 FROM pgboss.job WHERE data->>'id' = $1`, [later]),
        (jobs) => jobs.length > 1,
      );
      expect((await mail.row(later)).estado).toBe('pendiente');
      await mail.dataSource.query(
        `UPDATE correos SET enviar_desde = now() - interval '11 minutes' WHERE id = $1`,
        [later],
      );
      await mail.app.get(MailSweep).sweep();
      await sent(later);
      expect(subjects()).toEqual(['Después']);
    });
  });
});
