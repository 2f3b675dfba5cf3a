import { type DataSheet, sectionsOf } from './data-sheet.js';

it('the number of a contact with a name in Arabic letters has a line of its own', () => {
  const values = {
    talla: { valor: 'XL' },
    emergencia: { valor: 'محمد الحسن', telefono: '+34 600 100 200' },
  };
  const [section] = sectionsOf({ lecturas: [] as DataSheet['lecturas'] } as DataSheet, values);
  // Behind such a name it would be printed as "200 100 600 34+".
  expect(section).toEqual({
    title: 'Datos para el alta',
    text: 'Talla: XL\nContacto de emergencia: محمد الحسن\nTeléfono de emergencia: +34 600 100 200',
  });
});
