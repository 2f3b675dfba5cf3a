import { changesBetween, columnsOf, inShort, type VacancyColumns } from './vacancy-changes.rules.js';

const vacancy = (values: Partial<VacancyColumns> = {}): VacancyColumns =>
  ({
    titulo: 'Mecánico',
    ubicacion: 'Reus',
    requisitos: ['Carné B'],
    tags: [],
    cualificaciones: [],
    preguntas: [],
    salario_min: 20_000,
    ...values,
  }) as unknown as VacancyColumns;

it('only changed fields are told, with the old and the new value', () => {
  expect(changesBetween(vacancy(), vacancy())).toEqual({});
  expect(changesBetween(vacancy(), vacancy({ titulo: 'Mecánica', salario_min: null }))).toEqual({
    titulo: { antes: 'Mecánico', ahora: 'Mecánica' },
    salario_min: { antes: 20_000, ahora: null },
  });
});

it('lists are told as lines, and an empty one as nothing', () => {
  expect(changesBetween(vacancy(), vacancy({ requisitos: ['Carné C', 'CAP'] }))).toEqual({
    requisitos: { antes: 'Carné B', ahora: 'Carné C\nCAP' },
  });
  expect(changesBetween(vacancy({ tags: ['adr'] }), vacancy())).toEqual({
    tags: { antes: 'adr', ahora: null },
  });
});

it('qualifications are told by their names, questions by their texts', () => {
  const question = (texto: string) => ({ id: texto, texto, tipo: 'si_no' });
  const after = vacancy({
    cualificaciones: ['permiso_b', 'permiso_c'],
    preguntas: [question('¿Tienes coche?'), question('¿Y moto?')],
  } as unknown as Partial<VacancyColumns>);
  const { cualificaciones, preguntas } = changesBetween(vacancy(), after);
  expect(cualificaciones?.antes).toBeNull();
  expect(String(cualificaciones?.ahora).split('\n')).toHaveLength(2);
  expect(cualificaciones?.ahora).not.toContain('permiso_b');
  expect(preguntas).toEqual({ antes: null, ahora: '¿Tienes coche?\n¿Y moto?' });
});

it('a question that changes only in its options has changed', () => {
  const question = (opciones: string[]) => ({ id: 'a', texto: '¿Turno?', tipo: 'opciones', opciones });
  const of = (opciones: string[]) =>
    vacancy({ preguntas: [question(opciones)] } as unknown as Partial<VacancyColumns>);
  expect(Object.keys(changesBetween(of(['mañana']), of(['tarde'])))).toEqual(['preguntas']);
});

it('the columns of a row are those of the form', () => {
  const row = { ...vacancy(), id: 'x', created_at: new Date() };
  const columns = columnsOf(row);
  expect(columns).toMatchObject({ titulo: 'Mecánico', requisitos: ['Carné B'] });
  expect(columns).not.toHaveProperty('id');
});

it('long texts are cut for the log, at two hundred characters', () => {
  const cut = inShort({ titulo: { antes: 'a'.repeat(200), ahora: 'b'.repeat(201) } });
  expect(cut).toEqual({ titulo: { antes: 'a'.repeat(200), ahora: `${'b'.repeat(199)}…` } });
  expect(inShort({ salario_min: { antes: 1, ahora: null } })).toEqual({
    salario_min: { antes: 1, ahora: null },
  });
});
