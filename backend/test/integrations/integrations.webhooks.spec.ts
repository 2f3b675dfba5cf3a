import { WEBHOOK_EVENTS, WEBHOOK_WAITS_SECONDS } from '@hiring/contract';
import { Webhook } from 'standardwebhooks';
import type { User } from '../../src/auth/user.entity.js';
import { Destinations } from '../../src/platform/outbound/destinations.js';
import { DeliverEvents } from '../../src/integrations/webhooks/deliveries/deliver-events.js';
import { DeliveriesRepository } from '../../src/integrations/webhooks/deliveries/deliveries.repository.js';
import { RemoveOldRows } from '../../src/operations/old-rows/remove-old-rows.js';
import { inTransaction } from '../../src/platform/database/transactions/transaction.js';
import { givenApplicant, order } from '../interviews/interviews-given.js';
import { type ReceivedMessage, WebhookReceiver } from './webhook-receiver.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let admin: Agent;
let chief: User;
let receiver: WebhookReceiver;
beforeAll(async () => {
  world = await createWorld({ environment: { webhookAllowPrivate: ['127.0.0.1', 'hooks.intranet'] } });
  chief = await world.given.user({ role: 'admin', email: 'jefa@example.com' });
  receiver = await WebhookReceiver.up();
});
afterAll(async () => {
  await world.close();
  await receiver.down();
});
beforeEach(async () => {
  // Sessions expire in tests that advance the clock by days.
  admin = await world.agentOf(chief);
  // A worker may still process jobs of the last test.
  await inTransaction(world.dataSource, async (manager) => {
    await manager.query('DELETE FROM webhooks');
    await manager.query('DELETE FROM webhook_eventos');
  });
  receiver.received.length = 0;
  receiver.answer = (response) => response.end('gracias');
});
afterEach(() => world.clock.reset());
/** What is due later is due when a test says so; what the database says is due now has been so for a minute. */
function stopClock(): void {
  world.clock.advance(60_000);
  world.clock.stop();
}

const DAY_MS = 86_400_000;
let number = 0;
interface Made {
  id: string;
  path: string;
  secreto: string;
}
async function listening(eventos: readonly string[] = WEBHOOK_EVENTS): Promise<Made> {
  const path = `/aviso${++number}`;
  const { body } = await admin
    .post('/api/webhooks')
    .send({ url: receiver.url + path, descripcion: 'Nóminas', eventos })
    .expect(201);
  return { id: body.webhook.id as string, path, secreto: body.secreto as string };
}
const arrived = (path: string, count: number) =>
  world.until(() => Promise.resolve(receiver.at(path).length >= count));
const verified = (secreto: string, { body, headers }: ReceivedMessage) =>
  new Webhook(secreto).verify(body, headers as Record<string, string>);
const events = () =>
  world.dataSource.query<{ tipo: string; datos: Record<string, unknown> }[]>(
    'SELECT tipo, datos FROM webhook_eventos ORDER BY created_at',
  );
const state = async (id: string) => (await admin.get(`/api/webhooks/${id}`).expect(200)).body;
interface DeliveryRow {
  id: string;
  estado: string;
  intentos: number;
  codigo: number | null;
  proximo_intento: string | null;
}
const log = async (id: string, query = ''): Promise<{ items: DeliveryRow[]; siguiente: string | null }> =>
  (await admin.get(`/api/webhooks/${id}/deliveries${query}`).expect(200)).body;
const settled = (id: string, estado: string) =>
  world.until(async () => {
    const { items } = await log(id);
    return items.length > 0 && items.every((delivery) => delivery.estado === estado);
  });

describe('an event', () => {
  it('of an application, an interview or a vacancy is sent once to each webhook, signed, without personal data', async () => {
    const { path, secreto } = await listening();
    const vacancy = await world.givenVacancy();
    const { application, candidate } = await givenApplicant(world);
    const { body } = await admin.post('/api/interviews').send(order(candidate)).expect(201);
    const interview = body.id as string;
    const later = { hora: '12:00', version: body.version as number };
    const changed = await admin
      .put(`/api/interviews/${interview}`)
      .send({ ...body, ...later })
      .expect(200);
    await admin
      .put(`/api/interviews/${interview}`)
      .send({ notas: 'nada nuevo', version: changed.body.version });
    await admin.delete(`/api/interviews/${interview}`).expect(200);
    await world.withdraw(application);
    const close = (sql: string) =>
      world.dataSource.query(`UPDATE vacantes SET ${sql} WHERE id = $1`, [vacancy]);
    await close(`estado = 'pausada'`);
    await close(`estado = 'activa'`);
    await close(`estado = 'cerrada', cerrada_at = now()`);
    await world.dataSource.query(
      `INSERT INTO ejecuciones_regla (regla_id, regla, clave, aplicacion_id, acciones)
       SELECT id, 'Avisa', 'once', $1, '[{"tipo":"webhook","texto":"avisa"}]' FROM reglas LIMIT 1`,
      [application],
    );
    const onboarding = (sql: string) => world.dataSource.query(sql, [application]);
    await onboarding(`INSERT INTO incorporaciones (aplicacion_id) VALUES ($1)`);
    await onboarding(`UPDATE incorporaciones SET cambios = 2 WHERE aplicacion_id = $1`);
    await onboarding(
      `UPDATE incorporaciones SET cambios = 3, estado = 'incorporada', terminada_at = now() WHERE aplicacion_id = $1`,
    );
    await onboarding(
      `INSERT INTO ofertas (aplicacion_id, numero, contenido, banda, caduca_el)
       VALUES ($1, 'OF-2026-0001', '{"salario_anual": 2600000}', 'dentro', '2027-01-11')`,
    );
    await onboarding(`UPDATE ofertas SET estado = 'en_aprobacion', version = 2 WHERE aplicacion_id = $1`);
    const request = (sql: string) =>
      world.dataSource.query(`UPDATE solicitudes_personal SET ${sql} WHERE numero = 'SP-2026-0001'`);
    await world.dataSource.query(
      `INSERT INTO solicitudes_personal (numero, titulo, departamento, posicion, ubicacion, plazas, motivo, desde_el,
         salario_min, salario_max, convenio)
       VALUES ('SP-2026-0001', 'Mecánico', 'mantenimiento', 'mecanico', 'Martorell', 1, 'nueva', '2027-01-11', 24000, 28000,
         'metal_bcn')`,
    );
    await request(`estado = 'en_aprobacion', pedida_at = now(), ronda = 1`);
    await request(`estado = 'devuelta'`);
    await request(`estado = 'aprobada', aprobada_at = now()`);
    await world.dataSource.query(
      `UPDATE vacantes SET solicitud_id = (SELECT id FROM solicitudes_personal) WHERE id = $1`,
      [vacancy],
    );
    await world.dataSource.query(
      `UPDATE aplicaciones_vacantes SET estado = 'contratada', fecha_contratacion = now(), vacante_id = $2 WHERE id = $1`,
      [application, vacancy],
    );
    await request(`estado = 'cancelada', aprobada_at = NULL, cancelada_at = now()`);
    const conversation = (sql: string) => world.dataSource.query(sql, [candidate]);
    await conversation(`INSERT INTO hilos (candidato_id) VALUES ($1) ON CONFLICT DO NOTHING`);
    await conversation(
      `INSERT INTO mensajes_hilo (candidato_id, orden, autor, texto) VALUES ($1, 1, 'candidato', 'Hola')`,
    );
    await conversation(
      `UPDATE correos SET entrega = 'rebotado', entrega_codigo = '5.1.1', entrega_at = now()
       WHERE id = (SELECT m.id FROM correos m JOIN candidates c ON c.id = m.candidato_id
         WHERE c.id = $1 AND lower(m.destinatario) = lower(c.email) LIMIT 1)`,
    );
    await arrived(path, 23);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const messages = receiver.at(path);
    expect(messages.map(({ json }) => json.type).sort()).toEqual([
      'application.moved',
      'application.received',
      'application.withdrawn',
      'incorporacion.abierta',
      'incorporacion.cambiada',
      'incorporacion.terminada',
      'interview.cancelled',
      'interview.changed',
      'interview.created',
      'message.failed',
      'message.received',
      'oferta.cambiada',
      'oferta.creada',
      'requisition.approved',
      'requisition.cancelled',
      'requisition.filled',
      'requisition.rejected',
      'requisition.submitted',
      'rule.ran',
      'vacancy.closed',
      'vacancy.published',
      'vacancy.published',
      'vacancy.unpublished',
    ]);
    expect(new Set(messages.map(({ json }) => json.type))).toEqual(new Set(WEBHOOK_EVENTS));
    expect(new Set(messages.map(({ headers }) => headers['webhook-id'])).size).toBe(23);
    for (const message of messages) {
      expect(verified(secreto, message)).toEqual(message.json);
      expect(message.body).not.toMatch(/@|Carrer|telefono|nombre/);
    }
    const moved = messages.find(({ json }) => json.type === 'application.moved')?.json;
    expect(moved?.data).toMatchObject({
      id: application,
      candidato_id: candidate,
      estado: 'entrevista_programada',
      estado_anterior: 'recibida',
      url: `http://127.0.0.1:4400/api/applications/${application}`,
    });
  });

  it('is not sent after a rollback, nor to webhooks without a subscription', async () => {
    const { path } = await listening(['vacancy.closed']);
    const vacancy = await world.givenVacancy();
    await world.dataSource
      .transaction(async (manager) => {
        await manager.query(`UPDATE vacantes SET estado = 'cerrada' WHERE id = $1`, [vacancy]);
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect(await events()).toEqual([]);
    await world.dataSource.query(`UPDATE vacantes SET estado = 'cerrada' WHERE id = $1`, [vacancy]);
    await arrived(path, 1);
    expect(receiver.at(path).map(({ json }) => json.type)).toEqual(['vacancy.closed']);
  });

  it('does not reveal a rejection that waits to be sent', async () => {
    await listening();
    const { application } = await givenApplicant(world);
    const { body } = await admin.get(`/api/applications/${application}`).expect(200);
    const move = { estado: 'rechazada', version: body.version as number, notificar: true };
    await admin.post(`/api/applications/${application}/move`).send(move).expect(200);
    expect((await events()).map(({ tipo }) => tipo)).toEqual(['application.received']);
    // The message is sent: now the candidate and the webhooks are told.
    await world.dataSource.query(`UPDATE aplicaciones_vacantes SET estado_candidato = estado WHERE id = $1`, [
      application,
    ]);
    expect((await events()).at(-1)).toMatchObject({
      tipo: 'application.moved',
      datos: { estado: 'rechazada', estado_anterior: 'recibida' },
    });
  });

  it('is erased with the person', async () => {
    const { id } = await listening(['application.received']);
    const { candidate, agent } = await givenApplicant(world);
    await settled(id, 'entregada');
    const copy = await agent.get('/api/privacy/export');
    if (copy.status === 200) expect(JSON.stringify(copy.body)).toContain('avisos_a_otros_programas');
    await inTransaction(world.dataSource, async (manager) => {
      await manager.query('UPDATE candidates SET aplicacion_actual_id = NULL WHERE id = $1', [candidate]);
      await manager.query('DELETE FROM candidates WHERE id = $1', [candidate]);
    });
    expect(await events()).toEqual([]);
    expect((await log(id)).items).toEqual([]);
  });
});

describe('a delivery', () => {
  it('waits as long as the receiver asks', async () => {
    stopClock();
    receiver.answer = (response) => response.writeHead(503, { 'Retry-After': '600' }).end();
    const { path } = await listening(['vacancy.published']);
    await world.givenVacancy();
    await arrived(path, 1);
    const next = async () =>
      (
        await world.dataSource.query<{ at: Date | null }[]>(
          `SELECT proximo_intento AS at FROM webhook_entregas WHERE intentos = 1 AND tomada_hasta IS NULL
           ORDER BY created_at DESC LIMIT 1`,
        )
      )[0]?.at;
    await world.until(async () => Boolean(await next()));
    const wait = ((await next())?.getTime() ?? 0) - world.clock.now().getTime();
    expect(wait).toBeGreaterThan(590_000);
    expect(wait).toBeLessThanOrEqual(600_000);
  });

  it('that fails is retried by the table, with the same id, until it is given up', async () => {
    stopClock();
    receiver.answer = (response) => response.writeHead(500).end('averiado');
    const { id, path } = await listening(['vacancy.published']);
    await world.givenVacancy();
    await arrived(path, 1);
    const deliver = world.app.get(DeliverEvents);
    const row = async () =>
      (
        await world.dataSource.query<
          { id: string; estado: string; intentos: number; proximo_intento: Date | null; free: boolean }[]
        >('SELECT *, tomada_hasta IS NULL AS free FROM webhook_entregas')
      )[0];
    for (const [place, seconds] of WEBHOOK_WAITS_SECONDS.entries()) {
      await world.until(async () => (await row())?.free === true);
      const delivery = await row();
      expect(delivery).toMatchObject({ estado: 'pendiente', intentos: place + 1 });
      const wait = ((delivery?.proximo_intento?.getTime() ?? 0) - world.clock.now().getTime()) / 1000;
      expect(wait).toBeGreaterThan(seconds * 0.9 - 4);
      expect(wait).toBeLessThanOrEqual(seconds * 1.1);
      world.clock.advance(seconds * 1100);
      await deliver.attempt(delivery?.id ?? '');
      await arrived(path, place + 2);
    }
    await world.until(async () => (await row())?.estado === 'fallida');
    expect(new Set(receiver.at(path).map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.at(path).map(({ body }) => body)).size).toBe(1);
    expect(receiver.at(path)).toHaveLength(WEBHOOK_WAITS_SECONDS.length + 1);
    world.clock.reset();
    // A retry by hand starts the count again.
    receiver.answer = (response) => response.end();
    const [given] = (await log(id)).items;
    await admin.post(`/api/webhooks/${id}/deliveries/${given?.id}/replay`).expect(202);
    await settled(id, 'entregada');
    expect(await state(id)).toMatchObject({ salud: 'bien', fallando_desde: null });
    const detail = (await admin.get(`/api/webhooks/${id}/deliveries/${given?.id}`).expect(200)).body;
    expect(detail.registro).toHaveLength(11);
    expect(detail.registro[1]).toMatchObject({ codigo: 500, respuesta: 'averiado' });
    expect(JSON.parse(detail.cuerpo as string)).toEqual(receiver.at(path)[0]?.json);
  });

  it('is made by one worker at a time, and repeated when that worker dies', async () => {
    const second = await createWorld({
      databaseUrl: world.environment.databaseUrl,
      environment: { webhookAllowPrivate: ['127.0.0.1'], dataKey: world.environment.dataKey },
    });
    try {
      const { id, path } = await listening(['vacancy.published']);
      await Promise.all(Array.from({ length: 10 }, () => world.givenVacancy()));
      await settled(id, 'entregada');
      await new Promise((resolve) => setTimeout(resolve, 1200));
      expect(receiver.at(path)).toHaveLength(10);
      // Claimed by a worker that died.
      await world.dataSource.query(
        `UPDATE webhook_entregas SET estado = 'pendiente', terminada_at = NULL, proximo_intento = now()
           + interval '1 hour' WHERE id = (SELECT id FROM webhook_entregas LIMIT 1)`,
      );
      const [{ id: delivery }] = await world.dataSource.query<[{ id: string }]>(
        `SELECT id FROM webhook_entregas WHERE estado = 'pendiente'`,
      );
      world.clock.advance(3_600_001);
      const now = world.clock.now();
      const take = (at: Date, of: World) =>
        of.app
          .get(DeliveriesRepository)
          .take(of.dataSource.manager, delivery, at, new Date(at.getTime() + 60_000));
      const taken = await Promise.all([take(now, world), take(now, second), take(now, second)]);
      expect(taken.filter((one) => one !== undefined)).toHaveLength(1);
      expect(await world.app.get(DeliverEvents).attempt(delivery)).toBe(false);
      world.clock.advance(61_000);
      await world.app.get(DeliverEvents).attempt(delivery);
      await arrived(path, 11);
      const ids = receiver.at(path).map(({ headers }) => headers['webhook-id']);
      expect(new Set(ids).size).toBe(10);
      expect(receiver.at(path)).toHaveLength(11);
    } finally {
      await second.close();
    }
  });

  it('that was given up is sent again with all others', async () => {
    const { id, path } = await listening(['vacancy.published']);
    await Promise.all(Array.from({ length: 3 }, () => world.givenVacancy()));
    await settled(id, 'entregada');
    await world.dataSource.query(`UPDATE webhook_entregas SET estado = 'fallida'`);
    const replay = (desde: Date) =>
      admin.post(`/api/webhooks/${id}/replay`).send({ desde: desde.toISOString() }).expect(202);
    expect((await replay(new Date(Date.now() + DAY_MS))).body).toEqual({ reenviadas: 0 });
    expect((await replay(new Date(Date.now() - DAY_MS))).body).toEqual({ reenviadas: 3 });
    await arrived(path, 6);
    await settled(id, 'entregada');
  });

  it('is deleted after thirty days', async () => {
    const { id } = await listening(['vacancy.published']);
    await world.givenVacancy();
    await settled(id, 'entregada');
    await world.app.get(RemoveOldRows).run();
    expect(await events()).toHaveLength(1);
    world.clock.advance(30 * DAY_MS + 60_000);
    await world.app.get(RemoveOldRows).run();
    expect(await events()).toEqual([]);
  });

  it('is in a log with pages and filters', async () => {
    const { id } = await listening(['vacancy.published']);
    await world.dataSource.query(
      `WITH happened AS (
         INSERT INTO webhook_eventos (tipo, datos) SELECT 'vacancy.published', '{}' FROM generate_series(1, 60) RETURNING id)
       INSERT INTO webhook_entregas (webhook_id, evento_id, tipo, estado, terminada_at, created_at)
       SELECT $1, id, 'vacancy.published', 'entregada', now(), '2026-01-01T00:00:00.123456Z' FROM happened`,
      [id],
    );
    const seen = new Set<string>();
    let cursor: string | null = '';
    let pages = 0;
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof log>> = await log(id, cursor && `?cursor=${cursor}`);
      for (const delivery of page.items) seen.add(delivery.id);
      cursor = page.siguiente;
      pages++;
    }
    expect([seen.size, pages]).toEqual([60, 3]);
    expect((await log(id, '?estado=fallida')).items).toEqual([]);
    expect((await log(id, '?tipo=webhook.test')).items).toEqual([]);
    expect((await log(id, '?hasta=2025-12-31T00:00:00Z')).items).toEqual([]);
    for (const query of ['?estado=x', '?tipo=x', '?desde=x']) {
      await admin.get(`/api/webhooks/${id}/deliveries${query}`).expect(422);
    }
    await admin.get(`/api/webhooks/${id}/deliveries?cursor=eHg`).expect(400);
  });
});

describe('a webhook', () => {
  it('can be tested by hand', async () => {
    const { id, path, secreto } = await listening(['vacancy.closed']);
    const { body } = await admin.post(`/api/webhooks/${id}/test`).expect(202);
    await arrived(path, 1);
    const [message] = receiver.at(path);
    expect(message?.json).toMatchObject({ type: 'webhook.test', data: { webhook_id: id } });
    expect(message && verified(secreto, message)).toBeTruthy();
    expect(message?.headers['webhook-id']).toBe(body.evento_id);
  });

  it('that answers 410 is disabled, and administrators are told', async () => {
    receiver.answer = (response) => response.writeHead(410).end();
    const { id, path } = await listening(['vacancy.published']);
    await world.givenVacancy();
    await world.until(async () => (await state(id)).activo === false);
    expect(await state(id)).toMatchObject({ salud: 'desactivado', motivo_desactivado: '410', pendientes: 0 });
    await world.givenVacancy();
    expect(await events()).toHaveLength(1);
    const mails = await world.dataSource.query<{ asunto: string }[]>(
      `SELECT asunto FROM correos WHERE plantilla = 'webhook_desactivado' AND destinatario = 'jefa@example.com'`,
    );
    expect(mails).toEqual([{ asunto: 'Webhook desactivado: 127.0.0.1' }]);
    expect((await admin.post(`/api/webhooks/${id}/test`)).body.code).toBe('webhook_inactive');
    // Enabling it again resets its failures.
    receiver.answer = (response) => response.end();
    const seen = await state(id);
    await admin
      .put(`/api/webhooks/${id}`)
      .send({ ...seen, activo: true })
      .expect(200);
    await admin.post(`/api/webhooks/${id}/test`).expect(202);
    await arrived(path, 2);
    expect((await admin.put(`/api/webhooks/${id}`).send({ ...seen, activo: true })).body.code).toBe(
      'webhook_stale',
    );
  });

  it('that fails for five days is disabled', async () => {
    receiver.answer = (response) => response.writeHead(503).end();
    const { id } = await listening(['vacancy.published']);
    await world.givenVacancy();
    await world.until(async () => (await state(id)).salud === 'con_fallos');
    await world.dataSource.query(`UPDATE webhooks SET fallando_desde = now() - interval '5 days 1 minute'`);
    await world.givenVacancy();
    await world.until(async () => (await state(id)).activo === false);
    expect(await state(id)).toMatchObject({ motivo_desactivado: 'fallos', pendientes: 0 });
  });

  it('gets messages signed with both secrets for a day after a rotation', async () => {
    const { id, path, secreto } = await listening(['vacancy.closed']);
    const { body } = await admin.post(`/api/webhooks/${id}/rotate-secret`).expect(200);
    const renewed = body.secreto as string;
    expect(renewed).toMatch(/^whsec_[A-Za-z0-9+/]+=*$/);
    await admin.post(`/api/webhooks/${id}/test`).expect(202);
    await arrived(path, 1);
    const [both] = receiver.at(path);
    expect(both && verified(secreto, both) && verified(renewed, both)).toBeTruthy();
    expect(String(both?.headers['webhook-signature']).split(' ')).toHaveLength(2);
    await world.dataSource.query(`UPDATE webhooks SET anterior_hasta = now() - interval '1 second'`);
    await admin.post(`/api/webhooks/${id}/test`).expect(202);
    await arrived(path, 2);
    const alone = receiver.at(path)[1];
    expect(alone && verified(renewed, alone)).toBeTruthy();
    expect(() => alone && verified(secreto, alone)).toThrow();
  });

  it('has an encrypted secret, and the log names only its server', async () => {
    const { id, secreto, path } = await listening();
    const [row] = await world.dataSource.query<{ t: string }[]>(
      'SELECT to_jsonb(w)::text AS t FROM webhooks w',
    );
    expect(row?.t).not.toContain(secreto);
    expect(JSON.stringify((await admin.get('/api/webhooks')).body)).not.toContain(secreto);
    await admin.delete(`/api/webhooks/${id}`).expect(204);
    await admin.delete(`/api/webhooks/${id}`).expect(404);
    const entries = await world.dataSource.query<{ action: string; details: string }[]>(
      `SELECT action, details FROM system_logs WHERE entity_id = $1 ORDER BY id`,
      [id],
    );
    expect(entries.map(({ action }) => action)).toEqual(['webhook.created', 'webhook.deleted']);
    expect(JSON.stringify(entries)).not.toContain(path);
  });

  it('exists once for each URL, and is created by administrators only', async () => {
    const body = { url: `${receiver.url}/una`, eventos: ['vacancy.closed'] };
    const two = await Promise.all([
      admin.post('/api/webhooks').send(body),
      admin.post('/api/webhooks').send(body),
    ]);
    expect(two.map(({ status }) => status).sort()).toEqual([201, 409]);
    const hr = await world.signedInAs('rrhh');
    await hr.post('/api/webhooks').send(body).expect(403);
    await hr.get('/api/webhooks').expect(403);
  });
});

describe('a webhook in the internal network', () => {
  const make = (url: string) => admin.post('/api/webhooks').send({ url, eventos: ['vacancy.closed'] });

  it.each([
    'http://127.0.0.2/',
    'http://2130706434/',
    'http://0x7f.0.0.2/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://10.0.0.1/',
    'http://192.168.1.1/',
    'http://172.16.0.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/',
    'http://[fe80::1]/',
    'http://224.0.0.1/',
    'http://0.0.0.0/',
    'https://nadie.invalid/',
    'ftp://example.com/',
    'http://127.0.0.1:22/',
    'http://a:b@127.0.0.1/',
    'nada',
  ])('with the URL %s is refused when it is saved', async (url) => {
    expect((await make(url).expect(422)).body.errors).toEqual({ url: [expect.any(String)] });
  });

  it('is refused when any address of its host is internal, also after the DNS record changes', async () => {
    const destinations = world.app.get(Destinations);
    const system = destinations.resolve;
    const answers = (...found: string[]) => {
      destinations.resolve = () =>
        Promise.resolve(found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
    };
    try {
      answers('8.8.8.8', '10.0.0.1');
      await make('http://mezcla.example/').expect(422);
      answers('8.8.8.8', '::ffff:127.0.0.1');
      await make('http://mezcla.example/').expect(422);
      answers('8.8.8.8');
      const { body } = await make('http://cambia.example/').expect(201);
      answers('169.254.169.254');
      const id = body.webhook.id as string;
      await admin.post(`/api/webhooks/${id}/test`).expect(202);
      await world.until(async () => ((await log(id)).items[0]?.intentos ?? 0) >= 1);
      await world.until(async () => (await state(id)).salud === 'con_fallos');
      const [delivery] = (await log(id)).items as (DeliveryRow & { error: string })[];
      expect(delivery?.error).toBe('La dirección lleva a una red privada, y eso no está permitido');
      // A host named in the settings may be called, also by name; the target of its redirect may not.
      answers('127.0.0.1');
      receiver.answer = (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
      const { port } = new URL(receiver.url);
      const named = (await make(`http://hooks.intranet:${port}/r`).expect(201)).body;
      await admin.post(`/api/webhooks/${named.webhook.id}/test`).expect(202);
      await arrived('/r', 1);
      await world.until(async () => (await log(named.webhook.id as string)).items[0]?.codigo === 302);
    } finally {
      destinations.resolve = system;
    }
  });

  it('must use https in production', async () => {
    const production = new Destinations({
      production: true,
      webhookAllowPrivate: ['127.0.0.1', '10.0.0.0/8'],
    });
    await expect(production.check('http://8.8.8.8/')).rejects.toThrow('https');
    await expect(production.check('http://10.0.0.1/')).rejects.toThrow('https');
    await expect(production.check('http://127.0.0.1/')).resolves.toMatchObject({ address: '127.0.0.1' });
    await expect(production.check('https://10.0.0.1/')).resolves.toMatchObject({ address: '10.0.0.1' });
  });
});
