import type { HiringFigures } from '../../src/stats/hiring/hiring.dto.js';
import { daysAfter } from '../../src/candidates/people/tasks/task.rules.js';
import { madridDay } from '../../src/platform/values/madrid-day.js';
import { type Agent, createWorld, type World } from '../world.js';
import { Offering } from './offers-given.js';

let world: World;
let admin: Agent;
let hr: Agent;
let offering: Offering;
beforeAll(async () => {
  world = await createWorld({ sendsMail: false });
  admin = await world.signedInAs('admin');
  hr = await world.signedInAs('rrhh');
  offering = new Offering(world, hr);
});
afterAll(() => world.close());

const DAY = 86_400;
const read = async (period: object = {}): Promise<HiringFigures> =>
  (await admin.get('/api/stats/hiring').query(period).expect(200)).body;
const run = (sql: string, values: unknown[] = []) => world.dataSource.query(sql, values);

const listed = async (resource: string, filter: object): Promise<number> =>
  (
    await hr
      .get(`/api/${resource}`)
      .query({ filter: JSON.stringify(filter) })
      .expect(200)
  ).body.length;

/** Half of them took no longer, in days with one decimal. */
function median(seconds: number[]): number | null {
  const sorted = seconds.toSorted((a, b) => a - b);
  if (sorted.length === 0) return null;
  const middle = (sorted.length - 1) / 2;
  const value = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
  return Math.round((value / DAY) * 10) / 10;
}

it('figures of offers and first days are those of the rows, counted one by one', async () => {
  const offers = [];
  for (let place = 0; place < 6; place++) offers.push(await offering.sent());
  const [signed, second, far, pay, late] = offers;
  for (const { id } of [signed, second].flatMap((one) => one ?? [])) {
    expect(await offering.sign(id, await offering.code(id))).toEqual({ done: true });
  }
  await offering.pages.decline(far?.token ?? '', { rechazo: 'distancia', motivo: '' });
  await offering.pages.decline(pay?.token ?? '', { rechazo: 'salario', motivo: '' });
  await run(`UPDATE ofertas SET estado = 'caducada', terminada_at = now() WHERE id = $1`, [late?.id]);
  // Different lengths: sent 1 to 6 days ago, after an interview of 3 days before for all but one.
  for (const [place, { id, application, candidate }] of offers.entries()) {
    await run(`UPDATE ofertas SET enviada_at = now() - make_interval(days => $2) WHERE id = $1`, [
      id,
      place + 1,
    ]);
    if (place === 5) continue;
    await run(
      `INSERT INTO interviews (candidato_id, aplicacion_id, inicio, fin, tipo, estado)
       VALUES ($1, $2, now() - make_interval(days => $3, hours => 1), now() - make_interval(days => $3), 'telefonica', 'realizada')`,
      [candidate, application, 3 * place + 4],
    );
  }
  await run(
    `UPDATE tareas_incorporacion SET hecha_at = now() - interval '1 day'
     WHERE incorporacion_id = (SELECT id FROM incorporaciones WHERE aplicacion_id = $1)`,
    [signed?.application],
  );
  await run(
    `UPDATE incorporaciones SET estado = 'no_incorporada', motivo = 'No vino', terminada_at = now()
     WHERE aplicacion_id = $1`,
    [second?.application],
  );
  const today = madridDay(world.clock.now());
  const period = { desde: daysAfter(today, -20), hasta: daysAfter(today, 25) };
  // Each row by itself, and everything else in this file.
  const rows = await run(
    `SELECT o.estado, o.rechazo, extract(epoch FROM coalesce(o.aceptada_at, o.terminada_at) - o.enviada_at)::float8 AS answer,
       extract(epoch FROM o.enviada_at - i.fin)::float8 AS since FROM ofertas o
     LEFT JOIN interviews i ON i.aplicacion_id = o.aplicacion_id`,
  );
  const of = (estado: string) => rows.filter((row: { estado: string }) => row.estado === estado);
  const since = rows.flatMap((row: { since: number | null }) => row.since ?? []);
  const answers = [...of('aceptada'), ...of('rechazada')].map((row: { answer: number }) => row.answer);
  const figures = await read(period);
  expect(figures.ofertas).toEqual({
    enviadas: 6,
    aceptadas: of('aceptada').length,
    rechazadas: of('rechazada').length,
    caducadas: 1,
    aceptacion: 40,
    motivos: ['salario', 'horario', 'distancia', 'otra_oferta', 'personal'].map((rechazo) => ({
      rechazo,
      total: rows.filter((row: { rechazo: string }) => row.rechazo === rechazo).length,
    })),
    hasta_oferta: { casos: 5, mediana: median(since) },
    hasta_respuesta: { casos: 4, mediana: median(answers) },
  });
  expect(figures.incorporaciones).toMatchObject({
    total: 2,
    completas: 1,
    no_incorporadas: 1,
    hasta_primer_dia: { casos: 2 },
  });
  // Each figure leads to a list of as many rows.
  const { desde, hasta } = period;
  const sent = { enviada_desde: desde, enviada_hasta: hasta };
  const ended = { terminada_desde: desde, terminada_hasta: hasta };
  const begun = { primer_dia_desde: desde, primer_dia_hasta: hasta };
  expect([
    await listed('offers', sent),
    await listed('offers', { ...ended, estado: 'aceptada' }),
    await listed('offers', { ...ended, estado: 'rechazada' }),
    await listed('offers', { ...ended, estado: 'caducada' }),
    await listed('onboardings', begun),
    await listed('onboardings', { ...begun, estado: 'no_incorporada' }),
  ]).toEqual([6, 2, 2, 1, 2, 1]);
  const before = daysAfter(today, -4);
  expect(await listed('offers', { enviada_hasta: before })).toBe(3);
  expect(await listed('offers', { enviada_desde: daysAfter(before, 1) })).toBe(3);
  const [{ days }] = await run(
    `SELECT extract(epoch FROM (i.primer_dia::timestamp AT TIME ZONE 'Europe/Madrid') - a.fecha_contratacion)::float8 AS days
     FROM incorporaciones i JOIN aplicaciones_vacantes a ON a.id = i.aplicacion_id WHERE a.id = $1`,
    [signed?.application],
  );
  expect(figures.incorporaciones.hasta_primer_dia.mediana).toBeCloseTo(days / DAY, 0);
});

it('a period without any has zeros and no duration, and only administration reads them', async () => {
  const none = await read({ desde: '2020-01-01', hasta: '2020-01-31' });
  expect(none.ofertas).toMatchObject({
    enviadas: 0,
    aceptacion: 0,
    hasta_respuesta: { casos: 0, mediana: null },
  });
  expect(none.incorporaciones).toMatchObject({ total: 0, hasta_primer_dia: { casos: 0, mediana: null } });
  await hr.get('/api/stats/hiring').expect(403);
  await admin.get('/api/stats/hiring').query({ desde: 'ayer' }).expect(422);
});
