import { DomainError } from '../../../platform/errors/domain-error.js';
import type { Question } from '../../../vacancies/questions/questions.rules.js';
import { givenAgain, readAnswers, screen } from './screening.rules.js';

const QUESTIONS: Record<string, Question> = {
  si_no: { id: 'permiso', texto: '¿Permiso C+E?', tipo: 'si_no', obligatoria: true },
  opcion: { id: 'noches', texto: '¿Noches?', tipo: 'opcion', opciones: ['Una', 'Dos'], obligatoria: true },
  opciones: {
    id: 'turnos',
    texto: '¿Turnos?',
    tipo: 'opciones',
    opciones: ['Mañana', 'Tarde', 'Noche'],
    obligatoria: true,
  },
  numero: { id: 'anos', texto: '¿Años?', tipo: 'numero', unidad: 'años', obligatoria: true },
  texto: { id: 'zonas', texto: '¿Zonas?', tipo: 'texto', obligatoria: true },
};
const ask = (tipo: string, change: Partial<Question> = {}): Question[] => {
  const question = QUESTIONS[tipo];
  return question ? [{ ...question, ...change }] : [];
};

/** The stored answer, or the error message. */
function answered(questions: Question[], answer: unknown): unknown {
  const [question] = questions;
  const id = question?.id ?? '';
  try {
    return screen(questions, { [id]: answer })[0]?.respuesta;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.errors?.[`cuestionario.${id}`]?.[0];
  }
}

describe('an answer', () => {
  it.each([
    ['si_no', true, true],
    ['si_no', false, false],
    ['si_no', 'quizá', 'Responde sí o no'],
    ['si_no', null, 'Responde a «¿Permiso C+E?»'],
    ['opcion', 'Una', 'Una'],
    ['opcion', 'Tres', 'Elige una de las opciones'],
    ['opcion', ['Una'], 'Elige una de las opciones'],
    ['opcion', '  ', 'Responde a «¿Noches?»'],
    ['opciones', ['Tarde', 'Mañana', 'Tarde'], ['Mañana', 'Tarde']],
    ['opciones', ['Siesta'], 'Elige entre las opciones'],
    ['opciones', 'Mañana', 'Elige entre las opciones'],
    ['opciones', [], 'Responde a «¿Turnos?»'],
    ['numero', 0, 0],
    ['numero', 7.5, 7.5],
    ['numero', -1, 'Escribe un número'],
    ['numero', Number.POSITIVE_INFINITY, 'Escribe un número'],
    ['numero', 1e10, 'Escribe un número'],
    ['numero', '7', 'Escribe un número'],
    ['numero', { $gt: 0 }, 'Escribe un número'],
    ['texto', '  El puerto\0 ', 'El puerto'],
    ['texto', 'x'.repeat(1001), 'La respuesta no puede superar los 1000 caracteres'],
    ['texto', 7, 'Escribe tu respuesta'],
    ['texto', '\0', 'Responde a «¿Zonas?»'],
  ])('of kind %s: %j gives %j', (tipo, answer, outcome) => {
    expect(answered(ask(tipo), answer)).toEqual(outcome);
  });

  it.each(Object.keys(QUESTIONS))('may be missing when it is optional (%s)', (tipo) => {
    expect(answered(ask(tipo, { obligatoria: false }), undefined)).toBeNull();
  });

  it('is stored with the question as it was asked', () => {
    expect(screen(ask('numero'), { anos: 4 })).toEqual([
      { id: 'anos', texto: '¿Años?', tipo: 'numero', unidad: 'años', respuesta: 4 },
    ]);
  });

  it('to a question that is no longer asked is dropped', () => {
    expect(screen(ask('si_no'), { permiso: true, antigua: 'x' })).toHaveLength(1);
  });

  it('is never read from a built-in property of JavaScript objects', () => {
    const constructed = ask('texto', { id: 'constructor', obligatoria: false });
    expect(screen(constructed, {})[0]?.respuesta).toBeNull();
  });

  it('can be sent again as it was stored', () => {
    const questions = Object.values(QUESTIONS);
    const given = { permiso: true, noches: 'Dos', turnos: ['Noche'], anos: 3, zonas: 'Aragón' };
    const kept = screen(questions, given);
    expect(screen(questions, givenAgain(kept))).toEqual(kept);
  });
});

describe('the field of answers', () => {
  it.each([
    [undefined, null],
    ['{}', {}],
    ['{"anos":4}', { anos: 4 }],
  ])('%j is read', (text, answers) => {
    expect(readAnswers(text)).toEqual(answers);
  });
  it.each(['', '[]', 'null', '"x"', '{"a":'])('%j is refused', (text) => {
    expect(() => readAnswers(text)).toThrow(DomainError);
  });
});
