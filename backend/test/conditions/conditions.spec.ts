import type { Estado } from '@hiring/contract';
import { ESTADOS, STAGE_OF_ESTADO, STAGES } from '@hiring/contract';
import { type Expression, sql, type SqlBool } from 'kysely';
import { sourceOf } from '../../src/candidates/applications/board/board-scope.js';
import {
  isEnded,
  isInStage,
  isOpenRow,
  placeIn,
  STAGE_BIT,
  stageOf,
} from '../../src/candidates/applications/estados.sql.js';
import { applicationConditions } from '../../src/candidates/applications/list/application-conditions.js';
import { SPONTANEOUS } from '../../src/candidates/applications/list/application-list-query.js';
import {
  HAS_OVERDUE,
  isOverdue,
  longestOverdue,
  overduePeople,
  vacancyWaiting,
} from '../../src/candidates/applications/list/overdue.js';
import { filtersTheList, listConditions } from '../../src/candidates/applications/list/list-filter.js';
import {
  filtersByQualification,
  qualificationConditions,
} from '../../src/candidates/applications/list/qualification-filter.js';
import { every, rowOf } from '../../src/platform/database/sql/conditions.js';
import { db } from '../../src/platform/database/sql/db.js';
import {
  conditionsOf,
  IS_PUBLIC,
  matchesFilter,
  type VacancyFilter,
} from '../../src/vacancies/list/vacancy-filter.js';
import { add, type Conditions, openConditions } from './conditions-database.js';

let open: Conditions;
beforeAll(async () => {
  open = await openConditions();
});
afterAll(() => open.close());

const DAY_MS = 86_400_000;
const ago = (days: number): Date => new Date(Date.now() - days * DAY_MS);
const truth = async (condition: string): Promise<unknown> =>
  (await open.client.query<{ is: unknown }>(`SELECT (${condition}) AS is`)).rows[0]?.is;

describe('the table of stages in SQL', () => {
  it.each(ESTADOS)('says of %s what the table says', async (estado) => {
    const word = `'${estado}'`;
    const stage = STAGE_OF_ESTADO[estado];
    expect(await truth(stageOf(word))).toBe(stage);
    expect(await truth(isEnded(word))).toBe(estado === 'contratada' || estado === 'rechazada');
    expect(await truth(placeIn(ESTADOS, word))).toBe(ESTADOS.indexOf(estado) + 1);
    for (const other of STAGES) expect(await truth(isInStage(word, other))).toBe(other === stage);
  });

  it('has a bit for each stage, in order', () => {
    expect(STAGES.map((stage) => STAGE_BIT[stage])).toEqual(STAGES.map((_, place) => 2 ** place));
    expect(placeIn(['a', 'b'], 'x')).toBe(`array_position(ARRAY['a','b'], x)`);
  });
});

it('conditions that are absent do not narrow, and those that are there all hold', () => {
  const c = rowOf<'candidates'>();
  const none = db(open.client).selectFrom('candidates').where(every()).select('id').compile();
  expect(none.sql).not.toMatch(/where .*false/);
  const two = every(false, null, undefined, '', c('ciudad', '=', 'a'), c('nombre', '=', 'b'));
  const { sql: text, parameters } = db(open.client)
    .selectFrom('candidates')
    .where(two)
    .select('id')
    .compile();
  expect(text).toContain('("ciudad" = $1 and "nombre" = $2)');
  expect(parameters).toEqual(['a', 'b']);
});

const PERSON = {
  nombre: 'Núria',
  apellidos: 'Puig',
  telefono: '600',
  direccion: 'x',
  ciudad: 'Reus',
  departamento: 'chofer',
  posicion: 'conductor',
};
let people = 0;
const person = (row: Record<string, unknown> = {}): Promise<string> =>
  add(open.client, 'candidates', { ...PERSON, email: `condicion${++people}@example.com`, ...row });
const application = async (row: Record<string, unknown> & { estado?: Estado } = {}): Promise<string> =>
  add(open.client, 'aplicaciones_vacantes', {
    candidato_id: row['candidato_id'] ?? (await person()),
    departamento: 'chofer',
    posicion: 'conductor',
    ...(row.estado === 'contratada' ? { fecha_contratacion: new Date() } : {}),
    ...row,
  });

/** Which of the named rows fulfil the condition. */
async function fulfilling(
  table: 'candidates' | 'aplicaciones_vacantes as a' | 'vacantes as v',
  condition: Expression<SqlBool>,
  named: Record<string, string>,
): Promise<string[]> {
  const id = table.includes(' as ') ? `${table.split(' as ')[1]}.id` : 'candidates.id';
  const rows = await db(open.client)
    .selectFrom(table as 'candidates')
    .where(condition)
    .select(sql<string>`${sql.ref(id)}`.as('id'))
    .execute();
  const found = new Set(rows.map((row) => row.id));
  return Object.keys(named).filter((name) => found.has(named[name] as string));
}

describe('the filter of applications', () => {
  let rows: Record<string, string>;
  let vacancy: string;
  let owner: string;
  beforeAll(async () => {
    vacancy = await add(open.client, 'vacantes', {
      titulo: 'Grúa',
      departamento: 'chofer',
      posicion: 'conductor',
      ubicacion: 'Reus',
      descripcion: 'x',
    });
    owner = await person();
    // The trigger of the table puts an application into the first phase of its estado.
    const phase = { vacante_id: vacancy, nombre: 'Prueba de conducción', estado: 'recibida', orden: 0 };
    await add(open.client, 'fases', phase);
    rows = {
      plain: await application({ fecha_aplicacion: '2026-03-10T12:00:00Z', prioridad: 'alta' }),
      ofVacancy: await application({ vacante_id: vacancy, candidato_id: owner, canal: 'portal' }),
      interview: await application({ estado: 'entrevista_realizada', posicion: 'jefe' }),
      hired: await application({ estado: 'contratada', departamento: 'mantenimiento' }),
      rejected: await application({ estado: 'rechazada' }),
      withdrawn: await application({ retirada_at: new Date() }),
      deleted: await application({ deleted_at: new Date() }),
      evening: await application({ fecha_aplicacion: '2026-03-10T22:59:59Z' }),
      midnight: await application({ fecha_aplicacion: '2026-03-10T23:00:00Z' }),
      before: await application({ fecha_aplicacion: '2026-03-09T22:59:59Z' }),
    };
  });
  const found = (filter: Parameters<typeof applicationConditions>[0]): Promise<string[]> =>
    fulfilling('aplicaciones_vacantes as a', applicationConditions(filter, []), rows);
  const ALL = [
    'plain',
    'ofVacancy',
    'interview',
    'hired',
    'rejected',
    'withdrawn',
    'evening',
    'midnight',
    'before',
  ];
  const without = (...names: string[]): string[] => ALL.filter((name) => !names.includes(name));

  it('never has deleted ones, and without a condition all others', async () => {
    expect(await found({})).toEqual(ALL);
  });

  it('narrows by each word', async () => {
    expect(await found({ estado: 'contratada' })).toEqual(['hired']);
    expect(await found({ prioridad: 'alta' })).toEqual(['plain']);
    expect(await found({ departamento: 'mantenimiento' })).toEqual(['hired']);
    expect(await found({ posicion: 'jefe' })).toEqual(['interview']);
    expect(await found({ canal: 'portal' })).toEqual(['ofVacancy']);
    expect(await found({ candidato_id: owner })).toEqual(['ofVacancy']);
    expect(await found({ stage: 'entrevista' })).toEqual(['interview']);
    expect(await found({ fase: 'Prueba de conducción' })).toEqual(['ofVacancy']);
    expect(await found({ fase: 'Prueba' })).toEqual([]);
    expect(await found({ vacante_id: vacancy })).toEqual(['ofVacancy']);
    expect(await found({ vacante_id: SPONTANEOUS })).toEqual(without('ofVacancy'));
    expect(await found({ estado: 'contratada', departamento: 'chofer' })).toEqual([]);
  });

  it('knows open from ended and withdrawn ones', async () => {
    expect(await found({ abierta: 'true' })).toEqual(without('hired', 'rejected', 'withdrawn'));
    expect(await found({ abierta: 'false' })).toEqual(['hired', 'rejected', 'withdrawn']);
    expect(await found({ retirada: 'true' })).toEqual(['withdrawn']);
    expect(await found({ retirada: 'false' })).toEqual(without('withdrawn'));
    const isOpen = sql<SqlBool>`${sql.raw(isOpenRow('a'))}`;
    expect(await fulfilling('aplicaciones_vacantes as a', isOpen, rows)).toEqual(
      without('hired', 'rejected', 'withdrawn'),
    );
  });

  it('takes days of Madrid, both included', async () => {
    expect(await found({ desde: '2026-03-10', hasta: '2026-03-10' })).toEqual(['plain', 'evening']);
    expect(await found({ hasta: '2026-03-09' })).toEqual(['before']);
    expect(await found({ desde: '2026-03-11', hasta: '2026-03-11' })).toEqual(['midnight']);
  });

  it('knows what changed since an instant', async () => {
    expect(await found({ updated_since: new Date(Date.now() + DAY_MS).toISOString() })).toEqual([]);
    expect(await found({ updated_since: ago(1).toISOString() })).toEqual(ALL);
  });
});

describe('overdue applications', () => {
  it('are open, wait longer than their stage allows, and have no interview to come', async () => {
    const waiting = (estado: Estado, days: number, more: object = {}): Promise<string> =>
      application({ estado, en_fase_desde: ago(days), ...more });
    const interview = async (row: object): Promise<string> => {
      const candidato_id = await person();
      const id = await waiting('entrevista_programada', 8, { candidato_id });
      const times = { inicio: new Date(Date.now() + DAY_MS), fin: new Date(Date.now() + DAY_MS + 1_800_000) };
      await add(open.client, 'interviews', { candidato_id, aplicacion_id: id, ...times, ...row });
      return id;
    };
    const past = { inicio: ago(2), fin: ago(1.9) };
    const rows: Record<string, string> = {
      received: await waiting('recibida', 3.1),
      receivedInTime: await waiting('recibida', 2.9),
      reviewed: await waiting('en_revision', 7.1),
      reviewedInTime: await waiting('en_revision', 6.9),
      interviewed: await waiting('entrevista_realizada', 7.1),
      interviewedInTime: await waiting('entrevista_realizada', 6.9),
      agreed: await interview({}),
      confirmed: await interview({ estado: 'confirmada' }),
      cancelled: await interview({ estado: 'cancelada' }),
      deletedInterview: await interview({ deleted_at: new Date() }),
      pastInterview: await interview(past),
      hired: await waiting('contratada', 30),
      rejected: await waiting('rechazada', 30),
      withdrawn: await waiting('recibida', 30, { retirada_at: new Date() }),
      deleted: await waiting('recibida', 30, { deleted_at: new Date() }),
    };
    expect(await fulfilling('aplicaciones_vacantes as a', isOverdue, rows)).toEqual([
      'received',
      'reviewed',
      'interviewed',
      'cancelled',
      'deletedInterview',
      'pastInterview',
    ]);
    const owners = await open.client.query<{ id: string; candidato_id: string }>(
      'SELECT id, candidato_id FROM aplicaciones_vacantes WHERE id = ANY ($1)',
      [Object.values(rows)],
    );
    const ownerOf = new Map(owners.rows.map(({ id, candidato_id }) => [id, candidato_id]));
    const ofPeople = Object.fromEntries(
      Object.entries(rows).map(([name, id]) => [name, ownerOf.get(id) as string]),
    );
    expect(await fulfilling('candidates', sql<SqlBool>`${sql.raw(HAS_OVERDUE)}`, ofPeople)).toEqual([
      'received',
      'reviewed',
      'interviewed',
      'cancelled',
      'deletedInterview',
      'pastInterview',
    ]);
  });
});

describe('people with an overdue application', () => {
  it('come with the longest wait first, and never when they withdrew, were deleted or wait elsewhere', async () => {
    const { client } = open;
    // The functions ask with what they are given; a transaction's own connection is as good as a source.
    const source = client as unknown as Parameters<typeof overduePeople>[0];
    const department = 'overdue';
    const waiter = async (days: number, row: Record<string, unknown> = {}): Promise<string> => {
      const id = await person({ departamento: department, espera_desde: ago(days), ...row });
      await application({ candidato_id: id, en_fase_desde: ago(days) });
      return id;
    };
    const long = await waiter(20);
    const longer = await waiter(30);
    const named: Record<string, string> = {
      [long]: 'long',
      [longer]: 'longer',
      [await waiter(2)]: 'short',
      [await waiter(40, { retirada_at: new Date() })]: 'withdrawn',
      [await waiter(40, { deleted_at: new Date() })]: 'deleted',
      [await waiter(40, { departamento: 'other' })]: 'other',
      [await person({ departamento: department, espera_desde: ago(40) })]: 'withoutApplication',
    };
    const names = async (departamento: string | null): Promise<(string | undefined)[]> => {
      const rows = await overduePeople(source, departamento).select('c.id').execute();
      return rows.map(({ id }) => named[id]).filter(Boolean);
    };
    expect(await names(department)).toEqual(['longer', 'long']);
    expect(await names(null)).toEqual(['other', 'longer', 'long']);

    const vacante_id = await add(client, 'vacantes', {
      titulo: 'Otra',
      departamento: 'chofer',
      posicion: 'conductor',
      ubicacion: 'Reus',
      descripcion: 'x',
    });
    const older = await application({
      candidato_id: long,
      vacante_id,
      estado: 'en_revision',
      en_fase_desde: ago(25),
    });
    const rows = await db(client)
      .selectFrom('candidates as c')
      .leftJoinLateral(
        (eb) => longestOverdue(eb.ref('c.id')).as('o'),
        (join) => join.onTrue(),
      )
      .where('c.departamento', '=', department)
      .where('c.retirada_at', 'is', null)
      .where('c.deleted_at', 'is', null)
      .select(['c.id as person', 'o.id as application'])
      .execute();
    const longestOf = (id: string): string | null | undefined =>
      rows.find((row) => row.person === id)?.application;
    expect(longestOf(long)).toBe(older);
    expect(longestOf(longer)).toEqual(expect.any(String));
    expect(rows.filter((row) => row.application === null).map((row) => named[row.person])).toEqual(
      expect.arrayContaining(['short', 'withoutApplication']),
    );
  });

  it('are counted for a vacancy by stage, with those that are late', async () => {
    const vacante_id = await add(open.client, 'vacantes', {
      titulo: 'Espera',
      departamento: 'chofer',
      posicion: 'conductor',
      ubicacion: 'Reus',
      descripcion: 'x',
    });
    await application({ vacante_id, en_fase_desde: ago(10) });
    await application({ vacante_id, en_fase_desde: ago(1) });
    await application({ vacante_id, estado: 'entrevista_realizada', en_fase_desde: ago(1) });
    await application({ vacante_id, estado: 'rechazada', en_fase_desde: ago(30) });
    const source = open.client as unknown as Parameters<typeof vacancyWaiting>[0];
    const rows = await vacancyWaiting(source, vacante_id);
    expect(rows.toSorted((a, b) => a.etapa.localeCompare(b.etapa))).toEqual([
      { etapa: 'entrevista', total: 1, sin_responder: 0 },
      { etapa: 'recibida', total: 2, sin_responder: 1 },
    ]);
  });
});

describe('the filter of people', () => {
  let rows: Record<string, string>;
  let tag: string;
  let vacancy: string;
  beforeAll(async () => {
    const { client } = open;
    tag = await add(client, 'etiquetas', { nombre: 'Condición' });
    vacancy = await add(client, 'vacantes', {
      titulo: 'Taller',
      departamento: 'chofer',
      posicion: 'conductor',
      ubicacion: 'Reus',
      descripcion: 'x',
    });
    const account = (email: string, email_verified_at: Date | null): Promise<string> =>
      add(client, 'users', { email, email_normalizado: email, role: 'candidate', email_verified_at });
    const file = await add(client, 'archivos', {
      clave: 'cvs/condicion',
      nombre_original: 'CV.pdf',
      tipo: 'application/pdf',
      bytes: 3,
      sha256: 'a'.repeat(64),
      estado: 'en_uso',
    });
    rows = {
      plain: await person({ ciudad: 'L’Hospitalet de Llobregat', fecha_aplicacion: '2026-03-10T12:00:00Z' }),
      skilled: await person({ habilidades: ['Diagnosis', 'Frenos neumáticos'] }),
      tagged: await person(),
      withCv: await person({ cv_archivo_id: file }),
      verified: await person({ user_id: await account('v@condicion.example', new Date()) }),
      unverified: await person({ user_id: await account('u@condicion.example', null) }),
      ofVacancy: await person({ vacante_id: vacancy }),
      midnight: await person({ fecha_aplicacion: '2026-03-10T23:00:00Z' }),
      inPhase: await person(),
    };
    const phase = { vacante_id: vacancy, nombre: 'Segunda entrevista', estado: 'recibida', orden: 0 };
    await add(client, 'fases', phase);
    const current = await application({ candidato_id: rows['inPhase'], vacante_id: vacancy });
    await client.query('UPDATE candidates SET aplicacion_actual_id = $1 WHERE id = $2', [
      current,
      rows['inPhase'],
    ]);
    await add(client, 'candidato_etiquetas', { candidato_id: rows['tagged'], etiqueta_id: tag });
  });
  const found = (filter: Parameters<typeof listConditions>[0]): Promise<string[]> =>
    fulfilling('candidates', listConditions(filter), rows);
  const without = (name: string): string[] => Object.keys(rows).filter((other) => other !== name);

  it('has everybody without a condition, and knows whether there is one', async () => {
    expect(await found({})).toEqual(Object.keys(rows));
    expect(filtersTheList({})).toBe(false);
    expect(filtersTheList({ ciudad: '' })).toBe(false);
    expect(filtersTheList({ etiqueta: tag })).toBe(true);
    expect(filtersByQualification({})).toBe(false);
    expect(filtersByQualification({ turno: 'noche' })).toBe(true);
  });

  it('finds parts of towns and skills without accents, all of them', async () => {
    expect(await found({ ciudad: 'hospitalet' })).toEqual(['plain']);
    expect(await found({ ciudad: 'llobregat hospitalet' })).toEqual(['plain']);
    expect(await found({ ciudad: 'hospitalet reus' })).toEqual([]);
    expect(await found({ habilidades: 'diagnosis' })).toEqual(['skilled']);
    expect(await found({ habilidades: 'neumaticos, diagnosis' })).toEqual(['skilled']);
    expect(await found({ habilidades: 'diagnosis, soldadura' })).toEqual([]);
  });

  it('narrows by tag, CV, verified address and vacancy, either way', async () => {
    expect(await found({ etiqueta: tag })).toEqual(['tagged']);
    expect(await found({ con_cv: 'true' })).toEqual(['withCv']);
    expect(await found({ con_cv: 'false' })).toEqual(without('withCv'));
    expect(await found({ verificado: 'true' })).toEqual(['verified']);
    expect(await found({ verificado: 'false' })).toEqual(without('verified'));
    expect(await found({ fase: 'Segunda entrevista' })).toEqual(['inPhase']);
    expect(await found({ fase: 'Segunda' })).toEqual([]);
    expect(await found({ vacante_id: vacancy })).toEqual(['ofVacancy']);
    expect(await found({ vacante_id: SPONTANEOUS })).toEqual(without('ofVacancy'));
    expect(await found({ sin_respuesta: 'true' })).toEqual([]);
    expect(await found({ sin_respuesta: 'false' })).toEqual(Object.keys(rows));
  });

  it('takes days of Madrid, both included, and changes since an instant', async () => {
    expect(await found({ desde: '2026-03-10', hasta: '2026-03-10' })).toEqual(['plain']);
    expect(await found({ desde: '2026-03-11', hasta: '2026-03-11' })).toEqual(['midnight']);
    expect(await found({ updated_since: ago(1).toISOString() })).toEqual(Object.keys(rows));
    expect(await found({ updated_since: new Date(Date.now() + DAY_MS).toISOString() })).toEqual([]);
  });
});

describe('the filter of qualifications', () => {
  it('counts what includes one, what is in force, shifts, vehicle and consent', async () => {
    const { client } = open;
    const now = new Date('2026-05-05T10:00:00Z');
    const holder = async (tipo: string, caduca_el: string | null): Promise<string> => {
      const candidato_id = await person();
      await add(client, 'cualificaciones', { candidato_id, tipo, caduca_el });
      return candidato_id;
    };
    const available = async (row: object): Promise<string> => {
      const candidato_id = await person();
      await add(client, 'disponibilidades', { candidato_id, ...row });
      return candidato_id;
    };
    const consenting = async (retirado_at: Date | null): Promise<string> => {
      const candidato_id = await person();
      const given = { finalidad: 'futuras_ofertas', version: '1', otorgado_at: ago(9), retirado_at };
      await add(client, 'consentimientos', { candidato_id, ...given });
      return candidato_id;
    };
    const rows = {
      c: await holder('permiso_c', null),
      ce: await holder('permiso_c_e', '2026-05-05'),
      expired: await holder('permiso_c', '2026-05-04'),
      adr: await holder('adr_basico', '2027-01-01'),
      night: await available({ turnos: ['noche', 'tarde'] }),
      vehicle: await available({ vehiculo_propio: true }),
      consent: await consenting(null),
      takenBack: await consenting(ago(1)),
    };
    const found = (filter: Parameters<typeof qualificationConditions>[0]): Promise<string[]> =>
      fulfilling('candidates', qualificationConditions(filter, now), rows);
    expect(await found({})).toEqual(Object.keys(rows));
    expect(await found({ cualificacion: 'permiso_c' })).toEqual(['c', 'ce', 'expired']);
    expect(await found({ cualificacion: 'permiso_c_e' })).toEqual(['ce']);
    expect(await found({ cualificacion: 'permiso_c_e, adr_basico' })).toEqual(['ce', 'adr']);
    expect(await found({ cualificacion: 'permiso_c', cualificacion_vigente: 'true' })).toEqual(['c', 'ce']);
    expect(await found({ cualificacion_vigente: 'true' })).toEqual(['c', 'ce', 'adr']);
    expect(await found({ cualificacion_vigente: 'false' })).toEqual(Object.keys(rows));
    expect(await found({ turno: 'noche' })).toEqual(['night']);
    expect(await found({ vehiculo_propio: 'true' })).toEqual(['vehicle']);
    expect(await found({ vehiculo_propio: 'false' })).toEqual(
      Object.keys(rows).filter((name) => name !== 'vehicle'),
    );
    expect(await found({ futuras_ofertas: 'true' })).toEqual(['consent']);
    expect(await found({ futuras_ofertas: 'false' })).toEqual(
      Object.keys(rows).filter((name) => name !== 'consent'),
    );
  });
});

describe('the filter of vacancies', () => {
  it('agrees in SQL and in memory, and staff finds by estado and place', async () => {
    const VACANCY = {
      titulo: 'Conductor',
      departamento: 'chofer',
      posicion: 'conductor',
      ubicacion: 'Reus',
      descripcion: 'Traslado de vehículos.',
    };
    const given: Record<string, Record<string, unknown>> = {
      plain: {},
      workshop: { titulo: 'Mecánica de camiones', departamento: 'mantenimiento', ubicacion: 'Zona Franca' },
      temporary: { tipo_contrato: 'Temporal', jornada: 'Parcial' },
      tagged: { tags: ['adr', 'noche'], destacada: true },
      skilled: { experiencia_min: 3 },
      range: { salario_min: 20_000, salario_max: 30_000 },
      floor: { salario_min: 25_000 },
      paused: { estado: 'pausada' },
      hidden: { visible_publicamente: false },
    };
    const rows: Record<string, string> = {};
    for (const [name, row] of Object.entries(given)) {
      rows[name] = await add(open.client, 'vacantes', { ...VACANCY, ...row });
    }
    const { rows: stored } = await open.client.query('SELECT * FROM vacantes WHERE id = ANY ($1)', [
      Object.values(rows),
    ]);
    const found = (filter: VacancyFilter): Promise<string[]> =>
      fulfilling('vacantes as v', conditionsOf(filter), rows);
    const inMemory = (filter: VacancyFilter): string[] =>
      Object.keys(rows).filter((name) => {
        const row = stored.find(({ id }) => id === rows[name]);
        const number = (text: string | null): number | null => (text === null ? null : Number(text));
        const pay = { salario_min: number(row.salario_min), salario_max: number(row.salario_max) };
        return matchesFilter({ ...row, ...pay }, filter);
      });
    const expected: [VacancyFilter, string[]][] = [
      [{}, Object.keys(rows)],
      [{ departamento: ['mantenimiento'] }, ['workshop']],
      [{ departamento: ['mantenimiento', 'chofer'] }, Object.keys(rows)],
      [{ ubicacion: ['Zona Franca'] }, ['workshop']],
      [{ tipo_contrato: ['Temporal'] }, ['temporary']],
      [{ jornada: ['Parcial'] }, ['temporary']],
      [{ tags: ['noche', 'otra'] }, ['tagged']],
      [{ destacada: true }, ['tagged']],
      [{ destacada: false, departamento: ['mantenimiento'] }, ['workshop']],
      [{ experiencia_min: 3 }, ['skilled']],
      [{ experiencia_min: 4 }, []],
      [{ salario_min: 30_000 }, ['range']],
      [{ salario_min: 25_000 }, ['range', 'floor']],
      [{ salario_min: 30_001 }, []],
      [{ q: 'mecanica camiones' }, ['workshop']],
      [{ q: 'mecanica barcos' }, []],
    ];
    for (const [filter, names] of expected) {
      expect({ filter, names: await found(filter) }).toEqual({ filter, names });
      expect({ filter, names: inMemory(filter) }).toEqual({ filter, names });
    }
    expect(await found({ estado: ['pausada'] })).toEqual(['paused']);
    expect(await found({ lugar: 'franca zona' })).toEqual(['workshop']);
    expect(await found({ updated_since: new Date(Date.now() + DAY_MS) })).toEqual([]);
    expect(await found({ updated_since: ago(1) })).toEqual(Object.keys(rows));
    expect(await fulfilling('vacantes as v', IS_PUBLIC, rows)).toEqual(
      Object.keys(rows).filter((name) => name !== 'paused' && name !== 'hidden'),
    );
  });
});

describe('the scope of a board', () => {
  it('has everybody by the current application, or those of a vacancy, narrowed and searched', async () => {
    const { client } = open;
    const vacancy = await add(client, 'vacantes', {
      titulo: 'Tablero',
      departamento: 'chofer',
      posicion: 'conductor',
      ubicacion: 'Reus',
      descripcion: 'x',
    });
    const ids = {
      ana: await person({ nombre: 'Anabel', apellidos: 'Tablero', prioridad: 'alta' }),
      berta: await person({ nombre: 'Berta', apellidos: 'Tablero', departamento: 'mantenimiento' }),
      gone: await person({ nombre: 'Carla', apellidos: 'Tablero', retirada_at: new Date() }),
      deleted: await person({ nombre: 'Dora', apellidos: 'Tablero', deleted_at: new Date() }),
    };
    const ofVacancy: Record<string, string> = {};
    for (const name of ['ana', 'gone'] as const) {
      ofVacancy[name] = await application({
        candidato_id: ids[name],
        vacante_id: vacancy,
        estado: 'entrevista_programada',
        ...(name === 'gone' ? { retirada_at: new Date() } : {}),
      });
    }
    const shown = async (scope: Parameters<typeof sourceOf>[0], named: Record<string, string>) => {
      const { table, shown: condition, matching, stage } = sourceOf(scope);
      const rows = await db(client)
        .selectFrom(`${table} as t` as 'candidates as t')
        .where(condition)
        .where(matching ?? sql<SqlBool>`true`)
        .select(['t.id', sql<string>`${stage}`.as('stage')])
        .execute();
      return Object.keys(named).flatMap((name) => {
        const row = rows.find(({ id }) => id === named[name]);
        return row ? [`${name} ${row.stage}`] : [];
      });
    };
    expect(await shown({}, ids)).toEqual(['ana recibida', 'berta recibida']);
    expect(await shown({ departamento: 'mantenimiento' }, ids)).toEqual(['berta recibida']);
    expect(await shown({ prioridad: 'alta' }, ids)).toEqual(['ana recibida']);
    expect(await shown({ q: 'tablero anabel' }, ids)).toEqual(['ana recibida']);
    expect(await shown({ q: 'tablero nadie' }, ids)).toEqual([]);
    expect(await shown({ vacante: vacancy }, ofVacancy)).toEqual(['ana entrevista']);
    expect(await shown({ vacante: vacancy, q: 'anabel' }, ofVacancy)).toEqual(['ana entrevista']);
    expect(await shown({ vacante: vacancy, q: 'berta' }, ofVacancy)).toEqual([]);
    expect(await shown({ vacante: vacancy, prioridad: 'alta' }, ofVacancy)).toEqual([]);
    expect(sourceOf({ q: ' ' }).matching).toBeNull();
    expect(sourceOf({ vacante: vacancy }).matching).toBeNull();
  });
});
