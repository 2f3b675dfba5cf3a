import type { DeliveryState } from '@hiring/contract';
import { afterPart, nextPart, partsOf } from './parts.rules.js';

const NOW = new Date('2026-12-01T10:00:00Z');
const told = (estado: Exclude<DeliveryState, 'pendiente'>, codigo: string | null = null) => ({
  estado,
  codigo,
  at: NOW,
  providerId: 'wamid.1',
});
/** A row whose parts stand so. */
const row = (estado: DeliveryState, ...states: DeliveryState[]) => ({
  estado,
  partes: states.map((one) => ({
    estado: one,
    proveedor_id: null,
    codigo: one === 'fallido' ? '131053' : null,
  })),
});
const states = (change: ReturnType<typeof afterPart>) =>
  change?.partes?.map(({ estado }) => estado).join(' ');

it('a message with files is its text and one part a file, sent in that order', () => {
  expect(partsOf(0)).toBeNull();
  expect(partsOf(2)).toHaveLength(3);
  expect(nextPart({ partes: partsOf(2) })).toBe(0);
  expect(nextPart(row('pendiente', 'enviado', 'pendiente', 'pendiente'))).toBe(1);
  expect(nextPart({ partes: null })).toBeNull();
});

it.each([
  ['pendiente', 'enviado pendiente', 1, 'enviado', 'enviado enviado', 'enviado'],
  ['pendiente', 'enviado pendiente', 0, 'leido', 'leido pendiente', undefined],
  ['enviado', 'enviado enviado', 0, 'leido', 'leido enviado', undefined],
  ['enviado', 'leido enviado', 1, 'entregado', 'leido entregado', 'entregado'],
  ['entregado', 'leido entregado', 1, 'leido', 'leido leido', 'leido'],
  ['enviado', 'entregado enviado', 1, 'fallido', 'entregado fallido', 'fallido'],
  ['pendiente', 'enviado pendiente pendiente', 1, 'fallido', 'enviado fallido fallido', 'fallido'],
  // It was given up, and arrives after all.
  ['fallido', 'entregado fallido', 1, 'entregado', 'entregado entregado', 'entregado'],
  ['fallido', 'enviado fallido fallido', 1, 'entregado', 'enviado entregado fallido', undefined],
] as const)('of %s (%s) part %i is told %s: %s, as a whole %s', (estado, before, at, word, after, whole) => {
  const change = afterPart(row(estado, ...(before.split(' ') as DeliveryState[])), at, told(word));
  expect(states(change)).toBe(after);
  expect(change?.estado).toBe(whole);
});

it('a part that has arrived has not failed, and what is told twice changes nothing', () => {
  const arrived = row('entregado', 'entregado', 'entregado');
  expect(states(afterPart(arrived, 1, told('fallido')))).toBe('entregado entregado');
  const named = { ...arrived, partes: arrived.partes.map((one) => ({ ...one, proveedor_id: 'wamid.1' })) };
  expect(afterPart(named, 1, told('fallido'))).toBeNull();
  expect(afterPart(named, 1, told('entregado'))).toBeNull();
  expect(afterPart(named, 7, told('leido'))).toBeNull();
});

it('the whole has the code of the part that failed, and none once it has arrived', () => {
  expect(afterPart(row('enviado', 'enviado', 'enviado'), 0, told('fallido', '131026'))).toMatchObject({
    codigo_error: '131026',
    fallido_at: NOW,
  });
  expect(afterPart(row('fallido', 'fallido', 'enviado'), 0, told('entregado'))).toMatchObject({
    estado: 'enviado',
    codigo_error: null,
    fallido_at: null,
  });
});
