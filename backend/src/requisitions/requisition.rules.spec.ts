import type { RequisitionContent } from './requisition.rules.js';
import { asksAgain, changedParts, shownEstado, stepsOf } from './requisition.rules.js';

const [JORDI, MARTA, POL, RAMON] = ['jordi', 'marta', 'pol', 'ramon'] as const;
const ALL = new Set<string>([JORDI, MARTA, POL, RAMON]);
const APPROVERS = [
  { departamento: 'todos', reglas: [{ desde: 40_000, usuarios: [POL] }] },
  {
    departamento: 'taller',
    reglas: [
      { desde: 0, usuarios: [JORDI, MARTA] },
      { desde: 40_000, usuarios: [MARTA, RAMON] },
    ],
  },
];

it.each([
  ['the rule of its department', 'taller', 30_000, null, ALL, [JORDI, MARTA]],
  [
    'those of a higher pay after it, its department first',
    'taller',
    40_000,
    null,
    ALL,
    [JORDI, MARTA, RAMON, POL],
  ],
  ['the rule of all departments', 'oficina', 45_000, null, ALL, [POL]],
  ['human resources without a rule', 'oficina', 39_999, null, ALL, [null]],
  ['nobody their own request', 'taller', 30_000, JORDI, ALL, [MARTA]],
  ['human resources when only the requester is left', 'oficina', 45_000, POL, ALL, [null]],
  ['nobody who has left', 'taller', 30_000, null, new Set([MARTA]), [MARTA]],
] as const)('%s', (_, departamento, salario_max, solicitante_id, active, steps) => {
  expect(stepsOf({ departamento, salario_max, solicitante_id }, APPROVERS, active)).toEqual(steps);
});

it.each([
  ['borrador', ['plazas'], false],
  ['devuelta', ['plazas'], false],
  ['en_aprobacion', ['justificacion'], true],
  ['aprobada', ['titulo', 'ubicacion', 'justificacion', 'desde_el'], false],
  ['aprobada', ['titulo', 'plazas'], true],
  ['aprobada', ['salario_max'], true],
] as const)('in state %s a change of %j asks again: %s', (estado, changed, again) => {
  expect(asksAgain(estado, changed)).toBe(again);
});

it('names the parts that differ, and is filled by as many hires as openings', () => {
  const before = { titulo: 'a', plazas: 1 } as RequisitionContent;
  expect(changedParts(before, { ...before, plazas: 2 })).toEqual(['plazas']);
  expect(shownEstado({ estado: 'aprobada', plazas: 2, contratadas: 1 })).toBe('aprobada');
  expect(shownEstado({ estado: 'aprobada', plazas: 2, contratadas: 2 })).toBe('cubierta');
  expect(shownEstado({ estado: 'cancelada', plazas: 2, contratadas: 2 })).toBe('cancelada');
});
