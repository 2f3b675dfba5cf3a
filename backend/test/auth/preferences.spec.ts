import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());

const save = (nombre: string, more: object = {}, agent = hr) =>
  agent.post('/api/saved-views').send({ nombre, filtros: { stage: 'recibida' }, ...more });

describe('saved views', () => {
  it('keep filters and order, and open as they were saved', async () => {
    const orden = { field: 'espera_desde', order: 'ASC' };
    const filtros = { sin_respuesta: 'true', departamento: 'chofer' };
    await save('  Choferes que\nesperan ', { filtros, orden }).expect(201);
    await save('Otra').expect(201);
    const { body } = await hr.get('/api/saved-views').expect(200);
    expect(body).toEqual([
      expect.objectContaining({ nombre: 'Choferes que esperan', filtros, orden, predeterminada: false }),
      expect.objectContaining({ nombre: 'Otra', orden: null }),
    ]);
  });

  it('belong to one person: those of another are not found', async () => {
    const { body } = await save('Mía').expect(201);
    const other = await world.signedInAs('admin');
    expect((await other.get('/api/saved-views')).body).toEqual([]);
    await other.put(`/api/saved-views/${body.id}`).send({ nombre: 'Suya' }).expect(404);
    await other.delete(`/api/saved-views/${body.id}`).expect(404);
    await save('Mía', {}, other).expect(201);
    await save('x', {}, await world.signedInAs('candidate')).expect(403);
  });

  it('have different names, regardless of case, also when two windows save at once', async () => {
    const answers = await Promise.all([save('Urgentes'), save('URGENTES')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('view_name_taken');
    const { body } = await save('Tranquilas').expect(201);
    await hr.put(`/api/saved-views/${body.id}`).send({ nombre: 'urgentes' }).expect(409);
    const renamed = await hr.put(`/api/saved-views/${body.id}`).send({ nombre: 'Calmadas' }).expect(200);
    expect(renamed.body).toMatchObject({ nombre: 'Calmadas', filtros: { stage: 'recibida' } });
  });

  it('have the order that their owner sets; unknown ids are ignored', async () => {
    const ids: string[] = [];
    for (const nombre of ['Primera', 'Segunda', 'Tercera']) ids.push((await save(nombre)).body.id);
    const [a, b, c] = ids;
    const names = (body: { nombre: string }[]) => body.map(({ nombre }) => nombre);
    const order = (wanted: unknown, agent = hr) => agent.put('/api/saved-views/order').send({ ids: wanted });
    const gone = '00000000-0000-4000-8000-000000000000';
    const answer = await order([c, gone, a, b]).expect(200);
    expect(names(answer.body)).toEqual(['Tercera', 'Primera', 'Segunda']);
    // Unnamed views follow in their earlier order.
    await order([b]).expect(200);
    expect(names((await hr.get('/api/saved-views')).body)).toEqual(['Segunda', 'Tercera', 'Primera']);
    await save('Cuarta').expect(201);
    expect(names((await hr.get('/api/saved-views')).body).at(-1)).toBe('Cuarta');
    await order(ids, await world.signedInAs('admin')).expect(404);
    await order([a, a]).expect(422);
    await order('a').expect(422);
    await order([a], await world.signedInAs('candidate')).expect(403);
  });

  it('have at most one default', async () => {
    const [first, second] = [await save('Una', { predeterminada: true }), await save('Dos')];
    await hr.put(`/api/saved-views/${second.body.id}`).send({ predeterminada: true }).expect(200);
    await hr.put(`/api/saved-views/${second.body.id}`).send({ predeterminada: true }).expect(200);
    const { body } = await hr.get('/api/saved-views');
    const defaults = (body as { id: string; predeterminada: boolean }[]).filter(
      (view) => view.predeterminada,
    );
    expect(defaults.map(({ id }) => id)).toEqual([second.body.id]);
    expect(first.body.predeterminada).toBe(true);
  });

  it('are limited to fifty', async () => {
    for (let n = 1; n < 50; n++) await save(`Vista ${n}`).expect(201);
    const last = await Promise.all([save('A'), save('B')]);
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(last.find(({ status }) => status === 409)?.body.code).toBe('view_limit');
  });

  it.each([
    [{ filtros: { semaforo: 'rojo' } }, 'semaforo'],
    [{ filtros: { estado: 'archivada' } }, 'estado'],
    [{ filtros: { etiqueta: '00000000-0000-4000-8000-000000000000' } }, 'etiqueta'],
    [{ orden: { field: 'altura', order: 'ASC' } }, 'orden'],
  ])('are refused with what the list does not have: %j', async (body, name) => {
    const { body: problem } = await save('Con algo que no hay', body).expect(422);
    expect(problem).toMatchObject({ code: 'view_filter_gone', detail: expect.stringContaining(name) });
    const { body: kept } = await save('Buena').expect(201);
    await hr.put(`/api/saved-views/${kept.id}`).send(body).expect(422);
  });

  it('open without a tag that was deleted since, say so, and can be renamed and repaired', async () => {
    const { body: tag } = await hr.post('/api/tags').send({ nombre: 'Verano' }).expect(201);
    const filtros = { etiqueta: tag.id, estado: 'recibida' };
    const { body: view } = await save('Del verano', { filtros, predeterminada: true }).expect(201);
    expect(view).toMatchObject({ filtros, omitidos: [] });
    await hr.delete(`/api/tags/${tag.id}`).expect(200);
    const shown = async () => (await hr.get('/api/saved-views').expect(200)).body[0];
    const repaired = { filtros: { estado: 'recibida' }, predeterminada: true };
    expect(await shown()).toMatchObject({ ...repaired, omitidos: ['etiqueta'] });
    await hr.put(`/api/saved-views/${view.id}`).send({ nombre: 'Del otoño' }).expect(200);
    expect(await shown()).toMatchObject({ nombre: 'Del otoño', omitidos: ['etiqueta'] });
    await hr.put(`/api/saved-views/${view.id}`).send({ filtros: repaired.filtros }).expect(200);
    expect(await shown()).toMatchObject({ ...repaired, omitidos: [] });
  });

  it('are gone after being deleted', async () => {
    const { body } = await save('Breve').expect(201);
    await hr.delete(`/api/saved-views/${body.id}`).expect(204);
    await hr.delete(`/api/saved-views/${body.id}`).expect(404);
    await hr.delete('/api/saved-views/nada').expect(404);
  });

  it.each([
    [{ nombre: ' ' }, 'nombre'],
    [{ nombre: 'x'.repeat(61) }, 'nombre'],
    [{ filtros: ['a'] }, 'filtros'],
    [{ filtros: { stage: { $ne: 1 } } }, 'filtros'],
    [{ filtros: { 'a b': 'c' } }, 'filtros'],
    [{ orden: { field: 'id; drop', order: 'ASC' } }, 'orden.field'],
  ])('are refused as %j', async (body, field) => {
    const response = await save('Nombre', body).expect(422);
    expect(Object.keys(response.body.errors as object)).toEqual([field]);
  });
});

describe('preferences', () => {
  const read = async (agent = hr) => (await agent.get('/api/preferences').expect(200)).body;
  const put = (body: object) => hr.put('/api/preferences').send(body);
  const NONE = { vista_candidaturas: null, columnas_candidaturas: null };

  it('are stored for each account, and can be reset', async () => {
    expect(await read()).toEqual(NONE);
    await Promise.all(
      ['tabla', 'tarjetas'].map((vista_candidaturas) => put({ vista_candidaturas }).expect(200)),
    );
    await put({ vista_candidaturas: 'tabla' }).expect(200);
    expect(await read()).toEqual({ ...NONE, vista_candidaturas: 'tabla' });
    expect(await read(await world.signedInAs('rrhh'))).toEqual(NONE);
    await put({ vista_candidaturas: null }).expect(200);
    expect(await read()).toEqual(NONE);
    await put({ vista_candidaturas: 'mosaico' }).expect(422);
  });

  it('the columns of the list keep their order, whatever else is set, until they are reset', async () => {
    // As long as they may be.
    const orden = Array.from({ length: 200 }, (_, n) => `campos.${'x'.repeat(54)}${100 + n}`);
    const columns = { orden, ocultas: orden.toReversed() };
    await put({ columnas_candidaturas: columns }).expect(200);
    await put({ vista_candidaturas: 'tabla' }).expect(200);
    expect(await read()).toEqual({ vista_candidaturas: 'tabla', columnas_candidaturas: columns });
    expect(await read(await world.signedInAs('rrhh'))).toEqual(NONE);
    await put(NONE).expect(200);
    expect(await read()).toEqual(NONE);
  });

  it.each([
    { orden: ['email', 'email'], ocultas: [] },
    { orden: ['email'] },
    { orden: ['<b>'], ocultas: [] },
    { orden: Array.from({ length: 201 }, (_, n) => `c${n}`), ocultas: [] },
    ['email'],
    'email',
  ])('columns are refused as %j', async (columnas_candidaturas) => {
    await put({ columnas_candidaturas }).expect(422);
    expect(await read()).toEqual(NONE);
  });
});
