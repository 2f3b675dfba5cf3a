import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, isComplete, parametersOf } from './bulkDraft';

const known = { texto: null, etiquetaId: undefined };

describe('a bulk move', () => {
  it('is incomplete without a stage', () => {
    expect(isComplete('mover', EMPTY_DRAFT)).toBe(false);
    expect(isComplete('mover', { ...EMPTY_DRAFT, estado: 'en_revision' })).toBe(true);
  });

  it('omits a message of only blanks', () => {
    const draft = { ...EMPTY_DRAFT, estado: 'en_revision' as const, mensaje: '  \n ' };
    expect(parametersOf('mover', draft, known)).toEqual({
      tipo: 'mover',
      mover: { estado: 'en_revision', notificar: true },
    });
  });

  it('sends the reason only for a rejection', () => {
    const motivo = { ...EMPTY_DRAFT, motivo: 'r1' };
    const moverOf = (estado: 'rechazada' | 'en_revision') =>
      parametersOf('mover', { ...motivo, estado }, known).mover;
    expect(moverOf('rechazada')).toHaveProperty('motivo_rechazo_id', 'r1');
    expect(moverOf('en_revision')).not.toHaveProperty('motivo_rechazo_id');
  });
});

describe('another bulk action', () => {
  it('sends the text of a message with its type', () => {
    const texto = { asunto: 'Hola', cuerpo: 'Buenas' };
    expect(parametersOf('mensaje', { ...EMPTY_DRAFT, tipo: 'contacto' }, { ...known, texto })).toEqual({
      tipo: 'mensaje',
      mensaje: { tipo: 'contacto', ...texto },
    });
  });

  it('removes a tag when removal is chosen', () => {
    const draft = { ...EMPTY_DRAFT, etiqueta: { id: 't1', nombre: 'Noches' }, quitar: true };
    expect(isComplete('etiqueta', draft)).toBe(true);
    expect(parametersOf('etiqueta', draft, { ...known, etiquetaId: 't1' })).toEqual({
      tipo: 'etiqueta',
      etiqueta: { id: 't1', quitar: true },
    });
  });

  it("sends no fields of the other actions' drafts", () => {
    const draft = { ...EMPTY_DRAFT, estado: 'rechazada' as const, mensaje: 'No', prioridad: 'alta' as const };
    expect(parametersOf('prioridad', draft, known)).toEqual({ tipo: 'prioridad', prioridad: 'alta' });
  });
});
