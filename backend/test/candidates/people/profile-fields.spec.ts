import {
  EXPORTED_FIELDS,
  FIELD_LABEL,
  LACKABLE_FIELDS,
  PROFILE,
  PROFILE_FIELDS,
  PROFILE_FOR_PROGRAMS,
  type ProfileField,
  WRITTEN_FIELDS,
} from '@hiring/contract';
import { proposeMapping } from '../../../src/candidates/recruiting/imports/rows/mapping.rules.js';
import type { PlaceFinder } from '../../../src/candidates/recruiting/imports/rows/place.rules.js';
import { readRow } from '../../../src/candidates/recruiting/imports/rows/row.rules.js';
import { Candidate } from '../../../src/candidates/people/candidate.entity.js';
import { PersonalDataHooks } from '../../../src/platform/personal-data/personal-data-hooks.js';
import { FORM, submit } from '../application-form.js';
import { createWorld, type World } from '../../world.js';

/** The purpose of a column of `candidates` that is not a profile field. */
const NO_PROFILE: Readonly<Record<string, string>> = {
  id: 'names the row',
  campos: 'values of the fields that the company defines: written, copied and erased by the room of fields',
  user_id: 'the account',
  cv_archivo_id: 'a file: copied, replaced and erased with the CV',
  aviso_version: 'which notice was shown: written with the form, copied',
  aviso_mostrado_at: 'when it was shown: written with the form, copied',
  aplicacion_actual_id: 'projection',
  aplicacion_version: 'projection',
  vacante_id: 'projection',
  otras_abiertas: 'projection',
  estado: 'projection',
  etapa: 'projection',
  prioridad: 'projection',
  fecha_aplicacion: 'projection',
  fecha_respuesta: 'projection',
  fecha_contratacion: 'projection',
  espera_desde: 'projection',
  feedback_rrhh: 'projection',
  entrevista_fecha: 'projection',
  entrevista_hora: 'projection',
  entrevista_tipo: 'projection',
  entrevista_ubicacion: 'projection',
  retirada_at: 'projection',
  deleted_at: 'when the person left the lists',
  busqueda: 'made by the database',
  ciudad_busqueda: 'made by the database',
  habilidades_busqueda: 'made by the database',
  created_at: 'when the row was made',
  updated_at: 'when the profile was changed',
  modificado_at: 'when anything of the row was changed',
};

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** An example of each field, as the record returns it and as a form sends it. */
const examplesOf = (fields: readonly ProfileField[]) =>
  Object.fromEntries(fields.map((field) => [field, PROFILE_FOR_PROGRAMS[field].example]));
const GIVEN = examplesOf(WRITTEN_FIELDS);
const TYPED = Object.fromEntries(
  Object.entries(GIVEN).map(([field, value]) => [
    field,
    typeof value === 'string' ? value : value.join(', '),
  ]),
);

async function applicant(email: string) {
  const agent = await world.registered(email);
  await submit(agent, { fields: TYPED }).expect(201);
  const profile = (await agent.get('/api/candidates/me').expect(200)).body.candidate;
  return { agent, profile };
}

it('each column of a person is a field of the profile or is listed with its purpose', () => {
  const columns = world.dataSource.getMetadata(Candidate).columns.map(({ databaseName }) => databaseName);
  expect([...PROFILE_FIELDS, ...Object.keys(NO_PROFILE)].toSorted()).toEqual(columns.toSorted());
});

it.each(PROFILE_FIELDS)(
  'the column %s is nullable where the table of fields says that the field is optional',
  (field) => {
    const column = world.dataSource.getMetadata(Candidate).findColumnWithPropertyName(field);
    const { kind, required } = PROFILE[field];
    expect([column?.isNullable, column?.isArray]).toEqual([
      !required && kind !== 'skills',
      kind === 'skills',
    ]);
  },
);

it('each field of the form is read by the person, by staff, in the data export and in the exports', async () => {
  const { profile } = await applicant('todo@example.com');
  expect(profile).toMatchObject(GIVEN);
  const hr = await world.signedInAs('rrhh');
  expect((await hr.get(`/api/candidates/${profile.id}`).expect(200)).body).toMatchObject(GIVEN);
  const part = world.app
    .get(PersonalDataHooks)
    .parts()
    .find(({ name }) => name === 'perfil');
  const copy = await part?.read(world.dataSource.manager, { candidateId: profile.id, userId: null });
  expect(copy?.data).toMatchObject(GIVEN);
  for (const filas of ['personas', 'candidaturas']) {
    const query = { formato: 'csv', para: 'programa', filas };
    const { text } = await hr.get('/api/applications/export').query(query).buffer(true).expect(200);
    const [head = '', row = ''] = text.split('\r\n');
    const cells = Object.fromEntries(
      head.split(',').map((name: string, place: number) => [name, row.split(',')[place]]),
    );
    expect(cells).toMatchObject({ ...examplesOf(EXPORTED_FIELDS), email: 'todo@example.com' });
  }
});

it('a draft stores each field', async () => {
  const agent = await world.registered('borrador@example.com');
  const draft = { base: 0, paso: 1, valores: TYPED, respuestas: {} };
  const { body } = await agent.put('/api/drafts/mine').send(draft).expect(200);
  expect(body.borrador.valores).toEqual(TYPED);
});

it('the edit form writes each field, and staff can clear each optional one', async () => {
  const agent = await world.registered('corregida@example.com');
  await submit(agent).expect(201);
  const read = async () => (await agent.get('/api/candidates/me')).body.candidate;
  const { id, updated_at } = await read();
  await agent
    .put('/api/candidates/me')
    .send({ ...TYPED, updated_at })
    .expect(200);
  expect(await read()).toMatchObject(GIVEN);
  const hr = await world.signedInAs('rrhh');
  const blanks = Object.fromEntries(
    LACKABLE_FIELDS.map((field) => [field, PROFILE[field].kind === 'skills' ? [] : null]),
  );
  const before = (await hr.get(`/api/candidates/${id}`)).body;
  await hr
    .put(`/api/candidates/${id}`)
    .send({ ...blanks, updated_at: before.updated_at })
    .expect(200);
  const after = await read();
  expect(LACKABLE_FIELDS.filter((field) => after[field]?.length)).toEqual([]);
});

it('a spreadsheet column with the label of a field is that field, and its cell is read as the form reads it', () => {
  const labels = WRITTEN_FIELDS.map((field) => FIELD_LABEL[field]);
  const mapping = proposeMapping([...labels, 'Correo'], []);
  expect(mapping).toEqual([...WRITTEN_FIELDS, 'email']);
  const place = { vacante_id: null, departamento: 'mantenimiento', posicion: 'mecanico' };
  const places = { find: () => place } as unknown as PlaceFinder;
  const values = [...WRITTEN_FIELDS.map((field) => TYPED[field] ?? ''), 'lista@example.com'];
  const read = readRow(values, { mapping, places, now: new Date('2026-11-21T12:00:00Z') });
  expect([read.errores, read.datos]).toEqual([{}, expect.objectContaining(GIVEN)]);
});

it('an edit keeps a field that is left out, and clears a blank one', async () => {
  const { agent, profile } = await applicant('editado@example.com');
  const {
    aviso_version: _shown,
    codigo_postal: _code,
    habilidades: _skills,
    experiencia: _experience,
    ...form
  } = FORM;
  const edit = async (fields: object) =>
    agent
      .put('/api/candidates/me')
      .send({
        ...form,
        updated_at: (await agent.get('/api/candidates/me')).body.candidate.updated_at,
        ...fields,
      })
      .expect(200);
  await edit({ ciudad: 'Rubí' });
  const kept = (await agent.get('/api/candidates/me')).body.candidate;
  expect(kept).toMatchObject({ ciudad: 'Rubí' });
  for (const field of ['fecha_nacimiento', 'codigo_postal', 'experiencia', 'educacion', 'habilidades'])
    expect([field, kept[field]]).toEqual([field, profile[field]]);
  await edit({ educacion: '', habilidades: '', carta_presentacion: null });
  const cleared = (await agent.get('/api/candidates/me')).body.candidate;
  expect(cleared).toMatchObject({ educacion: null, habilidades: [], carta_presentacion: null });
  expect(cleared.experiencia).toBe(profile.experiencia);
});
