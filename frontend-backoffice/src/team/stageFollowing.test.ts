import { expect, it } from 'vitest';
import type { MoveTarget } from '../candidates/moves/moveTarget';
import { stageFollowing } from './stageFollowing';

const target = (more: Partial<MoveTarget>): MoveTarget => ({
  id: 'a',
  version: 1,
  estado: 'recibida',
  stage: 'recibida',
  retirada: false,
  name: 'Núria Vidal',
  mover_a: ['en_revision', 'entrevista', 'contratada', 'rechazada'],
  ...more,
});
const IN_INTERVIEW = target({
  estado: 'entrevista_programada',
  stage: 'entrevista',
  mover_a: ['recibida', 'en_revision', 'contratada', 'rechazada'],
});
const PHASE = { id: 'f', nombre: 'Prueba de conducción' };

it.each([
  ['pasar', target({}), 'en_revision'],
  ['pasar', target({ fase: PHASE }), undefined],
  ['descartar', target({ fase: PHASE }), 'rechazada'],
  ['descartar', target({ mover_a: [] }), undefined],
  ['entrevista', target({}), 'entrevista'],
  ['entrevista', IN_INTERVIEW, undefined],
  ['pasar', IN_INTERVIEW, 'contratada'],
] as const)('a proposal (%s) is followed by the move that it is about', (proposal, of, stage) => {
  expect(stageFollowing(proposal, of)).toBe(stage);
});
