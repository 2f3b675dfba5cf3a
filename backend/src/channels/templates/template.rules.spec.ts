import { filled, readTemplate, templatesFor, variablesOf } from './template.rules.js';

const given = (components: unknown[], values: object = {}) => ({
  name: 'cita',
  language: 'es',
  status: 'APPROVED',
  category: 'UTILITY',
  components: [{ type: 'BODY', text: 'Hola, {{1}}: el {{2}}.' }, ...components],
  ...values,
});

it('variables with numbers stand by number, others as they appear, each once', () => {
  expect(variablesOf('{{2}} y {{1}} y {{ 2 }} y {{10}}')).toEqual(['1', '2', '10']);
  expect(variablesOf('{{nombre}}, {{dia}}, {{nombre}}')).toEqual(['nombre', 'dia']);
  expect(filled({ texto: '{{2}} {{1}} {{2}}', variables: ['1', '2'] }, ['a', '$&'])).toBe('$& a $&');
});

it.each([
  [[], true],
  [[{ type: 'FOOTER', text: 'Zarvia' }], true],
  [[{ type: 'HEADER', format: 'TEXT', text: 'Tu cita' }], true],
  [[{ type: 'HEADER', format: 'TEXT', text: 'Cita {{1}}' }], false],
  [[{ type: 'HEADER', format: 'IMAGE' }], false],
  [[{ type: 'BUTTONS', buttons: [{ type: 'QUICK_REPLY', text: '1 confirmo' }] }], true],
  [[{ type: 'BUTTONS', buttons: [{ type: 'URL', text: 'Ver', url: 'https://a.example/{{1}}' }] }], false],
  [[{ type: 'BUTTONS', buttons: [{ type: 'OTP' }] }], false],
  [[{ type: 'CAROUSEL' }], false],
])('a template with %j may be sent: %j', (components, admitida) => {
  expect(readTemplate(given(components))).toMatchObject({ admitida, variables: ['1', '2'] });
});

it('what is no template is left out', () => {
  for (const one of [null, {}, given([], { components: [] }), given([], { name: 3 })])
    expect(readTemplate(one)).toBeNull();
});

it('a person gets the template in their language, or else in Spanish, and approved ones only', () => {
  const one = (nombre: string, idioma: string, estado = 'APPROVED') => ({
    nombre,
    idioma,
    estado,
    admitida: true,
  });
  const all = [
    one('a', 'es_ES'),
    one('a', 'ca'),
    one('b', 'es'),
    one('c', 'en_US'),
    one('d', 'ca', 'PAUSED'),
  ];
  const chosen = (language: 'ca' | 'es' | 'en') =>
    templatesFor(all, language).map(({ nombre, idioma }) => `${nombre} ${idioma}`);
  expect(chosen('ca')).toEqual(['a ca', 'b es']);
  expect(chosen('en')).toEqual(['a es_ES', 'b es', 'c en_US']);
  expect(chosen('es')).toEqual(['a es_ES', 'b es']);
});
