import { VACANCY_LIMITS } from '@hiring/contract';
import type { DepartmentResponse } from '../../departments/department.dto.js';
import type { VacancyFormRequest } from './vacancy-form.dto.js';
import { placeErrors, readForm } from './vacancy-form.rules.js';

const FORM = {
  titulo: 'Mecánica',
  departamento: 'taller',
  posicion: 'mecanico',
  ubicacion: 'Reus',
  descripcion: 'x',
  requisitos: ['a'],
  responsabilidades: ['b'],
  beneficios: ['c'],
  idiomas: ['d'],
  tags: ['e'],
  tipo_contrato: 'Indefinido',
  jornada: 'Completa',
  estado: 'borrador',
  prioridad: 'normal',
  salario_min: 20_000,
  salario_max: 25_000,
  motivo_sin_salario: null,
  experiencia_min: 1,
  experiencia_max: 3,
  educacion: 'FP',
  horario: '8 a 15',
  noches_fuera: 'ninguna',
  vacantes_disponibles: 2,
  destacada: true,
  visible_publicamente: false,
  cierra_el: '2026-05-05',
  cualificaciones: ['permiso_b'],
  preguntas: [],
} as unknown as VacancyFormRequest;
const form = (values: object = {}) => readForm({ ...FORM, ...values });

it('the columns are the form’s', () => {
  const { columns, errors } = form();
  expect(errors).toEqual({});
  expect(columns).toEqual(FORM);
});

it('empty texts are none, tags occur once, qualifications have their order', () => {
  expect(form({ educacion: '', horario: '', noches_fuera: '' }).columns).toMatchObject({
    educacion: null,
    horario: null,
    noches_fuera: null,
  });
  expect(form({ tags: ['b', 'a', 'b'] }).columns.tags).toEqual(['b', 'a']);
  expect(form({ cualificaciones: ['permiso_c', 'permiso_b', 'permiso_b'] }).columns.cualificaciones).toEqual([
    'permiso_b',
    'permiso_c',
  ]);
});

it('a reason for no salary stays only while there is no band', () => {
  const reason = { motivo_sin_salario: 'Convenio' };
  expect(form(reason).columns.motivo_sin_salario).toBeNull();
  expect(form({ ...reason, salario_max: null }).columns.motivo_sin_salario).toBe('Convenio');
  expect(form({ motivo_sin_salario: undefined, salario_max: null }).columns.motivo_sin_salario).toBeNull();
});

it.each([
  [{ salario_min: 30_000 }, ['salario_max']],
  [{ salario_min: 25_000 }, []],
  [{ salario_min: null }, []],
  [{ salario_max: null }, []],
  [{ experiencia_min: 4 }, ['experiencia_max']],
  [{ experiencia_min: 3 }, []],
  [{ experiencia_min: 4, experiencia_max: null }, []],
  [{ tags: ['x'.repeat(VACANCY_LIMITS.tagBytes)] }, []],
  [{ tags: ['x'.repeat(VACANCY_LIMITS.tagBytes), 'y'] }, ['tags']],
  [{ tags: ['é'.repeat(VACANCY_LIMITS.tagBytes / 2 + 1)] }, ['tags']],
])('the values %j have errors in %j', (values, fields) => {
  expect(Object.keys(form(values).errors)).toEqual(fields);
});

describe('a question', () => {
  const question = { id: 'q1', texto: '¿Tienes coche?', tipo: 'si_no', obligatoria: true };
  const stored = (values: object) => form({ preguntas: [{ ...question, ...values }] }).columns.preguntas[0];

  it('is stored without its empty parts, and with trimmed ones', () => {
    expect(stored({ opciones: [], ayuda: ' ', unidad: '' })).toEqual(question);
    expect(stored({ opciones: null })).toEqual(question);
    expect(stored({ texto: ' ¿Y moto? ', ayuda: ' a ', unidad: ' km ', otra: 1 })).toEqual({
      ...question,
      texto: '¿Y moto?',
      ayuda: 'a',
      unidad: 'km',
    });
    expect(stored({ opciones: [' uno ', '', 'dos'] })).toMatchObject({ opciones: ['uno', 'dos'] });
  });

  it('that is none is an error', () => {
    for (const wrong of [
      'x',
      null,
      { ...question, texto: '' },
      { ...question, opciones: 'x', tipo: 'opciones' },
    ]) {
      expect(Object.keys(form({ preguntas: [wrong] }).errors)).not.toEqual([]);
    }
  });
});

describe('department and position', () => {
  const OFFERED = [
    { codigo: 'taller', posiciones: [{ value: 'mecanico' }] },
    { codigo: 'oficina', posiciones: [] },
  ] as unknown as DepartmentResponse[];
  const errors = (departamento: string, posicion: string, before: [string, string] | null = null) =>
    Object.keys(
      placeErrors(
        { departamento, posicion },
        OFFERED,
        before && { departamento: before[0], posicion: before[1] },
      ),
    );

  it('are those of the catalogue; a department without positions takes any', () => {
    expect(errors('taller', 'mecanico')).toEqual([]);
    expect(errors('taller', 'otro')).toEqual(['posicion']);
    expect(errors('oficina', 'otro')).toEqual([]);
    expect(errors('cocina', 'mecanico')).toEqual(['departamento']);
  });

  it('may stay as they are, though the catalogue has them no more', () => {
    expect(errors('cocina', 'chef', ['cocina', 'chef'])).toEqual([]);
    expect(errors('cocina', 'otro', ['cocina', 'chef'])).toEqual([]);
    expect(errors('taller', 'otro', ['taller', 'otro'])).toEqual([]);
    expect(errors('taller', 'otro', ['oficina', 'otro'])).toEqual(['posicion']);
    expect(errors('cocina', 'otro', ['taller', 'otro'])).toEqual(['departamento']);
  });
});
