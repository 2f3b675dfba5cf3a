import { DELIVERY_STATES } from '@hiring/contract';
import { afterStates, follows, nextTry, type ToldState, UNDER_WAY_MS } from './delivery.rules.js';

const NOW = new Date('2026-12-01T10:00:00Z');
const told = (estado: ToldState['estado'], codigo: string | null = null): ToldState => ({
  estado,
  codigo,
  at: NOW,
});

it.each([
  ['pendiente', 'enviado entregado leido fallido'],
  ['enviado', 'entregado leido fallido'],
  ['fallido', 'entregado leido'],
  ['entregado', 'leido'],
  ['leido', ''],
] as const)('%s is followed by %j alone', (from, to) => {
  expect(DELIVERY_STATES.filter((state) => follows(from, state)).join(' ')).toBe(to);
});

it('states that come together end in the furthest, in whatever order they came', () => {
  const all = [told('leido'), told('enviado'), told('entregado')];
  for (const states of [all, [...all].reverse()]) {
    expect(afterStates({ estado: 'pendiente' }, states)).toMatchObject({
      estado: 'leido',
      enviado_at: NOW,
      entregado_at: NOW,
      leido_at: NOW,
    });
  }
  expect(afterStates({ estado: 'leido' }, all)).toBeNull();
  expect(afterStates({ estado: 'enviado' }, [told('fallido')])).toMatchObject({
    codigo_error: 'desconocido',
  });
});

it('what arrived after it was given up has arrived, and is not told to have failed', () => {
  expect(afterStates({ estado: 'fallido' }, [told('entregado'), told('enviado')])).toMatchObject({
    estado: 'entregado',
    entregado_at: NOW,
    fallido_at: null,
    codigo_error: null,
  });
  const both = [told('fallido', '131026'), told('entregado')];
  for (const from of ['pendiente', 'enviado'] as const) {
    for (const states of [both, [...both].reverse()]) {
      expect(afterStates({ estado: from }, states)).toMatchObject({ estado: 'entregado', fallido_at: null });
    }
  }
  expect(afterStates({ estado: 'entregado' }, both)).toBeNull();
});

it('a message is tried five times more, not before it was asked for, and late when nobody knows what became of it', () => {
  const later = { kind: 'later', code: '429', askedMs: 0 } as const;
  const waits = [1, 2, 3, 4, 5].map((tries) => nextTry(tries, later, NOW, 0.5)!.getTime() - NOW.getTime());
  expect(waits).toEqual([15_000, 60_000, 300_000, 1_800_000, 7_200_000]);
  expect(nextTry(6, later, NOW, 0.5)).toBeNull();
  expect(nextTry(1, { ...later, askedMs: 40_000 }, NOW, 0.5)).toEqual(new Date(NOW.getTime() + 40_000));
  expect(nextTry(1, { kind: 'unknown', code: 'x' }, NOW, 0.5)).toEqual(
    new Date(NOW.getTime() + UNDER_WAY_MS),
  );
});
