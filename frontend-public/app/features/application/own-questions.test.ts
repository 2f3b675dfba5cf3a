import type { Schemas } from '@hiring/contract/api';
import { describe, expect, it } from 'vitest';
import { answerError, answersJson, answerWords, ownJson } from './answer-rules';
import { fieldOf, givenBefore, ownAnswers, ownQuestions } from './answers';
import { initialValues } from './form-values';
import { stepOfField } from './steps';
import { firstUnfilledStep, stepErrors } from './validation';

const field = (given: Partial<Schemas['AskedField']>): Schemas['AskedField'] => ({
  entidad: 'persona',
  clave: 'turno',
  tipo: 'una_de',
  etiqueta: 'Turno',
  ayuda: null,
  unidad: null,
  opciones: [
    { clave: 'dia', texto: 'De día' },
    { clave: 'noche', texto: 'De noche' },
  ],
  obligatorio: true,
  paso: 2,
  departamentos: [],
  ...given,
});
const plain = { opciones: [], obligatorio: false };
const shift = field({});
const since = field({ entidad: 'candidatura', clave: 'desde', tipo: 'fecha', etiqueta: 'Desde', ...plain });
const questions = ownQuestions([shift, since], 'chofer');
const filled = { values: initialValues(null, {}, null), hasCv: true, writtenCv: false, questions };

describe('the company’s own fields in the form', () => {
  it('are sent by noun and key, apart from the answers to the vacancy', () => {
    const answers = { P_turno: 'noche', C_desde: '2026-03-01' };
    expect(JSON.parse(ownJson(questions, answers) ?? '')).toEqual({
      persona: { turno: 'noche' },
      candidatura: { desde: '2026-03-01' },
    });
    expect(answersJson(questions, answers)).toBe('{}');
    expect(ownJson([], answers)).toBeUndefined();
  });

  it('are asked of the applicants of their departments only', () => {
    const ofDrivers = field({ departamentos: ['chofer'] });
    expect(ownQuestions([ofDrivers, since], 'oficina').map(({ id }) => id)).toEqual(['C_desde']);
    expect(ownQuestions([ofDrivers, since], 'chofer')).toHaveLength(2);
  });

  it('are asked and found wrong in their step', () => {
    expect(stepErrors(2, { ...filled, answers: {} })).toHaveProperty('campos.persona.turno');
    expect(stepErrors(3, { ...filled, answers: {} })).not.toHaveProperty('campos.persona.turno');
    expect(questions.map((question) => stepOfField(fieldOf(question), questions))).toEqual([2, 2]);
    expect(firstUnfilledStep({ ...filled, answers: {} }, 2, 3)).toBe(2);
  });

  it('show the words of an option and send its key', () => {
    const [turno] = questions;
    expect(answerWords(turno!, { P_turno: 'noche' })).toBe('De noche');
    expect(answerError(turno!, { P_turno: 'De noche' })).toBe('Responde a «Turno»');
  });

  it('show what is known', () => {
    const number = { clave: 'km', etiqueta: 'Km', valor: '2,5 km', dato: 2.5 };
    const yes = { clave: 'adr', etiqueta: 'ADR', valor: 'Sí', dato: true };
    expect(givenBefore(ownAnswers('persona', [number, yes]))).toEqual({ P_km: '2,5', P_adr: 'si' });
  });
});
