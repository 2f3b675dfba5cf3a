import { describe, expect, it } from 'vitest';
import { countMore, hasNoCounter, hidesPeople, listAddress, NEWEST_FIRST, NO_FILTERS } from './filters';
import { filtersInUse, type Names } from './filterWords';

const names: Names = {
  departmentName: (code) => code.toUpperCase(),
  vacancyTitle: () => 'Conductor',
  tagName: () => 'Noches',
};
const textsOf = (filters: Parameters<typeof filtersInUse>[0]) =>
  filtersInUse(filters, names).map(({ text }) => text);

describe('the candidate filters', () => {
  it('hide nobody when only the stage tab is chosen', () => {
    expect(hidesPeople({ stage: 'recibida' })).toBe(false);
    expect(hidesPeople({ q: 'ana' })).toBe(true);
  });

  it('have counters when only the department is chosen', () => {
    expect(hasNoCounter({ departamento: 'itv' })).toBe(false);
    expect(hasNoCounter({ departamento: 'itv', ciudad: 'Gavà' })).toBe(true);
  });

  it('count the filters of the panel, not those of the bar', () => {
    expect(countMore({ departamento: 'itv', ciudad: 'Gavà', con_cv: 'true' })).toBe(2);
  });

  it('are all cleared by NO_FILTERS except the stage tab', () => {
    const everything = {
      stage: 'recibida',
      q: 'ana',
      ciudad: 'Gavà',
      etiqueta: 't1',
      estado: 'recibida',
    } as const;
    expect({ ...everything, ...NO_FILTERS }).toEqual({ ...NO_FILTERS, stage: 'recibida' });
    expect(hidesPeople({ ...everything, ...NO_FILTERS })).toBe(false);
  });

  it.each([
    [{ con_cv: 'false' }, 'Sin CV'],
    [{ sin_respuesta: 'true' }, 'Sin responder'],
    [{ departamento: 'itv' }, 'Departamento: ITV'],
    [{ vacante_id: 'espontanea' }, 'Candidatura espontánea'],
    [{ vacante_id: 'v1' }, 'Vacante: Conductor'],
    [{ desde: '2026-03-05' }, 'Desde el 05/03/2026'],
    [{ estado: 'entrevista_realizada' as const }, 'Estado: Entrevista realizada'],
    [{ prioridad: 'de otra versión' }, 'Prioridad: de otra versión'],
  ])('show %o as «%s»', (filters, text) => {
    expect(textsOf(filters)).toEqual([text]);
  });

  it('are shown in the order of the screen, not of the query parameters', () => {
    expect(textsOf({ ciudad: 'Gavà', prioridad: 'alta', departamento: 'itv' })).toEqual([
      'Departamento: ITV',
      'Prioridad: Alta',
      'Ciudad: Gavà',
    ]);
  });

  it('are read back from the URL of the list', () => {
    const params = new URLSearchParams(listAddress({ q: 'a&b=c', ciudad: 'Gavà' }, null).split('?')[1]);
    expect(JSON.parse(params.get('filter') ?? '')).toEqual({ q: 'a&b=c', ciudad: 'Gavà' });
    expect([params.get('sort'), params.get('order')]).toEqual([NEWEST_FIRST.field, NEWEST_FIRST.order]);
  });
});
