import { inOrder } from './word-order.js';

it.each([
  [
    'of a list',
    ['rechazada', 'contratada', 'en_revision', 'recibida', 'entrevista'],
    ['recibida', 'en_revision', 'entrevista', 'contratada', 'rechazada'],
  ],
  ['of a part of a list', ['baja', 'urgente'], ['urgente', 'baja']],
  [
    'of several lists',
    ['zeta', 'entrevista_realizada', 'entrevista', 'alfa', 'recibida'],
    ['recibida', 'entrevista', 'entrevista_realizada', 'alfa', 'zeta'],
  ],
  ['that may be null', [null, 'baja', 'alta'], ['alta', 'baja', null]],
])('words %s have one order, whichever they come in', (_name, words, expected) => {
  expect(inOrder(words)).toEqual(expected);
  expect(inOrder(words.toReversed())).toEqual(expected);
});
