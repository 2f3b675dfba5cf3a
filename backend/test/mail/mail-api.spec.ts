import request from 'supertest';
import { createDatabase } from '../database.js';
import { eventually, givenHistory, type MailProcess, startMailProcess } from './mail-world.js';

describe('the messages in the back office', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let mail: MailProcess;

  beforeAll(async () => {
    database = await createDatabase();
    mail = await startMailProcess(database.url, { production: true });
  });
  afterAll(async () => {
    await mail.close();
    await database.drop();
  });
  beforeEach(() => mail.dataSource.query('TRUNCATE correos, candidates CASCADE'));

  const get = (role: string, path: string, query: Record<string, unknown> = {}) =>
    request(mail.app.getHttpServer())
      .get(`/api${path}`)
      .set('x-test-role', role)
      .query(Object.fromEntries(Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)])));
  const post = (role: string, path: string) =>
    request(mail.app.getHttpServer()).post(`/api${path}`).set('x-test-role', role);
  const captured = async (message: Parameters<MailProcess['write']>[0]) => {
    const id = await mail.write(message);
    await eventually(
      () => mail.row(id),
      ({ estado }) => estado === 'capturado',
    );
    return id;
  };
  const later = () => new Date(Date.now() + 3_600_000);
  const idsOf = ({ body }: { body: { id: string }[] }) => body.map(({ id }) => id);

  it('are for staff only', async () => {
    const id = await mail.write({});
    for (const path of ['/emails', `/emails/${id}`]) {
      expect((await get('candidate', path)).status).toBe(403);
      expect((await request(mail.app.getHttpServer()).get(`/api${path}`)).status).toBe(401);
    }
    for (const verb of ['resend', 'send-now']) {
      expect((await post('candidate', `/emails/${id}/${verb}`)).status).toBe(403);
    }
  });

  it('are listed newest first without their HTML, with the total', async () => {
    const { historial_id: _, ...about } = await givenHistory(mail);
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.unshift(await captured({ ...about }));
    const response = await get('rrhh', '/emails', { range: [0, 1] });
    expect(response.headers['content-range']).toBe('emails 0-1/3');
    expect(idsOf(response)).toEqual(ids.slice(0, 2));
    expect(response.body[0]).not.toHaveProperty('html');
    expect(response.body[0]).toMatchObject({
      plantilla: 'candidatura_recibida',
      destinatario: 'nuria@example.com',
      estado: 'capturado',
      candidato_id: about.candidato_id,
      candidato_nombre: 'Núria Peña',
      puede_reenviar: true,
      puede_enviar_ahora: false,
    });
    expect(idsOf(await get('rrhh', '/emails', { range: [2, 3] }))).toEqual(ids.slice(2));
    expect(idsOf(await get('rrhh', '/emails', { sort: ['created_at', 'ASC'] }))).toEqual([...ids].reverse());
    expect(idsOf(await get('rrhh', '/emails', { filter: { id: [ids[1]] } }))).toEqual([ids[1]]);
  });

  it('can be filtered by person, state and template', async () => {
    const { historial_id: _, ...about } = await givenHistory(mail);
    const hers = await captured(about);
    const waiting = await mail.write({ plantilla: 'rechazo', enviar_desde: later() });
    expect(idsOf(await get('rrhh', '/emails', { filter: { candidato_id: about.candidato_id } }))).toEqual([
      hers,
    ]);
    expect(idsOf(await get('rrhh', '/emails', { filter: { estado: 'pendiente' } }))).toEqual([waiting]);
    expect(idsOf(await get('rrhh', '/emails', { filter: { plantilla: 'rechazo' } }))).toEqual([waiting]);
    expect((await get('rrhh', '/emails', { filter: { candidato_id: 'x' } })).body.code).toBe('invalid_query');
    expect((await get('rrhh', '/emails', { filter: { html: 'x' } })).status).toBe(400);
  });

  it('are found by recipient and subject, regardless of accents', async () => {
    const id = await mail.write({ datos: { puesto: 'Mecánico 50%' }, destinatario: 'Íñigo@example.com' });
    await mail.write({ datos: { puesto: 'Chofer' } });
    for (const q of ['mecanico', 'MECÁNICO', 'inigo candidatura', '50%', 'in']) {
      const response = await get('rrhh', '/emails', { filter: { q } });
      expect(idsOf(response)).toEqual([id]);
      expect(response.headers['content-range']).toBe('emails 0-0/1');
    }
    expect((await get('rrhh', '/emails', { filter: { q: 'nadie' } })).headers['content-range']).toBe(
      'emails 0-0/0',
    );
    expect(
      (await get('rrhh', '/emails', { filter: { q: 'candidatura' }, range: [0, 0] })).headers[
        'content-range'
      ],
    ).toBe('emails 0-0/2');
    const oldestFirst = { filter: { q: 'candidatura' }, sort: ['created_at', 'ASC'] };
    expect(idsOf(await get('rrhh', '/emails', oldestFirst))[0]).toBe(id);
  });

  it('are reported as more than a thousand without an exact count', async () => {
    await mail.dataSource.query(
      `INSERT INTO correos (causa, plantilla, destinatario, asunto, html, texto, estado)
       SELECT 'x' || n, 'rechazo', 'p' || n || '@example.com', 'Respuesta', '', '', 'enviado'
       FROM generate_series(1, 1001) n`,
    );
    const total = async (filter: object) =>
      (await get('rrhh', '/emails', { filter })).headers['content-range'];
    expect(await total({})).toBe('emails 0-24/*');
    expect(await total({ q: 'respuesta' })).toBe('emails 0-24/*');
    expect(await total({ q: 'p1000@' })).toBe('emails 0-0/1');
  });

  it('of accounts are shown to administrators only, and never with their link', async () => {
    const account = await captured({ plantilla: 'invitacion', destinatario: 'marta@example.com', datos: {} });
    expect(idsOf(await get('rrhh', '/emails'))).toEqual([]);
    expect(idsOf(await get('rrhh', '/emails', { filter: { q: 'marta' } }))).toEqual([]);
    expect(idsOf(await get('rrhh', '/emails', { filter: { id: [account] } }))).toEqual([]);
    expect((await get('rrhh', `/emails/${account}`)).status).toBe(404);
    expect((await post('rrhh', `/emails/${account}/resend`)).body.code).toBe('email_not_found');

    const process = await captured({});
    expect(idsOf(await get('admin', '/emails'))).toEqual([process, account]);
    const { body } = await get('admin', `/emails/${account}`);
    expect(body.texto).toContain('(enlace de un solo uso, no se muestra)');
    expect(body.html).toContain('(enlace de un solo uso, no se muestra)');
    expect(JSON.stringify(body)).not.toMatch(/secreto|\{\{/);
    expect((await post('admin', `/emails/${account}/resend`)).status).toBe(200);
  });

  it('can be sent again, once for a double click, to the current address', async () => {
    const { historial_id: _, ...about } = await givenHistory(mail);
    const id = await captured({ ...about, destinatario: 'mal@example.com' });
    const [one, two] = await Promise.all([
      post('rrhh', `/emails/${id}/resend`),
      post('rrhh', `/emails/${id}/resend`),
    ]);
    expect(one.status).toBe(200);
    expect(one.body.id).not.toBe(id);
    expect(two.body.id).toBe(one.body.id);
    expect(one.body).toMatchObject({ destinatario: 'nuria@example.com', candidato_id: about.candidato_id });
    const copy = await eventually(
      () => mail.row(String(one.body.id)),
      ({ estado }) => estado === 'capturado',
    );
    expect(copy.causa).toMatch(new RegExp(`^reenvio:${id}:\\d+$`));
    expect(copy.creado_por).toBe('00000000-0000-4000-8000-000000000001');
    await mail.dataSource.query(
      `UPDATE correos SET created_at = now() - interval '31 seconds', causa = id::text`,
    );
    expect((await post('rrhh', `/emails/${id}/resend`)).body.id).not.toBe(copy.id);
  });

  it('cannot be sent again while they wait', async () => {
    const id = await mail.write({ enviar_desde: later() });
    const response = await post('rrhh', `/emails/${id}/resend`);
    expect([response.status, response.body.code]).toEqual([409, 'email_not_resendable']);
    await mail.dataSource.query(`UPDATE correos SET estado = 'omitido' WHERE id = $1`, [id]);
    expect((await post('rrhh', `/emails/${id}/resend`)).status).toBe(409);
  });

  it('can be sent before their scheduled time', async () => {
    const id = await mail.write({ plantilla: 'rechazo', enviar_desde: later() });
    expect((await get('rrhh', `/emails/${id}`)).body.puede_enviar_ahora).toBe(true);
    const response = await post('rrhh', `/emails/${id}/send-now`);
    expect(response.status).toBe(200);
    expect(new Date(String(response.body.enviar_desde)).getTime()).toBeLessThanOrEqual(Date.now() + 1000);
    await eventually(
      () => mail.row(id),
      ({ estado }) => estado === 'capturado',
    );
    expect((await post('rrhh', `/emails/${id}/send-now`)).body.code).toBe('email_not_delayed');
  });

  it('that do not exist are not found', async () => {
    for (const id of ['00000000-0000-4000-8000-00000000000f', 'x']) {
      expect((await get('admin', `/emails/${id}`)).status).toBe(404);
      expect((await post('admin', `/emails/${id}/send-now`)).status).toBe(404);
    }
  });
});
