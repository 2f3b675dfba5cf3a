import { submit } from '../application-form.js';
import { type Agent, createWorld, type World } from '../../world.js';

/** Notes, documents and invitations: lists of what belongs to people. */
let world: World;
let hr: Agent;
let person: string;
let removed: string;
const ROWS = 3000;

const TABLES = [
  ['notes', 'notas_candidato'],
  ['documents', 'documentos_solicitados'],
  ['slot-invitations', 'invitaciones_cita'],
] as const;

beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
  const { id: interviewer } = await world.given.user({ role: 'rrhh', nombre: 'Marta' });
  for (const email of ['duena@example.com', 'borrada@example.com', 'otra@example.com']) {
    await submit(await world.registered(email)).expect(201);
  }
  const query = world.dataSource.query.bind(world.dataSource);
  const idOf = async (email: string) =>
    (await query<{ id: string }[]>(`SELECT id FROM candidates WHERE email = $1`, [email]))[0]!.id;
  person = await idOf('duena@example.com');
  removed = await idOf('borrada@example.com');
  await query(
    `INSERT INTO notas_candidato (candidato_id, texto, created_at)
     SELECT c.id, 'Nota ' || g, now() - (g / 3) * interval '1 minute'
     FROM candidates c, generate_series(1, $1::int) g`,
    [ROWS],
  );
  await query(
    `INSERT INTO documentos_solicitados (candidato_id, nombre, created_at)
     SELECT c.id, 'Documento ' || g, now() - (g / 3) * interval '1 minute'
     FROM candidates c, generate_series(1, $1::int) g`,
    [ROWS],
  );
  await query(
    `WITH hours AS (
       INSERT INTO disponibilidades_entrevista (entrevistador_id, nombre, franjas, duracion_min, tipo, ubicacion)
       VALUES ($2, 'Taller', '[{"dia":1,"desde":"09:00","hasta":"11:00"}]', 30, 'presencial', 'Nave') RETURNING id)
     INSERT INTO invitaciones_cita (disponibilidad_id, candidato_id, aplicacion_id, caduca_at, revocada_at, created_at)
     SELECT hours.id, a.candidato_id, a.id, now(), now(), now() - (g / 3) * interval '1 minute'
     FROM hours, aplicaciones_vacantes a, generate_series(1, $1::int) g`,
    [ROWS, interviewer],
  );
  await query(`UPDATE candidates SET deleted_at = now() WHERE id = $1`, [removed]);
  for (const [, table] of TABLES) await query(`ANALYZE ${table}`);
});
afterAll(() => world.close());

interface Row {
  id: string;
  candidato_id: string;
  created_at: string;
}

const rowsOf = async (path: string, query: Record<string, string> = {}): Promise<Row[]> =>
  (await hr.get(`/api/${path}`).query(query).expect(200)).body as Row[];

describe.each(TABLES)('%s', (path, table) => {
  it('are listed of everybody, newest first, in pages, without those of deleted records', async () => {
    const { body, headers } = await hr.get(`/api/${path}`).query({ range: '[0,49]' }).expect(200);
    const rows = body as Row[];
    expect(rows).toHaveLength(50);
    expect(headers['content-range']).toBe(`${path} 0-49/*`);
    expect(new Set(rows.map(({ candidato_id }) => candidato_id)).size).toBe(2);
    expect(rows.map(({ candidato_id }) => candidato_id)).not.toContain(removed);
    const made = rows.map(({ created_at }) => created_at);
    expect(made).toEqual(made.toSorted().toReversed());
    const next = await rowsOf(path, { range: '[50,99]' });
    expect(rows.map(({ id }) => id)).not.toEqual(expect.arrayContaining([next[0]!.id]));
    expect(next[0]!.created_at <= rows.at(-1)!.created_at).toBe(true);
  });

  it('are listed oldest first, and further by the cursor of the page before', async () => {
    const oldest = { sort: '["created_at","ASC"]' };
    const both = await rowsOf(path, { ...oldest, range: '[0,19]' });
    const { headers } = await hr
      .get(`/api/${path}`)
      .query({ ...oldest, limit: '10' })
      .expect(200);
    const after = await rowsOf(path, { ...oldest, limit: '10', cursor: headers['x-next-cursor'] as string });
    expect(after).toEqual(both.slice(10));
    expect(both[0]!.created_at < both[19]!.created_at).toBe(true);
  });

  it('are given by their ids, but not those of a deleted record', async () => {
    const [first, second] = await rowsOf(path, { range: '[0,1]' });
    const [hidden] = await world.dataSource.query<{ id: string }[]>(
      `SELECT id FROM ${table} WHERE candidato_id = $1 LIMIT 1`,
      [removed],
    );
    const filter = JSON.stringify({ id: [second!.id, hidden!.id, first!.id] });
    expect((await rowsOf(path, { filter })).map(({ id }) => id).toSorted()).toEqual(
      [first!.id, second!.id].toSorted(),
    );
  });

  it('are those of one person, named in the filter or beside it', async () => {
    const filter = JSON.stringify({ candidato_id: person });
    const page = await rowsOf(path, { filter, range: '[0,9]' });
    expect(page.map(({ candidato_id }) => candidato_id)).toEqual(Array(10).fill(person));
    const named = await rowsOf(path, { candidato_id: person });
    expect(named).toHaveLength(200);
    expect(named.slice(0, 10)).toEqual(page);
    expect(await rowsOf(path, { candidato_id: removed })).toEqual([]);
    const contradiction = await hr.get(`/api/${path}`).query({ filter, candidato_id: removed });
    expect([contradiction.status, contradiction.body.code]).toEqual([400, 'invalid_query']);
  });

  it('are read by an index in their order', async () => {
    const live = path === 'notes' ? 'AND r.deleted_at IS NULL' : '';
    const plan = await world.dataSource.query<{ 'QUERY PLAN': string }[]>(
      `EXPLAIN SELECT r.id FROM ${table} r INNER JOIN candidates c ON c.id = r.candidato_id
       WHERE c.deleted_at IS NULL ${live} ORDER BY r.created_at DESC, r.id DESC LIMIT 25`,
    );
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toMatch(/Index Scan using (notas_candidato|documentos|invitaciones_cita)_fecha_ix/);
    expect(text).not.toContain('Sort');
  });
});

it('notes that were taken away are in no list', async () => {
  const [note] = await rowsOf('notes', { range: '[0,0]' });
  await world.dataSource.query(`UPDATE notas_candidato SET deleted_at = now() WHERE id = $1`, [note!.id]);
  expect((await rowsOf('notes', { range: '[0,0]' }))[0]!.id).not.toBe(note!.id);
  expect(await rowsOf('notes', { filter: JSON.stringify({ id: [note!.id] }) })).toEqual([]);
});
