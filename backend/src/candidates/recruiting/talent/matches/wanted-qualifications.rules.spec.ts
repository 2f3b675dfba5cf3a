import { wantedQualifications } from './wanted-qualifications.rules.js';

it.each<[string[], string[]]>([
  [['Permiso C+E y CAP de mercancías en vigor'], ['permiso_c_e', 'cap_mercancias']],
  [['Carné B con cuatro años de antigüedad y al menos ocho puntos'], ['permiso_b']],
  [
    ['Carnet C vigente', 'Tarjeta de tacógrafo digital'],
    ['permiso_c', 'tacografo'],
  ],
  [['Permisos C y D, CAP de viajeros'], ['permiso_c', 'permiso_d', 'cap_viajeros']],
  [['CAP mercancías y CAP viajeros'], ['cap_mercancias', 'cap_viajeros']],
  [['ADR básico'], ['adr_basico']],
  [['ADR con especialidad de cisternas'], ['adr_cisternas']],
  [['Carné de carretillero o carretilla elevadora'], ['carretilla']],
  [['Dos años de experiencia', 'Ser capaz de trabajar en equipo'], []],
  [['Conductor con permiso C', 'El permiso C es imprescindible'], ['permiso_c']],
])('the text %j requires %j', (lines, expected) => {
  expect(wantedQualifications(lines).map(({ tipo }) => tipo)).toEqual(expected);
});

it('required and optional qualifications are distinguished, and a line that insists wins', () => {
  expect(
    wantedQualifications([
      'Permiso B',
      'Valorable carretilla elevadora y ADR',
      'Se valora tacógrafo',
      'Tarjeta de tacógrafo obligatoria',
    ]),
  ).toEqual([
    { tipo: 'permiso_b', obligatoria: true },
    { tipo: 'tacografo', obligatoria: true },
    { tipo: 'adr_basico', obligatoria: false },
    { tipo: 'carretilla', obligatoria: false },
  ]);
});
