import { RemoveOldRows } from '../../src/operations/old-rows/remove-old-rows.js';
import { JobAlert } from '../../src/vacancies/alerts/job-alert.entity.js';
import { AlertsWorld, tokenIn } from './alerts-world.js';
import { eventually } from '../mail/mail-world.js';

const HOUR = 60 * 60 * 1000;

describe('a request for a job alert', () => {
  let alerts: AlertsWorld;

  beforeAll(async () => {
    alerts = await AlertsWorld.create();
  });
  afterAll(() => alerts.close());
  afterEach(() => alerts.world.clock.reset());

  const confirm = (token: string) => alerts.world.agent().post('/api/alerts/confirm').send({ token });
  const unsubscribe = (token: string) =>
    alerts.world.agent().post(`/api/alerts/unsubscribe?token=${token}`).send();
  const resume = (token: string) => alerts.world.agent().post('/api/alerts/resume').send({ token });

  /** The token of the link in the newest message of openings. */
  /** Waits until the message of the openings was tried once: before that, it may just be being sent. */
  const triedInVain = (email: string) =>
    eventually(
      () =>
        alerts.world.dataSource.query<unknown[]>(
          `SELECT 1 FROM correos WHERE plantilla = 'alerta_ofertas' AND destinatario = $1 AND estado = 'pendiente'
             AND ultimo_error IS NOT NULL`,
          [email],
        ),
      ({ length }) => length > 0,
    );

  async function unsubscribeToken(email: string, days: number, mailsBefore: number): Promise<string> {
    await alerts.world.givenVacancy();
    await alerts.edition(days);
    return tokenIn(await alerts.mail(email, mailsBefore + 1), '/alertas/baja');
  }

  it('sends only a confirmation message, and opening the link does not confirm it', async () => {
    const email = 'pregunta@example.com';
    const answer = await alerts.ask(' Pregunta@Example.com ', { departamento: ['chofer'], q: 'noche' });
    expect([answer.status, answer.body]).toEqual([202, {}]);
    const mail = await alerts.mail(email);
    expect(mail.subject).toBe('Confirma tu alerta de empleo en Zarvia');
    // Anybody may have typed the search, and named any address.
    expect(`${mail.text}${mail.html}`).not.toMatch(/noche/i);
    expect(mail.headers.has('list-unsubscribe')).toBe(false);
    expect(await alerts.row(email)).toMatchObject({ email, confirmada_at: null, aviso_version: '1.0' });

    const token = tokenIn(mail, '/alertas/confirmar');
    const { body } = await confirm(token).expect(200);
    expect(body).toMatchObject({
      estado: 'activa',
      criterios: [{ etiqueta: 'Palabras', valor: '«noche»' }, { etiqueta: 'Departamento' }],
      listado: '/carreras?q=noche&departamento=chofer',
      baja: expect.stringMatching(/^\/alertas\/baja\?token=[\w-]{65}$/),
    });
  });

  it('stores no link', async () => {
    const email = 'enlace@example.com';
    await alerts.ask(email).expect(202);
    const token = tokenIn(await alerts.mail(email), '/alertas/confirmar');
    const [{ stored }] = await alerts.world.dataSource.query<[{ stored: string }]>(
      `SELECT string_agg(c::text, '') || coalesce((SELECT string_agg(j::text, '') FROM pgboss.job j), '') AS stored
       FROM correos c`,
    );
    expect(stored).toContain(email);
    expect(stored).not.toContain(token);
  });

  it('may be confirmed again without harm', async () => {
    const email = 'otra-vez@example.com';
    await alerts.ask(email).expect(202);
    const token = tokenIn(await alerts.mail(email), '/alertas/confirmar');
    await Promise.all([confirm(token).expect(200), confirm(token).expect(200), confirm(token).expect(200)]);
    const { confirmada_at } = await alerts.row(email);
    alerts.world.clock.advance(HOUR);
    expect((await confirm(token).expect(200)).body.estado).toBe('activa');
    expect((await alerts.row(email)).confirmada_at).toEqual(confirmada_at);
  });

  it('gets the same response in the same time, with or without such an alert', async () => {
    await alerts.confirmed('ya@example.com', { q: 'taller' });
    const before = performance.now();
    const known = await alerts.ask('ya@example.com', { q: 'taller' });
    const between = performance.now();
    const unknown = await alerts.ask('nueva@example.com', { q: 'taller' });
    const after = performance.now();
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(Math.min(between - before, after - between)).toBeGreaterThanOrEqual(245);
    const { manager } = alerts.world.dataSource;
    expect(await manager.countBy(JobAlert, { email: 'ya@example.com' })).toBe(1);
  });

  it('is one alert and one message when the form is sent five times at once', async () => {
    const email = 'cinco@example.com';
    // Far from the end of a minute.
    alerts.world.clock.set(new Date(Math.floor(Date.now() / 60_000) * 60_000 + 10_000));
    await Promise.all(
      Array.from({ length: 5 }, () => alerts.ask(email, { tags: ['adr'] }, '198.51.100.5').expect(202)),
    );
    expect(await alerts.world.dataSource.manager.countBy(JobAlert, { email })).toBe(1);
    await alerts.mail(email);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(alerts.mails(email)).toHaveLength(1);
  });

  it.each([
    [{ criterios: {} }, 'email', 'El correo es obligatorio'],
    [{ email: 'sin-arroba', criterios: {} }, 'email', 'El correo no es válido'],
    [{ email: 'a@example.com\nBcc: b@example.com', criterios: {} }, 'email', 'El correo no es válido'],
    [{ email: 'a@example.com' }, 'criterios', 'La búsqueda no es válida'],
    [{ email: 'a@example.com', criterios: [] }, 'criterios', 'La búsqueda no es válida'],
  ])('refuses %j', async (body, field, message) => {
    const answer = await alerts.world.agent().post('/api/alerts').send(body).expect(422);
    expect(answer.body.errors[field]).toEqual([message]);
  });

  it.each([
    { departamento: 'chofer' },
    { departamento: [1] },
    { jornada: ['Nocturna'] },
    { salario_min: 1.5 },
    { salario_min: '20000' },
    { destacada: false },
    { ubicacion: Array.from({ length: 21 }, (_, n) => String(n)) },
  ])('refuses the search %j', async (criterios) => {
    const answer = await alerts.world.agent().post('/api/alerts').send({ email: 'a@example.com', criterios });
    expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
  });

  it('sends one address five confirmation messages a day, and tells nobody', async () => {
    const email = 'mucho@example.com';
    for (let n = 0; n < 7; n++) await alerts.ask(email, { q: `busca ${n}` }).expect(202);
    await alerts.mail(email, 5);
    const { manager } = alerts.world.dataSource;
    expect(await manager.countBy(JobAlert, { email })).toBe(5);
  });

  it('may be made thirty times an hour by one visitor', async () => {
    const ask = (n: number) => alerts.ask(`visita${n}@example.com`, {}, '198.51.100.7');
    const answers = await Promise.all(Array.from({ length: 31 }, (_, n) => ask(n)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(30);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.code).toBe('too_many_requests');
    expect(Number(refused?.headers['retry-after'] ?? refused?.body.retry_after)).toBeGreaterThan(0);
  });

  it('is limited to ten active alerts of an address, also when they are confirmed at once', async () => {
    const email = 'diez@example.com';
    await alerts.world.dataSource.query(
      `INSERT INTO alertas_empleo (email, criterios, criterios_hash, confirmada_at, ultima_revision, created_at)
       SELECT $1, '{}', lpad(n::text, 64, '0'), now(), now(), now() FROM generate_series(1, 9) n`,
      [email],
    );
    for (const q of ['uno', 'dos', 'tres']) await alerts.ask(email, { q }).expect(202);
    await alerts.mail(email, 3);
    const tokens = alerts.mails(email).map((mail) => tokenIn(mail, '/alertas/confirmar'));
    const answers = await Promise.all(tokens.map((token) => confirm(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'alert_limit',
      detail: 'Ya tienes 10 alertas activas con este correo. Date de baja de una para activar otra.',
    });
  });

  it.each(['', 'x', '_'.repeat(65)])('is not confirmed by the token %j', async (token) => {
    const expected = token === '' ? 422 : 410;
    await confirm(token).expect(expected);
    await resume(token).expect(expected);
    await unsubscribe(token).expect(expected);
  });

  it('refuses a link of the other kind', async () => {
    const email = 'clase@example.com';
    await alerts.ask(email).expect(202);
    const token = tokenIn(await alerts.mail(email), '/alertas/confirmar');
    await unsubscribe(token).expect(410);
    await resume(token).expect(410);
  });

  describe('unsubscribing', () => {
    it('works as mail programs do it: the URL of the header, no cookie, no origin, any body', async () => {
      const email = 'boton@example.com';
      await alerts.confirmed(email);
      await alerts.world.givenVacancy();
      await alerts.edition(1);
      const mail = await alerts.mail(email, 2);
      expect(mail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      const [, address = ''] =
        /^<(http[^>\s]+\/api\/alerts\/unsubscribe\?token=[\w-]+)>$/.exec(
          mail.headers.get('list-unsubscribe') ?? '',
        ) ?? [];
      const { pathname, search } = new URL(address);
      const post = () => alerts.world.agent().post(pathname + search);
      await post().type('form').send('List-Unsubscribe=One-Click').expect(204);
      await post().field('List-Unsubscribe', 'One-Click').expect(204);
      await post().expect(204);
      expect((await alerts.row(email)).baja_at).toBeInstanceOf(Date);

      await alerts.world.givenVacancy();
      await alerts.edition(2);
      expect(await alerts.digests(email)).toHaveLength(1);
    });

    it('is confirmed on a page by anyone who opens the link', async () => {
      const email = 'abre@example.com';
      await alerts.confirmed(email);
      const token = await unsubscribeToken(email, 3, 1);
      const answer = await alerts.world.agent().get(`/api/alerts/unsubscribe?token=${token}`);
      expect([answer.status, answer.headers.location]).toEqual([
        303,
        `http://127.0.0.1:4400/alertas/baja?token=${token}`,
      ]);
      expect((await alerts.row(email)).baja_at).toBeNull();
    });

    it('withdraws a message that is not sent, and can be undone', async () => {
      const email = 'espera@example.com';
      await alerts.confirmed(email);
      const token = await unsubscribeToken(email, 4, 1);
      await alerts.sink.down();
      await alerts.world.givenVacancy();
      await alerts.edition(5);
      const waiting = () => alerts.digests(email).then((all) => all.map(({ estado }) => estado));
      await triedInVain(email);
      await unsubscribe(token).expect(204);
      // The worker checks again before the next try.
      await alerts.sink.up();
      await eventually(waiting, ([, second]) => second === 'cancelado');
      expect(alerts.mails(email)).toHaveLength(2);

      expect((await resume(token).expect(200)).body.estado).toBe('activa');
      await alerts.edition(6);
      expect(await alerts.digests(email)).toHaveLength(2);
      await alerts.world.givenVacancy({ titulo: 'Después de volver' });
      await alerts.edition(7);
      expect((await alerts.mail(email, 3)).subject).toBe('Nueva oferta: Después de volver');
    });

    it('cancels the message that waits for the person', async () => {
      const email = 'hueco@example.com';
      await alerts.confirmed(email);
      await alerts.sink.down();
      await alerts.world.givenVacancy();
      await alerts.edition(8);
      await triedInVain(email);
      await alerts.world.dataSource.manager.update(JobAlert, { email }, { baja_at: new Date() });
      await alerts.sink.up();
      await eventually(
        () => alerts.digests(email),
        ([digest]) => digest?.estado === 'cancelado',
      );
      expect(alerts.mails(email)).toHaveLength(1);
    });

    it('cannot be undone when the same search was requested again', async () => {
      const email = 'doble@example.com';
      await alerts.confirmed(email, { q: 'grua' });
      await alerts.world.givenVacancy({ titulo: 'Grúa' });
      await alerts.edition(9);
      const token = tokenIn(await alerts.mail(email, 2), '/alertas/baja');
      await unsubscribe(token).expect(204);
      alerts.world.clock.advance(HOUR);
      await alerts.ask(email, { q: 'grua' }).expect(202);
      await alerts.mail(email, 3);
      expect((await resume(token).expect(409)).body.code).toBe('alert_exists');
      const rows = await alerts.world.dataSource.manager.findBy(JobAlert, { email });
      expect(rows.map(({ baja_at }) => baja_at === null).sort()).toEqual([false, true]);
    });
  });

  describe('erasing', () => {
    const remove = () => alerts.world.app.get(RemoveOldRows).run();
    const count = (email: string) => alerts.world.dataSource.manager.countBy(JobAlert, { email });
    const messages = async (email: string): Promise<number> =>
      (
        await alerts.world.dataSource.query<unknown[]>(`SELECT 1 FROM correos WHERE destinatario = $1`, [
          email,
        ])
      ).length;

    it('deletes an address that is not confirmed within 72 hours, with its message', async () => {
      const email = 'nadie@example.com';
      await alerts.ask(email).expect(202);
      const token = tokenIn(await alerts.mail(email), '/alertas/confirmar');
      alerts.world.clock.advance(71 * HOUR);
      await remove();
      expect([await count(email), await messages(email)]).toEqual([1, 1]);
      alerts.world.clock.advance(2 * HOUR);
      await confirm(token).expect(410);
      await remove();
      expect([await count(email), await messages(email)]).toEqual([0, 0]);
      const { body } = await confirm(token).expect(410);
      expect(body.detail).toBe('Este enlace ya no sirve: la alerta no existe o ha caducado.');
    });

    it('keeps a confirmed address, and deletes an ended one after thirty days', async () => {
      const email = 'fin@example.com';
      await alerts.confirmed(email);
      const token = await unsubscribeToken(email, 10, 1);
      await remove();
      expect(await count(email)).toBe(1);
      await unsubscribe(token).expect(204);
      alerts.world.clock.advance(29 * 24 * HOUR);
      await remove();
      expect(await count(email)).toBe(1);
      alerts.world.clock.advance(2 * 24 * HOUR);
      await remove();
      expect([await count(email), await messages(email)]).toEqual([0, 0]);
      // A mail program may still use the button.
      await unsubscribe(token).expect(204);
      await resume(token).expect(410);
    });
  });
});
