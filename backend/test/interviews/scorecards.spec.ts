import { SCORECARD_LIMITS } from '@hiring/contract';
import { PersonalDataHooks } from '../../src/platform/personal-data/personal-data-hooks.js';
import { ScorecardLinks } from '../../src/interviews/scorecards/scorecard-links.js';
import { ScorecardPages } from '../../src/interviews/scorecards/scorecard-pages.js';
import { givenApplicant, messagesOf, order } from './interviews-given.js';
import { MailSink } from '../mail/mail-sink.js';
import { type Agent, createWorld, type World } from '../world.js';

let sink: MailSink;
let world: World;
let hr: Agent;
let admin: Agent;
beforeAll(async () => {
  sink = await MailSink.reserve();
  await sink.up();
  world = await createWorld({ environment: { smtpUrl: sink.url } });
  hr = await world.signedInAs('rrhh');
  admin = await world.signedInAs('admin');
});
afterAll(async () => {
  await world.close();
  await sink.down();
});
afterEach(() => world.clock.reset());

async function held() {
  const person = await givenApplicant(world);
  const { body } = await hr.post('/api/interviews').send(order(person.candidate)).expect(201);
  return { ...person, id: body.id as string };
}
const read = async (agent: Agent, candidate: string) =>
  (await agent.get(`/api/scorecards?candidato_id=${candidate}`).expect(200)).body;
const criteriaOf = async (agent: Agent, candidate: string): Promise<{ id: string; nombre: string }[]> =>
  (await read(agent, candidate)).entrevistas[0].criterios;
async function opinion(candidate: string, puntos: number, values: object = {}) {
  const [first] = await criteriaOf(hr, candidate);
  return {
    puntuaciones: [{ criterio_id: first?.id, puntos }],
    recomendacion: 'si',
    comentario: `Puntos: ${puntos}`,
    ...values,
  };
}

describe('a scorecard', () => {
  it('is hidden from other interviewers, and from admins, until they have written their own', async () => {
    const { id, candidate } = await held();
    await hr
      .put(`/api/scorecards/${id}`)
      .send(await opinion(candidate, 2))
      .expect(200);
    const before = await read(admin, candidate);
    expect(before.entrevistas[0]).toMatchObject({ propia: null, otras: [], ocultas: 1 });
    expect(before.resumenes[0]).toMatchObject({ evaluaciones: 0, media: null });
    expect(JSON.stringify(before)).not.toContain('Puntos: 2');
    const { body } = await admin
      .put(`/api/scorecards/${id}`)
      .send(await opinion(candidate, 5, { recomendacion: 'si_rotundo' }))
      .expect(200);
    expect(body).toMatchObject({ ocultas: 0, propia: { comentario: 'Puntos: 5' } });
    expect(body.otras).toMatchObject([{ comentario: 'Puntos: 2' }]);
    expect((await read(admin, candidate)).resumenes[0]).toMatchObject({
      evaluaciones: 2,
      media: 3.5,
      recomendaciones: { si: 1, si_rotundo: 1 },
    });
  });

  it('exists once for each author, also when sent twice, and is changed with its version', async () => {
    const { id, candidate } = await held();
    const mine = await opinion(candidate, 3);
    const send = (values: object = {}) => hr.put(`/api/scorecards/${id}`).send({ ...mine, ...values });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [counted] = await world.dataSource.query<{ n: number }[]>(
      'SELECT count(*)::int AS n FROM evaluaciones WHERE entrevista_id = $1',
      [id],
    );
    expect(counted?.n).toBe(1);
    expect((await send({ recomendacion: 'no' })).body.code).toBe('scorecard_stale');
    const changed = await send({ recomendacion: 'no', version: 1 });
    expect(changed.body.propia).toMatchObject({ recomendacion: 'no', version: 2 });
  });

  it('keeps the points of a criterion that is deleted when its author changes the rest', async () => {
    const criterion = { nombre: 'Se borrará', orden: 1, activo: true };
    const { body: made } = await hr.post('/api/scorecard-criteria').send(criterion).expect(201);
    const { id } = await held();
    const send = (values: object) =>
      hr.put(`/api/scorecards/${id}`).send({ puntuaciones: [], recomendacion: 'si', ...values });
    await send({ puntuaciones: [{ criterio_id: made.id, puntos: 4 }] }).expect(200);
    await hr.delete(`/api/scorecard-criteria/${made.id}`).expect(200);
    const { body } = await send({ recomendacion: 'no', version: 1 }).expect(200);
    expect(body.propia.puntuaciones).toMatchObject([{ nombre: 'Se borrará', puntos: 4 }]);
  });

  it('says what to do when its criteria changed while it was written, and is given with those that are there', async () => {
    const criterion = { nombre: 'Cambia', orden: 1, activo: true };
    const { body: made } = await hr.post('/api/scorecard-criteria').send(criterion).expect(201);
    const { id, candidate } = await held();
    const points = (await criteriaOf(hr, candidate)).map((one) => ({ criterio_id: one.id, puntos: 4 }));
    const send = (puntuaciones: object[]) =>
      hr.put(`/api/scorecards/${id}`).send({ puntuaciones, recomendacion: 'si' });
    const off = { ...criterion, activo: false, version: 1 };
    await hr.put(`/api/scorecard-criteria/${made.id}`).send(off).expect(200);
    const refused = await send(points);
    // Not by field: the form has none of that name, and would refuse to be sent again.
    expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
      409,
      'scorecard_criteria_changed',
      undefined,
    ]);
    expect(refused.body.detail).toContain('vuelve a guardar');
    await hr.delete(`/api/scorecard-criteria/${made.id}`).expect(200);
    expect((await read(hr, candidate)).entrevistas[0].propia).toBeNull();
    await send(points.filter(({ criterio_id }) => criterio_id !== made.id)).expect(200);
  });

  it('is neither read nor given by a program, in the name of whoever made its key', async () => {
    const { id, candidate } = await held();
    const key = { nombre: 'Calendario', permisos: ['interviews:read', 'interviews:write'] };
    const { body } = await admin.post('/api/api-keys').send(key).expect(201);
    const bearer = { Authorization: `Bearer ${body.clave}` };
    const program = world.agent();
    await program.get(`/api/scorecards?candidato_id=${candidate}`).set(bearer).expect(403);
    await program
      .put(`/api/scorecards/${id}`)
      .set(bearer)
      .send(await opinion(candidate, 1))
      .expect(403);
    expect((await read(admin, candidate)).entrevistas[0]).toMatchObject({ propia: null });
  });

  it('is refused without a recommendation, with invalid scores, or for an interview that was not held', async () => {
    const { id, candidate } = await held();
    const mine = await opinion(candidate, 3);
    for (const wrong of [
      { recomendacion: 'quizá' },
      { puntuaciones: [{ ...mine.puntuaciones[0], puntos: 6 }] },
    ]) {
      expect((await hr.put(`/api/scorecards/${id}`).send({ ...mine, ...wrong })).status).toBe(422);
    }
    await hr.post(`/api/interviews/${id}/cancel`).send({}).expect(200);
    const refused = await hr.put(`/api/scorecards/${id}`).send(mine);
    expect([refused.status, refused.body.code]).toEqual([409, 'scorecard_not_held']);
    expect((await hr.put(`/api/scorecards/${candidate}`).send(mine)).status).toBe(404);
    const { agent } = await givenApplicant(world);
    expect((await agent.get(`/api/scorecards?candidato_id=${candidate}`)).status).toBe(403);
    expect((await agent.put(`/api/scorecards/${id}`).send(mine)).status).toBe(403);
  });

  it('is in the data export of the person without its author, and is erased with the person', async () => {
    const { id, candidate } = await held();
    await hr
      .put(`/api/scorecards/${id}`)
      .send(await opinion(candidate, 4))
      .expect(200);
    const part = world.app
      .get(PersonalDataHooks)
      .parts()
      .find(({ name }) => name === 'evaluaciones');
    const copy = await part?.read(world.dataSource.manager, { userId: null, candidateId: candidate });
    expect(copy?.data).toMatchObject([{ comentario: 'Puntos: 4', puntuaciones: [{ puntos: 4 }] }]);
    expect(JSON.stringify(copy)).not.toContain('autor');
    await world.erase(candidate);
    const left = await world.dataSource.query('SELECT 1 FROM evaluaciones WHERE entrevista_id = $1', [id]);
    expect(left).toEqual([]);
  });
});

describe('the criteria of a scorecard', () => {
  it('are the general ones and those of the department and the position', async () => {
    const { candidate } = await held();
    const [row] = await world.dataSource.query<{ departamento: string; posicion: string }[]>(
      'SELECT departamento, posicion FROM aplicaciones_vacantes WHERE candidato_id = $1',
      [candidate],
    );
    const own = { nombre: 'Conducción', departamento: row?.departamento, posicion: row?.posicion };
    const { body } = await hr
      .post('/api/scorecard-criteria')
      .send({ ...own, orden: 1, activo: true })
      .expect(201);
    const names = async () => (await criteriaOf(hr, candidate)).map(({ nombre }) => nombre);
    expect((await names())[0]).toBe('Conducción');
    const off = { ...body, activo: false };
    await hr.put(`/api/scorecard-criteria/${body.id}`).send(off).expect(200);
    expect(await names()).not.toContain('Conducción');
    const stale = await hr.put(`/api/scorecard-criteria/${body.id}`).send(off);
    expect([stale.status, stale.body.code]).toEqual([409, 'criterion_stale']);
    await hr.delete(`/api/scorecard-criteria/${body.id}`).expect(200);
    await hr.delete(`/api/scorecard-criteria/${body.id}`).expect(404);
  });

  it('are no more than their limit, also when many are made at once', async () => {
    const before = await world.dataSource.query<{ n: number }[]>(
      'SELECT count(*)::int AS n FROM criterios_evaluacion',
    );
    const missing = SCORECARD_LIMITS.criteria - (before[0]?.n ?? 0) - 1;
    await world.dataSource.query(
      `INSERT INTO criterios_evaluacion (nombre, orden)
       SELECT 'Lleno ' || n, 90 FROM generate_series(1, $1::int) n`,
      [missing],
    );
    const one = { nombre: 'Uno más', orden: 90, activo: true };
    const make = () => hr.post('/api/scorecard-criteria').send(one);
    const answers = await Promise.all(Array.from({ length: 6 }, make));
    await world.dataSource.query(`DELETE FROM criterios_evaluacion WHERE orden = 90`);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('stand in their own order where a list asks for the order by id', async () => {
    const inOrder = async (query: object) => {
      const { body } = await hr.get('/api/scorecard-criteria').query(query).expect(200);
      return (body as { nombre: string; orden: number }[]).map(({ nombre }) => nombre);
    };
    const own = await inOrder({});
    expect(own).not.toEqual(own.toSorted((a, b) => b.localeCompare(a, 'es')));
    expect(await inOrder({ sort: '["id","ASC"]' })).toEqual(own);
  });

  it.each([
    [{ nombre: '' }, 'nombre'],
    [{ departamento: 'luna' }, 'departamento'],
    [{ posicion: 'mecanico' }, 'posicion'],
    [{ orden: 5000 }, 'orden'],
  ])('are refused with %j', async (values, field) => {
    const refused = await hr
      .post('/api/scorecard-criteria')
      .send({ nombre: 'Algo', orden: 1, activo: true, ...values });
    expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([422, [field]]);
  });
});

describe('an interviewer without an account', () => {
  const pages = () => world.app.get(ScorecardPages);
  let asked = 0;
  async function ask() {
    const interview = await held();
    const email = `jefe${++asked}@example.com`;
    const send = () =>
      hr.post(`/api/scorecards/${interview.id}/requests`).send({ nombre: 'Jefe de taller', email });
    const [first, again] = await Promise.all([send(), send()]);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.peticiones).toHaveLength(1);
    const mailOf = () => sink.received.filter((mail) => mail.to.includes(email));
    await world.until(() => Promise.resolve(mailOf().length > 0));
    const [, token = ''] = /\/evaluar\/([\w-]+)/.exec(mailOf()[0]?.raw.replaceAll('=\r\n', '') ?? '') ?? [];
    expect(mailOf()).toHaveLength(1);
    return { ...interview, token, request: again.body.peticiones[0].id as string };
  }

  it('writes a scorecard once through a mailed link that is stored nowhere', async () => {
    const { id, candidate, token } = await ask();
    const stored = (await messagesOf(world, id)).find(({ plantilla }) => plantilla === 'evaluacion_pedida');
    expect(stored?.texto).not.toMatch(/evaluar\/[\w-]/);
    const page = await pages().find(token);
    expect(page).toMatchObject({ estado: 'pendiente', nombre: 'Jefe de taller' });
    expect(JSON.stringify(page)).not.toMatch(/@|telefono|Solo para RRHH/);
    const puntos = { [page?.criterios[0]?.id ?? '']: '4', [page?.criterios[1]?.id ?? '']: '' };
    expect(await pages().give(token, { puntos, recomendacion: '', comentario: '' })).toMatchObject({
      done: false,
      status: 422,
      errors: { recomendacion: ['Elige una recomendación'] },
    });
    const form = { puntos, recomendacion: 'dudas', comentario: 'Le falta práctica' };
    const answers = await Promise.all([pages().give(token, form), pages().give(token, form)]);
    expect(answers).toEqual([{ done: true }, { done: true }]);
    expect(await pages().find(token)).toMatchObject({ estado: 'recibida', candidato: '', criterios: [] });
    const other = { ...form, recomendacion: 'no', comentario: 'Lo he pensado mejor' };
    expect(await pages().give(token, other)).toMatchObject({
      done: false,
      status: 409,
      code: 'scorecard_already_given',
    });
    await hr
      .put(`/api/scorecards/${id}`)
      .send(await opinion(candidate, 3))
      .expect(200);
    const { entrevistas } = await read(hr, candidate);
    expect(entrevistas[0].otras).toMatchObject([{ autor_nombre: 'Jefe de taller', recomendacion: 'dudas' }]);
    expect(entrevistas[0].peticiones).toMatchObject([{ estado: 'recibida' }]);
  });

  it('cannot use the link when it was withdrawn, has expired, or the interview was cancelled', async () => {
    const form = { puntos: {}, recomendacion: 'si', comentario: '' };
    const revoked = await ask();
    await hr.post(`/api/scorecards/requests/${revoked.request}/revoke`).expect(200);
    expect((await pages().find(revoked.token))?.estado).toBe('retirada');
    expect(await pages().give(revoked.token, form)).toMatchObject({ done: false, status: 410 });
    const late = await ask();
    world.clock.advance(15 * 86_400_000);
    expect((await pages().find(late.token))?.estado).toBe('caducada');
    world.clock.reset();
    await hr.post(`/api/interviews/${late.id}/cancel`).send({}).expect(200);
    expect(await pages().find(late.token)).toBeNull();
    expect(await pages().give(late.token, form)).toMatchObject({ code: 'scorecard_not_held' });
    expect(world.app.get(ScorecardLinks).read('x'.repeat(65))).toBeNull();
    expect(await pages().give('x', form)).toMatchObject({ done: false, status: 410 });
  });
});
