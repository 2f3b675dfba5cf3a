import { CloseDueVacancies } from '../../src/candidates/applications/closing/close-due-vacancies.js';
import { submit } from '../candidates/application-form.js';
import { findInvariantViolations } from '../operations/data/invariants.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let hr: Agent;
let admin: Agent;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
  admin = await world.signedInAs('admin');
});
afterAll(() => world.close());
afterEach(async () => {
  expect(await findInvariantViolations(world.dataSource)).toEqual([]);
});

const FORM = {
  titulo: ' Mecánico/a  de turismos ',
  departamento: 'mantenimiento',
  posicion: 'mecanico',
  ubicacion: 'Barcelona',
  descripcion: 'Taller propio.\n\nTurno de mañana.',
  requisitos: ['Dos años de taller', '   ', ''],
  tags: ['taller', ' '],
  tipo_contrato: 'Indefinido',
  jornada: 'Completa',
  estado: 'activa',
  salario_min: 22_000,
  salario_max: 26_000,
};
const NEXT_YEAR = new Date().getUTCFullYear() + 1;
const create = (body: object = {}, agent: Agent = hr) =>
  agent.post('/api/vacancies').send({ ...FORM, ...body });
const given = async (body: object = {}): Promise<string> =>
  (await create(body).expect(201)).body.id as string;
const read = async (id: string, agent: Agent = hr) =>
  (await agent.get(`/api/vacancies/${id}`).expect(200)).body;
const edit = async (id: string, body: object, agent: Agent = hr) => {
  const { version } = (await read(id)).gestion;
  return agent.put(`/api/vacancies/${id}`).send({ ...FORM, version, ...body });
};
const historyOf = async (id: string) =>
  (await hr.get(`/api/vacancies/${id}/history`).expect(200)).body as {
    tipo: string;
    autor: string | null;
    detalle: string | null;
    cambios: { campo: string; antes: unknown; ahora: unknown }[];
  }[];
const logOf = async (id: string) =>
  world.dataSource.query<{ action: string; level: string; details: string }[]>(
    'SELECT action, level, details FROM system_logs WHERE entity_id = $1 ORDER BY id',
    [id],
  );
let people = 0;
const apply = async (vacante_id: string) => {
  const agent = await world.registered(`vac${++people}@example.com`);
  return submit(agent, { fields: { vacante_id } });
};

describe('a new vacancy', () => {
  it('gets defaults for missing fields, drops blank entries and is public at once', async () => {
    const { body } = await create().expect(201);
    expect(body).toMatchObject({
      titulo: 'Mecánico/a de turismos',
      requisitos: ['Dos años de taller'],
      beneficios: [],
      tags: ['taller'],
      prioridad: 'normal',
      vacantes_disponibles: 1,
      experiencia_min: 0,
      experiencia_max: null,
      visible_publicamente: true,
      acepta_candidaturas: true,
      aplicaciones_recibidas: 0,
      gestion: { version: 1, bloqueo: null, puede_eliminar: true, motivo_sin_salario: null },
    });
    expect(Date.now() - Date.parse(body.fecha_publicacion)).toBeLessThan(60_000);
    const visitor = await read(body.id, world.agent());
    expect(visitor.gestion).toBeUndefined();
    expect(await historyOf(body.id)).toEqual([expect.objectContaining({ tipo: 'creada', cambios: [] })]);
    expect(await logOf(body.id)).toEqual([
      expect.objectContaining({ action: 'vacancy.created', level: 'success' }),
    ]);
  });

  it('treats an empty field as missing', async () => {
    const emptied = [
      'requisitos',
      'responsabilidades',
      'beneficios',
      'idiomas',
      'tags',
      'cualificaciones',
      'preguntas',
      'prioridad',
      'experiencia_min',
      'vacantes_disponibles',
      'destacada',
      'visible_publicamente',
    ];
    const id = await given(Object.fromEntries(emptied.map((field) => [field, null])));
    expect(await read(id)).toMatchObject({ requisitos: [], tags: [], destacada: false });
  });

  it('is created once, however often it is sent', async () => {
    const order = () => create({ titulo: 'Una sola' }).set('Idempotency-Key', 'vac-1');
    const [one, two] = await Promise.all([order(), order()]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.body.id).toBe(one.body.id);
    const other = create({ titulo: 'Otra cosa' }).set('Idempotency-Key', 'vac-1');
    expect((await other.expect(422)).body.code).toBe('idempotency_mismatch');
  });

  it.each([
    [{ titulo: '  ' }, 'titulo', 'El campo Título es obligatorio'],
    [{ departamento: '' }, 'departamento', 'El campo Departamento es obligatorio'],
    [{ departamento: 'astronautas' }, 'departamento', 'El departamento no es válido'],
    [{ posicion: 'astronauta' }, 'posicion', 'La posición no es válida'],
    [{ ubicacion: '' }, 'ubicacion', 'El campo Ubicación es obligatorio'],
    [{ descripcion: '' }, 'descripcion', 'El campo Descripción es obligatorio'],
    [{ tipo_contrato: 'Eterno' }, 'tipo_contrato', 'El campo Tipo de contrato es obligatorio'],
    [{ jornada: undefined }, 'jornada', 'El campo Jornada es obligatorio'],
    [{ estado: 'cerrada' }, 'estado', 'El estado no es válido'],
    [{ salario_min: 30_000 }, 'salario_max', 'El salario máximo no puede ser menor que el mínimo'],
    [{ salario_min: 'mucho' }, 'salario_min', 'El salario debe ser un número de euros al año'],
    [{ experiencia_min: 4, experiencia_max: 2 }, 'experiencia_max', /no puede ser menor que la mínima/],
    [{ cierra_el: '2020-01-01' }, 'cierra_el', 'La fecha de cierre ya ha pasado'],
    [{ cierra_el: '2031-02-30' }, 'cierra_el', 'La fecha de cierre no es válida'],
    [{ cierra_el: '2099-02-28' }, 'cierra_el', /de más de 2 años/],
    [{ cualificaciones: ['permiso_x'] }, 'cualificaciones', 'Hay una cualificación que no conocemos'],
    [
      { preguntas: [{ id: 'p', texto: '', tipo: 'si_no', obligatoria: true }] },
      'preguntas.0.texto',
      /Escribe/,
    ],
    [{ requisitos: 'uno' }, 'requisitos', 'La lista Requisitos no es válida'],
    [{ tags: Array.from({ length: 21 }, (_, n) => `t${n}`) }, 'tags', 'No puede haber más de 20'],
  ])('is refused with %j', async (body, field, message) => {
    const { errors } = (await create(body).expect(422)).body as { errors: Record<string, string[]> };
    expect(Object.keys(errors)).toContain(field);
    expect(errors[field]?.[0]).toMatch(message);
  });

  it('is created by staff only', async () => {
    const candidate = await world.signedInAs('candidate');
    const id = await given();
    for (const agent of [candidate, world.agent()]) {
      const status = agent === candidate ? 403 : 401;
      await create({}, agent).expect(status);
      await agent
        .put(`/api/vacancies/${id}`)
        .send({ ...FORM, version: 1 })
        .expect(status);
      await agent.delete(`/api/vacancies/${id}`).expect(status);
      await agent.post(`/api/vacancies/${id}/duplicate`).expect(status);
      await agent.get(`/api/vacancies/${id}/history`).expect(status);
      await agent.get('/api/vacancy-summary').expect(status);
    }
  });
});

describe('the salary band', () => {
  it('is asked about when nobody earns it, and taken when that is confirmed', async () => {
    const typed = { salario_min: 24, salario_max: 26 };
    const { body } = await create(typed).expect(422);
    expect([body.code, Object.keys(body.errors)]).toEqual(['salary_unusual', ['salario_min', 'salario_max']]);
    expect(body.detail).toContain('24 €');
    const { body: made } = await create({ ...typed, salario_confirmado: true }).expect(201);
    expect(made).toMatchObject(typed);
  });

  it('is required to publish, and not for a draft', async () => {
    const without = { salario_min: null, salario_max: null };
    const { body } = await create(without).expect(422);
    expect(body.code).toBe('salary_band_missing');
    expect(body.detail).toContain('2023/970');
    expect(Object.keys(body.errors)).toEqual(['salario_min', 'salario_max']);
    await create({ ...without, visible_publicamente: false }).expect(201);
    const draft = await given({ salario_max: null, estado: 'borrador' });
    const activate = (agent: Agent, more: object = {}) =>
      agent.post(`/api/vacancies/${draft}/state`).send({ estado: 'activa', visto: 'borrador', ...more });
    expect((await activate(hr).expect(422)).body.code).toBe('salary_band_missing');
    const why = { motivo_sin_salario: 'Convenio en negociación' };
    expect((await activate(hr, why).expect(403)).body.code).toBe('salary_reason_admin_only');
    await activate(admin, why).expect(204);
    const [latest] = await historyOf(draft);
    expect(latest?.cambios).toEqual([
      { campo: 'estado', antes: 'borrador', ahora: 'activa' },
      { campo: 'motivo_sin_salario', antes: null, ahora: 'Convenio en negociación' },
    ]);
    // Who edits it does not have to be an administrator: the reason is said already.
    const kept = await edit(draft, { ...without, ...why, titulo: 'Con motivo' });
    expect(kept.status).toBe(200);
    // With a salary band the reason is no longer used.
    expect((await edit(draft, why)).body.gestion.motivo_sin_salario).toBeNull();
  });

  it('may be missing where it was published before the rule', async () => {
    const old = await world.givenVacancy();
    const answer = await edit(old, { salario_min: null, salario_max: null, titulo: 'Antigua' });
    expect(answer.status).toBe(200);
    const banded = await given();
    expect((await edit(banded, { salario_min: null, salario_max: null })).status).toBe(422);
  });
});

describe('a change of a vacancy', () => {
  it('is logged field by field, and not at all when nothing changed', async () => {
    const id = await given();
    await edit(id, { titulo: 'Mecánico/a', requisitos: ['Dos años de taller', 'Carné B'] });
    const same = await edit(id, { titulo: 'Mecánico/a', requisitos: ['Dos años de taller', 'Carné B'] });
    expect(same.body.gestion.version).toBe(2);
    const [first, ...rest] = await historyOf(id);
    expect(rest).toHaveLength(1);
    expect(first?.cambios).toEqual([
      { campo: 'titulo', antes: 'Mecánico/a de turismos', ahora: 'Mecánico/a' },
      { campo: 'requisitos', antes: 'Dos años de taller', ahora: 'Dos años de taller\nCarné B' },
    ]);
  });

  it('is refused with the current vacancy when another version was shown', async () => {
    const id = await given();
    const orders = ['Uno', 'Dos'].map((titulo) =>
      hr.put(`/api/vacancies/${id}`).send({ ...FORM, titulo, version: 1 }),
    );
    const answers = await Promise.all(orders);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409)?.body;
    expect(lost.code).toBe('vacancy_stale');
    expect(lost.actual).toMatchObject({ id, gestion: { version: 2 } });
  });

  it('is refused while it is closed, or active with applications', async () => {
    const id = await given();
    expect((await apply(id)).status).toBe(201);
    expect((await read(id)).gestion).toMatchObject({
      bloqueo: 'activa_con_candidaturas',
      puede_eliminar: false,
    });
    expect((await edit(id, { titulo: 'x' })).body.code).toBe('vacancy_locked_active');
    await hr.post(`/api/vacancies/${id}/state`).send({ estado: 'pausada', visto: 'activa' }).expect(204);
    // A paused vacancy can be edited, and the same edit reopens it.
    expect((await edit(id, { titulo: 'Corregida' })).body).toMatchObject({
      titulo: 'Corregida',
      estado: 'activa',
    });
    const closing = { visto: 'activa', responder: false, motivo: 'Cubierta' };
    await hr.post(`/api/vacancies/${id}/close`).send(closing).expect(204);
    expect((await edit(id, {})).body.code).toBe('vacancy_locked_closed');
  });

  it('publishes a draft on the day it is opened', async () => {
    const id = await given({ estado: 'borrador' });
    const before = '2026-01-01T00:00:00Z';
    await world.dataSource.query('UPDATE vacantes SET fecha_publicacion = $2 WHERE id = $1', [id, before]);
    expect((await edit(id, { estado: 'pausada' })).body.fecha_publicacion).toContain('2026-01-01');
    await edit(id, { estado: 'borrador' });
    expect((await edit(id, { estado: 'activa' })).body.fecha_publicacion).not.toContain('2026-01-01');
  });
});

describe('the removal or copy of a vacancy', () => {
  it('removes a vacancy without applications, once', async () => {
    const id = await given();
    await hr.delete(`/api/vacancies/${id}`).expect(204);
    expect((await hr.delete(`/api/vacancies/${id}`).expect(404)).body.code).toBe('vacancy_not_found');
    expect((await logOf(id)).at(-1)).toMatchObject({ action: 'vacancy.deleted', level: 'warning' });
  });

  it('is refused with applications, also one that arrives at the same moment', async () => {
    const id = await given();
    expect((await apply(id)).status).toBe(201);
    const { body } = await hr.delete(`/api/vacancies/${id}`).expect(409);
    expect(body.detail).toBe('No se puede eliminar una vacante que tiene candidaturas');
    const raced = await given();
    const agent = await world.registered('carrera@example.com');
    const [removed, applied] = await Promise.all([
      hr.delete(`/api/vacancies/${raced}`),
      submit(agent, { fields: { vacante_id: raced } }),
    ]);
    expect([
      [204, 404],
      [409, 201],
    ]).toContainEqual([removed.status, applied.status]);
    // A soft-deleted row still blocks the removal through its foreign key.
    const hidden = await given();
    const application = (await apply(hidden)).body.application.id as string;
    await world.change(
      `WITH gone AS (UPDATE aplicaciones_vacantes SET deleted_at = now() WHERE id = $1 RETURNING candidato_id)
       UPDATE candidates SET deleted_at = now(), espera_desde = NULL FROM gone WHERE id = gone.candidato_id`,
      [application],
    );
    expect((await hr.delete(`/api/vacancies/${hidden}`).expect(409)).body.code).toBe(
      'vacancy_has_applications',
    );
  });

  it('accepts questions as it returns them', async () => {
    const question = { id: 'carne', texto: '¿Tienes el carné B?', tipo: 'si_no', obligatoria: true };
    const id = await given({ preguntas: [question] });
    const { preguntas } = await read(id);
    expect(preguntas).toEqual([expect.objectContaining({ ...question, ayuda: null })]);
    expect((await edit(id, { preguntas, prioridad: 'alta' })).status).toBe(200);
    expect((await read(id)).preguntas).toEqual(preguntas);
  });

  it('copies everything but dates, state and counts', async () => {
    const question = { id: 'carne', texto: '¿Tienes el carné B?', tipo: 'si_no', obligatoria: true };
    const id = await given({ destacada: true, cierra_el: `${NEXT_YEAR}-01-31`, preguntas: [question] });
    const order = () => hr.post(`/api/vacancies/${id}/duplicate`).set('Idempotency-Key', `copy-${id}`);
    const { body } = await order().expect(201);
    expect(body).toMatchObject({
      titulo: 'Copia de Mecánico/a de turismos',
      estado: 'borrador',
      destacada: false,
      cierra_el: null,
      salario_max: 26_000,
      preguntas: [expect.objectContaining(question)],
    });
    expect((await order().expect(201)).body.id).toBe(body.id);
    expect(await historyOf(body.id)).toEqual([
      expect.objectContaining({ tipo: 'duplicada', detalle: 'Mecánico/a de turismos' }),
    ]);
  });
});

describe('the closing day', () => {
  it('closes the vacancy once, after its last minute in Madrid, and keeps unanswered applications waiting', async () => {
    // The days of others come before it.
    await world.change('UPDATE vacantes SET cierra_el = NULL');
    const id = await given({ cierra_el: `${NEXT_YEAR}-03-10` });
    expect((await apply(id)).status).toBe(201);
    const closer = world.app.get(CloseDueVacancies);
    try {
      world.clock.set(new Date(`${NEXT_YEAR}-03-10T22:59:00Z`));
      expect(await closer.run()).toBe(0);
      world.clock.set(new Date(`${NEXT_YEAR}-03-10T23:00:30Z`));
      expect((await closer.run()) + (await closer.run())).toBe(1);
    } finally {
      world.clock.reset();
    }
    const after = await read(id);
    expect(after).toMatchObject({ estado: 'cerrada', cierra_el: `${NEXT_YEAR}-03-10` });
    const [latest] = await historyOf(id);
    expect(latest).toMatchObject({
      tipo: 'cierre_automatico',
      autor: null,
      detalle: `Fecha de cierre: 10/03/${NEXT_YEAR}`,
    });
    expect((await logOf(id)).at(-1)).toMatchObject({ action: 'vacancy.closed_unanswered', level: 'warning' });
    const mails = await world.dataSource.query<{ texto: string }[]>(
      `SELECT texto FROM correos WHERE plantilla = 'vacante_cerrada'`,
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.texto).toContain('Queda una persona sin responder.');
    const { body } = await hr.get(`/api/vacancies/${id}/unanswered`).expect(200);
    expect(body.abiertas).toBe(1);
  });

  it('refuses applications before the job has closed it, and is cleared when the vacancy is reopened', async () => {
    const id = await given();
    await world.dataSource.query(`UPDATE vacantes SET cierra_el = '2020-05-05' WHERE id = $1`, [id]);
    expect((await apply(id)).body.code).toBe('vacancy_not_open');
    const state = (estado: string, visto: string) =>
      hr.post(`/api/vacancies/${id}/state`).send({ estado, visto }).expect(204);
    await state('pausada', 'activa');
    await state('activa', 'pausada');
    expect((await read(id)).cierra_el).toBeNull();
    expect((await apply(id)).status).toBe(201);
  });
});

it('the cards count vacancies and their applications', async () => {
  const before = (await hr.get('/api/vacancy-summary').expect(200)).body;
  const id = await given({ destacada: true });
  await given({ estado: 'borrador' });
  await apply(id);
  const after = (await hr.get('/api/vacancy-summary').expect(200)).body;
  expect(after).toEqual({
    total: before.total + 2,
    activas: before.activas + 1,
    destacadas: before.destacadas + 1,
    candidaturas: before.candidaturas + 1,
  });
});

it('a person with the required qualifications matches the vacancy', async () => {
  const id = await given({ cualificaciones: ['carretilla', 'permiso_c'] });
  const { body } = await hr.get(`/api/vacancies/${id}/matches`).expect(200);
  expect(body.buscadas).toEqual([
    { tipo: 'permiso_c', obligatoria: true },
    { tipo: 'carretilla', obligatoria: true },
  ]);
});
