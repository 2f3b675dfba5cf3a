import { setTimeout as sleep } from 'node:timers/promises';
import { Cluster, type Person } from './cluster.js';
import { listenAt } from '../site/event-stream.js';
import { findInvariantViolations } from './data/invariants.js';
import { inDays, order } from '../interviews/interviews-given.js';
import { eventually } from '../mail/mail-world.js';

/** Longer than any worker needs for a mail, so that a duplicate would arrive. */
const SETTLED_MS = 1500;
/** Far more than needed, because a busy machine is no failure. */
const WAIT_MS = 60_000;
jest.setTimeout(150_000);
const once = (people: readonly unknown[]): number[] => people.map(() => 1);

describe('three processes on one database', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await Cluster.create();
  });
  afterAll(() => cluster.close());
  afterEach(async () => {
    expect(await findInvariantViolations(cluster.dataSource)).toEqual([]);
  });

  /** Each of these people gets exactly one mail more than `before`, also after a while. */
  async function eachOnce(people: readonly Person[], before = 0): Promise<void> {
    await eventually(
      () => cluster.received(people),
      (seen) => seen.every((count) => count > before),
      WAIT_MS,
    );
    await sleep(SETTLED_MS);
    expect(cluster.received(people)).toEqual(people.map(() => before + 1));
  }
  const move = (place: number, { application }: Person, estado: string, version = 1) =>
    cluster.ask(place, 'POST', `/api/applications/${application}/move`, { estado, version });

  it('start at once, and send one digest of an edition to each alert', async () => {
    const alerts = await cluster.query<{ email: string }>(
      `INSERT INTO alertas_empleo (email, criterios, criterios_hash, confirmada_at, ultima_revision, created_at)
       SELECT 'alerta' || n || '@example.com', '{}', repeat('0', 64), now(), now() - interval '1 day', now() - interval '1 day'
       FROM generate_series(1, 30) n RETURNING email`,
    );
    await cluster.query(
      `INSERT INTO vacantes (titulo, departamento, posicion, ubicacion, descripcion)
       VALUES ('Conductor C+E', 'chofer', 'conductor', 'Reus', 'Traslado de vehículos.')`,
    );
    // Begun and cut short, whatever the hour of this test is. The product's instants have milliseconds.
    await cluster.query(
      `WITH e AS (INSERT INTO alertas_ediciones (dia, instante) VALUES ('2026-01-02', date_trunc('milliseconds', clock_timestamp())) RETURNING instante)
       UPDATE alertas_publicaciones SET edicion = e.instante FROM e`,
    );
    await cluster.start();
    await eventually(
      () => cluster.received(alerts),
      (seen) => seen.every((count) => count > 0),
      WAIT_MS,
    );
    await sleep(SETTLED_MS);
    expect(cluster.received(alerts)).toEqual(once(alerts));
  });

  it('remind each person once a day before and once two hours before', async () => {
    const [tomorrow, soon] = [await cluster.people(15), await cluster.people(15)];
    await cluster.interviews(tomorrow, 23 * 60);
    await cluster.interviews(soon, 100);
    await eachOnce([...tomorrow, ...soon]);
    const kinds = await cluster.query(
      `SELECT plantilla, count(*)::int AS n FROM correos WHERE plantilla LIKE 'entrevista_recordatorio%' GROUP BY 1 ORDER BY 1`,
    );
    expect(kinds).toEqual([
      { plantilla: 'entrevista_recordatorio', n: 15 },
      { plantilla: 'entrevista_recordatorio_2h', n: 15 },
    ]);
  });

  it('announce a move everywhere within two seconds, and mail it once', async () => {
    const people = await cluster.people(12);
    const token = await cluster.token();
    const streams = await Promise.all([1, 2].map((place) => listenAt(cluster.url(place), token)));
    const [first] = people;
    expect((await move(0, first as Person, 'en_revision')).status).toBe(200);
    await Promise.all(
      streams.map((stream) =>
        stream.hears((event) => event.kind === 'application' && event.id === first?.application),
      ),
    );
    for (const stream of streams) stream.close();
    // The same move sent to two processes at once is one move.
    const answers = await Promise.all(
      people
        .slice(1)
        .map(async (person, place) =>
          Promise.all([move(place, person, 'en_revision'), move(place + 1, person, 'en_revision')]),
        ),
    );
    for (const pair of answers) expect(pair.map(({ status }) => status).sort()).toEqual([200, 409]);
    // It may be undone for ten seconds.
    await eachOnce(people);
  });

  it('send a rejection once, after its delay and not before', async () => {
    const people = await cluster.people(9);
    for (const [place, person] of people.entries()) {
      expect((await move(place, person, 'rechazada')).status).toBe(200);
    }
    await sleep(SETTLED_MS);
    expect(cluster.received(people)).toEqual(people.map(() => 0));
    await cluster.query(
      `UPDATE correos SET enviar_desde = now() - interval '3 minutes' WHERE plantilla = 'rechazo' AND estado = 'pendiente'`,
    );
    await eachOnce(people);
    const told = await cluster.query(
      `SELECT DISTINCT estado_candidato FROM aplicaciones_vacantes WHERE id = ANY($1)`,
      [people.map(({ application }) => application)],
    );
    expect(told).toEqual([{ estado_candidato: 'rechazada' }]);
  });

  it('answer each applicant of a vacancy once, though all three are asked to', async () => {
    const [vacancy] = await cluster.query<{ id: string }>(`SELECT id FROM vacantes`);
    const people = await cluster.people(20, vacancy?.id);
    const orders = await Promise.all(
      [0, 1, 2].map((place) => cluster.ask(place, 'POST', `/api/vacancies/${vacancy?.id}/answer-all`, {})),
    );
    expect(new Set(orders.map(({ body }) => body.id)).size).toBe(1);
    const moves = () =>
      cluster.query<{ n: number }>(
        `SELECT count(h.id)::int AS n FROM unnest($1::uuid[]) a (id)
         LEFT JOIN aplicacion_historial h ON h.aplicacion_id = a.id AND h.tipo = 'movida' GROUP BY a.id`,
        [people.map(({ application }) => application)],
      );
    await eventually(moves, (seen) => seen.every(({ n }) => n > 0), WAIT_MS);
    await sleep(SETTLED_MS);
    expect((await moves()).map(({ n }) => n)).toEqual(once(people));
  });

  it('see a setting that one of them changed', async () => {
    const changed = await cluster.ask(0, 'PUT', '/api/config/rejection-delay', { horas: 7 }, 'admin');
    expect(changed.status).toBe(200);
    await eventually(
      () => Promise.all([0, 1, 2].map((place) => cluster.ask(place, 'GET', '/api/config/rejection-delay'))),
      (seen) => seen.every(({ body }) => body.horas === 7),
    );
  });

  it('give a slot of an interviewer to one of two people', async () => {
    const people = await cluster.people(10);
    for (let pair = 0; pair < 5; pair += 1) {
      const two = people.slice(pair * 2, pair * 2 + 2).map(({ candidate }, place) =>
        cluster.ask(pair + place, 'POST', '/api/interviews', {
          ...order(candidate, { hora: `1${pair}:00` }),
          entrevistador_id: cluster.interviewer,
        }),
      );
      expect((await Promise.all(two)).map(({ status }) => status).sort()).toEqual([201, 409]);
    }
  });

  it('give a slot that two candidates pick to one of them', async () => {
    const people = await cluster.people(2);
    const plan = await cluster.ask(0, 'POST', '/api/interview-availability', {
      entrevistador_id: cluster.interviewer,
      nombre: 'Una hora',
      franjas: [{ fecha: inDays(9), desde: '09:00', hasta: '09:30' }],
      duracion_min: 30,
      margen_antes_min: 0,
      margen_despues_min: 0,
      antelacion_horas: 24,
      dias_vista: 20,
      tipo: 'telefonica',
      activa: true,
    });
    for (const { candidate } of people) {
      const offer = { candidato_id: candidate, disponibilidad_id: plan.body.id };
      expect((await cluster.ask(1, 'POST', '/api/slot-invitations', offer)).status).toBe(201);
    }
    await eachOnce(people);
    const paths = people.map(({ email }) => /\/cita\/elegir\/[\w-]+/.exec(cluster.sink.of(email).text)?.[0]);
    const page = await (await fetch(`${cluster.url(0)}${paths[0]}`)).text();
    const inicio = /value="(\d{4}-\d\d-\d\dT[^"]+)"/.exec(page)?.[1] ?? '';
    const picks = await Promise.all(
      paths.map((path, place) =>
        fetch(`${cluster.url(place)}${path}`, {
          method: 'POST',
          redirect: 'manual',
          body: new URLSearchParams({ inicio }),
        }),
      ),
    );
    expect(picks.map(({ status }) => status).sort()).toEqual([303, 409]);
    const agreed = await cluster.query(`SELECT 1 FROM interviews WHERE inicio = $1`, [inicio]);
    expect(agreed).toHaveLength(1);
  });

  it('lose nothing when one is killed while it sends, and double only the message being sent', async () => {
    const people = await cluster.people(40);
    cluster.sink.beforeAccepting = () => sleep(150);
    await cluster.interviews(people, 22 * 60);
    const total = () => cluster.received(people).reduce((sum, count) => sum + count, 0);
    await eventually(total, (seen) => seen >= 10, WAIT_MS);
    await cluster.killOne();
    const standing = () =>
      cluster.query<{ estado: string; n: number }>(
        `SELECT estado, count(*)::int AS n FROM correos WHERE candidato_id = ANY($1) GROUP BY 1`,
        [people.map(({ candidate }) => candidate)],
      );
    // A worker takes four at a time, and the one that was killed may not have claimed all of its four. The other two
    // send the rest.
    const unsent = (seen: { estado: string; n: number }[]) =>
      seen.reduce((sum, { estado, n }) => sum + (estado === 'enviado' ? 0 : n), 0);
    await eventually(standing, (seen) => unsent(seen) <= 4 && total() >= 35, WAIT_MS);
    await sleep(SETTLED_MS);
    // Its claims end after a minute, and the sweep waits for two.
    await cluster.query(
      `UPDATE correos SET reclamado_at = reclamado_at - interval '5 minutes', enviar_desde = now() - interval '6 minutes'
       WHERE estado <> 'enviado'`,
    );
    await eventually(standing, (seen) => seen.every(({ estado }) => estado === 'enviado'), WAIT_MS);
    await sleep(SETTLED_MS);
    const counts = cluster.received(people);
    expect(Math.min(...counts)).toBe(1);
    expect(Math.max(...counts)).toBeLessThanOrEqual(2);
    expect(counts.filter((count) => count === 2).length).toBeLessThanOrEqual(4);
    // A message accepted by the mail server before the record was written is sent again unchanged.
    const ids = cluster.sink.received
      .filter(({ to }) => people.some(({ email }) => to.includes(email)))
      .map(({ headers }) => headers.get('message-id'));
    expect(new Set(ids).size).toBe(people.length);
  });

  it('have no failed job at the end', async () => {
    const failed = await cluster.query(
      `SELECT name, data FROM pgboss.job WHERE state IN ('failed', 'cancelled')`,
    );
    expect(failed).toEqual([]);
  });
});
