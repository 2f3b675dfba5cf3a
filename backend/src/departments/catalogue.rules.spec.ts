import { codeOf, sayUses } from './catalogue.rules.js';

describe('codeOf', () => {
  it.each([
    ['Atención al Cliente', 'atencion_al_cliente'],
    ['  Taller nº 2!  ', 'taller_no_2'],
    ['修理', 'sin_nombre'],
    ['A'.repeat(60), 'a'.repeat(40)],
  ])('turns %s into the code that records store', (name, code) => {
    expect(codeOf(name.normalize('NFC').replace('º', 'o'), new Set())).toBe(code);
  });

  it('avoids codes that already exist', () => {
    expect(codeOf('Taller', new Set(['taller', 'taller_2']))).toBe('taller_3');
  });
});

describe('sayUses', () => {
  const none = {
    vacantes: 0,
    candidatos: 0,
    candidaturas: 0,
    personal: 0,
    criterios: 0,
    solicitudes: 0,
    responsables: 0,
  };
  it.each([
    [{ ...none, vacantes: 3, candidatos: 120 }, 'lo usan 3 vacantes y 120 candidatos'],
    [{ ...none, vacantes: 1 }, 'lo usa 1 vacante'],
    [
      { ...none, candidaturas: null, personal: 1 },
      'lo usan más de 1.000 candidaturas y 1 persona del equipo',
    ],
    [none, null],
  ])('gives the sentence %j', (uses, sentence) => {
    expect(sayUses(uses, 'lo')).toBe(sentence);
  });
});
