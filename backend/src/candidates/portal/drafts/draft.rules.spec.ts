import { DRAFT_LIMITS } from '@hiring/contract';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { type DraftContent, mergeDraft, readDraftAnswers, readTexts } from './draft.rules.js';

const empty: DraftContent = { version: 0, paso: 1, valores: {}, respuestas: {}, versiones: {} };
const patch = { base: 0, paso: 1, valores: {}, respuestas: {} };

function errorsOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error instanceof DomainError ? error.errors : error;
  }
}

describe('a saved draft', () => {
  it('keeps the texts of the form and drops other names', () => {
    expect(readTexts({ nombre: 'Ana', otra: 'x' })).toEqual({ nombre: 'Ana' });
  });

  it('drops characters that the database cannot store', () => {
    expect(readTexts({ nombre: 'A\0na\uD800' })).toEqual({ nombre: 'Ana\uFFFD' });
  });

  it('refuses values that are not text or are too long, by field', () => {
    expect(errorsOf(() => readTexts({ nombre: 3, experiencia: 'x'.repeat(DRAFT_LIMITS.text + 1) }))).toEqual({
      nombre: ['El campo Nombre no es válido'],
      experiencia: ['El campo Experiencia no puede superar los 12000 caracteres'],
    });
    expect(errorsOf(() => readTexts(null))).toHaveProperty('valores');
  });

  it.each([
    [{ 'a b': 'x' }],
    [{ a: 1 }],
    [{ a: ['x', 2] }],
    ['texto'],
    [{ a: 'x'.repeat(DRAFT_LIMITS.text + 1) }],
  ])('refuses answers like %.40j', (given) => {
    expect(errorsOf(() => readDraftAnswers(given))).toHaveProperty('respuestas');
  });

  it('keeps texts and lists of texts as answers', () => {
    expect(readDraftAnswers({ a: 'si', b: ['x', 'y'], c: [] })).toEqual({ a: 'si', b: ['x', 'y'], c: [] });
  });
});

describe('two devices', () => {
  const first = mergeDraft(empty, { ...patch, paso: 2, valores: { nombre: 'Ana', ciudad: 'Reus' } });

  it('that change different texts lose nothing', () => {
    const both = mergeDraft(first, { ...patch, valores: { telefono: '600' } });
    expect(both).toMatchObject({
      version: 2,
      paso: 2,
      valores: { nombre: 'Ana', ciudad: 'Reus', telefono: '600' },
      sustituidos: { valores: {} },
    });
  });

  it('that change the same text keep the last one, and the first device is told', () => {
    const both = mergeDraft(first, { ...patch, valores: { nombre: 'Anna' }, respuestas: { q: ['a'] } });
    expect(both.valores.nombre).toBe('Anna');
    expect(both.sustituidos).toEqual({ valores: { nombre: 'Ana' }, respuestas: {} });
    const again = mergeDraft(both, {
      ...patch,
      base: 2,
      valores: { nombre: 'Ann' },
      respuestas: { q: ['b'] },
    });
    expect(again.sustituidos).toEqual({ valores: {}, respuestas: {} });
    expect(mergeDraft(again, { ...patch, respuestas: { q: ['c'] } }).sustituidos.respuestas).toEqual({
      q: ['b'],
    });
  });

  it('that repeat a save change nothing', () => {
    const again = mergeDraft(first, { ...patch, paso: 1, valores: { nombre: 'Ana' } });
    expect(again).toMatchObject({ changed: false, version: 1, paso: 2 });
  });
});
