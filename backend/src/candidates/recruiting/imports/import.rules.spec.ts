import { IMPORT_LIMITS } from '@hiring/contract';
import { undoableUntil, undoRefusal } from './import.rules.js';

const NOW = new Date('2026-03-02T10:00:00Z');
const before = (ms: number): Date => new Date(NOW.getTime() - ms);
const TERM = IMPORT_LIMITS.dias * 86_400_000;
type State = Parameters<typeof undoRefusal>[0];
const state = (values: Partial<State>): State => ({
  estado: 'terminada',
  tipo: 'tabla',
  iniciada_at: before(1000),
  terminada_at: before(500),
  ...values,
});

it('the term for taking an import back begins at its end, or at its beginning while it has none', () => {
  expect(undoableUntil(state({}))).toEqual(new Date(before(500).getTime() + TERM));
  expect(undoableUntil(state({ terminada_at: null }))).toEqual(new Date(before(1000).getTime() + TERM));
  expect(undoableUntil(state({ iniciada_at: null, terminada_at: null }))).toBeNull();
});

it.each([
  ['import_not_undoable', { estado: 'borrador' }],
  ['import_not_undoable', { estado: 'deshaciendo' }],
  ['import_not_undoable', { estado: 'deshecha' }],
  ['import_running', { estado: 'en_curso' }],
  [null, { estado: 'en_curso', tipo: 'cvs' }],
  [null, { estado: 'terminada' }],
  [null, { estado: 'cancelada' }],
  [null, { terminada_at: before(TERM) }],
  ['import_too_old', { terminada_at: before(TERM + 1) }],
] as const)('taking back answers %s for %j', (refusal, values) => {
  expect(undoRefusal(state(values as Partial<State>), NOW)).toBe(refusal);
});
