import { describe, expect, it } from 'vitest';
import { emptyForm, errorsOf, scheduleOf, updateOf } from './formValues';

const form = { ...emptyForm('c1', { fecha: '2026-12-01', hora: '09:00' }), ubicacion: 'Nave 2' };

describe('the interview form', () => {
  it('requires a place for an interview in person and a link for a virtual one', () => {
    expect(errorsOf({ ...form, ubicacion: '  ' })).toEqual({
      ubicacion: 'El campo Ubicación es obligatorio',
    });
    expect(errorsOf({ ...form, tipo: 'virtual' })).toEqual({
      link_virtual: 'El campo Enlace de la reunión es obligatorio',
    });
    expect(errorsOf({ ...form, tipo: 'telefonica', ubicacion: '' })).toEqual({});
  });

  it('does not send a place that was typed before the type was changed', () => {
    const sent = scheduleOf({ ...form, tipo: 'virtual', link_virtual: ' https://meet.example/1 ' });
    expect([sent.ubicacion, sent.link_virtual]).toEqual([null, 'https://meet.example/1']);
  });

  it('sends no application when none is chosen, so the server picks it', () => {
    expect(scheduleOf(form)).not.toHaveProperty('aplicacion_id');
    expect(scheduleOf({ ...form, aplicacion_id: 'a1' }).aplicacion_id).toBe('a1');
  });

  it('sends blank fields as null, and the version that was shown', () => {
    expect(updateOf({ ...form, notas: ' \n', feedback: '' }, 3)).toMatchObject({
      notas: null,
      feedback: null,
      entrevistador_id: null,
      version: 3,
    });
  });
});
