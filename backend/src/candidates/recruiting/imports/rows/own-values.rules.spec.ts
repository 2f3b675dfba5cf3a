import type { CustomFieldKind } from '@hiring/contract';
import type { CustomField } from '../../../../fields/custom-field.entity.js';
import { ownValuesIn, stillTaken } from './own-values.rules.js';

const NOW = new Date('2026-03-02T10:00:00Z');
const SHIFTS = ['Mañana', 'Tarde', 'Noche, con plus', 'Guardias y festivos', 'C', 'C+E'];
const field = (tipo: CustomFieldKind, unidad: string | null = null): CustomField =>
  ({
    clave: 'dato',
    tipo,
    unidad,
    opciones: SHIFTS.map((es, place) => ({ clave: `o${place}`, texto: { es } })),
  }) as unknown as CustomField;
const read = (tipo: CustomFieldKind, cell: string, unidad: string | null = null) =>
  ownValuesIn({ 'campos.dato': cell }, [field(tipo, unidad)], NOW);

it.each<[CustomFieldKind, string, unknown, string?]>([
  ['texto', '  Furgón   grande ', 'Furgón grande'],
  ['texto_largo', 'Uno\nDos', 'Uno\nDos'],
  ['numero', '4', 4],
  ['numero', '-4,5', -4.5],
  ['numero', '4.5', 4.5],
  ['numero', '0.125', 0.125],
  ['numero', '1.234,5 años', 1234.5, 'años'],
  ['numero', '12 Años', 12, 'años'],
  ['numero', '1,234', 1.234],
  ['numero', '1e-7', 1e-7],
  ['fecha', '31/12/2025', '2025-12-31'],
  ['fecha', '2025-12-31', '2025-12-31'],
  ['si_no', 'SÍ', true],
  ['si_no', 'no', false],
  ['una_de', 'manana', 'o0'],
  ['una_de', 'o1', 'o1'],
  ['una_de', 'c+e', 'o5'],
  ['una_de', 'Noche, con plus', 'o2'],
  ['varias_de', 'Tarde; MAÑANA', ['o0', 'o1']],
  ['varias_de', 'Tarde, C+E', ['o1', 'o5']],
  ['varias_de', 'Noche, con plus; Tarde', ['o1', 'o2']],
  ['varias_de', 'Mañana, Tarde y C', ['o0', 'o1', 'o4']],
  ['varias_de', 'Guardias y festivos, Tarde', ['o1', 'o3']],
  ['varias_de', 'Noche, con plus, Tarde y Guardias y festivos', ['o1', 'o2', 'o3']],
  ['enlace', 'https://example.com/ana', 'https://example.com/ana'],
])('a field of the kind %s takes the cell «%s»', (tipo, cell, value, unidad = '') => {
  expect(read(tipo, cell, unidad || null).campos).toEqual({ dato: value });
});

it.each<[CustomFieldKind, string, string]>([
  ['texto', 'a'.repeat(201), 'tiene más de 200 caracteres'],
  ['numero', 'muchos', 'no es un número'],
  ['numero', '1,234.5', 'no es un número'],
  ['numero', '9'.repeat(13), 'no es un número'],
  ['fecha', '31/02/2025', 'no es una fecha'],
  ['si_no', 'quizá', 'no es ni Sí ni No'],
  ['una_de', 'Domingo', 'no está entre las opciones'],
  ['una_de', '+', 'no está entre las opciones'],
  ['varias_de', 'Domingo', 'no está entre las opciones'],
  ['enlace', 'www.example.com', 'no es una dirección completa'],
])('a field of the kind %s cannot hold the cell «%s», which is told and left out', (tipo, cell, words) => {
  const { campos, avisos } = read(tipo, cell);
  expect(campos).toEqual({});
  expect(avisos['campos.dato']).toContain(words);
  expect(avisos['campos.dato']).toContain('se deja vacío');
});

it('of a list the options that are known are taken, and the others are told', () => {
  expect(read('varias_de', 'Tarde, Domingo')).toEqual({
    campos: { dato: ['o1'] },
    avisos: { 'campos.dato': '«Domingo» no está entre las opciones' },
  });
});

it('a number that another program may mean otherwise is told as it was read', () => {
  expect(read('numero', '1.234')).toEqual({
    campos: { dato: 1234 },
    avisos: { 'campos.dato': '«1.234» se ha leído como 1234' },
  });
});

it('the text of an option goes before the key of another one', () => {
  const opciones = [
    { clave: 'noche', texto: { es: 'Mañana' } },
    { clave: 'manana', texto: { es: 'Noche' } },
  ];
  const swapped = { ...field('una_de'), opciones };
  expect(ownValuesIn({ 'campos.dato': 'Noche' }, [swapped], NOW).campos).toEqual({ dato: 'manana' });
});

it('an empty cell and a field without a column say nothing', () => {
  expect(read('numero', '  ')).toEqual({ campos: {}, avisos: {} });
  expect(ownValuesIn({}, [field('numero')], NOW)).toEqual({ campos: {}, avisos: {} });
});

it('of a planned row stays what its fields still take', () => {
  expect(stillTaken({ dato: 'o1', otro: 1 }, [field('una_de')])).toEqual({
    campos: { dato: 'o1' },
    gone: ['otro'],
  });
  expect(stillTaken({ dato: 'o9' }, [field('una_de')])).toEqual({ campos: {}, gone: ['dato'] });
});
