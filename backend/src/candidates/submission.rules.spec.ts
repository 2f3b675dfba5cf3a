import { birthDateErrors, fingerprintOf, skillsOf } from './submission.rules.js';
import type { SubmitRequest } from './submit.dto.js';

describe('skills', () => {
  it.each([
    ['Carné C, CAP ,  tacógrafo', ['Carné C', 'CAP', 'tacógrafo']],
    ['uno,,uno, dos', ['uno', 'dos']],
    ['', []],
  ])('of %j', (text, expected) => {
    expect(skillsOf(text)).toEqual(expected);
  });
});

describe('the date of birth', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  it.each([
    [undefined, null],
    ['1980-05-01', null],
    ['2010-11-20', null],
    ['2010-11-23', 'Debes tener al menos 16 años'],
    ['2030-01-01', 'Debes tener al menos 16 años'],
    ['1890-01-01', 'La fecha de nacimiento no es válida'],
  ])('%s', (date, message) => {
    expect(birthDateErrors(date, now)?.fecha_nacimiento?.[0] ?? null).toBe(message);
  });
});

describe('two sendings', () => {
  const form = { nombre: 'Ana', apellidos: 'Puig' } as SubmitRequest;
  it('are the same with the same fields in any order and the same file', () => {
    const turned = { apellidos: 'Puig', nombre: 'Ana' } as SubmitRequest;
    expect(fingerprintOf(form, 'x')).toBe(fingerprintOf(turned, 'x'));
  });
  it('differ by a field or by the file', () => {
    expect(fingerprintOf(form, 'x')).not.toBe(fingerprintOf(form, 'y'));
    expect(fingerprintOf({ ...form, nombre: 'Anna' }, 'x')).not.toBe(fingerprintOf(form, 'x'));
  });
});
