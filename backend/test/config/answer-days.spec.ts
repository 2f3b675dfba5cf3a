import { AnswerDays } from '../../src/vacancies/answer-days.js';
import { createWorld, type World } from '../world.js';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const DAY_MS = 86_400_000;
const usual = (departamento: string) => world.app.get(AnswerDays).of(departamento);

/** An application of so many days ago, answered after so many days; null: not answered. */
async function given(
  departamento: string,
  ago: number,
  answered: number | null,
  columns: { retirada?: boolean; borrada?: boolean } = {},
): Promise<void> {
  const received = new Date(world.clock.now().getTime() - ago * DAY_MS);
  await world.dataSource.query(
    `WITH person AS (
       INSERT INTO candidates (nombre, apellidos, email, telefono, ciudad, departamento, posicion)
       VALUES ('Ana', 'Ruiz', gen_random_uuid() || '@example.com', '', '', $1, 'x') RETURNING id)
     INSERT INTO aplicaciones_vacantes (candidato_id, departamento, posicion, estado, fecha_aplicacion,
       fecha_respuesta, retirada_at, deleted_at)
     SELECT id, $1, 'x', $2, $3, $4, $5, $6 FROM person`,
    [
      departamento,
      answered === null ? 'recibida' : 'en_revision',
      received,
      answered === null ? null : new Date(received.getTime() + answered * DAY_MS),
      columns.retirada ? received : null,
      columns.borrada ? received : null,
    ],
  );
}

async function givenAll(departamento: string, answered: readonly (number | null)[]): Promise<void> {
  for (const days of answered) await given(departamento, 60, days);
}

describe('the usual answer time of a department', () => {
  it('is unknown with fewer than ten applications', async () => {
    await givenAll(
      'nueve',
      Array.from({ length: 9 }, () => 2),
    );
    expect(await usual('nueve')).toBeNull();
    expect(await usual('ninguna')).toBeNull();
  });

  it('is the days within which three of four were answered, and at least one', async () => {
    await givenAll('chofer', [1, 1, 2, 2, 2, 3, 4, 4.5, 20, 30]);
    expect(await usual('chofer')).toBe(5);
    await givenAll(
      'rapido',
      Array.from({ length: 12 }, () => 0.1),
    );
    expect(await usual('rapido')).toBe(1);
  });

  it('counts the unanswered as longer than any, and is unknown when they are too many', async () => {
    await givenAll('lento', [1, 1, 1, 1, 1, 1, 9, 9, null, null]);
    expect(await usual('lento')).toBe(9);
    await givenAll('lento', [null]);
    expect(await usual('lento')).toBeNull();
  });

  it('ignores recent, old, deleted and withdrawn applications', async () => {
    await givenAll(
      'limpio',
      Array.from({ length: 10 }, () => 3),
    );
    for (let more = 0; more < 5; more += 1) {
      await given('limpio', 29, 0.5);
      await given('limpio', 400, 90);
      await given('limpio', 60, 90, { borrada: true });
      await given('limpio', 60, null, { retirada: true });
    }
    expect(await usual('limpio')).toBe(3);
  });

  it('is read from an index', async () => {
    await world.dataSource.query('ANALYZE aplicaciones_vacantes');
    const rows: { 'QUERY PLAN': string }[] = await world.dataSource.transaction(async (manager) => {
      // Few rows: the planner would read and sort all of them.
      await manager.query('SET LOCAL enable_seqscan = off; SET LOCAL enable_sort = off');
      return manager.query(
        `EXPLAIN SELECT fecha_respuesta - fecha_aplicacion FROM aplicaciones_vacantes
         WHERE departamento = 'chofer' AND deleted_at IS NULL
           AND (fecha_respuesta IS NOT NULL OR retirada_at IS NULL) AND fecha_aplicacion < now()
         ORDER BY fecha_aplicacion DESC LIMIT 200`,
      );
    });
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('aplicaciones_plazo_respuesta_ix');
  });
});
