import { toTheEnd } from '../../../../../../test/to-the-end.js';
import { linesOf } from '../document/cv-document.js';
import { proposalsIn as proposalsOf } from './proposals.rules.js';

const proposalsIn = (text: string, about: { author?: string; title?: string; fileName?: string } = {}) =>
  proposalsOf({ lines: linesOf(text), author: '', title: '', fileName: '', ...about });

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
    ['PÉREZ DE LA FUENTE, MARÍA DEL CARMEN', ['María del Carmen', 'Pérez de la Fuente']],
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
    expect(proposalsIn(`ana@example.com\n${text}`).ciudad).toBe(town);
  });

  it.each([
    ['Career Objective\nWork Experience\nEducation'],
    ['TABLE OF CONTENTS Page\nCurriculum Vitae 1'],
    ['Front-End Developer\nÜber mich\ncv77@example.com'],
    ['Curriculum Vitae\nSantiago de Compostela\n612 345 678'],
    ['Ngozi Okonjo\n699 887 744'],
    ['Experiencia laboral\nMaría López, encargada'],
    ['Referencias\nJoan Puig Serra\njoan.puig@example.com'],
    ['Selecta\nseleccion@selecta.test\n\nRef. 882\n\nConsultora\nEva Mestres · eva.mestres@selecta.test'],
  ])('%j names nobody', (text) => {
    const { nombre, apellidos } = proposalsIn(text);
    expect({ nombre, apellidos }).toEqual({});
  });

  it.each([
    ['Nom i cognoms: Núria Puig i Serra', 'Núria | Puig i Serra'],
    ['Name: Chukwuemeka Obi', 'Chukwuemeka | Obi'],
    ['Nume: Popescu\nPrenume: Andrei', 'Andrei | Popescu'],
    ['Nome completo: João Pedro da Silva Nunes', 'João Pedro | da Silva Nunes'],
    ['الاسم الكامل: يوسف بن علي', 'يوسف | بن علي'],
    ['P.GARCIA\np.garcia@example.com', 'P. | Garcia'],
    ['María del Carmen LÓPEZ DE HARO', 'María del Carmen | López de Haro'],
    ['APELLIDOS\tCABRERA INFANTE\tNOMBRE\tDOLORES', 'Dolores | Cabrera Infante'],
    ['Óscar Fuentes · Mecánico', 'Óscar | Fuentes'],
    ['Nume / Prenume: Dobrescu Vasile-Cătălin', 'Vasile-Cătălin | Dobrescu'],
    ['Curriculum de la Mercè Xirau Planagumà', 'Mercè | Xirau Planagumà'],
    ['INFORMACIÓN PERSONAL Rosalía Prat Mas\nrosalia.prat@example.com', 'Rosalía | Prat Mas'],
    ['Zdravka Ilievska\nz.ilievska@example.com', 'Zdravka | Ilievska'],
    ['Carta\nJo, Joan Carles Soler, recomano algú.\nNom i cognoms: Teresa Amat', 'Teresa | Amat'],
  ])('%j names its owner', (text, name) => {
    const { nombre, apellidos } = proposalsIn(text);
    expect(`${nombre} | ${apellidos}`).toBe(name);
  });

  it('a name in small letters over two lines of the largest size is one name', () => {
    const lines = [
      ...['noelia', 'arganza prada'].map((text, row) => ({ text, row, block: 0, size: 30 })),
      ...['noelia.arganza@example.com', '626 554 013', 'Auxiliar'].map((text, n) => ({
        text,
        row: n + 2,
        block: 1,
        size: 11,
      })),
    ].map((line) => ({ ...line, page: 0 }));
    const { nombre, apellidos } = proposalsOf({ lines, author: '', title: '', fileName: '' });
    expect(`${nombre} | ${apellidos}`).toBe('Noelia | Arganza Prada');
  });

  it('the author or the name of the file speaks for a name, a program does not', () => {
    const text = 'Ngozi Okonjo\nForklift';
    expect(proposalsIn(text, { author: 'Ngozi Okonjo' }).apellidos).toBe('Okonjo');
    expect(proposalsIn(text, { fileName: 'CV_Okonjo_Ngozi_2026' }).apellidos).toBe('Okonjo');
    expect(proposalsIn(text, { author: 'Windows User', fileName: 'cv' }).apellidos).toBeUndefined();
  });

  it.each([
    ['+40 722 345 678', '+40 722 345 678'],
    ['+212 661 234 567 / +34 632 111 222', '+34 632 111 222'],
    ['Tel. 93 321 45 67', '+34 933 214 567'],
    ['(+34) 655-901-223', '+34 655 901 223'],
    ['Teléfono:611223344Email:x', '+34 611 223 344'],
    ['Pasaporte: 612345678', undefined],
    ['Nacido el 12.04.1988, DNI 61234567X', undefined],
    ['Fax: 914 000 222', undefined],
    ['Contacto de emergencia: Luis, 699 111 333', undefined],
    ['Lima, Perú\nCel. 987 654 321', '+51 987 654 321'],
    ['Bogotá, Colombia\n612 345 678', undefined],
    ['Experiencia\nTalleres Pérez 917 001 122', undefined],
    ['Transportes Uno S.L.\nTel. 937 000 111\n\nAna Puig\n611 000 222', '+34 611 000 222'],
  ])('%j gives the telephone %j', (text, phone) => {
    expect(proposalsIn(text).telefono).toBe(phone);
  });

  it.each([
    ['Email:rocio.santana@example.comTeléfono:611223344', 'rocio.santana@example.com'],
    ['EMAIL:iker@example.eusDIRECCIÓN:Getxo', 'iker@example.eus'],
    ['alejandra.villalobos@\nexample.com', 'alejandra.villalobos@example.com'],
    ['info@consultoria.example.com\n\nNoemí Calvo\nncalvo@example.com', 'ncalvo@example.com'],
    ['Pau Mas\nReferències: maria.font@example.com', undefined],
    ['j u a n @ e x a m p l e . c o m', 'juan@example.com'],
  ])('%j gives the address %j', (text, address) => {
    expect(proposalsIn(text).email).toBe(address);
  });

  it('takes the town of the owner, not of the company to which a letter is written', () => {
    const letter = 'Ana Gil Mas\nAlcalá de Henares, Madrid\n+34 602 345 900\nana@example.com';
    const recipient = 'Departamento de Personas\nAvinguda Diagonal 640, 08017 Barcelona';
    const { ciudad, codigo_postal } = proposalsIn(`${letter}\n\n${recipient}`);
    expect([ciudad, codigo_postal]).toEqual(['Alcalá de Henares', undefined]);
  });

  it.each([
    ['08221 Terrassa', 'Terrassa 08221'],
    ['Vic (Barcelona) 08500', 'Vic 08500'],
    ["l'Hospitalet de Llobregat (08901)", "l'Hospitalet de Llobregat 08901"],
    ['Calle Vitoria 45, 09001 Burgos', 'Burgos 09001'],
    ['Población: Dos Hermanas\tC.P.: 41701', 'Dos Hermanas 41701'],
    ['28999 Girona', ''],
    ['Auditor ISO 14001 Barcelona, EN 12195 Madrid', ''],
    ['Lugar de nacimiento: Mérida', ''],
    ['Córdoba, Argentina', ''],
    ['Referencias\n08001 Barcelona', ''],
    ['Almacenes Uno S.L.\n28906 Getafe', ''],
  ])('%j gives the place %j', (text, place) => {
    const { ciudad = '', codigo_postal = '' } = proposalsIn(`ana@example.com\n\n${text}`);
    expect(`${ciudad} ${codigo_postal}`.trim()).toBe(place);
  });

  it.each([
    ['Clases B, C y D', 'B, C, D'],
    ['Permís de conduir B i C+E', 'B, CE'],
    ['Permis de conducere categoriile B, C, CE', 'B, C, CE'],
    ['Carta de condução: categorias B, C e CE', 'B, C, CE'],
    ['Category C+E driving licence', 'CE'],
    ['رخصة السياقة: B, C', 'B, C'],
    ['Brevete A-IIIc (Perú)', undefined],
    ['Licencia de conducir A-IIb', undefined],
    ['Permis de conduire marocain : B, C', undefined],
    ['Carné C marroquí canjeado', 'C'],
    ['Licencia tipo E (Ecuador). Permiso de conducir español B y C', 'B, C'],
    ['Carné B. Carné C en trámite', 'B'],
    ['No tengo carnet de conducir B', undefined],
    ['PERMISOS DE CONDUCIR', undefined],
    ['Eficiencia energética clase C', undefined],
  ])('%j holds the licences %j', (text, permisos) => {
    expect(proposalsIn(text).permisos).toBe(permisos);
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
