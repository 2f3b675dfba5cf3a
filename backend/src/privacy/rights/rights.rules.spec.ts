import { actionsOf, deadlineOf, extendedDeadlineOf, type RightsState } from './rights.rules.js';

it.each([
  ['2026-11-21', '2026-12-21', '2027-02-21'],
  ['2026-01-31', '2026-02-28', '2026-04-30'],
  ['2028-01-31', '2028-02-29', '2028-04-30'],
  ['2026-08-31', '2026-09-30', '2026-11-30'],
  ['2026-11-30', '2026-12-30', '2027-02-28'],
  ['2026-12-31', '2027-01-31', '2027-03-31'],
])('a request of %s is due on %s, or on %s when extended', (day, limit, extended) => {
  expect([deadlineOf(day), extendedDeadlineOf(day)]).toEqual([limit, extended]);
});

const request = (values: Partial<RightsState> = {}): RightsState => ({
  tipo: 'acceso',
  estado: 'recibida',
  recibida_el: '2026-11-01',
  vence_el: '2026-12-01',
  prorrogada: false,
  identidad: true,
  persona: true,
  ...values,
});
const TODAY = '2026-11-21';

it.each([
  ['a new one', request(), ['tramitar', 'prorrogar', 'copia', 'resolver', 'denegar']],
  [
    'identity unknown',
    request({ identidad: false }),
    ['identidad', 'tramitar', 'prorrogar', 'resolver', 'denegar'],
  ],
  ['nobody in the system', request({ persona: false }), ['tramitar', 'prorrogar', 'resolver', 'denegar']],
  ['an erasure', request({ tipo: 'supresion' }), ['tramitar', 'prorrogar', 'borrar', 'resolver', 'denegar']],
  ['extended', request({ estado: 'prorrogada', prorrogada: true }), ['copia', 'resolver', 'denegar']],
  ['answered', request({ estado: 'resuelta' }), []],
  ['denied', request({ estado: 'denegada' }), []],
] as const)('the actions of a request follow its state: %s', (_, subject, actions) => {
  expect(actionsOf(subject, TODAY)).toEqual(actions);
});

it('a request cannot be extended after the first month', () => {
  expect(actionsOf(request({ recibida_el: '2026-10-21' }), TODAY)).toContain('prorrogar');
  expect(actionsOf(request({ recibida_el: '2026-10-20' }), TODAY)).not.toContain('prorrogar');
});
