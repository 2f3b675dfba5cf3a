import { describe, expect, it } from 'vitest';
import { emptyForm, errorsOf, scheduleOf, updateOf } from './formValues';

const form = { ...emptyForm('c1', { fecha: '2026-12-01', hora: '09:00' }), ubicacion: 'Nave 2' };

describe('the form of an interview', () => {
  it('asks for the place of one in person and the link of a virtual one', () => {
    expect(errorsOf({ ...form, ubicacion: '  ' })).toEqual({
      ubicacion: 'El campo Ubicación es obligatorio',
    });
    expect(errorsOf({ ...form, tipo: 'virtual' })).toEqual({
      link_virtual: 'El campo Enlace de la reunión es obligatorio',
    });
    expect(errorsOf({ ...form, tipo: 'telefonica', ubicacion: '' })).toEqual({});
  });

  it('does not send the place that was typed before the kind was changed', () => {
    const sent = scheduleOf({ ...form, tipo: 'virtual', link_virtual: ' https://meet.example/1 ' });
    expect([sent.ubicacion, sent.link_virtual]).toEqual([null, 'https://meet.example/1']);
  });

  it('leaves the application to the server where none was chosen', () => {
    expect(scheduleOf(form)).not.toHaveProperty('aplicacion_id');
    expect(scheduleOf({ ...form, aplicacion_id: 'a1' }).aplicacion_id).toBe('a1');
  });

  it('sends blanks as nothing, and the version that was shown', () => {
    expect(updateOf({ ...form, notas: ' \n', feedback: '' }, 3)).toMatchObject({
      notas: null,
      feedback: null,
      entrevistador_id: null,
      version: 3,
    });
  });
});
