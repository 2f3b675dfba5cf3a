import { describe, expect, it } from 'vitest';
import { choiceOf, columnsOf, moved } from './columns';

const FIRST = [
  { name: 'puesto', atFirst: true },
  { name: 'estado', atFirst: true },
  { name: 'email', atFirst: false },
];
const NOTE = { name: 'nota', atFirst: true };
const TOWN = { name: 'ciudad', atFirst: false };
const told = (...args: Parameters<typeof columnsOf>) =>
  columnsOf(...args).map(({ name, shown }) => `${shown ? '' : '-'}${name}`);

describe('the columns of the list', () => {
  it('are the first ones until somebody chooses', () => {
    expect(told(FIRST, null)).toEqual(['puesto', 'estado', '-email']);
  });

  it('stand as they were chosen, those that are hidden too', () => {
    const chosen = moved(columnsOf(FIRST, null), 'email', 0).map((one) => ({ ...one, shown: !one.shown }));
    expect(told(FIRST, choiceOf(chosen, null))).toEqual(['email', '-puesto', '-estado']);
  });

  it('that came after the choice follow their neighbour, shown or hidden as everybody has them', () => {
    const choice = { orden: ['email', 'estado', 'puesto'], ocultas: ['puesto'] };
    const columns = [NOTE, ...FIRST, TOWN];
    expect(told(columns, choice)).toEqual(['nota', 'email', '-ciudad', 'estado', '-puesto']);
  });

  it('that are away while others are chosen keep their place and stay hidden', () => {
    const before = { orden: ['estado', 'campos.talla', 'puesto', 'email'], ocultas: ['campos.talla'] };
    const after = choiceOf(moved(columnsOf(FIRST, before), 'email', 0), before);
    expect(after).toEqual({
      orden: ['email', 'estado', 'campos.talla', 'puesto'],
      ocultas: ['campos.talla'],
    });
  });

  it('move up, down and to the end', () => {
    const names = (name: string, to: number) => moved(FIRST, name, to).map((column) => column.name);
    expect(names('email', 1)).toEqual(['puesto', 'email', 'estado']);
    expect(names('puesto', 1)).toEqual(['estado', 'puesto', 'email']);
    expect(names('puesto', 2)).toEqual(['estado', 'email', 'puesto']);
  });
});
