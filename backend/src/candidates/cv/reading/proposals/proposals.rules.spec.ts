import { toTheEnd } from '../../../../../test/to-the-end.js';
import { proposalsIn } from './proposals.rules.js';

const DRIVER = `CURRICULUM VITAE

JOSÉ LUIS GARCÍA MORENO
C/ del Exemple, 12, 3º 2ª
08940 Cornellà de Llobregat (Barcelona)
Tel.: 600 11 22 33    Email: joseluis.garcia@example.com
Fecha de nacimiento: 12/04/1979

EXPERIENCIA LABORAL
2015 - 2023  Conductor de portavehículos. Transportes Inventados S.L.
Rutas nacionales e internacionales, 120.000 km al año.

PERMISOS DE CONDUCIR
B, C, C+E (2010). CAP en vigor hasta 2028. Tarjeta de tacógrafo digital.

IDIOMAS
Castellano: nativo
Catalán: medio
Francés (A2)
`;

const MECHANIC = `Datos personales
Nombre: Núria
Apellidos: Puig i Serra
Población: Sabadell
Teléfono móvil: +34 699 000 111
Correo electrónico: NURIA.PUIG@EXAMPLE.COM
Carnet de conducir tipo B y vehículo propio. Permiso de trabajo en vigor.
Idiomas: catalán, castellano e inglés
`;

const SIDEBAR = `Contacto
Carrer de la Mostra, 4
08201 Sabadell
+34 655.443.322
m.pop@example.com
Permisos
B
C1
D1
Idiomas
Rumano: lengua materna
Español: alto
Mihai Pop
Mozo y conductor
Perfil
Conductor con ganas de aprender. He trabajado con España e Italia.
`;

describe('the text of a CV', () => {
  it('of a driver, in capitals and with headings, gives proposals', () => {
    expect(proposalsIn(DRIVER)).toEqual({
      nombre: 'José Luis',
      apellidos: 'García Moreno',
      email: 'joseluis.garcia@example.com',
      telefono: '+34 600 112 233',
      ciudad: 'Cornellà de Llobregat',
      codigo_postal: '08940',
      permisos: 'B, C, CE',
      idiomas: 'Español (nativo), Catalán (medio), Francés (A2)',
    });
  });

  it('of a mechanic, with labels, gives proposals', () => {
    expect(proposalsIn(MECHANIC)).toEqual({
      nombre: 'Núria',
      apellidos: 'Puig i Serra',
      email: 'nuria.puig@example.com',
      telefono: '+34 699 000 111',
      ciudad: 'Sabadell',
      permisos: 'B',
      idiomas: 'Español, Catalán, Inglés',
    });
  });

  it('of two columns, where the name comes late, gives proposals', () => {
    expect(proposalsIn(SIDEBAR)).toEqual({
      nombre: 'Mihai',
      apellidos: 'Pop',
      email: 'm.pop@example.com',
      telefono: '+34 655 443 322',
      ciudad: 'Sabadell',
      codigo_postal: '08201',
      permisos: 'B, C1, D1',
      idiomas: 'Español (alto), Rumano (lengua materna)',
    });
  });

  it.each([
    ['Permisos de conducir C y CAP', 'C'],
    ['Carné B+E, C1+E y D', 'BE, C1E, D'],
    ['Licencia de conducción: clase A2 / B', 'A2, B'],
    ['Tengo el carné de carretillero', undefined],
    ['Permiso de residencia', undefined],
    ['Nivel de inglés C1, permiso a convenir', undefined],
    ['Carnets: B (2005), C (2009), CE (2011)', 'B, C, CE'],
  ])('%j names the licences %j', (text, permisos) => {
    expect(proposalsIn(text).permisos).toBe(permisos);
  });

  it.each([
    ['PÉREZ DE LA FUENTE, MARÍA DEL CARMEN', undefined],
    ['Nombre y apellidos: Pérez de la Fuente, María del Carmen', ['María del Carmen', 'Pérez de la Fuente']],
    ['Nombre y apellidos: Juan Carlos Ruiz', ['Juan Carlos', 'Ruiz']],
    ['AMINA EL IDRISSI', ['Amina', 'el Idrissi']],
    ['Tarjeta de tacógrafo digital\nRutas por toda España', undefined],
    ['Conductor Profesional\nTransportes García Hermanos', undefined],
  ])('%j gives the name of its owner only where it is clear', (text, name) => {
    const { nombre, apellidos } = proposalsIn(text);
    expect(name ? [nombre, apellidos] : nombre).toEqual(name);
  });

  it.each([
    ['08290 Cerdanyola\ndel Vallès\n600', 'Cerdanyola del Vallès'],
    ['08001 Barcelona\nde lunes a viernes', 'Barcelona'],
    ['Residencia: con permiso en vigor', undefined],
    ['L’Hospitalet de Llobregat (08902)', 'L’Hospitalet de Llobregat'],
  ])('%j gives the town only where it is clear', (text, town) => {
    expect(proposalsIn(text).ciudad).toBe(town);
  });

  it('without personal data gives no proposals', () => {
    for (const text of [
      '',
      '\f\n \t',
      'Factura 2024-0001\nTotal: 1.234.567.890,00',
      '0123456789'.repeat(500),
    ]) {
      expect(proposalsIn(text)).toEqual({});
    }
  });

  it('is read to its end, whatever it contains', () => {
    for (const part of ['permiso de ', 'A ', 'Ab Cd ', '600 ', '08001 ', 'a@', 'Inglés: ', '- ']) {
      expect(() => toTheEnd(() => proposalsIn(part.repeat(60_000 / part.length)))).not.toThrow();
    }
  });
});
