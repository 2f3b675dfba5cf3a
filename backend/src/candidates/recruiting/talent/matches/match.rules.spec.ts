import { POINTS, proofsOf, reasonsOf, townsOf } from './match.rules.js';

it('a higher licence proves a lower one, and points are shared among the required qualifications', () => {
  const proofs = proofsOf([
    { tipo: 'permiso_c', obligatoria: true },
    { tipo: 'carretilla', obligatoria: false },
  ]);
  expect(proofs).toContainEqual({ wanted: 'permiso_c', held: 'permiso_c_e', points: 20 });
  expect(proofs).toContainEqual({ wanted: 'permiso_c', held: 'permiso_c', points: 20 });
  expect(proofs).toContainEqual({ wanted: 'carretilla', held: 'carretilla', points: 10 });
  expect(proofs.some(({ held }) => held === 'permiso_b')).toBe(false);
  expect(proofsOf([])).toEqual([]);
});

it('the points add up to at most a hundred', () => {
  const { samePosition, qualifications, town, recent } = POINTS;
  expect(samePosition + qualifications + town + recent[0]).toBe(100);
});

it.each([
  ['Zona Franca, Barcelona', ['Zona Franca', 'Barcelona']],
  ['Badalona', ['Badalona']],
  ['Sant Boi de Llobregat (Barcelona)', ['Sant Boi de Llobregat', 'Barcelona']],
  ['', []],
])('the towns of «%s» are %j', (place, towns) => {
  expect(townsOf(place)).toEqual(towns);
});

it('the reasons of a match are given in words', () => {
  const words = reasonsOf({
    puesto: 'igual',
    posicion_nombre: 'Conductor',
    departamento_nombre: 'Chofer',
    cualificaciones: ['permiso_c'],
    ciudad: 'Badalona',
    meses: 14,
  }).map(({ texto }) => texto);
  expect(words).toEqual(['Puesto: Conductor', 'Permiso C vigente', 'Vive en Badalona']);
  const other = {
    posicion_nombre: 'Mecánico',
    departamento_nombre: 'Taller',
    cualificaciones: [],
    ciudad: null,
  };
  expect(reasonsOf({ ...other, puesto: 'departamento', meses: 2 }).map(({ texto }) => texto)).toEqual([
    'Mismo departamento: Taller',
    'Se presentó hace menos de 6 meses',
  ]);
});
