import { PlaceFinder, type DefaultPlace, type Places } from './place.rules.js';

const PLACES: Places = {
  departments: [
    {
      value: 'mantenimiento',
      label: 'Mantenimiento',
      positions: [{ value: 'jefe_taller', label: 'Jefe de taller' }],
    },
    { value: 'chofer', label: 'Choferes', positions: [] },
  ],
  vacancies: [
    { id: 'v1', titulo: 'Mecánico de camiones', departamento: 'mantenimiento', posicion: 'mecanico' },
    { id: 'v2', titulo: 'Conductora', departamento: 'chofer', posicion: 'conductor' },
    { id: 'v3', titulo: 'CONDUCTORA', departamento: 'chofer', posicion: 'otro' },
  ],
};
const NOWHERE: DefaultPlace = { vacante_id: null, departamento: null, posicion: null };
const find = (said: object, chosen: Partial<DefaultPlace> = {}) =>
  new PlaceFinder(PLACES, { ...NOWHERE, ...chosen }).find(said);
const OF_V1 = { vacante_id: 'v1', departamento: 'mantenimiento', posicion: 'mecanico' };

it('a row’s own vacancy comes first, by id or by its only title', () => {
  expect(find({ vacante: 'v1' }, { vacante_id: 'v2' })).toEqual(OF_V1);
  expect(find({ vacante: 'mecanico DE camiones' })).toEqual(OF_V1);
});

it('a vacancy that there is not, or twice, is told, and the row goes where the others go', () => {
  expect(find({ vacante: 'Soldador' }, { vacante_id: 'v1' })).toEqual({
    ...OF_V1,
    aviso: 'No hay ninguna vacante «Soldador»: se usa lo elegido para todas las filas',
  });
  expect(find({ vacante: 'conductora' }, { departamento: 'chofer', posicion: 'grúa' })).toEqual({
    vacante_id: null,
    departamento: 'chofer',
    posicion: 'grúa',
    aviso: 'Hay varias vacantes con el título «conductora»: se usa lo elegido para todas las filas',
  });
  expect(find({ vacante: 'Soldador' })).toMatchObject({
    errores: { departamento: expect.any(String), posicion: expect.any(String) },
  });
});

it('then the vacancy for all, which may be gone', () => {
  expect(find({ departamento: 'Choferes', posicion: 'x' }, { vacante_id: 'v1' })).toEqual(OF_V1);
  expect(find({}, { vacante_id: 'gone' })).toEqual({ errores: { vacante: 'La vacante ya no existe' } });
});

it('then the department and position of the row, or those for all', () => {
  const taller = { vacante_id: null, departamento: 'mantenimiento', posicion: 'jefe_taller' };
  expect(find({ departamento: 'mantenimiento', posicion: 'Jefe de taller' })).toEqual(taller);
  expect(find({ departamento: 'MANTENIMIENTO', posicion: 'jefe taller' })).toEqual(taller);
  expect(find({}, { departamento: 'mantenimiento', posicion: 'jefe_taller' })).toEqual(taller);
  expect(find({ departamento: 'Choferes' }, { departamento: 'mantenimiento', posicion: 'grúa' })).toEqual({
    vacante_id: null,
    departamento: 'chofer',
    posicion: 'grúa',
  });
});

it('a row of an exported list that says that it is of no vacancy goes to none', () => {
  const said = { vacante: 'Candidatura espontánea', departamento: 'Choferes', posicion: 'grúa' };
  const place = { vacante_id: null, departamento: 'chofer', posicion: 'grúa' };
  expect(find(said)).toEqual(place);
  expect(find(said, { vacante_id: 'v1' })).toEqual(place);
});

it('what is missing or unknown is told by field', () => {
  expect(find({})).toEqual({
    errores: { departamento: expect.any(String), posicion: expect.any(String) },
  });
  expect(find({ departamento: 'Cocina', posicion: 'x' })).toEqual({
    errores: { departamento: 'El departamento «Cocina» no existe' },
  });
  expect(find({ departamento: 'chofer' })).toEqual({ errores: { posicion: expect.any(String) } });
  expect(find({ departamento: 'x'.repeat(70), posicion: 'y' })).toEqual({
    errores: { departamento: `El departamento «${'x'.repeat(60)}» no existe` },
  });
});
