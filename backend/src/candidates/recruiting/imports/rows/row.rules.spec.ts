import type { ImportField } from '@hiring/contract';
import { LIMITS } from '@hiring/contract';
import { PlaceFinder } from './place.rules.js';
import { readRow } from './row.rules.js';

const NOW = new Date('2026-03-02T10:00:00Z');
const PLACES = new PlaceFinder(
  { departments: [{ value: 'chofer', label: 'Choferes', positions: [] }], vacancies: [] },
  { vacante_id: null, departamento: 'chofer', posicion: 'conductor' },
);
/** Reads a row with these cells; by default a whole person. */
function read(cells: Partial<Record<ImportField, string>>, whole = true) {
  const all = { ...(whole ? { nombre: 'Ana', apellidos: 'Gil', email: 'ana@example.com' } : {}), ...cells };
  const mapping = Object.keys(all) as ImportField[];
  return readRow(Object.values(all), { mapping, places: PLACES, now: NOW });
}
const errorsOf = (cells: Parameters<typeof read>[0], whole = true): string[] =>
  Object.keys(read(cells, whole).errores);

it('a row with name, family names and address is a person without the rest', () => {
  const { datos, email, errores } = read({});
  expect(errores).toEqual({});
  expect(email).toBe('ana@example.com');
  expect(datos).toMatchObject({
    nombre: 'Ana',
    apellidos: 'Gil',
    email: 'ana@example.com',
    telefono: '',
    habilidades: [],
    fecha_nacimiento: null,
    fecha_aplicacion: null,
    experiencia: null,
    vacante_id: null,
    departamento: 'chofer',
    posicion: 'conductor',
  });
});

it('what is missing is told by field, and the row is not written', () => {
  const { datos, email, errores } = read({ telefono: '600 111 222' }, false);
  expect(Object.keys(errores)).toEqual(['nombre', 'apellidos', 'email']);
  expect(datos).toBeNull();
  expect(email).toBeNull();
});

it('a full name is split where its parts are missing', () => {
  expect(read({ nombre: '', apellidos: '', nombre_completo: 'Ana Gil Puig' }).datos).toMatchObject({
    nombre: 'Ana',
    apellidos: 'Gil Puig',
  });
  expect(read({ nombre_completo: 'Otra Persona' }).datos).toMatchObject({ nombre: 'Ana', apellidos: 'Gil' });
});

it('an address is kept in lower case without mailto, also of a row with errors', () => {
  expect(read({ email: 'MAILTO:Ana@Example.COM' }).datos?.email).toBe('ana@example.com');
  const wrong = read({ email: 'no address' });
  expect([wrong.email, Object.keys(wrong.errores)]).toEqual(['no address', ['email']]);
  const long = `${'a'.repeat(LIMITS.email)}@example.com`;
  expect([read({ email: long }).email, errorsOf({ email: long })]).toEqual([null, ['email']]);
});

it.each([
  ['nombre', 'www.casino.example'],
  ['apellidos', 'http://casino.example'],
  ['telefono', '12345'],
  ['telefono', 'seis cero cero'],
  ['telefono', '6'.repeat(31)],
  ['fecha_nacimiento', '31/02/1990'],
  ['fecha_nacimiento', '2015-01-01'],
  ['fecha_aplicacion', 'ayer'],
  ['fecha_aplicacion', '2026-03-03'],
  ['fecha_aplicacion', '1989-12-31'],
  ['departamento', 'Cocina'],
  ['nombre', 'x'.repeat(500)],
  ['ciudad', 'x'.repeat(500)],
] as const)('a wrong %s is told: %s', (field, text) => {
  expect(errorsOf({ [field]: text })).toEqual([field]);
});

it.each([
  ['telefono', '+34 (600) 11.22-33/4'],
  ['fecha_nacimiento', '28/02/1990'],
  ['fecha_aplicacion', '2026-03-02'],
  ['fecha_aplicacion', '1990-01-01'],
] as const)('a right %s is none: %s', (field, text) => {
  expect(errorsOf({ [field]: text })).toEqual([]);
});

it('dates are days', () => {
  expect(read({ fecha_nacimiento: '28/02/1990', fecha_aplicacion: '01/02/2026' }).datos).toMatchObject({
    fecha_nacimiento: '1990-02-28',
    fecha_aplicacion: '2026-02-01',
  });
});

it('a line has no breaks and no invisible characters, a long text keeps its lines', () => {
  const { datos } = read({ ciudad: ' L’Hospitalet\n\u200b de  Llobregat ', experiencia: 'uno\ndos' });
  expect(datos).toMatchObject({ ciudad: 'L’Hospitalet de Llobregat', experiencia: 'uno\ndos' });
});

it('skills are a list, however they are separated; too many and too long ones are shortened', () => {
  expect(read({ habilidades: 'Frenos; Diagnosis|Soldadura' }).datos?.habilidades).toEqual([
    'Frenos',
    'Diagnosis',
    'Soldadura',
  ]);
  const many = Array.from({ length: LIMITS.skills + 5 }, (_, n) => `h${n}`).join(',');
  expect(read({ habilidades: many }).datos?.habilidades).toHaveLength(LIMITS.skills);
  expect(read({ habilidades: 'x'.repeat(LIMITS.skill + 9) }).datos?.habilidades[0]).toHaveLength(
    LIMITS.skill,
  );
});

it('several columns of one field are joined where the field may be', () => {
  const whole = ['Ana', 'Gil', 'ana@example.com'];
  const mapping = [
    'nombre',
    'apellidos',
    'email',
    'habilidades',
    'habilidades',
    null,
    'ciudad',
    'ciudad',
  ] as const;
  const { datos } = readRow([...whole, 'Frenos', 'Diagnosis', 'x', 'Reus', ''], {
    mapping: [...mapping],
    places: PLACES,
    now: NOW,
  });
  expect(datos?.habilidades).toEqual(['Frenos', 'Diagnosis']);
  expect(datos?.ciudad).toBe('Reus');
});

it.each([
  ['612 34 56 78', '+34 612 345 678', false],
  ['(+34) 612345678', '+34 612 345 678', false],
  ['+40 722 345 678', '+40 722 345 678', false],
  ['612345678 / 933214567', '+34 612 345 678', '+34 933 214 567'],
  ['612345678/933214567', '+34 612 345 678', '+34 933 214 567'],
  ['612345678 y 933214567', '+34 612 345 678', '+34 933 214 567'],
  ['fijo: 93 321 45 67; móvil: 612 345 678', '+34 933 214 567', '+34 612 345 678'],
] as const)('the phone %s is kept as %s, and another one is told', (cell, telefono, other) => {
  const { datos } = read({ telefono: cell });
  expect(datos?.telefono).toBe(telefono);
  expect(datos?.avisos).toEqual(other ? { telefono: expect.stringContaining(other) } : {});
});

it.each([
  ['8001', '', '08001', false],
  ['8018', 'Barcelona', '08018', false],
  ['8901', 'l’Hospitalet de Llobregat', '08901', false],
  ['08001', 'Barcelona', '08001', false],
  ['43001', 'Tarragona', '43001', false],
  ['1010', 'Wien', '1010', true],
  ['8001', 'Madrid', '8001', true],
  ['no sabe', '', null, true],
] as const)('the postal code %s of %j is kept as %s', (codigo_postal, ciudad, kept, told) => {
  const { datos } = read({ codigo_postal, ciudad });
  expect(datos?.codigo_postal).toBe(kept);
  expect(Object.keys(datos?.avisos ?? {})).toEqual(told ? ['codigo_postal'] : []);
});
