import type { ChartsResponse as Charts } from '../../src/stats/charts/charts.dto.js';
import type { CountedRow as Counted } from '../../src/stats/totals/counted.dto.js';
import type { DashboardResponse as Dashboard } from '../../src/stats/dashboard.dto.js';
import { emptyWorld, givenApplication } from './stats-given.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let admin: Agent;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedInAs('admin');
});
afterEach(() => emptyWorld(world.dataSource));
afterAll(() => world.close());

const given = (application: Parameters<typeof givenApplication>[1]): Promise<string> =>
  givenApplication(world.dataSource, application);
const dashboard = async (desde: string, hasta: string): Promise<Dashboard> =>
  (await admin.get('/api/stats/dashboard').query({ desde, hasta }).expect(200)).body as Dashboard;
const charts = async (desde: string, hasta: string): Promise<Charts> =>
  (await admin.get('/api/stats/charts').query({ desde, hasta }).expect(200)).body as Charts;

async function counted(filter: object): Promise<{ rows: Counted[]; range: string }> {
  const { body, headers } = await admin
    .get('/api/stats/counted')
    .query({ filter: JSON.stringify(filter) })
    .expect(200);
  return { rows: body as Counted[], range: String(headers['content-range']) };
}

describe('the figures of a period', () => {
  it('are empty without data: no rate, no duration, no comparison, every week', async () => {
    const { tarjetas, tiempos, actividad, posiciones } = await dashboard('2026-01-01', '2026-01-31');
    const none = { valor: 0, anterior: 0, cambio: null, total: 0 };
    expect(tarjetas).toEqual({ candidatos: none, candidaturas: none, vacantes: none, contrataciones: none });
    expect(tiempos).toEqual({
      respuesta: { dias: null, anterior: null, casos: 0 },
      contratacion: { dias: null, anterior: null, casos: 0 },
      conversion: { valor: 0, anterior: null, contratadas: 0, de: 0 },
      eficiencia: { valor: 0, anterior: null, contratadas: 0, de: 0 },
    });
    expect([actividad, posiciones]).toEqual([[], []]);
    const drawn = await charts('2026-01-01', '2026-01-31');
    expect(drawn.semanas.map(({ semana, total }) => [semana, total])).toEqual(
      ['2026-W01', '2026-W02', '2026-W03', '2026-W04', '2026-W05'].map((week) => [week, 0]),
    );
    expect(
      drawn.estancias.every(({ mediana, p90, casos }) => mediana === null && p90 === null && casos === 0),
    ).toBe(true);
    expect([drawn.departamentos, drawn.canales, drawn.recibidas]).toEqual([[], [], 0]);
  });

  it('of one row are that row, and have no comparison where the previous period is empty', async () => {
    await given({
      at: '2026-03-02T09:00:00Z',
      moves: [
        { a: 'en_revision', at: '2026-03-03T21:00:00Z' },
        { a: 'contratada', at: '2026-03-12T09:00:00Z' },
      ],
    });
    const { tarjetas, tiempos } = await dashboard('2026-03-01', '2026-03-31');
    expect(tarjetas.contrataciones).toEqual({ valor: 1, anterior: 0, cambio: null, total: 1 });
    expect(tarjetas.candidatos).toEqual({ valor: 1, anterior: 0, cambio: null, total: 1 });
    expect(tiempos.respuesta).toEqual({ dias: 1.5, anterior: null, casos: 1 });
    expect(tiempos.contratacion).toEqual({ dias: 10, anterior: null, casos: 1 });
    expect(tiempos.conversion).toEqual({ valor: 100, anterior: null, contratadas: 1, de: 1 });
    expect(tiempos.eficiencia).toEqual({ valor: 100, anterior: null, contratadas: 1, de: 1 });
    const drawn = await charts('2026-03-01', '2026-03-31');
    expect(drawn.embudo.map(({ etapa, total, parte }) => [etapa, total, parte])).toEqual([
      ['recibida', 1, 100],
      ['en_revision', 1, 100],
      ['entrevista', 0, 0],
      ['contratada', 1, 100],
      ['rechazada', 0, 0],
    ]);
    expect(drawn.estancias.map(({ etapa, casos, mediana, p90 }) => [etapa, casos, mediana, p90])).toEqual([
      ['recibida', 1, 1.5, 1.5],
      ['en_revision', 1, 8.5, 8.5],
      ['entrevista', 0, null, null],
    ]);
    expect(drawn.contratacion).toMatchObject({ casos: 1, mediana: 10, p90: 10 });
    expect(drawn.contratacion.tramos.filter(({ total }) => total > 0).map(({ nombre }) => nombre)).toEqual([
      'De 7 a 14 días',
    ]);
  });

  it('are compared with the same number of days before: each event in the period of its own day', async () => {
    // February has 28 days: the period before March 1 to 28.
    await given({ at: '2026-02-10T09:00:00Z', moves: [{ a: 'contratada', at: '2026-03-10T09:00:00Z' }] });
    await given({ at: '2026-02-20T09:00:00Z' });
    await given({ at: '2026-03-05T09:00:00Z', moves: [{ a: 'rechazada', at: '2026-03-07T09:00:00Z' }] });
    const { anterior, tarjetas, tiempos } = await dashboard('2026-03-01', '2026-03-28');
    expect(anterior).toEqual({ desde: '2026-02-01', hasta: '2026-02-28' });
    expect(tarjetas.candidaturas).toEqual({ valor: 1, anterior: 2, cambio: -50, total: 3 });
    expect(tarjetas.contrataciones).toEqual({ valor: 1, anterior: 0, cambio: null, total: 1 });
    expect(tiempos.respuesta).toEqual({ dias: 15, anterior: null, casos: 2 });
    expect(tiempos.conversion).toEqual({ valor: 0, anterior: 50, contratadas: 0, de: 1 });
    expect(tiempos.eficiencia.valor).toBe(33.33);
  });

  it('leave out removed people and people who withdrew; their applications count as withdrawn', async () => {
    await given({ at: '2026-03-02T09:00:00Z', retirada: '2026-03-05T09:00:00Z' });
    await given({
      at: '2026-03-02T09:00:00Z',
      moves: [{ a: 'en_revision', at: '2026-03-04T09:00:00Z' }],
      eliminada: '2026-03-05T09:00:00Z',
    });
    const { tarjetas, tiempos } = await dashboard('2026-03-01', '2026-03-31');
    expect(tarjetas.candidatos).toMatchObject({ valor: 0, total: 0 });
    expect(tarjetas.candidaturas).toMatchObject({ valor: 1, total: 1 });
    expect(tiempos.respuesta.casos).toBe(0);
    const drawn = await charts('2026-03-01', '2026-03-31');
    expect([drawn.recibidas, drawn.retiradas]).toEqual([1, 1]);
    expect(drawn.estancias.every(({ casos }) => casos === 0)).toBe(true);
    expect((await counted({ desde: '2026-03-01', hasta: '2026-03-31', retirada: 'true' })).rows).toHaveLength(
      1,
    );
    expect((await counted({ cuenta: 'estancias', desde: '2026-03-01', hasta: '2026-03-31' })).rows).toEqual(
      [],
    );
  });
});

describe('days and weeks', () => {
  it('are those of Madrid, through both changes of the clock', async () => {
    // 2026-03-29 has 23 hours and 2026-10-25 has 25: their last minutes are still theirs.
    await given({ at: '2026-03-28T22:59:59Z' });
    await given({ at: '2026-03-28T23:00:00Z' });
    await given({ at: '2026-03-29T21:59:59Z' });
    await given({ at: '2026-03-29T22:00:00Z' });
    expect((await charts('2026-03-29', '2026-03-29')).recibidas).toBe(2);
    const spring = await charts('2026-03-23', '2026-04-05');
    expect(spring.semanas.map(({ total }) => total)).toEqual([3, 1]);
    await given({ at: '2026-10-24T22:00:00Z' });
    await given({ at: '2026-10-25T22:59:59Z' });
    await given({ at: '2026-10-25T23:00:00Z' });
    expect((await charts('2026-10-25', '2026-10-25')).recibidas).toBe(2);
    const autumn = await charts('2026-10-19', '2026-11-01');
    expect(autumn.semanas.map(({ total }) => total)).toEqual([2, 1]);
  });

  it('continue over the end of a year, and empty weeks are zero', async () => {
    await given({ at: '2026-12-28T09:00:00Z' });
    await given({ at: '2026-12-31T22:59:59Z' });
    await given({ at: '2026-12-31T23:00:00Z' });
    await given({ at: '2027-01-11T09:00:00Z' });
    const { semanas } = await charts('2026-12-28', '2027-01-17');
    expect(semanas.map(({ semana, total }) => [semana, total])).toEqual([
      ['2026-W53', 3],
      ['2027-W01', 0],
      ['2027-W02', 1],
    ]);
    expect((await charts('2027-01-01', '2027-01-01')).recibidas).toBe(1);
  });
});

describe('the funnel and the durations', () => {
  it('count a stage once for each application, and no move that was undone', async () => {
    await given({
      at: '2026-03-02T09:00:00Z',
      moves: [
        { a: 'en_revision', at: '2026-03-03T09:00:00Z' },
        { a: 'rechazada', at: '2026-03-04T09:00:00Z', deshecha: true },
        { a: 'entrevista_programada', at: '2026-03-06T09:00:00Z' },
        { a: 'entrevista_realizada', at: '2026-03-08T09:00:00Z' },
        { a: 'en_revision', at: '2026-03-10T09:00:00Z' },
        { a: 'entrevista_programada', at: '2026-03-11T09:00:00Z' },
      ],
    });
    const drawn = await charts('2026-03-01', '2026-03-31');
    expect(drawn.embudo.map(({ total }) => total)).toEqual([1, 1, 1, 0, 0]);
    // In review: 3 days, then 1. In interview: from the 6th to the 10th, one stay though its estado changed.
    expect(drawn.estancias.map(({ casos, mediana, p90 }) => [casos, mediana, p90])).toEqual([
      [1, 1, 1],
      [2, 2, 2.8],
      [1, 4, 4],
    ]);
    const stays = await counted({
      cuenta: 'estancias',
      etapa: 'en_revision',
      desde: '2026-03-01',
      hasta: '2026-03-31',
    });
    expect(stays.rows.map(({ dias }) => dias)).toEqual([1, 3]);
    expect(stays.range).toBe('counted 0-1/2');
  });

  it('drop a stage when the move to it is undone, also through the API', async () => {
    const id = await given({ at: '2026-03-02T09:00:00Z' });
    const hr = await world.signedInAs('rrhh');
    await world.dataSource.query('UPDATE candidates SET aplicacion_actual_id = $1', [id]);
    // The time to take it back is a minute longer.
    world.clock.advance(60_000);
    const { body } = await hr
      .post(`/api/applications/${id}/move`)
      .send({ estado: 'contratada', version: 1, notificar: false })
      .expect(200);
    expect((await charts('2026-03-01', '2026-03-31')).embudo.map(({ total }) => total)).toEqual([
      1, 0, 0, 1, 0,
    ]);
    const { undo, application } = body as {
      undo: { historial_id: string };
      application: { version: number };
    };
    world.clock.reset();
    await hr
      .post(`/api/applications/${id}/undo`)
      .send({ historial_id: undo.historial_id, version: application.version })
      .expect(200);
    expect((await charts('2026-03-01', '2026-03-31')).embudo.map(({ total }) => total)).toEqual([
      1, 0, 0, 0, 0,
    ]);
  });
});

describe('the rows behind a figure', () => {
  it('are as many as the figure, by department, channel, stage and duration', async () => {
    await world.dataSource.query(
      `INSERT INTO enlaces_vacante (codigo, nombre) VALUES ('feria-2026', 'Feria de Zaragoza')`,
    );
    const hire = (at: string, hired: string, more: object = {}) =>
      given({ at, moves: [{ a: 'contratada', at: hired }], ...more });
    await hire('2026-03-02T09:00:00Z', '2026-03-05T09:00:00Z', { canal: 'feria-2026' });
    await hire('2026-03-02T09:00:00Z', '2026-03-16T09:00:00Z', { departamento: 'logistica' });
    await given({ at: '2026-03-03T09:00:00Z', departamento: 'logistica', canal: 'invitacion' });
    const period = { desde: '2026-03-01', hasta: '2026-03-31' };
    const drawn = await charts(period.desde, period.hasta);
    const rowsOf = async (filter: object) => (await counted({ ...period, ...filter })).rows.length;
    expect(drawn.canales.map(({ nombre }) => nombre)).toEqual(['Feria de Zaragoza', 'Invitación', 'Web']);
    expect(drawn.departamentos[0]).toMatchObject({
      codigo: 'logistica',
      total: 2,
      parte: 66.67,
      contratadas: 1,
    });
    for (const { codigo, total, contratadas } of drawn.departamentos) {
      expect(await rowsOf({ departamento: codigo })).toBe(total);
      expect(await rowsOf({ departamento: codigo, contratada: 'true' })).toBe(contratadas);
    }
    for (const { codigo, total } of drawn.canales) expect(await rowsOf({ canal: codigo })).toBe(total);
    for (const { etapa, total } of drawn.embudo) expect(await rowsOf({ etapa })).toBe(total);
    for (const { desde, hasta, total } of drawn.semanas) expect(await rowsOf({ desde, hasta })).toBe(total);
    for (const { dias_desde, dias_hasta, total } of drawn.contratacion.tramos) {
      expect(await rowsOf({ cuenta: 'contratadas', dias_desde, dias_hasta })).toBe(total);
    }
    expect(drawn.contratacion.tramos.map(({ total }) => total)).toEqual([1, 0, 1, 0, 0, 0]);
    const [newest] = (await counted({ ...period, cuenta: 'contratadas' })).rows;
    expect(newest).toMatchObject({
      candidato: 'Núria Puig Serra',
      dias: 14,
      canal: 'Web',
      estado: 'contratada',
    });
  });

  it.each([
    [{ cuenta: 'todas' }, 400],
    [{ etapa: 'eliminada' }, 400],
    [{ cuenta: 'estancias', etapa: 'contratada' }, 400],
    [{ cuenta: 'estancias', canal: 'web' }, 400],
    [{ dias_desde: 3 }, 400],
    [{ cuenta: 'contratadas', dias_desde: -1 }, 400],
    [{ desde: '2026-02-30' }, 400],
  ])('%j is refused', async (filter, status) => {
    await admin
      .get('/api/stats/counted')
      .query({ filter: JSON.stringify(filter) })
      .expect(status);
  });
});

describe('the lists of the dashboard', () => {
  it('show the newest four of five people and three vacancies, with their priority', async () => {
    for (const day of [1, 2, 3]) {
      await world.givenVacancy({
        titulo: `Vacante ${day}`,
        fecha_publicacion: new Date(`2026-03-0${day}T10:00:00Z`),
      });
    }
    await world.givenVacancy({
      titulo: 'Pausada',
      estado: 'pausada',
      fecha_publicacion: new Date('2026-03-09T10:00:00Z'),
    });
    await given({ at: '2026-03-08T10:00:00Z' });
    await given({ at: '2026-03-10T10:00:00Z', moves: [{ a: 'en_revision', at: '2026-03-11T10:00:00Z' }] });
    const { actividad } = await dashboard('2026-03-01', '2026-03-31');
    expect(
      actividad.map(({ tipo, titulo, detalle, prioridad }) => [tipo, titulo, detalle, prioridad]),
    ).toEqual([
      ['candidato', 'Nueva candidatura de Núria Puig Serra', 'Mecánico', 'media'],
      ['vacante', 'Nueva vacante publicada', 'Pausada', 'baja'],
      ['candidato', 'Nueva candidatura de Núria Puig Serra', 'Mecánico', 'alta'],
      ['vacante', 'Nueva vacante publicada', 'Vacante 3', 'media'],
    ]);
  });

  it('show four active vacancies by number of applications, also those without any', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      ids.push(
        await world.givenVacancy({
          titulo: `V${n}`,
          fecha_publicacion: new Date(`2026-03-0${n + 1}T10:00:00Z`),
        }),
      );
    }
    const closed = await world.givenVacancy({ titulo: 'Cerrada', estado: 'cerrada' });
    for (const vacante of [ids[1], ids[1], ids[0], closed, closed, closed]) {
      if (vacante) await given({ at: '2026-03-08T10:00:00Z', vacante });
    }
    const { posiciones } = await dashboard('2026-03-01', '2026-03-31');
    expect(posiciones.map(({ titulo, aplicaciones }) => [titulo, aplicaciones])).toEqual([
      ['V1', 2],
      ['V0', 1],
      ['V4', 0],
      ['V3', 0],
    ]);
  });
});

it('an invalid period is refused by field, and figures are for administrators', async () => {
  const { body } = await admin
    .get('/api/stats/dashboard')
    .query({ desde: '2026-04-01', hasta: '2026-03-01' })
    .expect(422);
  expect((body as { errors: object }).errors).toEqual({ hasta: ['La fecha final es anterior a la inicial'] });
  await admin.get('/api/stats/charts').query({ desde: '2019-01-01' }).expect(422);
  await admin.get('/api/stats/charts').query({ desde: 'ayer' }).expect(422);
  await admin.get('/api/stats/charts?desde=2026-01-01&desde=2026-01-02').expect(422);
  const hr = await world.signedInAs('rrhh');
  for (const path of ['dashboard', 'charts', 'counted']) await hr.get(`/api/stats/${path}`).expect(403);
});
