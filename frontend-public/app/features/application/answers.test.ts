import { describe, expect, it } from 'vitest';
import { answerError, answerOf, answersJson } from './answer-rules';
import { givenBefore, type Question } from './answers';

const question = (tipo: Question['tipo'], more: Partial<Question> = {}) =>
  ({
    id: 'q1',
    texto: '¿Cuántos años?',
    tipo,
    opciones: ['A', 'B', 'C'],
    obligatoria: true,
    ...more,
  }) as Question;

describe("an answer to a vacancy's question", () => {
  it.each([
    ['2,5', 2.5],
    ['2.5', 2.5],
    ['1.500', 1500],
    ['24 000 €', 24000],
    ['٢', 2],
    ['12.345.678', 12_345_678],
    ['1.50', 1.5],
    [' 7 ', 7],
    ['0', 0],
    ['siete', null],
    ['1e3', null],
    ['', null],
  ])('typed as %j is the number %s', (typed, number) => {
    expect(answerOf(question('numero'), { q1: typed })).toBe(number);
  });

  it('may be followed by its unit as the reader sees it, of one or several', () => {
    const asked = question('numero', { unidad: 'años' });
    const typed = ['5 años', '1 año', '5 anys', '5 ani', '5 years', '٥ سنوات', '5 meses'];
    expect(typed.map((text) => answerOf(asked, { q1: text }))).toEqual([5, 1, 5, 5, 5, 5, null]);
  });

  it('to a yes/no question is null while nothing is chosen', () => {
    expect(['si', 'no', ''].map((given) => answerOf(question('si_no'), { q1: given }))).toEqual([
      true,
      false,
      null,
    ]);
  });

  it('lists its options in the order of the question, without options that no longer exist', () => {
    expect(answerOf(question('opciones'), { q1: ['C', 'X', 'A'] })).toEqual(['A', 'C']);
    expect(answerOf(question('opciones'), { q1: ['X'] })).toBeNull();
    expect(answerOf(question('opcion'), { q1: 'X' })).toBeNull();
  });

  it('is required when it is missing, and zero and «no» count as answers', () => {
    expect(answerError(question('numero'), {})).toBe('Responde a «¿Cuántos años?»');
    expect(answerError(question('numero', { obligatoria: false }), {})).toBeNull();
    expect(answerError(question('numero'), { q1: '0' })).toBeNull();
    expect(answerError(question('si_no'), { q1: 'no' })).toBeNull();
  });

  it('names its question when it is not a number', () => {
    expect(answerError(question('numero'), { q1: 'pocos' })).toBe('Escribe un número en «¿Cuántos años?»');
  });

  it('is shown in the controls as it was given', () => {
    const questions = [
      question('numero'),
      question('si_no', { id: 'q2' }),
      question('opciones', { id: 'q3' }),
    ];
    const given = { q1: '2,5', q2: 'no', q3: ['B'] };
    const sent = JSON.parse(answersJson(questions, given)) as Record<string, number | boolean | string[]>;
    const answered = Object.entries(sent).map(([id, respuesta]) => ({
      id,
      respuesta,
      texto: '',
      unidad: null,
      tipo: 'texto' as const,
    }));
    expect(givenBefore(answered)).toEqual(given);
  });
});
