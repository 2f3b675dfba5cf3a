import { describe, expect, it } from 'vitest';
import { qualificationsText } from './qualification-values';
import { qualificationsErrors, readQualificationValues } from './read-qualification-values';
import { inBrief } from './qualification-words';

const EMPTY = readQualificationValues('');

describe('the qualifications in the form', () => {
  it('are an empty text when nothing is filled in', () => {
    expect(qualificationsText({ ...EMPTY, permisos: [] })).toBe('');
    expect(inBrief(EMPTY)).toBe('');
  });

  it.each(['{', '[]', '"x"', 'null', '{"permisos":"C","idiomas":[null,{"idioma":"ingles"}]}'])(
    'are empty when the stored text is %s',
    (text) => {
      expect(readQualificationValues(text)).toEqual(EMPTY);
    },
  );

  it('drop unknown values and have the order of the form', () => {
    const text = JSON.stringify({
      permisos: [{ tipo: 'permiso_x' }, { tipo: 'carretilla' }, { tipo: 'permiso_c', caduca_el: '' }],
      turnos: ['noche', 'siesta', 'manana'],
      noches_fuera: 'true',
      vehiculo_propio: false,
    });
    expect(readQualificationValues(text)).toEqual({
      ...EMPTY,
      permisos: [
        { tipo: 'permiso_c', caduca_el: null },
        { tipo: 'carretilla', caduca_el: null },
      ],
      turnos: ['manana', 'noche'],
      vehiculo_propio: false,
    });
  });

  it('tell a no from what is not answered', () => {
    const values = { ...EMPTY, noches_fuera: false, vehiculo_propio: true };
    expect(inBrief(values)).toBe('Noches fuera de casa: no, Vehículo propio');
    expect(readQualificationValues(JSON.stringify(values))).toEqual(values);
  });

  it('require a start date for «fecha», and years of four digits', () => {
    const wrong = (values: object) => Object.keys(qualificationsErrors(JSON.stringify(values)));
    expect(wrong({ incorporacion: 'fecha' })).toEqual(['disponible_desde']);
    expect(wrong({ incorporacion: 'inmediata' })).toEqual([]);
    expect(wrong({ permisos: [{ tipo: 'permiso_c', caduca_el: '20261-01-01' }] })).toEqual([
      'caduca-permiso_c',
    ]);
    expect(wrong({ permisos: [{ tipo: 'permiso_c', caduca_el: '2031-05-04' }] })).toEqual([]);
  });
});
