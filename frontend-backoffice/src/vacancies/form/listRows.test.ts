import { describe, expect, it } from 'vitest';
import { afterKey, withoutRow, withRow } from './listRows';

const rows = ['Carné C', '', 'CAP'];

describe('a list that is typed row by row', () => {
  it('gets an empty row after the one in which Enter is pressed, and the focus goes there', () => {
    expect(afterKey('Enter', rows, 0, 9)).toEqual({ rows: ['Carné C', '', '', 'CAP'], focus: 1 });
  });

  it('gets none after an empty row, and none beyond its limit', () => {
    expect(afterKey('Enter', rows, 1, 9)).toBeNull();
    expect(afterKey('Enter', ['  '], 0, 9)).toBeNull();
    expect(withRow(rows, 2, 3)).toBeNull();
  });

  it('loses an empty row by Backspace, and the focus stays at its place', () => {
    expect(afterKey('Backspace', rows, 1, 9)).toEqual({ rows: ['Carné C', 'CAP'], focus: 1 });
    expect(afterKey('Backspace', rows, 0, 9)).toBeNull();
    expect(afterKey('Backspace', [''], 0, 9)).toBeNull();
  });

  it('gives the focus to the row before when its last one goes', () => {
    expect(withoutRow(rows, 2)).toEqual({ rows: ['Carné C', ''], focus: 1 });
  });

  it('keeps one row, emptied', () => {
    expect(withoutRow(['Carné C'], 0)).toEqual({ rows: [''], focus: 0 });
  });

  it('lets every other key write', () => {
    expect(afterKey('a', rows, 1, 9)).toBeNull();
  });
});
