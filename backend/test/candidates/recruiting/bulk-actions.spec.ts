import { BulkEffects } from '../../../src/candidates/recruiting/bulk/bulk-effects.js';
import { RemoveOldRows } from '../../../src/operations/old-rows/remove-old-rows.js';
import { RunBulkAction } from '../../../src/candidates/recruiting/bulk/run-bulk-action.js';
import { submit } from '../application-form.js';
import { findInvariantViolations } from '../../operations/data/invariants.js';
import { type Agent, createWorld, type World } from '../../world.js';

interface Action {
  id: string;
  estado: string;
  total: number;
  pendientes: number;
  hechas: number;
  omitidas: number;
  fallidas: number;
  motivos: { codigo: string; motivo: string; total: number }[];
  correos: { recibiran: number; sin_verificar: number; desactivados: boolean } | null;
}

let world: World;
let hr: Agent;
let job: RunBulkAction;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
  job = world.app.get(RunBulkAction);
});
afterAll(() => world.close());
// The undo time of an action expires when a test says so.
beforeEach(() => world.clock.stop());
afterEach(async () => {
  world.clock.reset();
  jest.restoreAllMocks();
  expect(await findInvariantViolations(world.dataSource)).toEqual([]);
});

let people = 0;
async function applied(fields: Record<string, string> = {}): Promise<string> {
  const agent = await world.registered(`muchas${++people}@example.com`);
  return (await submit(agent, { fields }).expect(201)).body.application.id;
}
const several = (n: number, fields?: Record<string, string>): Promise<string[]> =>
  Promise.all(Array.from({ length: n }, () => applied(fields)));

const post = (body: object, key?: string) => {
  const request = hr.post('/api/bulk-actions');
  return (key ? request.set('Idempotency-Key', key) : request).send(body);
};
const prepare = async (body: object): Promise<Action> => (await post(body).expect(201)).body;
const move = (ids: string[], mover: object = {}): Promise<Action> =>
  prepare({ tipo: 'mover', ids, mover: { estado: 'en_revision', ...mover } });
const get = async (id: string): Promise<Action> => (await hr.get(`/api/bulk-actions/${id}`).expect(200)).body;
const confirm = (id: string) => hr.post(`/api/bulk-actions/${id}/confirm`);
const undo = (id: string) => hr.post(`/api/bulk-actions/${id}/undo`);
/** Confirms it and runs it at once. */
async function run(id: string): Promise<Action> {
  await confirm(id).expect(200);
  world.clock.advance(11_000);
  await job.run(id);
  return get(id);
}
const estados = async (ids: string[]): Promise<string[]> =>
  (
    await world.dataSource.query<{ estado: string }[]>(
      `SELECT estado FROM aplicaciones_vacantes WHERE id = ANY($1) ORDER BY array_position($1, id)`,
      [ids],
    )
  ).map(({ estado }) => estado);
const mails = (ids: string[], plantilla: string): Promise<{ asunto: string; texto: string }[]> =>
  world.dataSource.query(
    `SELECT asunto, texto FROM correos WHERE aplicacion_id = ANY($1) AND plantilla = $2`,
    [ids, plantilla],
  );

describe('the preview of a bulk action', () => {
  it('shows who gets a message and who is left out, and does nothing', async () => {
    const [first, second, there, withdrawn] = (await several(4)) as [string, string, string, string];
    await world.dataSource.query(
      `UPDATE users SET email_verified_at = now() WHERE id = (SELECT c.user_id FROM candidates c
         JOIN aplicaciones_vacantes a ON a.candidato_id = c.id WHERE a.id = $1)`,
      [first],
    );
    await world.moveTo(there, 'en_revision');
    await world.withdraw(withdrawn);
    const action = await move([first, second, there, withdrawn]);
    expect(action).toMatchObject({ estado: 'borrador', total: 4, pendientes: 2, omitidas: 2 });
    expect(action.correos).toEqual({ recibiran: 2, sin_verificar: 1, desactivados: false });
    expect(action.motivos.map(({ codigo, total }) => [codigo, total]).sort()).toEqual([
      ['application_withdrawn', 1],
      ['sin_cambios', 1],
    ]);
    expect(await estados([first, second])).toEqual(['recibida', 'recibida']);
  });

  it('covers everybody in the filter, with exceptions', async () => {
    const ids = await several(3, { ciudad: 'Vic' });
    const action = await prepare({
      tipo: 'prioridad',
      prioridad: 'alta',
      filtro: '{"ciudad":"vic","q":"puig"}',
      excluir: [ids[0]],
    });
    expect(action).toMatchObject({ total: 2, pendientes: 2, correos: null });
  });

  it('is the same for the same key, and another action with that key is refused', async () => {
    const ids = await several(2);
    const body = { tipo: 'prioridad', prioridad: 'alta', ids };
    const answers = await Promise.all([post(body, 'k1'), post(body, 'k1'), post(body, 'k1')]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect((await post({ ...body, prioridad: 'baja' }, 'k1')).body.code).toBe('idempotency_mismatch');
  });

  it.each<[object, number, string]>([
    [{ tipo: 'mover', mover: { estado: 'eliminada' }, ids: [] }, 422, 'validation_failed'],
    [{ tipo: 'mover', ids: ['00000000-0000-4000-8000-000000000000'] }, 422, 'validation_failed'],
    [{ tipo: 'prioridad', prioridad: 'alta' }, 422, 'bulk_empty'],
    [
      { tipo: 'prioridad', prioridad: 'alta', ids: ['00000000-0000-4000-8000-000000000000'] },
      422,
      'bulk_empty',
    ],
    [{ tipo: 'prioridad', prioridad: 'alta', filtro: '{"nada":1}' }, 400, 'invalid_query'],
    [{ tipo: 'borrar', ids: [] }, 422, 'validation_failed'],
    [
      { tipo: 'etiqueta', etiqueta: { id: '00000000-0000-4000-8000-000000000000' }, filtro: '{}' },
      404,
      'tag_not_found',
    ],
    [
      { tipo: 'mensaje', mensaje: { tipo: 'contacto', asunto: 'Hola', cuerpo: '{nadie}' }, filtro: '{}' },
      422,
      'validation_failed',
    ],
  ])('refuses %j', async (body, status, code) => {
    const answer = await post(body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('is visible to its author only, and to no candidate', async () => {
    const { id } = await move(await several(1));
    const colleague = await world.signedInAs('rrhh');
    for (const path of ['', '/rows']) {
      expect((await colleague.get(`/api/bulk-actions/${id}${path}`)).body.code).toBe('bulk_not_found');
    }
    for (const verb of ['confirm', 'undo']) {
      expect((await colleague.post(`/api/bulk-actions/${id}/${verb}`)).status).toBe(404);
    }
    const candidate = await world.signedInAs('candidate');
    expect((await candidate.get(`/api/bulk-actions/${id}`)).status).toBe(403);
  });
});

describe('a confirmed bulk action', () => {
  it('waits, then moves each person with its message, and reports each result', async () => {
    const ids = await several(3);
    const { id } = await move(ids, { mensaje_candidato: 'Nos ha gustado tu perfil.' });
    const confirmed = await confirm(id).expect(200);
    expect(confirmed.body.estado).toBe('programada');
    await job.run(id);
    expect(await estados(ids)).toEqual(['recibida', 'recibida', 'recibida']);
    await world.dataSource.query(
      `UPDATE aplicaciones_vacantes SET prioridad = 'baja', version = version + 1 WHERE id = $1`,
      [ids[1]],
    );
    world.clock.advance(11_000);
    await job.run(id);
    expect(await estados(ids)).toEqual(['en_revision', 'recibida', 'en_revision']);
    const sent = await mails(ids, 'cambio_estado');
    expect(sent).toHaveLength(2);
    expect(sent[0]?.texto).toContain('Nos ha gustado tu perfil.');
    expect(await get(id)).toMatchObject({ estado: 'terminada', hechas: 2, omitidas: 1, pendientes: 0 });
    const { filas, siguiente } = (await hr.get(`/api/bulk-actions/${id}/rows?estado=omitida`).expect(200))
      .body;
    expect([filas, siguiente]).toMatchObject([
      [{ aplicacion_id: ids[1], nombre: 'Núria', motivo: 'Ha cambiado mientras tanto' }],
      null,
    ]);
    expect((await hr.get('/api/bulk-actions').expect(200)).body[0]).toMatchObject({ id, hechas: 2 });
    await world.dataSource.query(
      `UPDATE candidates c SET aplicacion_version = a.version, prioridad = a.prioridad FROM aplicaciones_vacantes a
       WHERE a.id = c.aplicacion_actual_id`,
    );
  });

  it('rejects many by the rules of one rejection: the delay, the internal reason, its own message', async () => {
    const ids = await several(2);
    const reasons = (await hr.get('/api/rejection-reasons').expect(200)).body as { id: string }[];
    const { id } = await move(ids, { estado: 'rechazada', motivo_rechazo_id: reasons[0]?.id });
    expect(await run(id)).toMatchObject({ hechas: 2 });
    const waiting = await world.dataSource.query(
      `SELECT h.motivo_rechazo_id, h.visible_at, m.enviar_desde > now() + interval '20 hours' AS later
       FROM aplicacion_historial h JOIN correos m ON m.historial_id = h.id
       WHERE h.aplicacion_id = ANY($1) AND m.plantilla = 'rechazo'`,
      [ids],
    );
    const one = { motivo_rechazo_id: reasons[0]?.id, visible_at: null, later: true };
    expect(waiting).toEqual([one, one]);
  });

  it('sets priorities, and adds and removes tags', async () => {
    const ids = await several(2);
    expect(await run((await prepare({ tipo: 'prioridad', prioridad: 'alta', ids })).id)).toMatchObject({
      hechas: 2,
    });
    const tag = (await hr.post('/api/tags').send({ nombre: 'De la feria' }).expect(201)).body.id;
    expect(await run((await prepare({ tipo: 'etiqueta', etiqueta: { id: tag }, ids })).id)).toMatchObject({
      hechas: 2,
    });
    const { body } = await hr
      .get('/api/candidates')
      .query({ filter: JSON.stringify({ etiqueta: tag, prioridad: 'alta' }) });
    expect(body).toHaveLength(2);
    const again = await prepare({ tipo: 'etiqueta', etiqueta: { id: tag }, ids });
    expect(again).toMatchObject({ pendientes: 0, motivos: [{ motivo: 'Ya tiene la etiqueta', total: 2 }] });
    expect((await confirm(again.id)).body.code).toBe('bulk_nothing_to_do');
    const off = await prepare({ tipo: 'etiqueta', etiqueta: { id: tag, quitar: true }, ids });
    expect(await run(off.id)).toMatchObject({ hechas: 2 });
    expect((await hr.get('/api/tags')).body).toMatchObject([{ personas: 0 }]);
  });

  it('writes to each person with their own values, and only where the type of message applies', async () => {
    const ids = await several(2);
    const mensaje = { tipo: 'contacto', asunto: 'Sobre {puesto}', cuerpo: '{nombre}, te llamamos el lunes.' };
    const action = await prepare({ tipo: 'mensaje', mensaje, ids });
    expect(action.correos?.recibiran).toBe(2);
    expect(await run(action.id)).toMatchObject({ hechas: 2 });
    const sent = await mails(ids, 'contacto');
    expect(sent).toHaveLength(2);
    expect(sent[0]?.texto).toContain('Núria, te llamamos el lunes.');
    for (const tipo of ['contacto', 'contratacion', 'rechazo', 'confirmacion_entrevista']) {
      const { body: draft } = await hr.get(`/api/bulk-message-drafts/${tipo}`).expect(200);
      const { asunto, cuerpo } = draft;
      await post({ tipo: 'mensaje', mensaje: { tipo, asunto, cuerpo }, ids }).expect(201);
    }
    const { body: shown } = await hr
      .post('/api/emails/preview')
      .send({ aplicacion_id: ids[0], ...mensaje })
      .expect(200);
    expect(JSON.stringify(shown)).toContain('Núria, te llamamos el lunes.');
    const hired = { tipo: 'contratacion', asunto: 'Bienvenida', cuerpo: 'Te esperamos.' };
    expect(await prepare({ tipo: 'mensaje', mensaje: hired, ids })).toMatchObject({
      pendientes: 0,
      motivos: [{ codigo: 'message_wrong_stage', total: 2 }],
    });
  });

  it('says why a row failed', async () => {
    const [fine, failing] = (await several(2)) as [string, string];
    const tag = (await hr.post('/api/tags').send({ nombre: 'Efímera' }).expect(201)).body.id;
    const { id } = await prepare({ tipo: 'etiqueta', etiqueta: { id: tag }, ids: [fine, failing] });
    await hr.delete(`/api/tags/${tag}`).expect(200);
    expect(await run(id)).toMatchObject({
      estado: 'terminada',
      fallidas: 2,
      motivos: [{ codigo: 'tag_not_found', motivo: 'Esta etiqueta ya no existe.', total: 2 }],
    });
  });
});

describe('the undo of a bulk action', () => {
  it('cancels it before it has started, and repeated changes nothing', async () => {
    const ids = await several(2);
    const { id } = await move(ids);
    await confirm(id).expect(200);
    await undo(id).expect(200);
    expect((await undo(id).expect(200)).body).toMatchObject({ estado: 'deshecha', deshechas: 2 });
    world.clock.advance(11_000);
    await job.run(id);
    expect(await estados(ids)).toEqual(['recibida', 'recibida']);
    expect(await mails(ids, 'cambio_estado')).toEqual([]);
    expect((await confirm(id)).body.code).toBe('bulk_undone');
  });

  it('is refused once it has started', async () => {
    const { id } = await move(await several(1));
    await run(id);
    expect((await undo(id)).body).toMatchObject({ status: 409, code: 'bulk_already_started' });
  });

  it('at the moment of the start: exactly one of the two happens', async () => {
    for (let round = 0; round < 5; round++) {
      const ids = await several(3);
      const { id } = await move(ids, { notificar: false });
      await confirm(id).expect(200);
      world.clock.advance(11_000);
      const [undone] = await Promise.all([undo(id), job.run(id)]);
      const { estado } = await get(id);
      expect(estado).toBe(undone.status === 200 ? 'deshecha' : 'terminada');
      const expected = undone.status === 200 ? 'recibida' : 'en_revision';
      expect(await estados(ids)).toEqual([expected, expected, expected]);
    }
  });

  it('at the moment of the confirmation leaves nothing half done', async () => {
    const { id } = await move(await several(1));
    await Promise.all([confirm(id), undo(id), confirm(id)]);
    expect(['deshecha', 'programada']).toContain((await get(id)).estado);
    await undo(id).expect(200);
  });
});

describe('a bulk action with faults', () => {
  it('processes no row twice with two workers at once', async () => {
    const ids = await several(6);
    const { id } = await move(ids);
    await confirm(id).expect(200);
    world.clock.advance(11_000);
    await Promise.all([job.run(id), job.run(id), job.run(id)]);
    expect(await get(id)).toMatchObject({ estado: 'terminada', hechas: 6, omitidas: 0 });
    expect(await mails(ids, 'cambio_estado')).toHaveLength(6);
  });

  it('continues after a crash, and repeats nothing', async () => {
    const ids = await several(4);
    const { id } = await move(ids);
    await confirm(id).expect(200);
    world.clock.advance(11_000);
    const effects = world.app.get(BulkEffects);
    const real = effects.apply.bind(effects);
    let calls = 0;
    jest.spyOn(effects, 'apply').mockImplementation(async (action, row, alsoWrite) => {
      // As if the process died before the commit: the changes of the row are rolled back.
      if (++calls === 3) {
        return real(action, row, async (manager) => {
          await alsoWrite(manager);
          throw new Error('the process dies');
        });
      }
      if (calls === 4) throw new Error('and did not come here');
      return real(action, row, alsoWrite);
    });
    await expect(job.run(id)).rejects.toThrow();
    expect(await get(id)).toMatchObject({ estado: 'en_curso', hechas: 2, pendientes: 2 });
    jest.restoreAllMocks();
    await job.run(id);
    expect(await get(id)).toMatchObject({ estado: 'terminada', hechas: 4 });
    expect(await mails(ids, 'cambio_estado')).toHaveLength(4);
  });

  it('moves two applications of one person one after the other', async () => {
    const agent = await world.registered('dos-candidaturas@example.com');
    const apply = async (fields: Record<string, string>): Promise<string> =>
      (await submit(agent, { fields }).expect(201)).body.application.id;
    const first = await apply({});
    // Four chunks take turns: those of the person are in one of them.
    const others = await several(3);
    const ids = [first, await apply({ vacante_id: await world.givenVacancy() })];
    const { id } = await move([...ids, ...others]);
    expect(await run(id)).toMatchObject({ estado: 'terminada', hechas: 5 });
    expect(await mails(ids, 'cambio_estado')).toHaveLength(2);
    const [person] = await world.dataSource.query(
      `SELECT estado, otras_abiertas FROM candidates WHERE id = (SELECT candidato_id FROM aplicaciones_vacantes WHERE id = $1)`,
      [first],
    );
    expect(person).toEqual({ estado: 'en_revision', otras_abiertas: 1 });
  });

  it('gives up a row that fails repeatedly, and processes the others', async () => {
    const [poor, fine] = (await several(2)) as [string, string];
    const { id } = await move([poor, fine]);
    await confirm(id).expect(200);
    world.clock.advance(11_000);
    const effects = world.app.get(BulkEffects);
    const real = effects.apply.bind(effects);
    jest.spyOn(effects, 'apply').mockImplementation((action, row, alsoWrite) => {
      if (row.aplicacion_id === poor) throw new Error('never works');
      return real(action, row, alsoWrite);
    });
    for (const _ of [1, 2]) await expect(job.run(id)).rejects.toThrow();
    await job.run(id);
    expect(await get(id)).toMatchObject({ estado: 'terminada', hechas: 1, fallidas: 1 });
  });

  it('gets a new job when its job was lost, and old previews are deleted', async () => {
    const ids = await several(1);
    const { id } = await move(ids);
    await world.dataSource.query(
      `UPDATE acciones_masivas SET estado = 'programada', ejecutar_at = now() - interval '1 minute' WHERE id = $1`,
      [id],
    );
    const old = await move(await several(1));
    await world.dataSource.query(
      `UPDATE acciones_masivas SET created_at = now() - interval '2 days' WHERE id = $1`,
      [old.id],
    );
    await job.tick();
    await world.app.get(RemoveOldRows).run();
    await world.until(async () => (await get(id)).estado === 'terminada');
    expect(await estados(ids)).toEqual(['en_revision']);
    expect((await hr.get(`/api/bulk-actions/${old.id}`)).status).toBe(404);
  });
});
