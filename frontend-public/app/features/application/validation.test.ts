import { LIMITS } from '@hiring/contract';
import { describe, expect, it } from 'vitest';
import type { Question } from './answers';
import { initialValues } from './form-values';
import { cvFileError } from './cv/cv-file';
import { EXPERIENCE_STEP, REVIEW_STEP, stepOfField } from './steps';
import { type Filled, firstFaultyStep, firstUnfilledStep, stepErrors } from './validation';

const complete: Filled = {
  values: {
    ...initialValues(null, {}, null),
    nombre: 'Ana',
    apellidos: 'Ruiz',
    telefono: '612 345 678',
    direccion: 'Carrer Nou 1',
    ciudad: 'Gavà',
    departamento: 'itv',
    posicion: 'conductor',
  },
  hasCv: true,
  writtenCv: false,
  questions: [],
  answers: {},
};
const file = (name: string, bytes: number) =>
  Object.defineProperty(new File([], name), 'size', { value: bytes });

describe('the validation of the form', () => {
  it('passes when every required field is filled in', () => {
    expect(firstFaultyStep(complete)).toBeNull();
  });

  it('stops at the first step with a missing or blank field', () => {
    const values = { ...complete.values, nombre: '  ', posicion: '' };
    expect(firstFaultyStep({ ...complete, values })).toBe(stepOfField('nombre'));
  });

  it('does not skip a step that asks for something blank, even if it may stay blank', () => {
    const blank = { ...complete.values, ciudad: 'Sabadell', codigo_postal: '' };
    const given = { ...blank, codigo_postal: '08201', direccion: '' };
    expect(firstUnfilledStep({ ...complete, values: blank }, 1, EXPERIENCE_STEP)).toBe(
      stepOfField('codigo_postal'),
    );
    expect(firstUnfilledStep({ ...complete, values: given }, 1, EXPERIENCE_STEP)).toBe(EXPERIENCE_STEP);
  });

  it('refuses a telephone number that the server would refuse', () => {
    const values = { ...complete.values, telefono: '12' };
    expect(stepErrors(stepOfField('telefono'), { ...complete, values })).toHaveProperty('telefono');
  });

  it('names errors in the order of the form, whatever is wrong with each', () => {
    const values = { ...complete.values, nombre: ' ', telefono: '12', apellidos: '' };
    expect(Object.keys(stepErrors(1, { ...complete, values }))).toEqual(['nombre', 'apellidos', 'telefono']);
  });

  it('requires the CV in the CV step', () => {
    const errors = stepErrors(stepOfField('cv'), { ...complete, hasCv: false });
    expect(errors).toEqual({ cv: 'El CV es obligatorio' });
  });

  it('refuses to generate a CV from an empty form', () => {
    const { nombre, apellidos } = complete.values;
    const values = { ...initialValues(null, {}, null), nombre, apellidos };
    expect(stepErrors(stepOfField('cv'), { ...complete, values, writtenCv: true })).toHaveProperty('cv');
  });

  it("maps the error of a question to the questions' step, and an unknown field to the last step", () => {
    const question = {
      id: 'q1',
      texto: '¿Carné?',
      tipo: 'si_no',
      opciones: [],
      obligatoria: true,
    } as unknown as Question;
    const step = stepOfField('cuestionario.q1');
    expect(stepErrors(step, { ...complete, questions: [question] })).toEqual({
      'cuestionario.q1': 'Responde a «¿Carné?»',
    });
    expect([stepOfField('cuestionario'), stepOfField('de otra versión')]).toEqual([step, REVIEW_STEP]);
  });
});

describe('a CV file', () => {
  it.each([
    ['cv.PDF', 10, null],
    ['mi.cv.docx', LIMITS.cvBytes, null],
    ['cv.pdf', 0, 'El archivo está vacío. Elige otro.'],
    ['cv.pdf', LIMITS.cvBytes + 1, 'El archivo pesa 5,01 MB y el máximo son 5 MB. Elige uno más ligero.'],
    ['pdf', 10, '«pdf» no es un PDF ni un documento de Word. Elige un archivo .pdf, .doc o .docx.'],
    [
      'foto.heic',
      10,
      '«foto.heic» no es un PDF ni un documento de Word. Elige un archivo .pdf, .doc o .docx.',
    ],
  ])('named %s with %i bytes has the error: %s', (name, bytes, error) => {
    expect(cvFileError(file(name, bytes))).toBe(error);
  });
});
