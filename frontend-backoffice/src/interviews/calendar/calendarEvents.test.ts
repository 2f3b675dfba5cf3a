import { describe, expect, it } from 'vitest';
import type { AgendaInterview } from '../types';
import { dayOf, eventOf, hourOf, sentenceOf, timesOf } from './calendarEvents';

const interview = (inicio: string, fin: string, more: Partial<AgendaInterview> = {}) =>
  ({
    id: 'i1',
    candidato_nombre: 'Ana Ruiz',
    tipo: 'virtual',
    estado: 'programada',
    inicio,
    fin,
    entrevistador_nombre: null,
    pide_otro_momento: false,
    ...more,
  }) as AgendaInterview;

describe('an interview on the calendar', () => {
  it.each([
    ['in winter', '2026-12-01T08:00:00Z', '2026-12-01T09:00:00Z', '2026-12-01T09:00'],
    ['in summer', '2026-07-01T08:00:00Z', '2026-07-01T09:00:00Z', '2026-07-01T10:00'],
    ['after midnight in Madrid', '2026-11-30T23:30:00Z', '2026-12-01T00:00:00Z', '2026-12-01T00:30'],
  ])('is shown at its Madrid time: %s', (_when, inicio, fin, wall) => {
    expect(eventOf(interview(inicio, fin), true).start).toBe(`${wall}:00Z`);
    expect(`${dayOf(interview(inicio, fin))}T${hourOf(interview(inicio, fin))}`).toBe(wall);
  });

  it('is dropped at the Madrid date, time and duration that the calendar shows', () => {
    const { start, end } = eventOf(interview('2026-07-01T08:00:00Z', '2026-07-01T08:45:00Z'), true);
    const dropped = { start: new Date(String(start)), end: new Date(String(end)) };
    expect(timesOf(dropped)).toEqual({ fecha: '2026-07-01', hora: '10:00', duracion_min: 45 });
  });

  it('has no times without a start and an end', () => {
    expect(timesOf({ start: null, end: null })).toBeNull();
  });

  it.each([
    ['programada', true, true],
    ['confirmada', true, true],
    ['realizada', true, false],
    ['cancelada', true, false],
    ['programada', false, false],
  ] as const)('with state %s and write permission %s is editable: %s', (estado, mayWrite, editable) => {
    const shown = interview('2026-12-01T08:00:00Z', '2026-12-01T09:00:00Z', { estado });
    expect(eventOf(shown, mayWrite).editable).toBe(editable);
  });

  it('has a label for screen readers with its date, candidate, type, state and interviewer', () => {
    const said = interview('2026-12-01T08:00:00Z', '2026-12-01T09:00:00Z', {
      candidato_nombre: '',
      entrevistador_nombre: 'Marta',
      pide_otro_momento: true,
    });
    expect(sentenceOf(said)).toBe(
      '09:00, martes, 1 de diciembre de 2026, Sin nombre, Virtual, Programada, con Marta, pide otro momento',
    );
  });
});
