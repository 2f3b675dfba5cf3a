import { answersBy, FUTURE_OPENINGS } from '@hiring/contract';
import { madridDay } from '../../../src/platform/values/madrid-day.js';
import { inTransaction } from '../../../src/platform/database/transactions/transaction.js';
import { PersonalDataHooks } from '../../../src/platform/personal-data/personal-data-hooks.js';
import { submit } from '../application-form.js';
import { findInvariantViolations } from '../../operations/data/invariants.js';
import { type Agent, createWorld, type World } from '../../world.js';

const daysAhead = (days: number): string => madridDay(new Date(Date.now() + days * 86_400_000));
const FAR = daysAhead(1600);
const SOON = daysAhead(24);
const PAST = daysAhead(-300);

const NOTHING = {
  permisos: [],
  turnos: [],
  ...answersBy(() => null),
  incorporacion: null,
  disponible_desde: null,
  idiomas: [],
};
const DRIVER = {
  permisos: [
    { tipo: 'adr_basico', caduca_el: null },
    { tipo: 'permiso_c_e', caduca_el: FAR },
    { tipo: 'cap_mercancias', caduca_el: SOON },
    { tipo: 'tacografo', caduca_el: PAST },
  ],
  turnos: ['manana', 'noche'],
  ...answersBy(() => true),
  incorporacion: 'fecha',
  disponible_desde: daysAhead(40),
  idiomas: [{ idioma: 'frances', nivel: 'intermedio' }],
};
const READ = {
  ...DRIVER,
  permisos: [
    { tipo: 'permiso_c_e', caduca_el: FAR, estado: 'vigente' },
    { tipo: 'cap_mercancias', caduca_el: SOON, estado: 'caduca_pronto' },
    { tipo: 'tacografo', caduca_el: PAST, estado: 'caducada' },
    { tipo: 'adr_basico', caduca_el: null, estado: 'vigente' },
  ],
};

let world: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());

let people = 0;
const newcomer = (): Promise<Agent> => world.registered(`cualificada${++people}@example.com`);
const sending = (agent: Agent, cualificaciones?: unknown, fields: Record<string, string> = {}) =>
  submit(agent, {
    fields: {
      ...(cualificaciones === undefined ? {} : { cualificaciones: JSON.stringify(cualificaciones) }),
      ...fields,
    },
  });
const me = async (agent: Agent) => (await agent.get('/api/candidates/me').expect(200)).body.candidate;
const replacing = (agent: Agent, body: object) => agent.put('/api/candidates/me/qualifications').send(body);
const consenting = (agent: Agent, otorgado: boolean, more: object = {}) =>
  agent.post('/api/candidates/me/consents').send({ finalidad: 'futuras_ofertas', otorgado, ...more });
const consentsOf = (id: string) =>
  world.dataSource.query<Record<string, unknown>[]>(
    `SELECT version, aviso_version, retirado_at IS NULL AS vigente FROM consentimientos
     WHERE candidato_id = $1 ORDER BY otorgado_at, vigente`,
    [id],
  );

describe('qualifications sent with the form', () => {
  it('are shown to their owner and HR, with their current validity, and change no estado', async () => {
    const agent = await newcomer();
    await sending(agent, DRIVER).expect(201);
    const { id, cualificaciones } = await me(agent);
    expect(cualificaciones).toEqual(READ);
    const { body } = await hr.get(`/api/candidates/${id}`).expect(200);
    expect(body.cualificaciones).toEqual(READ);
    expect([body.estado, body.prioridad]).toEqual(['recibida', 'media']);
  });

  it('stay when the form leaves them out, and are removed when it sends an empty list', async () => {
    const agent = await newcomer();
    await sending(agent, DRIVER).expect(201);
    await sending(agent).expect(200);
    expect((await me(agent)).cualificaciones).toEqual(READ);
    await sending(agent, { permisos: [] }).expect(200);
    expect((await me(agent)).cualificaciones).toEqual(NOTHING);
  });

  it('are an event of the application when they change, and only then', async () => {
    const agent = await newcomer();
    const version = async (): Promise<number> =>
      (await hr.get(`/api/candidates/${(await me(agent)).id}`)).body.aplicacion_version;
    await sending(agent, DRIVER).expect(201);
    await sending(agent, DRIVER).expect(200);
    expect(await version()).toBe(1);
    await sending(agent, { ...DRIVER, noches_fuera: false }).expect(200);
    expect(await version()).toBe(2);
    expect(await findInvariantViolations(world.dataSource)).toEqual([]);
  });

  it.each([
    ['not JSON', '{"permisos":', 'Las cualificaciones no son válidas'],
    ['a list', '[]', 'Las cualificaciones no son válidas'],
    ['no list of them', '{}', 'Hay una cualificación que no conocemos'],
    ['an unknown one', '{"permisos":[{"tipo":"avion"}]}', 'Hay una cualificación que no conocemos'],
    ['something else', '{"permisos":["permiso_c"]}', 'Hay una cualificación que no conocemos'],
    [
      'one twice',
      '{"permisos":[{"tipo":"permiso_c"},{"tipo":"permiso_c"}]}',
      'Hay una cualificación repetida',
    ],
    [
      'a day that is none',
      '{"permisos":[{"tipo":"permiso_c","caduca_el":"2027-02-29"}]}',
      'La fecha de caducidad no es válida',
    ],
    [
      'a year of the far future',
      '{"permisos":[{"tipo":"permiso_c","caduca_el":"20270-02-01"}]}',
      'La fecha de caducidad no es válida',
    ],
    ['a shift of its own', '{"permisos":[],"turnos":["siesta"]}', 'Los turnos no son válidos'],
    ['no start', '{"permisos":[],"incorporacion":"fecha"}', 'La fecha de incorporación no es válida'],
    [
      'a level of its own',
      '{"permisos":[],"idiomas":[{"idioma":"ingles","nivel":"C3"}]}',
      'Los idiomas no son válidos',
    ],
  ])('with %s are refused, and nothing is written', async (_, text, message) => {
    const agent = await newcomer();
    const { status, body } = await submit(agent, { fields: { cualificaciones: text } });
    expect([status, body.errors.cualificaciones]).toEqual([422, [message]]);
    expect(await me(agent)).toBeNull();
  });

  it('are limited to thirty', async () => {
    const agent = await newcomer();
    const permisos = Array.from({ length: 31 }, () => ({ tipo: 'permiso_c' }));
    const { body } = await sending(agent, { permisos }).expect(422);
    expect(body.errors.cualificaciones[0]).toMatch(/más de 30|repetida/);
  });
});

describe('qualifications changed without applying', () => {
  it('are replaced as a whole', async () => {
    const agent = await newcomer();
    await sending(agent, DRIVER).expect(201);
    const { body } = await replacing(agent, { permisos: [{ tipo: 'carretilla' }] }).expect(200);
    const expected = {
      ...NOTHING,
      permisos: [{ tipo: 'carretilla', caduca_el: null, estado: 'vigente' }],
    };
    expect(body).toEqual(expected);
    expect((await me(agent)).cualificaciones).toEqual(expected);
  });

  it('keep a no apart from what is not answered', async () => {
    const agent = await newcomer();
    await sending(agent, DRIVER).expect(201);
    const { body } = await replacing(agent, {
      permisos: [],
      noches_fuera: false,
      vehiculo_propio: null,
    }).expect(200);
    expect(body).toEqual({ ...NOTHING, noches_fuera: false });
    const { id, cualificaciones } = await me(agent);
    expect(cualificaciones).toEqual(body);
    expect((await hr.get(`/api/candidates/${id}`)).body.cualificaciones).toEqual(body);
  });

  it('sent twice at once are those of one request, never a mixture', async () => {
    const agent = await newcomer();
    await sending(agent, DRIVER).expect(201);
    const one = { permisos: [{ tipo: 'permiso_b' }], turnos: ['manana'] };
    const other = { permisos: [{ tipo: 'permiso_d' }], turnos: ['tarde'] };
    const answers = await Promise.all([one, other, one, other, one].map((body) => replacing(agent, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { permisos, turnos } = (await me(agent)).cualificaciones;
    expect([
      ['permiso_b', 'manana'],
      ['permiso_d', 'tarde'],
    ]).toContainEqual([permisos[0].tipo, turnos[0]]);
    expect(permisos).toHaveLength(1);
  });

  it('belong to a person who has applied', async () => {
    const { status, body } = await replacing(await newcomer(), { permisos: [] });
    expect([status, body.code]).toEqual([404, 'candidate_not_found']);
    await replacing(world.agent(), { permisos: [] }).expect(401);
  });

  it('are refused by field', async () => {
    const agent = await newcomer();
    await sending(agent).expect(201);
    const { body } = await replacing(agent, {
      permisos: [{ tipo: 'permiso_c', caduca_el: 'mañana' }],
    }).expect(422);
    expect(body.errors).toEqual({ 'permisos.0.caduca_el': ['La fecha de caducidad no es válida'] });
  });

  it.each([[[[]]], [[[{ tipo: 'permiso_c' }]]], [[{}, []]]])(
    'are refused as nested lists (%j)',
    async (permisos) => {
      const agent = await newcomer();
      await sending(agent).expect(201);
      const { body } = await replacing(agent, { permisos }).expect(422);
      expect(body.code).toBe('validation_failed');
    },
  );
});

describe('the consent for other vacancies', () => {
  it('is not given by applying', async () => {
    const agent = await newcomer();
    await sending(agent, undefined, { futuras_ofertas: 'false' }).expect(201);
    expect((await me(agent)).consentimientos).toEqual([
      {
        finalidad: 'futuras_ofertas',
        otorgado: false,
        version: null,
        desde: null,
        retirado_at: null,
      },
    ]);
  });

  it('is recorded once with the text shown, and is not withdrawn by an empty checkbox', async () => {
    const agent = await newcomer();
    const fields = { futuras_ofertas: 'true', futuras_ofertas_version: '0.9', aviso_version: '1.1' };
    await sending(agent, undefined, fields).expect(201);
    await sending(agent, undefined, fields).expect(200);
    await sending(agent).expect(200);
    const { id, consentimientos } = await me(agent);
    expect(consentimientos).toMatchObject([{ otorgado: true, version: '0.9', retirado_at: null }]);
    expect(await consentsOf(id)).toEqual([{ version: '0.9', aviso_version: '1.1', vigente: true }]);
    expect((await hr.get(`/api/candidates/${id}`)).body.consentimientos[0].otorgado).toBe(true);
  });

  it('can be given and withdrawn repeatedly, with its history', async () => {
    const agent = await newcomer();
    await sending(agent).expect(201);
    const { id } = await me(agent);
    expect((await consenting(agent, false).expect(200)).body.otorgado).toBe(false);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => consenting(agent, true)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await consentsOf(id)).toHaveLength(1);
    await Promise.all([consenting(agent, false), consenting(agent, false)]);
    world.clock.advance(1000);
    const { body } = await consenting(agent, true, { version: '2.0' });
    expect(body).toMatchObject({ otorgado: true, version: '2.0' });
    await consenting(agent, true, { version: '2.1' });
    expect(await consentsOf(id)).toEqual([
      { version: FUTURE_OPENINGS.version, aviso_version: null, vigente: false },
      { version: '2.0', aviso_version: null, vigente: false },
      { version: '2.1', aviso_version: null, vigente: true },
    ]);
  });

  it('is active once, by a constraint of the database', async () => {
    const agent = await newcomer();
    await sending(agent, undefined, { futuras_ofertas: 'true' }).expect(201);
    const { id } = await me(agent);
    await expect(
      world.dataSource.query(
        `INSERT INTO consentimientos (candidato_id, finalidad, version, otorgado_at) VALUES ($1, 'futuras_ofertas', '1', now())`,
        [id],
      ),
    ).rejects.toThrow('consentimientos_vigente_uq');
  });

  it('is for a purpose that exists', async () => {
    const agent = await newcomer();
    await sending(agent).expect(201);
    const { body } = await agent
      .post('/api/candidates/me/consents')
      .send({ finalidad: 'publicidad', otorgado: true })
      .expect(422);
    expect(body.errors.finalidad).toEqual(['La finalidad no es válida']);
    expect((await consenting(await newcomer(), true)).body.code).toBe('candidate_not_found');
  });
});

describe('the search of HR for qualifications', () => {
  const found = async (filter: object): Promise<string[]> => {
    const { body } = await hr
      .get('/api/candidates')
      .query({ filter: JSON.stringify({ q: 'buscada', ...filter }) })
      .expect(200);
    return (body as { email: string }[]).map(({ email }) => email.split('@')[0] ?? '').sort();
  };

  beforeAll(async () => {
    const person = async (name: string, given: object, fields: Record<string, string> = {}) =>
      sending(await world.registered(`buscada.${name}@example.com`), given, fields).expect(201);
    await person('camion', DRIVER, { futuras_ofertas: 'true' });
    await person('rigido', {
      permisos: [
        { tipo: 'permiso_c', caduca_el: PAST },
        { tipo: 'permiso_d1_e', caduca_el: PAST },
      ],
      turnos: ['tarde'],
    });
    await person('nadie', { permisos: [] });
  });

  it.each([
    [{}, ['buscada.camion', 'buscada.nadie', 'buscada.rigido']],
    [{ cualificacion: 'permiso_c' }, ['buscada.camion', 'buscada.rigido']],
    [{ cualificacion: 'permiso_c_e' }, ['buscada.camion']],
    [{ cualificacion: 'carretilla, permiso_c_e' }, ['buscada.camion']],
    [{ cualificacion: 'permiso_c', cualificacion_vigente: true }, ['buscada.camion']],
    [{ cualificacion: 'tacografo', cualificacion_vigente: true }, []],
    [{ cualificacion: 'cap_mercancias', cualificacion_vigente: 'true' }, ['buscada.camion']],
    [{ cualificacion_vigente: 'true' }, ['buscada.camion']],
    [{ turno: 'tarde' }, ['buscada.rigido']],
    [{ turno: 'noche', vehiculo_propio: true }, ['buscada.camion']],
    [{ vehiculo_propio: false }, ['buscada.nadie', 'buscada.rigido']],
    [{ futuras_ofertas: true }, ['buscada.camion']],
    [{ futuras_ofertas: false, cualificacion: 'permiso_c' }, ['buscada.rigido']],
  ])('finds people by %j', async (filter, emails) => {
    expect(await found(filter)).toEqual(emails);
  });

  it('counts the results', async () => {
    const response = await hr
      .get('/api/candidates')
      .query({ filter: JSON.stringify({ cualificacion: 'permiso_d1_e' }) });
    expect(response.headers['content-range']).toBe('candidates 0-0/1');
  });

  it.each([{ cualificacion: 'avion' }, { turno: 'siesta' }, { vehiculo_propio: 'quizá' }])(
    'refuses the filter %j',
    async (filter) => {
      const { status, body } = await hr.get('/api/candidates').query({ filter: JSON.stringify(filter) });
      expect([status, body.code]).toEqual([400, 'invalid_query']);
    },
  );
});

it('the qualifications and consents of a person are exported and erased with the person', async () => {
  const agent = await newcomer();
  await sending(agent, DRIVER, { futuras_ofertas: 'true' }).expect(201);
  const { id } = await me(agent);
  const held = async () => {
    const parts = world.app.get(PersonalDataHooks).parts();
    const read = parts
      .filter(({ name }) => name === 'cualificaciones' || name === 'consentimientos')
      .map((part) => part.read(world.dataSource.manager, { userId: null, candidateId: id }));
    return (await Promise.all(read)).map(({ data }) => data);
  };
  expect(await held()).toMatchObject([[{ version: FUTURE_OPENINGS.version, retirado_at: null }], READ]);
  // Retried when a message being sent locks rows of the person.
  await inTransaction(world.dataSource, async (manager) => {
    await manager.query(`UPDATE candidates SET aplicacion_actual_id = NULL WHERE id = $1`, [id]);
    await manager.query(`DELETE FROM candidates WHERE id = $1`, [id]);
  });
  expect(await held()).toEqual([[], NOTHING]);
});
