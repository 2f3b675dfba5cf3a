import { AlertEditions } from '../../src/vacancies/alerts/editions/alert-editions.js';
import { AlertEdition } from '../../src/vacancies/alerts/editions/alert-edition.entity.js';
import { AlertsWorld } from './alerts-world.js';
import { eventually } from '../mail/mail-world.js';
import { createWorld, type World } from '../world.js';

describe('the daily edition of job alerts', () => {
  let alerts: AlertsWorld;
  let second: World;
  /** The date only moves forward: each test continues after the last one. */
  let day = 1;

  beforeAll(async () => {
    alerts = await AlertsWorld.create();
    const { databaseUrl, smtpUrl } = alerts.world.environment;
    second = await createWorld({ databaseUrl, environment: { smtpUrl } });
  });
  afterAll(async () => {
    await second.close();
    await alerts.close();
  });
  afterEach(() => {
    alerts.world.clock.reset();
    day += 1;
  });

  const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
    alerts.world.dataSource.query(sql, values);
  const setEstado = (id: string, estado: string) =>
    query(`UPDATE vacantes SET estado = $2 WHERE id = $1`, [id, estado]);
  /** How many digests each of these addresses has. */
  async function digestsOf(emails: readonly string[]): Promise<Map<string, number>> {
    const rows = await query<{ destinatario: string; n: number }>(
      `SELECT destinatario, count(*)::int AS n FROM correos
       WHERE plantilla = 'alerta_ofertas' AND destinatario = ANY($1) GROUP BY destinatario`,
      [emails],
    );
    return new Map(rows.map(({ destinatario, n }) => [destinatario, n]));
  }

  it('contains the new openings of the search, and no others', async () => {
    const email = 'resumen@example.com';
    await alerts.world.givenVacancy({ titulo: 'Estaba antes', departamento: 'chofer' });
    await alerts.confirmed(email, { departamento: ['chofer'], ubicacion: ['Reus', 'Vic'] });
    const id = await alerts.world.givenVacancy({
      titulo: 'Conductor <C+E>',
      departamento: 'chofer',
      ubicacion: 'Vic',
      salario_min: 24000,
      salario_max: 28500,
    });
    await alerts.world.givenVacancy({ titulo: 'En otro lugar', departamento: 'chofer', ubicacion: 'Girona' });
    await alerts.world.givenVacancy({ titulo: 'De otro oficio', ubicacion: 'Vic' });
    await alerts.world.givenVacancy({
      titulo: 'Borrador',
      departamento: 'chofer',
      ubicacion: 'Vic',
      estado: 'borrador',
    });
    await alerts.world.givenVacancy({
      titulo: 'Oculta',
      departamento: 'chofer',
      ubicacion: 'Vic',
      visible_publicamente: false,
    });
    await alerts.edition(day);
    const mail = await alerts.mail(email, 2);
    expect(mail.subject).toBe('Nueva oferta: Conductor <C+E>');
    expect(mail.text.replaceAll('\r\n', '\n')).toContain(
      `Conductor <C+E>\nVic · contrato indefinido · jornada completa · 24.000\u00a0€ - 28.500\u00a0€ al año\nhttp://127.0.0.1:4400/carreras/${id}?canal=alerta\n`,
    );
    expect(mail.html).toContain('Conductor &lt;C+E&gt;');
    expect(mail.text).toContain('/carreras?departamento=chofer&ubicacion=Reus&ubicacion=Vic');
    expect(mail.text).toMatch(
      /Darme de baja de esta alerta:\s+http:\/\/127\.0\.0\.1:4400\/alertas\/baja\?token=/,
    );
    expect(mail.text).not.toMatch(/Estaba antes|Girona|De otro oficio|Borrador|Oculta/);
  });

  it('is not sent when nothing is new', async () => {
    const [email = ''] = await alerts.given(1);
    await alerts.edition(day);
    expect(await alerts.digests(email)).toEqual([]);
  });

  it('is not sent to unconfirmed addresses', async () => {
    const email = 'sin-confirmar@example.com';
    await alerts.ask(email).expect(202);
    await alerts.world.givenVacancy();
    await alerts.edition(day);
    expect(await alerts.digests(email)).toEqual([]);
  });

  it('contains, after a late confirmation, what came since the alert was requested', async () => {
    const email = 'tarde@example.com';
    await alerts.ask(email, { q: 'volquete' }).expect(202);
    await alerts.world.givenVacancy({ titulo: 'Conductor de volquete' });
    await alerts.edition(day);
    await query(`UPDATE alertas_empleo SET confirmada_at = now() WHERE email = $1`, [email]);
    day += 1;
    await alerts.edition(day);
    expect(await alerts.digests(email)).toHaveLength(1);
  });

  it('is sent once a day, however often and however many processes tick', async () => {
    const [email = ''] = await alerts.given(1);
    await alerts.world.givenVacancy();
    for (const world of [alerts.world, second]) world.clock.set(alerts.morning(day));
    const ticks = [alerts.world, second, alerts.world, second].map((world) =>
      world.app.get(AlertEditions).begin(),
    );
    await Promise.all(ticks);
    await alerts.edition(day);
    await alerts.world.givenVacancy();
    await alerts.edition(day, second);
    expect(await alerts.digests(email)).toHaveLength(1);
    const dia = alerts.morning(day).toISOString().slice(0, 10);
    expect(await alerts.world.dataSource.manager.countBy(AlertEdition, { dia })).toBe(1);
    // What came after it began is told the next day.
    day += 1;
    await alerts.edition(day);
    expect(await alerts.digests(email)).toHaveLength(2);
  });

  it('does not begin at night, and begins late rather than not at all', async () => {
    const [email = ''] = await alerts.given(1);
    await alerts.world.givenVacancy();
    const night = alerts.morning(day);
    night.setUTCHours(2);
    alerts.world.clock.set(night);
    await alerts.world.app.get(AlertEditions).begin();
    const dia = night.toISOString().slice(0, 10);
    expect(await alerts.world.dataSource.manager.countBy(AlertEdition, { dia })).toBe(0);
    const evening = alerts.morning(day);
    evening.setUTCHours(17);
    alerts.world.clock.set(evening);
    await alerts.world.app.get(AlertEditions).begin();
    // The queue's job does the rest.
    await eventually(
      () => alerts.digests(email),
      ({ length }) => length === 1,
    );
  });

  it('contains an opening once, when it is first public', async () => {
    const [email = ''] = await alerts.given(1);
    const id = await alerts.world.givenVacancy({ titulo: 'Vuelve', estado: 'borrador' });
    await alerts.edition(day);
    expect(await alerts.digests(email)).toHaveLength(0);
    await setEstado(id, 'activa');
    await setEstado(id, 'pausada');
    await alerts.edition((day += 1));
    expect(await alerts.digests(email)).toHaveLength(0);
    await setEstado(id, 'activa');
    await alerts.edition((day += 1));
    expect(await alerts.digests(email)).toHaveLength(1);
    await setEstado(id, 'pausada');
    await setEstado(id, 'activa');
    await alerts.edition((day += 1));
    expect(await alerts.digests(email)).toHaveLength(1);
  });

  it('writes each message once when two processes work at it', async () => {
    const emails = await alerts.given(700, { departamento: ['trafico'] });
    const others = await alerts.given(300, { departamento: ['nadie'] });
    await alerts.world.givenVacancy({ departamento: 'trafico' });
    for (const world of [alerts.world, second]) world.clock.set(alerts.morning(day));
    await alerts.world.app.get(AlertEditions).begin();
    const dia = alerts.morning(day).toISOString().slice(0, 10);
    const runs = [alerts.world, second, alerts.world, second].map((world) =>
      world.app.get(AlertEditions).run(dia),
    );
    await Promise.all(runs);
    await alerts.finished(dia);
    const digests = await digestsOf([...emails, ...others]);
    expect(digests.size).toBe(700);
    expect(new Set(digests.values())).toEqual(new Set([1]));
    // No recipient is left, also for a late job.
    await alerts.world.app.get(AlertEditions).run(dia);
    expect((await digestsOf(emails)).size).toBe(700);
  });

  it('skips nobody and writes to nobody twice when it is interrupted', async () => {
    const emails = await alerts.given(450, { departamento: ['almacen'] });
    await alerts.world.givenVacancy({ departamento: 'almacen' });
    // The third batch cannot be written.
    await query(`CREATE SEQUENCE test_count`);
    await query(
      `CREATE FUNCTION test_break() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         IF nextval('test_count') > 400 THEN RAISE EXCEPTION 'broken'; END IF;
         RETURN NEW;
       END $$`,
    );
    await query(
      `CREATE TRIGGER test_break_tg BEFORE INSERT ON correos FOR EACH ROW EXECUTE FUNCTION test_break()`,
    );
    const dia = alerts.morning(day).toISOString().slice(0, 10);
    try {
      await expect(alerts.edition(day)).rejects.toThrow('broken');
      // In one statement, because the queue's own job may run meanwhile.
      const [seen] = await query<{ written: number; looked: number }>(
        `SELECT (SELECT count(DISTINCT destinatario)::int FROM correos
                 WHERE plantilla = 'alerta_ofertas' AND destinatario = ANY($1)) AS written,
           (SELECT count(*)::int FROM alertas_empleo WHERE email = ANY($1)
              AND ultima_revision = (SELECT instante FROM alertas_ediciones WHERE dia = $2)) AS looked`,
        [emails, dia],
      );
      expect(seen?.written).toBe(seen?.looked);
      expect(seen?.written).toBeLessThan(450);
    } finally {
      await query(`DROP FUNCTION test_break() CASCADE`);
      await query(`DROP SEQUENCE test_count`);
    }
    // The next tick of any process continues.
    await second.app.get(AlertEditions).run(dia);
    await alerts.finished(dia);
    const digests = await digestsOf(emails);
    expect(digests.size).toBe(450);
    expect(new Set(digests.values())).toEqual(new Set([1]));
  });

  it('gets a new job when the queue has lost its job', async () => {
    const [email = ''] = await alerts.given(1);
    await alerts.world.givenVacancy();
    alerts.world.clock.set(alerts.morning(day));
    await query(`INSERT INTO alertas_ediciones (dia, instante) VALUES ($1, $2)`, [
      alerts.morning(day).toISOString().slice(0, 10),
      alerts.morning(day),
    ]);
    await query(`UPDATE alertas_publicaciones SET edicion = $1 WHERE edicion IS NULL`, [alerts.morning(day)]);
    await alerts.world.app.get(AlertEditions).begin();
    await eventually(
      () => alerts.digests(email),
      ({ length }) => length === 1,
    );
  });

  it('is held back while notifications are off', async () => {
    const [email = ''] = await alerts.given(1);
    await alerts.world.givenVacancy();
    await query(`UPDATE system_config SET email_notifications = false`);
    try {
      await alerts.edition(day);
      expect((await alerts.digests(email)).map(({ estado }) => estado)).toEqual(['omitido']);
    } finally {
      await query(`UPDATE system_config SET email_notifications = true`);
    }
  });

  it('lets urgent work go first', async () => {
    await alerts.given(5);
    await alerts.world.givenVacancy();
    await alerts.edition(day);
    const priorities = await query<{ priority: number }>(
      `SELECT DISTINCT priority FROM pgboss.job j JOIN correos c ON c.id::text = j.data->>'id'
       WHERE j.name = 'correos' AND c.plantilla = 'alerta_ofertas' AND j.singleton_key LIKE '%:vencido'`,
    );
    expect(priorities).toEqual([{ priority: -10 }]);
  });

  it('is shown to administrators among the messages, without its link', async () => {
    const [email = ''] = await alerts.given(1);
    await alerts.world.givenVacancy();
    await alerts.edition(day);
    const [digest] = await alerts.digests(email);
    const path = `/api/emails/${digest?.id}`;
    await (await alerts.world.signedInAs('rrhh')).get(path).expect(404);
    const { body } = await (await alerts.world.signedInAs('admin')).get(path).expect(200);
    expect(body.plantilla).toBe('alerta_ofertas');
    expect(`${body.html}${body.texto}`).not.toMatch(/token=|\{\{/);
  });
});
