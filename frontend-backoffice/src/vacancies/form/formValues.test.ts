import { VACANCY_DEFAULTS } from '@hiring/contract';
import { describe, expect, it } from 'vitest';
import type { Vacancy } from '../types';
import { requestOf, valuesOf } from './formValues';

const form = valuesOf(null);

describe('the vacancy form', () => {
  it('omits blank rows and trims texts', () => {
    expect(requestOf({ ...form, requisitos: [' Carné C ', '', '  '], tags: [''] })).toMatchObject({
      requisitos: ['Carné C'],
      tags: [],
    });
  });

  it('sends an empty amount as null and zero as zero', () => {
    expect(requestOf({ ...form, salario_min: '', salario_max: '0' })).toMatchObject({
      salario_min: null,
      salario_max: 0,
    });
    expect(requestOf({ ...form, salario_min: '18000.5' }).salario_min).toBe(18_000.5);
  });

  it('sends empty years of experience as a minimum of zero and no maximum', () => {
    expect(requestOf({ ...form, experiencia_min: '', experiencia_max: '' })).toMatchObject({
      experiencia_min: 0,
      experiencia_max: null,
    });
  });

  it('sends the default number of openings when the field was cleared', () => {
    expect(requestOf({ ...form, vacantes_disponibles: '' }).vacantes_disponibles).toBe(
      VACANCY_DEFAULTS.vacantes_disponibles,
    );
  });

  it('sends no salary reason, education or closing day when they are empty', () => {
    const sent = requestOf({ ...form, motivo_sin_salario: '  ', educacion: '', cierra_el: '' });
    expect(sent).not.toHaveProperty('motivo_sin_salario');
    expect(sent).not.toHaveProperty('educacion');
    expect(sent.cierra_el).toBeNull();
  });

  it('shows an empty row for an empty list, and opens a closed vacancy as paused', () => {
    const closed = { estado: 'cerrada', requisitos: [], responsabilidades: ['Conducir'], beneficios: [] };
    const values = valuesOf({
      ...closed,
      idiomas: [],
      tags: [],
      salario_min: 0,
      salario_max: null,
    } as unknown as Vacancy);
    expect([values.requisitos, values.responsabilidades]).toEqual([[''], ['Conducir']]);
    expect(values.estado).toBe('pausada');
    expect([values.salario_min, values.salario_max]).toEqual(['0', '']);
  });
});
