import { isNameOf, names } from './named-person.rules.js';

const PERSON = {
  nombre: 'José Luis',
  apellidos: 'Núñez de la Hoz',
  email: 'jl.nunez@example.com',
  telefono: '+34 600 11 22 33',
};

it.each([
  'José Luis Núñez de la Hoz',
  'preguntar a jose nuñez',
  'NUÑEZ, LUIS',
  'escribe a JL.Nunez@example.com',
  'tel 600112233',
  'llamar 0034-600 112 233 hoy',
])('%j contains personal data of the person', (text) => {
  expect(names(text, PERSON)).toBe(true);
});

it.each(['José', 'Familia Núñez', 'Choferes de la zona', 'Luisa Núñezal', '60011223', ''])(
  '%j contains no personal data of the person',
  (text) => {
    expect(names(text, PERSON)).toBe(false);
  },
);

it.each([
  ['José', true],
  ['nuñez', true],
  ['Hoz', true],
  ['Núñez de la Hoz', true],
  ['Familia Núñez', false],
  ['Chóferes', false],
  ['de la', false],
  ['', false],
])('%j is nothing but a name of the person: %s', (text, only) => {
  expect(isNameOf(text, PERSON)).toBe(only);
});

it('empty personal data match no text', () => {
  expect(names('cualquier cosa', { nombre: '', apellidos: '', email: '', telefono: '' })).toBe(false);
});
