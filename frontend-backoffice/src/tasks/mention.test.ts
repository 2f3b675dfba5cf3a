import { describe, expect, it } from 'vitest';
import { begunMention, proposeTask } from './mention';

const staff = [
  { id: 'marta', nombre: 'Marta Soler Quintana' },
  { id: 'silvia', nombre: 'Sílvia Camps' },
  { id: 'jordi-v', nombre: 'Jordi Vives' },
  { id: 'jordi-s', nombre: 'Jordi Sala' },
];
/** A Thursday. */
const today = '2026-12-03';
const propose = (text: string) => proposeTask(text, { staff, today, most: 200 });
const dayIn = (words: string) => propose(`@Marta llamar ${words}`)?.vence_el;

describe('a task in a note', () => {
  it('is what follows the name of a colleague', () => {
    expect(propose('@Marta llamar el martes')).toEqual({
      titulo: 'Llamar',
      asignada_a: 'marta',
      vence_el: '2026-12-08',
    });
    expect(
      propose('Ha venido hoy.\nMuy bien. @silvia camps, pedir referencias para mañana. Gracias'),
    ).toEqual({
      titulo: 'Pedir referencias',
      asignada_a: 'silvia',
      vence_el: '2026-12-04',
    });
    expect(propose('(@SÍLVIA revisar el CV)')).toMatchObject({ asignada_a: 'silvia', vence_el: null });
    expect(propose('@marta mañana enviar el contrato a las 10:30')?.titulo).toBe(
      'Enviar el contrato a las 10:30',
    );
  });

  it.each([
    ['nobody is named', 'Llamar el martes'],
    ['the name is not of the team', '@Pedro llamar el martes'],
    ['several have the name', '@Jordi llamar el martes'],
    ['there is nothing to do', '@Marta'],
    ['there is only a day', '@Marta el martes'],
    ['it is an e-mail address', 'Escribir a ana@marta.com el martes'],
    ['a longer name begins like it', '@Martarella llamar'],
    ['several people are named', '@Marta llamar y @Sílvia escribir'],
    ['it is longer than a title', `@Marta ${'llamar '.repeat(40)}`],
  ])('is not proposed when %s', (_why, text) => {
    expect(propose(text)).toBeNull();
  });

  it('tells people of one name apart by their surname', () => {
    expect(propose('@Jordi Sala llamar')?.asignada_a).toBe('jordi-s');
    expect(propose('@jordi vives llamar')?.asignada_a).toBe('jordi-v');
  });
});

describe('the day of a task in a note', () => {
  it.each([
    ['hoy', '2026-12-03'],
    ['mañana', '2026-12-04'],
    ['mañana por la tarde', '2026-12-04'],
    ['pasado mañana', '2026-12-05'],
    ['el viernes', '2026-12-04'],
    ['el miércoles', '2026-12-09'],
    ['sabado', '2026-12-05'],
    ['para el lunes', '2026-12-07'],
    // Today is a Thursday: the next one.
    ['el jueves', '2026-12-10'],
    ['el 3', '2026-12-03'],
    ['el 2', '2027-01-02'],
    ['el día 15', '2026-12-15'],
    ['el 24/12', '2026-12-24'],
    ['3/1', '2027-01-03'],
    ['el 3/12/2027', '2027-12-03'],
    ['en 3 días', '2026-12-06'],
    ['en dos dias', '2026-12-05'],
    ['en un día', '2026-12-04'],
  ])('“%s” is %s', (words, expected) => {
    expect(dayIn(words)).toBe(expected);
  });

  it.each([
    'el martes o el miércoles',
    'el martes que viene',
    'el próximo martes',
    'el martes pasado',
    'antes del viernes',
    'desde el lunes',
    'cada lunes',
    'los lunes',
    'por la mañana',
    'esta mañana',
    'el 31/2',
    'el 30 de enero',
    'el 45',
    'el 3/12/2020',
    'a las 3',
    'con 3 días de margen',
    'no hoy',
  ])('“%s” proposes no day, and stays in the words', (words) => {
    const task = propose(`@Marta llamar ${words}`);
    expect(task?.vence_el).toBeNull();
    expect(task?.titulo).toBe(`Llamar ${words}`);
  });
});

describe('a name behind an @ that is being typed', () => {
  const meant = (text: string) => begunMention(text, staff).map(({ whole }) => whole);

  it('is completed with those who begin so, whatever the accents and capitals', () => {
    expect(meant('Hablar con @jor')).toEqual(['Hablar con @Jordi Vives ', 'Hablar con @Jordi Sala ']);
    expect(meant('@SIL')).toEqual(['@Sílvia Camps ']);
    expect(meant('@jordi v')).toEqual(['@Jordi Vives ']);
    expect(meant('¿Y ahora? (@')).toHaveLength(4);
  });

  it('is nobody in an address, once it is whole, and when more follows', () => {
    for (const text of ['', 'ana@jordi', '@Jordi Sala', '@Jordi Sala ', '@marta llamar', '@xavi'])
      expect(meant(text), text).toEqual([]);
  });
});
