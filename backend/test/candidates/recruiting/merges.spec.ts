import { AbsorbedRecords } from '../../../src/candidates/recruiting/merges/absorbed-records.js';
import { HANDLED_TABLES } from '../../../src/candidates/recruiting/merges/move-rows.js';
import { PersonalDataHooks } from '../../../src/platform/personal-data/personal-data-hooks.js';
import { submit } from '../application-form.js';
import { textPdf } from '../files/text-pdf.js';
import { type Agent, createWorld, type World } from '../../world.js';

interface Compared {
  id: string;
  updated_at: string;
}
interface Duplicates {
  esta: Compared;
  duplicados: {
    otra: Compared;
    motivos: string[];
    conservar_esta: string | null;
    conservar_otra: string | null;
  }[];
  fusiones: { id: string; no_se_deshace: string | null }[];
}

let world: World;
let hr: Agent;
let vacancy: string;

beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
  vacancy = await world.givenVacancy();
});
afterAll(() => world.close());

let number = 0;
/** A person with an account and one without, who share a phone; the second applied for a vacancy. */
async function pair(): Promise<{ owner: Agent; kept: string; other: string }> {
  number++;
  const telefono = `+34 611 000 ${String(100 + number)}`;
  const person = async (email: string, fields: Record<string, string>): Promise<[Agent, string]> => {
    const agent = await world.registered(email);
    await submit(agent, { fields: { telefono, ...fields }, cv: textPdf(`Texto de ${email}`) }).expect(201);
    return [agent, (await agent.get('/api/candidates/me')).body.candidate.id];
  };
  const [owner, kept] = await person(`uno${number}@example.com`, {});
  const [, other] = await person(`dos${number}@example.com`, { vacante_id: vacancy });
  await world.dataSource.query(`UPDATE candidates SET user_id = NULL WHERE id = $1`, [other]);
  return { owner, kept, other };
}

const duplicates = async (id: string): Promise<Duplicates> =>
  (await hr.get(`/api/candidates/${id}/duplicates`).expect(200)).body;

async function order(kept: string, absorbed: string) {
  const compared = await world.dataSource.query<{ id: string; updated_at: Date }[]>(
    `SELECT id, modificado_at AS updated_at FROM candidates WHERE id = ANY($1)`,
    [[kept, absorbed]],
  );
  const at = (id: string) => compared.find((row) => row.id === id)?.updated_at.toISOString();
  return { absorbido_id: absorbed, conservado_at: at(kept), absorbido_at: at(absorbed) };
}
const merge = async (kept: string, absorbed: string) =>
  hr.post(`/api/candidates/${kept}/merge`).send(await order(kept, absorbed));

/** Everything that belongs to a record, by table. */
async function belongings(id: string): Promise<Record<string, string[]>> {
  const tables = [
    'aplicaciones_vacantes',
    'interviews',
    'correos',
    'notas_candidato',
    'cv_historial',
    'mensajes_hilo',
    'candidato_etiquetas',
  ];
  const result: Record<string, string[]> = {};
  for (const table of tables) {
    const rows = await world.dataSource.query<{ id: string }[]>(
      `SELECT id FROM ${table} WHERE candidato_id = $1 ORDER BY id`,
      [id],
    );
    result[table] = rows.map((row) => row.id);
  }
  const [row] = await world.dataSource.query(
    `SELECT cv_archivo_id, aplicacion_actual_id, estado, otras_abiertas, deleted_at IS NOT NULL AS hidden,
            (SELECT mensajes FROM hilos WHERE candidato_id = $1) AS mensajes,
            (SELECT count(*)::int FROM cualificaciones WHERE candidato_id = $1) AS cualificaciones
     FROM candidates WHERE id = $1`,
    [id],
  );
  return { ...result, row };
}
const count = async (): Promise<number> => (await hr.get('/api/stats/candidates')).body.total;

it('a merge handles every table that belongs to a candidate', async () => {
  const rows = await world.dataSource.query<{ name: string }[]>(
    `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint WHERE confrelid = 'candidates'::regclass`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([...HANDLED_TABLES].sort());
});

describe('possible duplicates', () => {
  it('share a phone, an e-mail by the rules of Gmail, or a name and a date of birth', async () => {
    const { kept, other } = await pair();
    expect((await duplicates(kept)).duplicados).toMatchObject([
      { otra: { id: other, con_cuenta: false }, motivos: ['telefono'], conservar_esta: null },
    ]);
    await world.dataSource.query(
      `UPDATE candidates SET telefono = '1', nombre = 'ÁNGEL', apellidos = ' De  la Ñ', fecha_nacimiento = '1990-05-05',
         email = CASE id WHEN $1 THEN 'an.gel+cv@gmail.com' ELSE 'ANGEL@googlemail.com' END WHERE id IN ($1, $2)`,
      [kept, other],
    );
    expect((await duplicates(kept)).duplicados[0]?.motivos).toEqual(['email', 'persona']);
    expect((await duplicates(other)).duplicados[0]).toMatchObject({
      conservar_esta: expect.stringContaining('cuenta'),
      conservar_otra: null,
    });
  });

  it('are for HR', async () => {
    const { owner, kept, other } = await pair();
    expect((await owner.get(`/api/candidates/${kept}/duplicates`)).status).toBe(403);
    expect((await owner.post(`/api/candidates/${kept}/merge`).send(await order(kept, other))).status).toBe(
      403,
    );
  });
});

describe('a merge of two records', () => {
  it('has the data of both, and the undo restores both', async () => {
    const { owner, kept, other } = await pair();
    await hr.post('/api/notes').send({ candidato_id: other, texto: 'Vino a la feria' }).expect(201);
    const { body: tag } = await hr.post('/api/tags').send({ nombre: 'Vuelve en verano' }).expect(201);
    await hr.put(`/api/candidates/${other}/tags/${tag.id}`).expect(204);
    await hr.post(`/api/threads/${other}`).field('texto', 'Hola').expect(201);
    await hr.post(`/api/threads/${kept}`).field('texto', 'Buenas').expect(201);
    await world.dataSource.query(
      `INSERT INTO cualificaciones (candidato_id, tipo) VALUES ($1, 'permiso_c')`,
      [other],
    );
    const [keptBefore, otherBefore, peopleBefore] = [
      await belongings(kept),
      await belongings(other),
      await count(),
    ];

    const { status, body } = await merge(kept, other);
    expect([status, body.no_se_deshace]).toEqual([200, null]);
    const joined = await belongings(kept);
    expect(joined.aplicaciones_vacantes).toHaveLength(2);
    expect(joined.mensajes_hilo).toHaveLength(2);
    expect(joined.cv_historial).toHaveLength(2);
    expect(joined.row).toMatchObject({ otras_abiertas: 1, hidden: false, mensajes: 2, cualificaciones: 1 });
    expect(await count()).toBe(peopleBefore - 1);
    expect((await hr.get(`/api/candidates/${other}`)).status).toBe(404);
    expect((await owner.get('/api/candidates/me')).body.applications).toHaveLength(2);

    await hr.post(`/api/merges/${body.id}/undo`).expect(204);
    expect(await belongings(kept)).toEqual(keptBefore);
    expect(await belongings(other)).toEqual(otherBefore);
    expect(await count()).toBe(peopleBefore);
    const again = await hr.post(`/api/merges/${body.id}/undo`);
    expect([again.status, again.body.code]).toEqual([404, 'merge_not_found']);
  });

  it('happens once, also with repeated and concurrent requests', async () => {
    const { kept, other } = await pair();
    const request = await order(kept, other);
    const reverse = await order(other, kept);
    const answers = await Promise.all([
      hr.post(`/api/candidates/${kept}/merge`).send(request),
      hr.post(`/api/candidates/${kept}/merge`).send(request),
      hr.post(`/api/candidates/${other}/merge`).send(reverse),
    ]);
    expect(answers.slice(0, 2).map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.id).toBe(answers[1]?.body.id);
    expect([404, 409]).toContain(answers[2]?.status);
  });

  it('is made from what the records show', async () => {
    const { kept, other } = await pair();
    const seen = async (id: string) => (await hr.get(`/api/candidates/${id}`).expect(200)).body.updated_at;
    const body = { absorbido_id: other, conservado_at: await seen(kept), absorbido_at: await seen(other) };
    const { status } = await hr.post(`/api/candidates/${kept}/merge`).send(body);
    expect(status).toBeLessThan(300);
  });

  it('of a pair happens in one direction, whoever asks for both at once', async () => {
    const { kept, other } = await pair();
    await world.dataSource.query(`UPDATE candidates SET user_id = NULL WHERE id = $1`, [kept]);
    const [there, back] = [await order(kept, other), await order(other, kept)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => [
        hr.post(`/api/candidates/${kept}/merge`).send(there),
        hr.post(`/api/candidates/${other}/merge`).send(back),
      ]).flat(),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status < 300)).toHaveLength(20);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });

  it('is refused when a record changed meanwhile, both have accounts, or both apply for the same vacancy', async () => {
    const { kept, other } = await pair();
    const seen = await order(kept, other);
    const late = { ...seen, absorbido_at: '2020-01-01T00:00:00.000Z' };
    expect((await hr.post(`/api/candidates/${kept}/merge`).send(late)).body.code).toBe('merge_stale');
    expect((await merge(other, kept)).body.code).toBe('merge_keep_owned');
    const { kept: third } = await pair();
    expect((await merge(kept, third)).body.code).toBe('merge_both_owned');
    await world.dataSource.query(`UPDATE candidates SET user_id = NULL WHERE id = $1`, [third]);
    expect((await merge(kept, third)).body.code).toBe('merge_clash');
    expect((await merge(kept, kept)).status).toBe(404);
  });

  it('cannot be undone when the thread or the CV has changed, or after thirty days', async () => {
    const first = await pair();
    const { body: one } = await merge(first.kept, first.other);
    await hr.post(`/api/threads/${first.kept}`).field('texto', 'Otra cosa').expect(201);
    expect((await hr.post(`/api/merges/${one.id}/undo`)).body.code).toBe('merge_went_on');
    const second = await pair();
    const { body: two } = await merge(second.kept, second.other);
    await second.owner.put('/api/candidates/me/cv').attach('cv', textPdf('Nuevo'), 'CV.pdf').expect(200);
    expect((await hr.post(`/api/merges/${two.id}/undo`)).body.code).toBe('merge_went_on');
    expect((await duplicates(second.kept)).fusiones[0]?.no_se_deshace).toContain('CV');

    await world.dataSource.query(`UPDATE fusiones SET hecha_at = now() - interval '31 days' WHERE id = $1`, [
      two.id,
    ]);
    expect((await hr.post(`/api/merges/${two.id}/undo`)).body.code).toBe('merge_too_old');
    await world.app.get(AbsorbedRecords).removeOld();
    const left = await world.dataSource.query(`SELECT 1 FROM candidates WHERE id = $1`, [second.other]);
    expect(left).toEqual([]);
    expect((await belongings(second.kept)).aplicaciones_vacantes).toHaveLength(2);
  });

  it('is on hold as long as the longer of two holds', async () => {
    for (const [hasta, after] of [
      ['2020-01-01', null],
      ['2099-01-01', '2099-01-01'],
    ]) {
      const { kept, other } = await pair();
      for (const [id, until] of [
        [kept, '2030-01-01'],
        [other, after],
      ]) {
        await world.dataSource.query(
          `INSERT INTO retenciones (candidato_id, motivo, hasta, created_at) VALUES ($1, 'Reclamación abierta.', $2, now())`,
          [id, id === kept ? hasta : until],
        );
      }
      expect((await merge(kept, other)).status).toBe(200);
      const held = await world.dataSource.query(
        `SELECT hasta::text AS hasta FROM retenciones WHERE candidato_id = $1 AND levantada_at IS NULL`,
        [kept],
      );
      expect(held).toEqual([{ hasta: after }]);
    }
  });

  it('is in the data export of the person, and is erased with them', async () => {
    const { kept, other } = await pair();
    await merge(kept, other);
    const part = world.app
      .get(PersonalDataHooks)
      .parts()
      .find(({ name }) => name === 'fichas_unidas');
    await world.dataSource.transaction(async (manager) => {
      const subject = { userId: null, candidateId: kept };
      const held = await part?.read(manager, subject);
      expect(held).toMatchObject({ data: [{ email: expect.stringMatching(/^dos/) }] });
      await part?.erase?.(manager, subject);
    });
    expect(await world.dataSource.query(`SELECT 1 FROM candidates WHERE id = $1`, [other])).toEqual([]);
    expect(await world.dataSource.query(`SELECT 1 FROM fusiones WHERE absorbido_id = $1`, [other])).toEqual(
      [],
    );
  });
});
