import { CUSTOM_FIELD_LIMITS, type CustomFieldKind, type CustomFieldNoun } from '@hiring/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { CopyOfDataService } from '../../src/privacy/copy/copy-of-data.js';
import { submit } from '../candidates/application-form.js';
import { PrivacyWorld, tablesWith } from '../privacy/privacy-world.js';
import { eventually } from '../mail/mail-world.js';
import type { Agent, World } from '../world.js';

let privacy: PrivacyWorld;
let world: World;
let admin: Agent;
let hr: Agent;
beforeAll(async () => {
  privacy = await PrivacyWorld.create();
  ({ world } = privacy);
  admin = await world.signedInAs('admin');
  hr = await world.signedInAs('rrhh');
});
afterAll(() => privacy.close());
beforeEach(() => world.dataSource.query('DELETE FROM campos_propios'));

interface Field {
  id: string;
  clave: string;
  version: number;
  opciones: { clave: string; texto: { es: string } }[];
}
type Extra = Record<string, unknown>;

const asked = (es: string, tipo: CustomFieldKind, extra: Extra = {}) => ({
  entidad: 'persona' as CustomFieldNoun,
  tipo,
  etiqueta: { es },
  clase: 'ordinario',
  ...extra,
});
const define = async (es: string, tipo: CustomFieldKind, extra: Extra = {}): Promise<Field> =>
  (
    await admin
      .post('/api/custom-fields')
      .send(asked(es, tipo, extra))
      .expect(201)
  ).body;
const options = (...texts: string[]) => ({ opciones: texts.map((es) => ({ texto: { es } })) });
const change = (field: Field, extra: Extra) =>
  admin
    .put(`/api/custom-fields/${field.id}`)
    .send({ etiqueta: { es: 'Campo' }, clase: 'ordinario', version: field.version, ...extra });

let people = 0;
async function applicant() {
  const email = `campos${++people}@example.com`;
  const { user, agent } = await privacy.person(email);
  await submit(agent).expect(201);
  const { body } = await agent.get('/api/candidates/me').expect(200);
  return { email, user, agent, id: String(body.candidate.id), application: String(body.current.id) };
}
const personOf = async (id: string) => (await hr.get(`/api/candidates/${id}`).expect(200)).body;
const write = async (id: string, campos: Extra) =>
  hr.put(`/api/candidates/${id}/custom-fields`).send({ campos, updated_at: (await personOf(id)).updated_at });

describe('a field of the company', () => {
  it('has a key that is made from its label and stays, and texts in the languages that have one', async () => {
    const first = await define('Años con ADR', 'numero', {
      unidad: 'años',
      etiqueta: { es: 'Años con ADR', ar: ' ' },
    });
    expect(first).toMatchObject({ clave: 'anos_con_adr', etiqueta: { es: 'Años con ADR' }, unidad: 'años' });
    const { body } = await change(first, { etiqueta: { es: 'Años de ADR', ca: 'Anys d’ADR' } }).expect(200);
    expect(body).toMatchObject({
      clave: 'anos_con_adr',
      etiqueta: { es: 'Años de ADR', ca: 'Anys d’ADR' },
      version: 2,
    });
    // The label is free again; its key is not.
    expect((await define('Años con ADR', 'texto')).clave).toBe('anos_con_adr_2');
    expect((await define('Años con ADR', 'texto', { entidad: 'candidatura' })).clave).toBe('anos_con_adr');
  });

  it.each([
    ['without a label', { etiqueta: { es: ' ' } }, { 'etiqueta.es': ['Escríbelo en español'] }],
    ['without options', { tipo: 'una_de' }, { opciones: ['Escribe al menos una opción'] }],
    ['with options that its kind has not', options('Sí'), { opciones: ['Este tipo no tiene opciones'] }],
    ['with a unit that is no number’s', { unidad: 'kg' }, { unidad: ['Solo los números tienen unidad'] }],
    [
      'with an option twice',
      { tipo: 'una_de', ...options('Noche', 'NOCHE') },
      { 'opciones.1.texto.es': ['Esta opción está repetida'] },
    ],
    [
      'of a person that would be no personal datum',
      { clase: 'ninguno' },
      { clase: ['Elige qué clase de dato es'] },
    ],
  ])('is refused %s', async (_why, extra, errors) => {
    const { body, status } = await admin.post('/api/custom-fields').send(asked('Campo', 'texto', extra));
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it('begins as one whose optional parts are absent when they are null', async () => {
    const nothing = { unidad: null, ayuda: null, opciones: null, departamentos: null, obligatorio: null };
    const field = await define('Con nulos', 'texto', { ...nothing, visible_para: null, en_listas: null });
    expect(field).toMatchObject({ opciones: [], departamentos: [], ayuda: {}, obligatorio: false });
    await change(field, { ...nothing, archivado: null }).expect(200);
  });

  it('has a key that no object has of itself, and a key that is given twice becomes a new option', async () => {
    expect((await define('Constructor', 'texto')).clave).toBe('constructor_2');
    const field = await define('Turno', 'una_de', options('Mañana', 'Noche'));
    const [morning] = field.opciones;
    const { body } = await change(field, {
      opciones: [morning, { ...morning, texto: { es: 'Tarde' } }],
    }).expect(200);
    expect(body.opciones.map(({ clave }: { clave: string }) => clave)).toEqual(['manana', 'tarde']);
    const nested = await change(body, { opciones: [[morning]] }).expect(422);
    expect(nested.body.errors).toEqual({ opciones: ['La opción no es válida'] });
  });

  it('is made by human resources too, and never by a candidate or a manager', async () => {
    const { body: field } = await hr.post('/api/custom-fields').send(asked('Campo', 'texto')).expect(201);
    for (const other of [
      await world.registered('ajena@example.com'),
      await world.signedInAs('responsable'),
    ]) {
      await other.post('/api/custom-fields').send(asked('Otro', 'texto')).expect(403);
      await other.delete(`/api/custom-fields/${field.id}`).expect(403);
    }
    expect((await hr.get('/api/custom-fields').expect(200)).body).toEqual([field]);
    expect((await change(field, { version: 7 })).body.code).toBe('custom_field_stale');
  });

  it('is one of at most 50 of its noun, also of concurrent ones', async () => {
    const last = CUSTOM_FIELD_LIMITS.fields - 1;
    await world.dataSource.query(
      `INSERT INTO campos_propios (entidad, clave, tipo, etiqueta, clase, orden)
       SELECT 'persona', 'c' || n, 'texto', jsonb_build_object('es', 'C' || n), 'ordinario', n
       FROM generate_series(1, ${last}) n`,
    );
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((es) => admin.post('/api/custom-fields').send(asked(es, 'texto'))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const { body } = await admin.get('/api/custom-fields').expect(200);
    await change(body[0], { etiqueta: body[0].etiqueta, archivado: true }).expect(200);
    await define('D', 'texto');
    const back = await change({ ...body[0], version: 2 }, { etiqueta: body[0].etiqueta, archivado: false });
    expect(back.body.code).toBe('custom_fields_limit');
  });

  it('stands where it is put, and an order of other fields is refused', async () => {
    const [a, b] = [await define('A', 'texto'), await define('B', 'texto')];
    const order = (ids: string[]) => admin.put('/api/custom-fields/order').send({ entidad: 'persona', ids });
    const { body } = await order([b.id, a.id]).expect(200);
    expect(body.map(({ clave }: Field) => clave)).toEqual(['b', 'a']);
    expect((await order([a.id])).body.code).toBe('custom_fields_order_stale');
  });

  it('is archived and not deleted once it has a value; an option that somebody has stays', async () => {
    const { id } = await applicant();
    const field = await define('Turno', 'varias_de', options('Mañana', 'Noche'));
    const empty = await define('Vacío', 'texto');
    await admin.delete(`/api/custom-fields/${empty.id}`).expect(200);
    expect((await write(id, { turno: ['noche'] })).status).toBe(200);
    expect((await admin.delete(`/api/custom-fields/${field.id}`)).body.code).toBe('custom_field_in_use');
    const [morning, night] = field.opciones;
    const removed = await change(field, { opciones: [morning] });
    expect(removed.body.errors).toEqual({ opciones: ['Ya hay fichas con «Noche»: no se puede quitar'] });
    const kept = await change(field, {
      opciones: [night, { texto: { es: 'Tarde' } }],
      archivado: true,
    }).expect(200);
    expect(kept.body.opciones.map(({ clave }: { clave: string }) => clave)).toEqual(['noche', 'tarde']);
    expect((await write(id, { turno: ['tarde'] })).body.errors).toEqual({
      'campos.turno': ['Este campo no existe o está archivado'],
    });
    // Sent back as it is, with a form that was open.
    expect((await write(id, { turno: ['noche'] })).body.campos).toEqual({ turno: ['noche'] });
  });
});

/** A value that each kind takes, as it is stored, and one that it refuses. */
const VALUES: Record<CustomFieldKind, { given: unknown; stored: unknown; wrong: unknown; extra?: Extra }> = {
  texto: { given: '  Dos \n palabras ', stored: 'Dos palabras', wrong: 'x'.repeat(201) },
  texto_largo: { given: 'Una\nDos', stored: 'Una\nDos', wrong: 7 },
  numero: { given: 4.5, stored: 4.5, wrong: '4' },
  fecha: { given: '2026-02-28', stored: '2026-02-28', wrong: '2026-02-30' },
  si_no: { given: false, stored: false, wrong: 'no' },
  una_de: { given: 'noche', stored: 'noche', wrong: 'tarde', extra: options('Noche', 'Mañana') },
  varias_de: {
    given: ['manana', 'noche', 'noche'],
    stored: ['noche', 'manana'],
    wrong: ['tarde'],
    extra: options('Noche', 'Mañana'),
  },
  enlace: { given: 'https://example.com/a', stored: 'https://example.com/a', wrong: 'javascript:alert(1)' },
};

describe('a value', () => {
  it.each(Object.entries(VALUES))(
    'of kind %s is stored as its schema says, and a wrong one is refused',
    async (tipo, value) => {
      const { id } = await applicant();
      const { given, stored, wrong, extra } = value;
      const { clave } = await define('Campo', tipo as CustomFieldKind, extra);
      const { body, status } = await write(id, { [clave]: given });
      expect([status, body.campos]).toEqual([200, { [clave]: stored }]);
      expect((await write(id, { [clave]: wrong })).body.errors).toEqual({
        [`campos.${clave}`]: [expect.any(String)],
      });
      const { persona } = (await hr.get('/api/custom-fields/schema').expect(200)).body;
      const fits = new Ajv2020({ strict: false, validateFormats: false }).compile(persona);
      expect([fits({ [clave]: stored }), fits({ [clave]: { no: 'value' } }), fits({ otro: 1 })]).toEqual([
        true,
        false,
        false,
      ]);
      expect((await write(id, { [clave]: null })).body.campos).toEqual({});
    },
  );

  it('that is needed cannot be taken away, and of two concurrent changes one is refused', async () => {
    const { id } = await applicant();
    await define('Base', 'texto', { obligatorio: true });
    expect((await write(id, {})).status).toBe(200);
    const { updated_at } = await personOf(id);
    const put = (campos: Extra) => hr.put(`/api/candidates/${id}/custom-fields`).send({ campos, updated_at });
    const answers = await Promise.all([put({ base: 'Vic' }), put({ base: 'Reus' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await write(id, { base: null })).body.errors).toEqual({
      'campos.base': ['Este campo es obligatorio'],
    });
  });

  it('of an application belongs to it, and raises its version', async () => {
    const { application } = await applicant();
    await define('Referencia', 'texto', { entidad: 'candidatura', clase: 'interno' });
    const put = (version: number) =>
      hr
        .put(`/api/applications/${application}/custom-fields`)
        .send({ campos: { referencia: 'R-7' }, version });
    const { body } = await put(1).expect(200);
    expect([body.campos, body.version]).toEqual([{ referencia: 'R-7' }, 2]);
    // The same again is no change.
    await put(1).expect(200);
  });

  it('of a vacancy comes with its form, goes with its copy, and only staff read it', async () => {
    await define('Centro de coste', 'texto', { entidad: 'vacante', clase: 'ninguno', obligatorio: true });
    const { body: departments } = await admin.get('/api/departments').expect(200);
    const form = {
      titulo: 'Mecánico de furgonetas',
      departamento: departments[0].codigo,
      posicion: departments[0].posiciones[0]?.value ?? 'Otra',
      ubicacion: 'Barcelona',
      descripcion: 'Taller propio.',
      estado: 'activa',
      salario_min: 24000,
      salario_max: 26000,
      tipo_contrato: 'Indefinido',
      jornada: 'Completa',
    };
    const refused = await hr.post('/api/vacancies').send(form).expect(422);
    expect(refused.body.errors).toEqual({ 'campos.centro_de_coste': ['Este campo es obligatorio'] });
    const campos = { centro_de_coste: 'CC-7' };
    const { body } = await hr
      .post('/api/vacancies')
      .send({ ...form, campos })
      .expect(201);
    expect(body.campos).toEqual(campos);
    const copy = await hr.post(`/api/vacancies/${body.id}/duplicate`).expect(201);
    expect(copy.body.campos).toEqual(campos);
    const shown = await world.agent().get(`/api/vacancies/${body.id}`).expect(200);
    expect(JSON.stringify(shown.body)).not.toContain('CC-7');
    const other = { ...form, version: 1, campos: { centro_de_coste: 'CC-8' } };
    const changed = await hr.put(`/api/vacancies/${body.id}`).send(other).expect(200);
    expect([changed.body.campos, changed.body.gestion.version]).toEqual([{ centro_de_coste: 'CC-8' }, 2]);
  });
});

describe('the form of a candidate', () => {
  const asks = { visible_para: 'candidato', donde: 'experiencia' };
  const open = (agent: Agent) => agent.get('/api/candidates/me');

  it('is told what it asks for, in the language of the person, with the step', async () => {
    const { agent } = await applicant();
    await define('Turno', 'una_de', {
      ...asks,
      obligatorio: true,
      etiqueta: { es: 'Turno', ca: 'Torn' },
      ayuda: { es: 'El que prefieras.' },
      opciones: [{ texto: { es: 'Noche', ca: 'Nit' } }],
    });
    await define('Solo de RRHH', 'texto');
    const { body } = await open(agent).set('Accept-Language', 'ca').expect(200);
    expect(body.campos).toEqual([
      {
        entidad: 'persona',
        clave: 'turno',
        tipo: 'una_de',
        etiqueta: 'Torn',
        ayuda: 'El que prefieras.',
        unidad: null,
        opciones: [{ clave: 'noche', texto: 'Nit' }],
        obligatorio: true,
        paso: 3,
        departamentos: [],
      },
    ]);
  });

  it('asks the applicants of some departments only, by the vacancy or by what they chose', async () => {
    const { agent } = await privacy.person('contable@example.com');
    const chofer = { ...asks, obligatorio: true, departamentos: ['chofer'] };
    await define('Noches', 'si_no', chofer);
    await define('Base', 'texto', { ...chofer, entidad: 'candidatura' });
    expect((await open(agent).expect(200)).body.campos).toMatchObject([
      { clave: 'base', departamentos: ['chofer'] },
      { clave: 'noches', departamentos: ['chofer'] },
    ]);
    const campos = JSON.stringify({ persona: { noches: true }, candidatura: { base: 'Vic' } });
    // A form that was open before sends an answer of another department: it is not taken, and stops nobody.
    await submit(agent, { fields: { campos } }).expect(201);
    expect((await open(agent).expect(200)).body.candidate.campos).toEqual([]);
    const vacante_id = await world.givenVacancy({ departamento: 'chofer', posicion: 'conductor' });
    const refused = await submit(agent, { fields: { vacante_id } }).expect(422);
    expect(Object.keys(refused.body.errors)).toEqual(['campos.persona.noches']);
    const { body } = await submit(agent, { fields: { vacante_id, campos } }).expect(201);
    expect(body.application.campos).toMatchObject([{ clave: 'base', valor: 'Vic' }]);
  });

  it.each([
    ['an unknown one', { ...asks, departamentos: ['fantasma'] }, 'El departamento no es válido'],
    [
      'one, and that no form asks for',
      { departamentos: ['chofer'] },
      'Solo lo que se pregunta en la candidatura depende del departamento',
    ],
  ])('has no field for the applicants of %s', async (_why, extra, message) => {
    const { body } = await admin
      .post('/api/custom-fields')
      .send(asked('Campo', 'texto', extra))
      .expect(422);
    expect(body.errors).toEqual({ departamentos: [message] });
  });

  it('needs the fields that are required, and writes those of the person and of the application', async () => {
    const email = 'formulario@example.com';
    const { agent } = await privacy.person(email);
    await define('Turno', 'una_de', { ...asks, ...options('Noche'), obligatorio: true });
    await define('Base', 'texto', { ...asks, entidad: 'candidatura' });
    await define('Interno', 'texto');
    const refused = await submit(agent).expect(422);
    expect(refused.body.errors).toEqual({ 'campos.persona.turno': ['Este campo es obligatorio'] });
    const send = (campos: unknown) => submit(agent, { fields: { campos: JSON.stringify(campos) } });
    expect((await send({ persona: { turno: 'tarde' } })).body.errors).toEqual({
      'campos.persona.turno': ['Elige una de las opciones'],
    });
    expect((await send([])).status).toBe(422);
    // What is not asked, or is gone, is not taken, and stops nobody whose form was open before.
    const values = {
      persona: { turno: 'noche', interno: 'x', borrado: 'x' },
      candidatura: { base: 'Vic' },
    };
    expect((await send(values)).status).toBe(201);
    // Again: what is there stays.
    await submit(agent).expect(200);
    const { body } = await open(agent).expect(200);
    expect(body.candidate.campos).toEqual([
      { clave: 'turno', etiqueta: 'Turno', valor: 'Noche', dato: 'noche' },
    ]);
    expect(body.current.campos).toEqual([{ clave: 'base', etiqueta: 'Base', valor: 'Vic', dato: 'Vic' }]);
  });

  it('keeps what is sent for a field that was archived while the form was open, if it fits', async () => {
    const { agent } = await privacy.person('abierto@example.com');
    const field = await define('Turno', 'una_de', { ...asks, ...options('Noche'), obligatorio: true });
    await change(field, { ...asks, opciones: field.opciones, archivado: true }).expect(200);
    const send = (turno: string) =>
      submit(agent, { fields: { campos: JSON.stringify({ persona: { turno } }) } });
    expect((await send('tarde')).body.errors).toEqual({
      'campos.persona.turno': ['Elige una de las opciones'],
    });
    expect((await send('noche')).status).toBe(201);
    const { body } = await open(agent).expect(200);
    expect((await personOf(body.candidate.id)).campos).toEqual({ turno: 'noche' });
    // A form that was opened later neither needs it nor empties it.
    expect((await submit(agent)).status).toBe(200);
    expect((await personOf(body.candidate.id)).campos).toEqual({ turno: 'noche' });
  });

  it('shows what HR filled in only where the person may see it, and the edit page changes what the form asks', async () => {
    const { agent, id } = await applicant();
    await define('Zona', 'texto', asks);
    await define('Talla', 'texto', { visible_para: 'candidato' });
    await define('Nota', 'texto', { clase: 'interno' });
    await write(id, { zona: 'Norte', talla: 'M', nota: 'privada7541' });
    const { body } = await open(agent).expect(200);
    expect(body.candidate.campos.map(({ clave }: Field) => clave)).toEqual(['zona', 'talla']);
    expect(JSON.stringify(body)).not.toContain('privada7541');
    const { telefono, direccion, ciudad, departamento, posicion, nombre, apellidos, updated_at } =
      body.candidate;
    const form = { telefono, direccion, ciudad, departamento, posicion, nombre, apellidos, updated_at };
    const put = (campos: Extra) => agent.put('/api/candidates/me').send({ ...form, campos });
    const saved = await put({ zona: 'Sur', talla: 'L' }).expect(200);
    expect(saved.body.candidate.campos[0]).toMatchObject({ clave: 'zona', valor: 'Sur' });
    expect((await personOf(id)).campos).toEqual({ zona: 'Sur', talla: 'M', nota: 'privada7541' });
  });

  it('keeps what is typed in the draft', async () => {
    const { agent } = await applicant();
    const draft = { base: 0, paso: 3, valores: {}, respuestas: { P_turno: 'noche', C_rutas: ['peninsula'] } };
    const { body } = await agent.put('/api/drafts/mine').send(draft).expect(200);
    expect(body.borrador.respuestas).toEqual(draft.respuestas);
  });

  it.each([
    ['and not shown', { donde: 'experiencia' }, 'Lo que se pregunta a la persona, la persona lo ve'],
    [
      'although it is internal',
      { visible_para: 'candidato', clase: 'interno' },
      'Esta clase de dato no se enseña a la persona',
    ],
  ])('has no field that is asked for %s', async (_why, extra, message) => {
    const { body } = await admin
      .post('/api/custom-fields')
      .send(asked('Campo', 'texto', extra))
      .expect(422);
    expect(body.errors).toEqual({ visible_para: [message] });
  });
});

describe('a copy of a person’s data', () => {
  it('tells their own data and what HR noted for itself apart, by label, and an erasure leaves none of it', async () => {
    const { email, user, agent, id, application } = await applicant();
    await define('Talla', 'una_de', options('Talla única 7531'));
    await define('Discapacidad', 'texto', { clase: 'sensible' });
    await define('Impresión', 'texto', { clase: 'interno' });
    await define('Referencia', 'texto', { entidad: 'candidatura' });
    const values = { talla: 'talla_unica_7531', discapacidad: 'secreto7532', impresion: 'secreto7533' };
    expect((await write(id, values)).status).toBe(200);
    await hr
      .put(`/api/applications/${application}/custom-fields`)
      .send({ campos: { referencia: 'secreto7534' }, version: 1 })
      .expect(200);
    const { parts } = await world.app.get(CopyOfDataService).take(user.id);
    const part = (name: string) => parts.find((one) => one.name === name)?.data as Extra[];
    expect(part('perfil')).toMatchObject({
      campos: { Talla: 'Talla única 7531', Discapacidad: 'secreto7532' },
      campos_internos: { Impresión: 'secreto7533' },
    });
    expect(part('candidaturas')).toMatchObject([
      { campos: { Referencia: 'secreto7534' }, campos_internos: {} },
    ]);

    const words = Object.values(values).slice(1).concat('secreto7534');
    expect(await tablesWith(world.dataSource, words)).toEqual([
      'public.aplicaciones_vacantes',
      'public.candidates',
    ]);
    await privacy.confirm(await privacy.asked(agent, email)).expect(204);
    const left = await eventually(
      () => tablesWith(world.dataSource, words),
      ({ length }) => length === 0,
    );
    expect(left).toEqual([]);
  });

  it('tells the values of an archived field and of the one that has its name now', async () => {
    const { user, id } = await applicant();
    const old = await define('Talla', 'texto');
    await write(id, { talla: 'M' });
    await change(old, { etiqueta: { es: 'Talla' }, archivado: true }).expect(200);
    await define('Talla', 'texto');
    await write(id, { talla_2: 'L' });
    const { parts } = await world.app.get(CopyOfDataService).take(user.id);
    expect(parts.find((one) => one.name === 'perfil')?.data).toMatchObject({
      campos: { Talla: 'L', 'Talla (talla)': 'M' },
    });
  });
});

describe('a merge', () => {
  it('shows both values, gives the kept record those that it lacks, and takes them back when it is undone', async () => {
    const [kept, other] = [await applicant(), await applicant()];
    const vacancy = await world.givenVacancy();
    await world.dataSource.query(`UPDATE aplicaciones_vacantes SET vacante_id = $2 WHERE candidato_id = $1`, [
      other.id,
      vacancy,
    ]);
    await world.dataSource.query(`UPDATE candidates SET user_id = NULL WHERE id = $1`, [other.id]);
    for (const es of ['Talla', 'Base', 'Zona']) await define(es, 'texto');
    await write(kept.id, { talla: 'M' });
    await write(other.id, { talla: 'L', base: 'Vic', zona: 'Norte' });
    const { body } = await hr.get(`/api/candidates/${kept.id}/duplicates`).expect(200);
    const { otra } = body.duplicados.find((one: { otra: { id: string } }) => one.otra.id === other.id);
    expect([body.esta.campos, otra.campos]).toEqual([
      { talla: 'M' },
      { talla: 'L', base: 'Vic', zona: 'Norte' },
    ]);
    const order = {
      absorbido_id: other.id,
      conservado_at: body.esta.updated_at,
      absorbido_at: otra.updated_at,
    };
    const merge = await hr.post(`/api/candidates/${kept.id}/merge`).send(order).expect(200);
    expect((await personOf(kept.id)).campos).toEqual({ talla: 'M', base: 'Vic', zona: 'Norte' });
    await write(kept.id, { zona: 'Sur' });
    await hr.post(`/api/merges/${merge.body.id}/undo`).expect(204);
    expect((await personOf(kept.id)).campos).toEqual({ talla: 'M', zona: 'Sur' });
    expect((await personOf(other.id)).campos).toEqual({ talla: 'L', base: 'Vic', zona: 'Norte' });
  });
});

it('a program hears of an application’s fields, and never of special categories', async () => {
  await define('Referencia', 'texto', { entidad: 'candidatura' });
  await define('Discapacidad', 'texto', { entidad: 'candidatura', clase: 'sensible' });
  const { application } = await applicant();
  await hr
    .put(`/api/applications/${application}/custom-fields`)
    .send({ campos: { referencia: 'R-7', discapacidad: '33 %' }, version: 1 })
    .expect(200);
  await world.dataSource.query(
    `INSERT INTO webhooks (url, eventos, secreto, secreto_clave)
     VALUES ('https://example.com/campos', '{application.moved}', 'x', 'x')`,
  );
  await hr
    .post(`/api/applications/${application}/move`)
    .send({ estado: 'en_revision', version: 2, notificar: false })
    .expect(200);
  const [event] = await world.dataSource.query(
    `SELECT datos->'campos' AS campos FROM webhook_eventos WHERE datos->>'id' = $1`,
    [application],
  );
  expect(event).toEqual({ campos: { referencia: 'R-7' } });
});
