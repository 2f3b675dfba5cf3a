import { DataFiles } from '../../demo/data-files.js';
import { readVacancies } from '../../demo/vacancies.js';
import { questionErrors } from './questions.rules.js';

const question = { id: 'permiso', texto: '¿Tienes el permiso C+E?', tipo: 'si_no', obligatoria: true };
const choice = {
  id: 'turnos',
  texto: '¿Qué turnos?',
  tipo: 'opciones',
  opciones: ['Mañana', 'Tarde'],
  obligatoria: false,
};

describe('the questions of a vacancy', () => {
  it.each([
    ['none', []],
    ['one of yes or no', [question]],
    [
      'of every kind',
      [
        question,
        choice,
        { ...choice, id: 'noches', tipo: 'opcion', ayuda: 'Por semana' },
        { id: 'anos', texto: '¿Cuántos años?', tipo: 'numero', unidad: 'años', obligatoria: true },
        { id: 'zonas', texto: '¿Qué zonas?', tipo: 'texto', obligatoria: false },
      ],
    ],
  ])('can be %s', (_title, questions) => {
    expect(questionErrors(questions)).toEqual({});
  });

  it.each([
    ['no list', {}, ['preguntas']],
    ['null', null, ['preguntas']],
    ['too many', Array.from({ length: 21 }, (_, n) => ({ ...question, id: `p${n}` })), ['preguntas']],
    ['no questions', ['¿Sí?', null], ['preguntas.0.texto', 'preguntas.1.texto']],
    ['two with one id', [question, question], ['preguntas.1.id']],
    ['an id that is no name', [{ ...question, id: 'a.b' }], ['preguntas.0.id']],
    ['an id of the language', [{ ...question, id: '__proto__' }], ['preguntas.0.id']],
    ['without text', [{ ...question, texto: '  ' }], ['preguntas.0.texto']],
    ['too long', [{ ...question, texto: 'x'.repeat(301) }], ['preguntas.0.texto']],
    ['of an unknown kind', [{ ...question, tipo: 'fecha' }], ['preguntas.0.tipo']],
    ['neither required nor not', [{ ...question, obligatoria: 'sí' }], ['preguntas.0.obligatoria']],
    ['a choice without options', [{ ...choice, opciones: undefined }], ['preguntas.0.opciones']],
    ['a choice of one', [{ ...choice, opciones: ['Mañana'] }], ['preguntas.0.opciones']],
    ['a choice with one twice', [{ ...choice, opciones: ['A', 'A'] }], ['preguntas.0.opciones']],
    ['a choice with a blank one', [{ ...choice, opciones: ['A', ' '] }], ['preguntas.0.opciones']],
    ['yes or no with options', [{ ...question, opciones: ['Sí', 'No'] }], ['preguntas.0.opciones']],
    ['yes or no with a unit', [{ ...question, unidad: 'años' }], ['preguntas.0.unidad']],
    ['with a blank hint', [{ ...question, ayuda: '' }], ['preguntas.0.ayuda']],
  ])('are refused when they are %s', (_title, questions, fields) => {
    expect(Object.keys(questionErrors(questions))).toEqual(fields);
  });

  it('of the demo data are valid', () => {
    for (const { preguntas } of readVacancies(new DataFiles(new Date('2026-11-18T09:30:00Z')))) {
      expect(questionErrors(preguntas)).toEqual({});
    }
  });
});
