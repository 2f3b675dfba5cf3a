import { describe, expect, it } from 'vitest';
import { draftOf, requestOf } from './availabilityDraft';
import { windowText } from './availabilityText';
import type { Availability } from './useAvailability';

const row = {
  ...{
    nombre: 'Nave 2',
    entrevistador_id: 'u1',
    duracion_min: 45,
    margen_antes_min: 0,
    margen_despues_min: 15,
  },
  ...{
    antelacion_horas: 48,
    dias_vista: 7,
    tipo: 'virtual',
    ubicacion: null,
    link_virtual: null,
    activa: false,
  },
  franjas: [
    { dia: 7, desde: '09:00', hasta: '11:00' },
    { fecha: '2026-12-24', desde: '10:00', hasta: '12:00' },
  ],
} as unknown as Availability;

describe('the offered hours', () => {
  it('are sent as they were loaded when nothing was changed', () => {
    const { ubicacion: _, link_virtual: __, ...said } = row;
    expect(requestOf(draftOf(row))).toEqual(said);
  });

  it('lose their date when a weekday replaces it', () => {
    const draft = draftOf(row);
    const franjas = draft.franjas.map((window) => ({ ...window, dia: '1' }));
    expect(requestOf({ ...draft, franjas }).franjas.map(({ dia, fecha }) => [dia, fecha])).toEqual([
      [1, undefined],
      [1, undefined],
    ]);
  });

  it('are shown with a weekday or a date', () => {
    expect(row.franjas.map(windowText)).toEqual(['Domingo de 09:00 a 11:00', '24/12/2026 de 10:00 a 12:00']);
  });
});
