import { DRAFT_FIELDS, IMPORT_FIELDS, PROFILE_FIELDS } from '@hiring/contract';
import { Candidate } from '../../src/candidates/people/candidate.entity.js';
import { EXPORT_COLUMNS, type ExportRecord } from '../../src/candidates/people/export/export-columns.js';
import { PersonalDataHooks } from '../../src/platform/personal-data/personal-data-hooks.js';
import { readApiDocument } from '../integrations/api-document.js';
import { FORM, submit } from './application-form.js';
import { createWorld, type World } from '../world.js';

/** What a column of `candidates` is, when it does not say who the person is. */
const NO_PROFILE: Readonly<Record<string, string>> = {
  id: 'names the row',
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

/** What the spreadsheet of people leaves out: it is a list to work with, not a copy of a record. */
const NOT_EXPORTED = [
  'fecha_nacimiento',
  'direccion',
  'codigo_postal',
  'experiencia',
  'educacion',
  'habilidades',
  'carta_presentacion',
];

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const FILLED = {
  ...FORM,
  fecha_nacimiento: '1990-05-14',
  codigo_postal: '08004',
  educacion: 'Ciclo de Automoción',
  carta_presentacion: 'Quiero trabajar con vosotros.',
};

async function applicant(email: string) {
  const agent = await world.registered(email);
  await submit(agent, { fields: FILLED }).expect(201);
  const profile = (await agent.get('/api/candidates/me').expect(200)).body.candidate;
  return { agent, profile };
}

it('each column of a person is a field of the profile or says what it is', () => {
  const columns = world.dataSource.getMetadata(Candidate).columns.map(({ databaseName }) => databaseName);
  expect([...PROFILE_FIELDS, ...Object.keys(NO_PROFILE)].toSorted()).toEqual(columns.toSorted());
});

it('the copy of a person’s data has each field with its value', async () => {
  const { profile } = await applicant('copia@example.com');
  const read = (name: string) =>
    world.app
      .get(PersonalDataHooks)
      .parts()
      .find((part) => part.name === name)
      ?.read(world.dataSource.manager, { candidateId: profile.id, userId: null });
  const data = (await read('perfil'))?.data as Record<string, unknown>;
  expect(PROFILE_FIELDS.filter((field) => !data[field])).toEqual([]);
});

it('the edit form and the draft have each field but the address, which is the account’s', () => {
  const { components } = readApiDocument() as {
    components: { schemas: Record<string, { properties: object }> };
  };
  const edited = Object.keys(components.schemas.ProfileRequest?.properties ?? {});
  const written = PROFILE_FIELDS.filter((field) => field !== 'email');
  expect(written.filter((field) => !edited.includes(field))).toEqual([]);
  expect(written.filter((field) => !(DRAFT_FIELDS as readonly string[]).includes(field))).toEqual([]);
});

it('a spreadsheet that is imported may have each field, and the one that is exported has each or leaves it out by name', () => {
  expect(PROFILE_FIELDS.filter((field) => !(IMPORT_FIELDS as readonly string[]).includes(field))).toEqual([]);
  const read = new Set<string>();
  const some: Record<string, unknown> = { cualificaciones: [], etiquetas: [], estado: 'recibida' };
  const row = new Proxy(some, {
    get: (target, field: string) => {
      read.add(field);
      return target[field];
    },
  });
  for (const { cell } of EXPORT_COLUMNS) cell(row as unknown as ExportRecord);
  expect(PROFILE_FIELDS.filter((field) => !read.has(field))).toEqual(NOT_EXPORTED);
});

it('an edit that leaves a field out keeps it, and a blank one clears it', async () => {
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
