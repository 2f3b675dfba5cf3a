import { describe, expect, it } from 'vitest';
import { isComplete, parametersOf } from './bulkDraft';

describe('a bulk move', () => {
  it('is incomplete without a stage', () => {
    expect(isComplete('mover', { mover: { notificar: true } })).toBe(false);
    expect(isComplete('mover', { mover: { estado: 'en_revision' } })).toBe(true);
  });

  it('omits a message of only blanks', () => {
    const mover = { estado: 'en_revision' as const, mensaje_candidato: '  \n ' };
    expect(parametersOf('mover', { mover })).toEqual({
      tipo: 'mover',
      mover: { estado: 'en_revision', notificar: true },
    });
  });

  it('sends the reason only for a rejection', () => {
    const moverOf = (estado: 'rechazada' | 'en_revision') =>
      parametersOf('mover', { mover: { estado, motivo_rechazo_id: 'r1' } }).mover;
    expect(moverOf('rechazada')).toHaveProperty('motivo_rechazo_id', 'r1');
    expect(moverOf('en_revision')).not.toHaveProperty('motivo_rechazo_id');
  });
});

describe('another bulk action', () => {
  it('sends the text of a message with its type', () => {
    const mensaje = { tipo: 'contacto' as const, asunto: 'Hola', cuerpo: 'Buenas' };
    expect(parametersOf('mensaje', { mensaje })).toEqual({ tipo: 'mensaje', mensaje });
  });

  it('removes a tag when removal is chosen', () => {
    const etiqueta = { id: 't1', quitar: true };
    expect(isComplete('etiqueta', { etiqueta })).toBe(true);
    expect(parametersOf('etiqueta', { etiqueta })).toEqual({ tipo: 'etiqueta', etiqueta });
  });

  it("sends no fields of the other actions' drafts", () => {
    const draft = { mover: { estado: 'rechazada' as const }, prioridad: 'alta' as const };
    expect(parametersOf('prioridad', draft)).toEqual({ tipo: 'prioridad', prioridad: 'alta' });
  });
});
