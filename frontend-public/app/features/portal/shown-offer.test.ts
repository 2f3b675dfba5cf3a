import { expect, it } from 'vitest';
import { shownOffer } from './shown-offer';

const now = new Date('2026-12-01T10:00:00Z');
const offer = {
  id: '1',
  aplicacion_id: '2',
  puesto: 'Chofer',
  camino: '/oferta/x',
  firmada: false,
  motivo: null,
  caduca: '2026-12-01T17:00:00Z',
};

it('the portal shows the newest offer while it can be answered, a signed one, and one that was withdrawn with a reason', () => {
  expect(shownOffer([], now)).toBeNull();
  for (const estado of ['enviada', 'vista', 'aceptada'] as const)
    expect(shownOffer([{ ...offer, estado }], now)).toMatchObject({ estado });
  for (const estado of ['rechazada', 'caducada', 'retirada'] as const)
    expect(shownOffer([{ ...offer, estado }], now)).toBeNull();
  expect(shownOffer([{ ...offer, estado: 'vista', caduca: '2026-12-01T10:00:00Z' }], now)).toBeNull();
  const told = { ...offer, estado: 'retirada', motivo: 'Ya no hace falta.' } as const;
  expect(shownOffer([told], now)).toBe(told);
});
