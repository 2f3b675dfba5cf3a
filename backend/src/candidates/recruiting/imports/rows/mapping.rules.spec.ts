import { plainHeading } from './headings.js';
import { mappingFault, proposeMapping, splitName } from './mapping.rules.js';

it('a heading is compared without accents, marks and capitals', () => {
  expect(plainHeading('  Teléfono / móvil* ')).toBe('telefono movil');
  expect(plainHeading('E-MAIL')).toBe('e mail');
});

describe('the proposed meaning of columns', () => {
  it('is that of their headings', () => {
    expect(proposeMapping(['Nombre', 'Apellidos', 'Correo', 'Teléfono', 'Color'], [])).toEqual([
      'nombre',
      'apellidos',
      'email',
      'telefono',
      null,
    ]);
    expect(proposeMapping(['Nombre y apellidos', 'Oferta', 'Fecha de alta'], [])).toEqual([
      'nombre_completo',
      'vacante',
      'fecha_aplicacion',
    ]);
  });

  it('is given to one column, but to several where they may form one', () => {
    expect(proposeMapping(['Email', 'Correo'], [])).toEqual(['email', null]);
    expect(proposeMapping(['Apellidos', 'Apellidos'], [])).toEqual(['apellidos', 'apellidos']);
  });

  it.each(['Candidato', 'Full name', 'Nombre completo', 'Apellidos y nombre', 'Nom i cognoms', 'Conductor'])(
    'of %s is the whole name',
    (heading) => expect(proposeMapping([heading], [])).toEqual(['nombre_completo']),
  );

  it.each(['Vacante', 'Oferta de empleo', 'Proceso de selección', 'Job'])('of %s is the vacancy', (heading) =>
    expect(proposeMapping([heading], [])).toEqual(['vacante']),
  );

  it.each(['Fecha', 'Fecha de la candidatura', 'Alta', 'Fecha de recepción'])('of %s is the day', (heading) =>
    expect(proposeMapping([heading], [])).toEqual(['fecha_aplicacion']),
  );

  it('is found in seven of ten values for address and phone, where no heading says them', () => {
    const rows = (good: number, value: string) =>
      Array.from({ length: 10 }, (_, n) => ['x', n < good ? value : 'nothing']);
    expect(proposeMapping(['A', 'B'], rows(7, 'ana@example.com'))).toEqual([null, 'email']);
    expect(proposeMapping(['A', 'B'], rows(6, 'ana@example.com'))).toEqual([null, null]);
    expect(proposeMapping(['A', 'B'], rows(7, '+34 600 111 222'))).toEqual([null, 'telefono']);
    expect(proposeMapping(['A', 'Teléfono'], [['600111222', '600111333']])).toEqual([null, 'telefono']);
    expect(
      proposeMapping(
        ['A', 'B'],
        [
          ['', ''],
          ['', ''],
        ],
      ),
    ).toEqual([null, null]);
    expect(proposeMapping(['A'], [['12345678']])).toEqual([null]);
    expect(proposeMapping(['A'], [['a@b.c']])).toEqual([null]);
  });

  it('of a name beside no family names is the whole name, when each has several words', () => {
    expect(proposeMapping(['Nombre'], [['Ana Gil'], ['']])).toEqual(['nombre_completo']);
    expect(proposeMapping(['Nombre'], [['Ana Gil'], ['Ana']])).toEqual(['nombre']);
    expect(proposeMapping(['Nombre'], [])).toEqual(['nombre']);
    expect(proposeMapping(['Nombre', 'Apellidos'], [['Ana Maria', 'Gil']])).toEqual(['nombre', 'apellidos']);
  });
});

/** Headings of the files of other programs, each with the field that it means; null: none of ours. */
const PROGRAMS: Record<string, [heading: string, field: string | null][]> = {
  Odoo: [
    ["Applicant's Name", 'nombre_completo'],
    ...([
      ['Email', 'email'],
      ['Phone', 'telefono'],
      ['Applied Job', 'vacante'],
      ['Stage', null],
      ['Creation Date', 'fecha_aplicacion'],
    ] as [string, string | null][]),
  ],
  'Odoo, by its own names': [
    ['partner_name', 'nombre_completo'],
    ['email_from', 'email'],
    ['partner_phone', 'telefono'],
    ['job_id', 'vacante'],
    ['create_date', 'fecha_aplicacion'],
  ],
  Greenhouse: [
    ['First Name', 'nombre'],
    ['Last Name', 'apellidos'],
    ['Email Addresses', 'email'],
    ['Phone Numbers', 'telefono'],
    ['Job Name', 'vacante'],
    ['Applied On', 'fecha_aplicacion'],
    ['Recruiter', null],
  ],
  Teamtailor: [
    ['Candidate name', 'nombre_completo'],
    ['Candidate email', 'email'],
    ['Phone', 'telefono'],
    ['Created at', 'fecha_aplicacion'],
    ['Pitch', 'carta_presentacion'],
  ],
  'LinkedIn, applicants': [
    ['First name', 'nombre'],
    ['Last name', 'apellidos'],
    ['Email address', 'email'],
    ['Phone number', 'telefono'],
    ['Location', 'ciudad'],
    ['Current title', 'posicion'],
    ['Profile URL', null],
    ['Applied on', 'fecha_aplicacion'],
  ],
  'LinkedIn, connections': [
    ['First Name', 'nombre'],
    ['Last Name', 'apellidos'],
    ['URL', null],
    ['Email Address', 'email'],
    ['Company', null],
    ['Position', 'posicion'],
    ['Connected On', null],
  ],
  InfoJobs: [
    ['Nombre', 'nombre'],
    ['Primer apellido', 'apellidos'],
    ['Segundo apellido', 'apellidos'],
    ['E-mail', 'email'],
    ['Teléfono móvil', 'telefono'],
    ['Población', 'ciudad'],
    ['Código postal', 'codigo_postal'],
    ['Nombre de la oferta', 'vacante'],
    ['Fecha de inscripción', 'fecha_aplicacion'],
  ],
  Indeed: [
    ['name', 'nombre_completo'],
    ['email', 'email'],
    ['phone', 'telefono'],
    ['status', null],
    ['candidate location', 'ciudad'],
    ['relevant experience', 'experiencia'],
    ['job title', 'posicion'],
    ['date', 'fecha_aplicacion'],
  ],
  Workable: [
    ['Name', 'nombre_completo'],
    ['Email', 'email'],
    ['Phone', 'telefono'],
    ['Address', 'direccion'],
    ['Headline', 'posicion'],
    ['Job', 'vacante'],
    ['Summary', 'experiencia'],
    ['Created at', 'fecha_aplicacion'],
  ],
};

it.each(Object.entries(PROGRAMS))('the headings of a file of %s are known', (_program, headings) => {
  expect(
    proposeMapping(
      headings.map(([heading]) => heading),
      [],
    ),
  ).toEqual(headings.map(([, field]) => field));
});

it.each([
  ['DNI', '612345678'],
  ['NIF', '12345678Z'],
  ['Salario', '612345678'],
  ['Número de expediente', '934567890'],
  ['Teléfono', '01/02/2024'],
  ['Móvil', 'Sí'],
  ['', '31/12/1990'],
  ['', '24.000.000 €'],
  ['Columna 3', 'X1234567L'],
])('a column %j with %j is no phone', (heading, value) => {
  expect(proposeMapping([heading], [[value]])).toEqual([null]);
});

describe('a mapping', () => {
  it('needs the address and the name, whole or in its parts', () => {
    expect(mappingFault(['email', 'nombre_completo'])).toBeNull();
    expect(mappingFault(['email', 'nombre', 'apellidos', null])).toBeNull();
    expect(mappingFault(['nombre_completo'])).toMatch(/correo/);
    expect(mappingFault(['email', 'nombre'])).toMatch(/Nombre/);
    expect(mappingFault(['email', 'apellidos'])).toMatch(/Nombre/);
    expect(mappingFault(['email'])).toMatch(/Nombre/);
  });

  it('has a field twice only where several columns may form it', () => {
    expect(mappingFault(['email', 'email', 'nombre_completo'])).toMatch(/dos columnas/);
    expect(mappingFault(['email', 'nombre', 'apellidos', 'apellidos'])).toBeNull();
    expect(mappingFault(['email', 'nombre_completo', null, null])).toBeNull();
  });
});

it.each([
  ['Gil Puig, Ana', 'Ana', 'Gil Puig'],
  ['Ana', 'Ana', ''],
  ['Ana Gil', 'Ana', 'Gil'],
  ['Ana Gil Puig', 'Ana', 'Gil Puig'],
  ['Ana María Gil Puig', 'Ana María', 'Gil Puig'],
  ['Juan de la Cruz Gil', 'Juan', 'de la Cruz Gil'],
  ['Ana Gil de', 'Ana', 'Gil de'],
  ['Gil,', 'Gil', ''],
  ['', '', ''],
])('%j is the name %j and the family names %j', (whole, nombre, apellidos) => {
  expect(splitName(whole)).toEqual({ nombre, apellidos });
});

describe('a field of the company', () => {
  const own = (...labels: string[]) => labels.map((es, place) => ({ clave: `c${place}`, etiqueta: { es } }));

  it.each([
    ['its label, whatever its accents and capitals', ['AÑOS con ADR'], ['Años con Adr'], ['campos.c0']],
    ['more than its label', ['Años con ADR (mínimo)'], ['Años con ADR'], [null]],
    [
      'its label, though it looks like one of the form',
      ['Formación interna'],
      ['Formación interna'],
      ['campos.c0'],
    ],
    ['the label of one of the form', ['Correo'], ['Correo'], ['email']],
    ['its label twice', ['Talla', 'Talla'], ['Talla'], ['campos.c0', null]],
    ['no letters', ['---'], ['***'], [null]],
  ])('is proposed for a heading that is its label: %s', (_what, columns, labels, mapping) => {
    expect(proposeMapping(columns, [], own(...labels))).toEqual(mapping);
  });

  it('that is not in use, or has two columns, is a fault', () => {
    const mapping = ['nombre_completo', 'email', 'campos.c0'] as const;
    expect(mappingFault([...mapping], own('Talla'))).toBeNull();
    expect(mappingFault([...mapping], [])).toContain('ya no está en uso');
    expect(mappingFault([...mapping, 'campos.c0'], own('Talla'))).toContain('dos columnas');
  });
});
